#!/usr/bin/env python3
"""Measures how fast each importer reads, compared to the reader of native traces on the same touches;
prints Markdown.

    importers.py [--size MB] [--repeat N] [--only WORD] [--write FILE]

All read the touches of one native stream, in turns. `--write` puts the table into a document, between
the lines `<!-- importers -->` and `<!-- /importers -->`.
"""
import argparse
from pathlib import Path

import formats
from tools import build, cheapest, figure, foreign, machine, stream, table, write


def measure(size, repeat, only):
    source, _ = stream(size)
    reader = build().measure
    commands = {"native": (reader, "read", source), "native, json-c": (reader, "read-full", source)}
    sizes, touches = {}, 1
    for name in formats.ALL:
        if only not in name:
            continue
        path, touches = foreign(name, size)
        commands[name] = (reader, "read", path)
        sizes[name] = path.stat().st_size / 1e6
    costs = cheapest(commands, repeat)
    fast, full = costs["native"].seconds, costs["native, json-c"].seconds
    rows = []
    for name, run in costs.items():
        rows.append((
            name, figure(sizes.get(name, size)), figure(run.seconds),
            figure(run.seconds / touches * 1e9), figure(run.seconds / fast),
            figure(run.seconds / full)))  # fmt: skip
    heading = ("reader alone, %s touches" % "{:,}".format(touches), "MB", "seconds",
               "ns a touch", "÷ native", "÷ native, json-c")  # fmt: skip
    return table(heading, rows)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--size", type=float, default=20, help="of the native stream, in MB (20)")
    parser.add_argument("--repeat", type=int, default=5, help="runs; the best counts (5)")
    parser.add_argument("--only", default="", help="formats with this in their name")
    parser.add_argument("--write", type=Path, help="a document whose table is replaced")
    options = parser.parse_args()
    document_path = options.write.resolve() if options.write else None
    build()
    sections = [machine(), measure(options.size, options.repeat, options.only)]
    print("\n\n".join(sections))
    if document_path:
        write(document_path, "\n\n".join(sections), mark="importers")


if __name__ == "__main__":
    main()
