#!/usr/bin/env python3
"""Checks that memory does not grow with the length of a trace or the number of recordings.

    memory.py [--length MB] [--recordings N]

Peak memory on a short trace and on one of 300 MB, as stream and as document, and on few recordings and
on 100,000, a line each, a file each, and without events on several lines: the larger may take a tenth
more, and no more. The names of a folder's files are in memory to be sorted, so a file may take
128 bytes besides. Where one result lists every gesture of a long trace, memory is shown and may grow.
"""
import argparse
import sys

from tools import build, cost, document, documents, empties, figure, files, stream, table

ALLOWED = 1.10
ALLOWED_A_FILE = 128  # bytes


def comparisons(name, length, recordings):
    """The form of each comparison with a small and a large input."""
    # What works on several threads has queues; the small amount is so large that they are full.
    has_queues = name.startswith("classify")
    short, few = (20, 30_000) if has_queues else (1, 100)
    yield "stream", "%g MB", (short, length), stream
    yield "document", "%g MB", (short, length), document
    yield "a line each", "%d recordings", (few, recordings), documents
    yield "a file each", "%d recordings", (few, recordings), files
    yield "without events", "%d recordings", (100_000, 10 * recordings), empties


def commands():
    """The commands whose memory is held to be flat, by name."""
    touchstone = build().touchstone
    yield "replay --quiet", (touchstone, "replay", "--quiet")
    yield "replay --format ndjson", (touchstone, "replay", "--format", "ndjson")
    classify = (touchstone, "classify", "--format", "ndjson")
    yield "classify", classify
    yield "classify --split-idle 500ms", (*classify, "--split-idle", "500ms")


# The last line about a recording lists all of its gestures, so it is as long as the recording;
# with --split-idle it is as long as a part.
GROWS = {(command, form) for command in ("replay --format ndjson", "classify")
         for form in ("stream", "document")}  # fmt: skip


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--length", type=float, default=300, help="of the long traces, in MB")
    parser.add_argument("--recordings", type=int, default=100_000, help="of the large batch")
    options = parser.parse_args()
    rows, grown = [], []
    for name, command in commands():
        for form, unit, amounts, make in comparisons(name, options.length, options.recordings):
            small, large = (cost(*command, make(amount)[0]).memory / 1024 for amount in amounts)
            what = "`%s`, %s" % (name, form)
            rows.append((what, "%s: %s" % (unit % amounts[0], figure(small)),
                         "%s: %s" % (unit % amounts[1], figure(large)),
                         "%+.1f %%" % (100 * (large / small - 1))))  # fmt: skip
            allowed = small * ALLOWED
            if form == "a file each":
                allowed += (amounts[1] - amounts[0]) * ALLOWED_A_FILE / 2**20
            if large > allowed and (name, form) not in GROWS:
                grown.append(what)
    print(table(("peak memory in MB", "small", "large", "change"), rows))
    if grown:
        sys.exit("memory grows by more than a tenth: " + "; ".join(grown))


if __name__ == "__main__":
    main()
