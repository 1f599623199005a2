#!/usr/bin/env python3
"""Checks that memory does not grow with the length of a trace or the number of recordings.

    memory.py [--length MB] [--recordings N]

Peak memory on a short trace and on one of 300 MB, as stream and as document, and on few recordings and
on 100,000, a line each, a file each, and without events on several lines: the larger may take a tenth
more, and no more.
"""
import argparse
import sys

from tools import build, cost, document, documents, empties, figure, files, stream, table

ALLOWED = 1.10


def has_queues(name):
    """Whether a command works on several threads, with queues between them."""
    return name.startswith("classify")


def peak(command, path, runs):
    """The least peak memory of some runs, in MB."""
    return min(cost(*command, path).memory for _ in range(runs)) / 1024


def comparisons(name, length, recordings):
    """The form of each comparison with a small and a large input."""
    # Where there are queues, the small amount is so large that they are full.
    short, few, empty = (20, 30_000, 300_000) if has_queues(name) else (1, 100, 100_000)
    yield "stream", "%g MB", (short, length), stream
    yield "document", "%g MB", (short, length), document
    yield "a line each", "%d recordings", (few, recordings), documents
    # Names of a folder's files are sorted some thousand at a time.
    yield "a file each", "%d recordings", (max(few, 20_000), recordings), files
    yield "without events", "%d recordings", (empty, 10 * recordings), empties


def commands():
    """The commands whose memory is held to be flat, by name."""
    touchstone = build().touchstone
    yield "replay --quiet", (touchstone, "replay", "--quiet")
    yield "replay", (touchstone, "replay")
    yield "replay --format ndjson", (touchstone, "replay", "--format", "ndjson")
    classify = (touchstone, "classify", "--format", "ndjson")
    yield "classify", classify
    yield "classify --format csv", (touchstone, "classify", "--format", "csv")
    yield "classify --split-idle 500ms", (*classify, "--split-idle", "500ms")


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
            # How full queues become is a matter of chance.
            runs = 3 if has_queues(name) else 1
            small, large = (peak(command, make(amount)[0], runs) for amount in amounts)
            what = "`%s`, %s" % (name, form)
            rows.append((what, "%s: %s" % (unit % amounts[0], figure(small)),
                         "%s: %s" % (unit % amounts[1], figure(large)),
                         "%+.1f %%" % (100 * (large / small - 1))))  # fmt: skip
            if large > small * ALLOWED:
                grown.append(what)
    print(table(("peak memory in MB", "small", "large", "change"), rows))
    if grown:
        sys.exit("memory grows by more than a tenth: " + "; ".join(grown))


if __name__ == "__main__":
    main()
