#!/usr/bin/env python3
"""Measures `touchstone test` over many recordings with goldens; prints Markdown.

    goldens.py [--recordings N] [--repeat N]

Every recording is a file with a golden beside it. What is measured is a run in which all goldens are
met, on one core and on all, one in which none is, and one that writes all of them; beside `classify`
and `replay` on the same files. Peak memory on all recordings may be a tenth more than on a quarter of
them, which is enough to fill all queues, and 256 bytes for the names of each trace and its golden, which
are sorted in memory.
"""
import argparse
import shutil
import subprocess
import sys

from tools import CORES, WORK, build, cheapest, cost, figure, files, machine, table

ALLOWED = 1.10
ALLOWED_A_TRACE = 256  # bytes
# Nearly all transitions change, and every result names the scene.
OTHER = ("--scene", "uikit", "--set", "pan.hysteresis=12")


def accepted(count):
    """A folder of recordings with their goldens, and what it cost to write these."""
    source, events = files(count)
    folder = WORK / ("goldens-%d" % count)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(source, folder)
    return folder, events, cost(build().touchstone, "test", "--accept", "--quiet", folder)


def check(folder, count):
    """That with other options all recordings fail."""
    command = (build().touchstone, "test", "--ci", *OTHER, folder)
    done = subprocess.run(command, text=True, capture_output=True)
    if not done.stdout.endswith("\n0 passed, %d failed\n" % count):
        sys.exit("some pass that should not: " + done.stdout[-100:])


def speed(folder, count, events, writing, repeat):
    touchstone = build().touchstone
    test = (touchstone, "test", "--ci", folder)
    commands = {
        "`classify --jobs 1`": (touchstone, "classify", "--format", "ndjson", "--jobs", 1, folder),
        "`replay --format ndjson --jobs 1`": (
            touchstone, "replay", "--format", "ndjson", "--jobs", 1, folder),
        "`test --jobs 1`": (*test, "--jobs", 1),
        "`test --jobs %d`" % CORES: (*test, "--jobs", CORES),
        "`test --jobs 1`, all differ": lambda: cost(*test, "--jobs", 1, *OTHER, expected=1),
    }  # fmt: skip
    costs = cheapest(commands, repeat)
    costs["`test --accept`, all new"] = writing
    base = costs["`classify --jobs 1`"].seconds
    rows = [(name, "{:,.0f}".format(count / run.wall * 1e6),
             "{:,.0f}".format(count / run.seconds), figure(run.seconds / base))
            for name, run in costs.items()]  # fmt: skip
    heading = ("%s recordings of %d events" % ("{:,}".format(count), round(events / count)),
               "recordings/s", "a core second", "time ÷ classify's")  # fmt: skip
    return table(heading, rows)


def memory(few, many):
    """Peak memory by number of recordings, and what grows too much."""
    rows, grown = [], []
    for name, options in (("all goldens are met", ()), ("none is", OTHER)):
        command = (build().touchstone, "test", "--ci", *options)
        small, large = (cost(*command, folder, expected=1 if options else 0).memory / 1024
                        for folder in (few[0], many[0]))  # fmt: skip
        rows.append((name, figure(small), figure(large), "%+.1f %%" % (100 * (large / small - 1))))
        more = (many[1] - few[1]) * ALLOWED_A_TRACE / 2**20
        if large > small * ALLOWED + more:
            grown.append(name)
    heading = ("peak MB of `test`", *("{:,} recordings".format(n) for n in (few[1], many[1])),
               "change")  # fmt: skip
    return table(heading, rows), grown


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--recordings", type=int, default=10_000, help="(10000)")
    parser.add_argument("--repeat", type=int, default=3, help="runs; the best counts (3)")
    options = parser.parse_args()
    build()
    print(machine() + "\n", flush=True)
    count = options.recordings
    folder, events, writing = accepted(count)
    check(folder, count)
    print(speed(folder, count, events, writing, options.repeat) + "\n", flush=True)
    few, _, _ = accepted(count // 4)
    text, grown = memory((few, count // 4), (folder, count))
    print(text)
    if grown:
        sys.exit("memory grows by more than a tenth: " + "; ".join(grown))


if __name__ == "__main__":
    main()
