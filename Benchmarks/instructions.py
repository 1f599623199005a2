#!/usr/bin/env python3
"""Counts instructions and allocations an event, and holds them to those in instructions.txt.

    instructions.py            fails when a count is more than 3 % above the recorded one
    instructions.py --record   rewrites instructions.txt

Instructions are counted by `valgrind --tool=callgrind`, so that the same program gives the same
numbers however busy the machine is. Each command runs on a short and on a longer trace; the
difference is what events cost, and start-up cancels out. Of foreign formats it is what a touch costs.
"""
import argparse
import re
import subprocess
import sys
from pathlib import Path

import formats
from tools import HERE, WORK, build, document, foreign, stream, table

RECORD = HERE / "instructions.txt"
ALLOWED = 1.03
ALLOCATORS = {"malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign"}
HEAD = """\
# What the hot path costs an event, and a foreign format a touch: instructions, and calls of malloc and its like.
# `make bench-instructions` checks these; with RECORD=1 it rewrites them.
"""


def counts(*command):
    """Instructions and allocations of a whole run."""
    profile = WORK / "callgrind.out"
    subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=%s" % profile, *map(str, command)],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # fmt: skip
    return read(profile.read_text())


def read(profile):
    """Instructions and allocations from callgrind's file, where a name is spelt out once."""
    names, callee, allocations, instructions = {}, "", 0, 0
    for line in profile.splitlines():
        if match := re.match(r"c?fn=\((\d+)\)(?: (.*))?", line):
            number, name = match.groups()
            if name:
                names[number] = name
            if line.startswith("cfn="):
                callee = names[number].split("@")[0]
        elif line.startswith("calls=") and callee in ALLOCATORS:
            allocations += int(line[6:].split()[0])
        elif line.startswith(("totals:", "summary:")):
            instructions = int(line.split()[1])
    return instructions, allocations


def an_event(short, long, events):
    """What one event costs, from two runs that differ by so many events."""
    (few, few_calls), (many, many_calls) = counts(*short), counts(*long)
    return (many - few) / events, (many_calls - few_calls) / events


def measured():
    """The costs by name."""
    programs = build()
    (short, few), (long, many) = stream(0.1), stream(0.4)
    (short_document, few_elements), (long_document, many_elements) = document(0.1), document(0.4)
    replay = (programs.touchstone, "replay")
    # One job: threads would make the counts depend on who comes first.
    classify = (programs.touchstone, "classify", "--format", "ndjson", "--jobs", "1")
    return {
        "read-stream": an_event(
            (programs.measure, "read", short), (programs.measure, "read", long), many - few),
        "read-document": an_event(
            (programs.measure, "read", short_document),
            (programs.measure, "read", long_document), many_elements - few_elements),
        "read-full": an_event(
            (programs.measure, "read-full", short), (programs.measure, "read-full", long),
            many - few),
        "play": an_event(
            (programs.measure, "play", long, 1), (programs.measure, "play", long, 2), many),
        "replay-quiet": an_event(
            (*replay, "--quiet", short), (*replay, "--quiet", long), many - few),
        "replay-ndjson": an_event(
            (*replay, "--format", "ndjson", short), (*replay, "--format", "ndjson", long),
            many - few),
        "replay-text": an_event(
            (*replay, "--format", "text", short), (*replay, "--format", "text", long), many - few),
        "classify-ndjson": an_event((*classify, short), (*classify, long), many - few),
        **{"read " + name: a_touch(programs.measure, name) for name in formats.ALL},
    }  # fmt: skip


def a_touch(measure, name):
    """What a touch costs in a foreign format."""
    (short, few), (long, many) = foreign(name, 0.1), foreign(name, 0.4)
    return an_event((measure, "read", short), (measure, "read", long), many - few)


def recorded():
    lines = RECORD.read_text().splitlines() if RECORD.exists() else []
    rows = (line.rsplit(None, 2) for line in lines if line and not line.startswith("#"))
    return {name: (float(instructions), float(calls)) for name, instructions, calls in rows}


def record(costs):
    rows = ["%-38s %8.0f %8.3f\n" % (name, *cost) for name, cost in costs.items()]
    RECORD.write_text(HEAD + "".join(rows))


def is_worse(cost, limit):
    """By more than noise: a hundredth of an allocation is the arrays that grow at the start."""
    return cost[0] > limit[0] * ALLOWED or cost[1] > limit[1] * ALLOWED + 0.01


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--record", action="store_true")
    options = parser.parse_args()
    costs, limits = measured(), recorded()
    rows = []
    for name, cost in costs.items():
        limit = limits.get(name, (0, 0))
        change = "%+.1f %%" % (100 * (cost[0] / limit[0] - 1)) if limit[0] else "new"
        rows.append((name, "%.0f" % cost[0], "%.0f" % limit[0], change,
                     "%.3f" % cost[1], "%.3f" % limit[1]))  # fmt: skip
    print(table(("an event or touch", "instructions", "recorded", "change", "allocations", "recorded"), rows))
    if options.record:
        record(costs)
        return
    worse = [name for name, cost in costs.items() if is_worse(cost, limits.get(name, (0, 0)))]
    if worse:
        sys.exit("dearer than %s allows: %s" % (RECORD.relative_to(HERE.parent), ", ".join(worse)))


if __name__ == "__main__":
    main()
