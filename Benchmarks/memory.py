#!/usr/bin/env python3
"""Checks that memory does not grow with the length of a trace or the number of recordings.

    memory.py [--length MB] [--recordings N]

Peak memory on a trace of 1 MB and on one of 300, as stream and as document, and on 100 and 100,000
recordings, a line each, a file each, and without events on several lines: the larger may take a tenth more, and no more. Where one result
lists every gesture of a long trace, memory is shown and may grow.
"""
import argparse
import sys

from tools import build, cost, document, documents, empties, figure, files, stream, table

ALLOWED = 1.10


def comparisons(length, recordings):
    """The name of each comparison with a small and a large input."""
    yield "stream", "%g MB", (1, length), stream
    yield "document", "%g MB", (1, length), document
    yield "a line each", "%d recordings", (100, recordings), documents
    yield "a file each", "%d recordings", (100, recordings), files
    # So many that the small amount fills every queue, as it does in the other forms.
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
        for form, unit, amounts, make in comparisons(options.length, options.recordings):
            small, large = (cost(*command, make(amount)[0]).memory / 1024 for amount in amounts)
            what = "`%s`, %s" % (name, form)
            rows.append((what, "%s: %s" % (unit % amounts[0], figure(small)),
                         "%s: %s" % (unit % amounts[1], figure(large)),
                         "%+.1f %%" % (100 * (large / small - 1))))  # fmt: skip
            if large > small * ALLOWED and (name, form) not in GROWS:
                grown.append(what)
    print(table(("peak memory in MB", "small", "large", "change"), rows))
    if grown:
        sys.exit("memory grows by more than a tenth: " + "; ".join(grown))


if __name__ == "__main__":
    main()
