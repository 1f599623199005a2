#!/usr/bin/env python3
"""Measures the release program in one run, as ratios to json-c on the same bytes; prints Markdown.

    bench.py [--size MB] [--lengths MB,MB,…] [--recordings N] [--repeat N] [--write FILE]

`--write` also puts the tables into a document, between the lines `<!-- bench -->` and
`<!-- /bench -->`. Needs a C compiler and json-c's headers; takes a few minutes.
"""
import argparse
import re
import statistics
from pathlib import Path

import scenes
import traces
from tools import CORES, build, cheapest, cost, document, documents, figure, files, machine
from tools import output, stream, table, write


# Way of a trace


def way(size, repeat):
    """Each part of the way from bytes to results, on a stream and on a document."""
    path, events = stream(size)
    programs = build()
    commands = {
        "find the ends of lines": (programs.bare, "newlines", path),
        "bare json-c": (programs.bare, "jsonc", path),
        **parts(path),
    }
    document_path, document_events = document(size)
    commands |= {"document: " + name: part for name, part in parts(document_path).items()}
    costs = cheapest(commands, repeat)
    base = costs["bare json-c"].seconds / events
    rows = []
    for name, run in costs.items():
        count = document_events if name.startswith("document: ") else events
        rows.append((
            name, figure(run.seconds), figure(size / run.seconds),
            figure(count / run.seconds / 1e6), figure(run.seconds / count / base),
            figure(run.memory / 1024)))  # fmt: skip
    heading = ("one core, %g MB, %s events" % (size, "{:,}".format(events)), "seconds", "MB/s",
               "million events/s", "time ÷ json-c's", "peak MB")  # fmt: skip
    return table(heading, rows)


def parts(path):
    programs = build()
    replay = (programs.touchstone, "replay", path)
    commands = {
        "reader without its fast lane": (programs.measure, "read-full", path),
        "reader": (programs.measure, "read", path),
        "reader, engine (`replay --quiet`)": (*replay, "--quiet"),
    }
    for form in ("ndjson", "json", "text"):
        commands["`replay --format %s`" % form] = (*replay, "--format", form)
    if programs.knows("classify"):
        classify = (programs.touchstone, "classify", path)
        if programs.knows("classify", "--jobs"):
            classify += ("--jobs", "1")
        for form in ("ndjson", "csv"):
            commands["`classify --format %s`" % form] = (*classify, "--format", form)
    return commands


# Start


def start():
    """From nothing to the first byte of output, on a recording of a few events."""
    path, _ = files(100)
    command = (build().touchstone, "replay", "--format", "ndjson", path / "r0000000.json")
    times = sorted(cost(*command, first=True).wall / 1000 for _ in range(20))
    bare = sorted(cost("true").wall / 1000 for _ in range(20))
    heading = ("start-up, 20 runs", "median ms", "slowest ms")
    rows = [(name, "%.1f" % statistics.median(runs), "%.1f" % runs[-1])
            for name, runs in (("`replay`, to the first byte", times), ("`true`", bare))]  # fmt: skip
    return table(heading, rows)


# What a recording costs more of


def growth(repeat):
    """The engine alone and the whole command, by fingers, recognizers and views."""
    cases = {}
    for count in (1, 2, 5, 10):
        hand = traces.Hand(seed=1)
        perform = lambda hand=hand, count=count: hand.drag(fingers=count)
        cases["%d fingers" % count] = stream(2, perform=perform, key=("fingers", count))
    for count in (1, 5, 15, 30):
        header = {"scene": scenes.with_recognizers(count)}
        cases["%d recognizers" % count] = stream(2, header=header, key=("recognizers", count))
    for count in (1, 10, 100, 1000):
        header = {"scene": scenes.with_views(count)}
        cases["%d views" % count] = stream(2, header=header, key=("views", count))
    programs, commands = build(), {}
    for name, (path, events) in cases.items():
        for repetitions in (1, 3):
            commands[name, repetitions] = (programs.measure, "play", path, repetitions)
        commands[name, "whole"] = (programs.touchstone, "replay", "--quiet", path)
    costs = cheapest(commands, repeat)
    rows = []
    for name, (_, events) in cases.items():
        # The first time holds the reading, too.
        engine = (costs[name, 3].seconds - costs[name, 1].seconds) / 2
        whole = costs[name, "whole"].seconds
        rows.append((re.sub("^1 (.*)s$", r"1 \1", name),
                     figure(engine / events * 1e9), figure(whole / events * 1e9)))  # fmt: skip
    return table(("nanoseconds an event", "engine", "`replay --quiet`"), rows)


def lengths(sizes, repeat):
    """Time and memory by length: the first grows with it, the second does not."""
    commands, counts = {}, {}
    for size in sizes:
        for form, (path, events) in (("stream", stream(size)), ("document", document(size))):
            name = "%s of %g MB" % (form, size)
            commands[name] = (build().touchstone, "replay", "--quiet", path)
            counts[name] = events
    costs = cheapest(commands, repeat if max(sizes) <= 50 else 1)
    rows = [(name, figure(run.seconds), figure(run.seconds / counts[name] * 1e9),
             figure(run.memory / 1024)) for name, run in costs.items()]  # fmt: skip
    return table(("`replay --quiet`", "seconds", "ns an event", "peak MB"), rows)


# Many recordings


def batch(count, repeat):
    """Many short recordings, on one core and on all."""
    programs = build()
    command = "classify" if programs.knows("classify") else "replay"
    program = (programs.touchstone, command)
    program += ("--format", "ndjson") if command == "classify" else ("--quiet",)
    jobs = (1, CORES) if programs.knows(command, "--jobs") else (None,)
    commands, events_in_all = {}, 0
    for form, (path, events) in (("a file each", files(count)), ("a line each", documents(count))):
        for number in jobs:
            name = "%s%s" % (form, ", `--jobs %d`" % number if number else "")
            option = ("--jobs", str(number)) if number else ()
            commands[name] = (*program, *option, path)
        events_in_all = events
    costs = cheapest(commands, repeat, key=lambda cost: cost.wall)
    rows = []
    for name, run in costs.items():
        one = costs[re.sub(r"--jobs \d+", "--jobs 1", name)]
        rows.append((
            name, figure(run.wall / 1e6), "{:,.0f}".format(count / (run.wall / 1e6)),
            "{:,.0f}".format(count / run.seconds), figure(one.wall / run.wall),
            figure(run.memory / 1024)))  # fmt: skip
    heading = ("`%s`, %s recordings of %d events" % (
        command, "{:,}".format(count), round(events_in_all / count)),
        "seconds", "recordings/s", "a core second", "× one job", "peak MB")  # fmt: skip
    return table(heading, rows)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--size", type=float, default=50, help="of the main table, in MB (50)")
    parser.add_argument("--lengths", default="1,50,300", help="in MB (1,50,300)")
    parser.add_argument("--recordings", type=int, default=10_000, help="of the batch (10000)")
    parser.add_argument("--repeat", type=int, default=3, help="runs; the best counts (3)")
    parser.add_argument("--write", type=Path, help="a document whose tables are replaced")
    options = parser.parse_args()
    document_path = options.write.resolve() if options.write else None
    build()
    sections = []
    for section in (
        machine,
        lambda: way(options.size, options.repeat),
        start,
        lambda: growth(options.repeat),
        lambda: lengths([float(size) for size in options.lengths.split(",")], options.repeat),
        lambda: batch(options.recordings, options.repeat),
    ):
        sections.append(section())
        print(sections[-1] + "\n", flush=True)
    if document_path:
        write(document_path, "\n\n".join(sections))


if __name__ == "__main__":
    main()
