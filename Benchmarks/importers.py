#!/usr/bin/env python3
"""Measures how fast each importer reads, compared to the reader of native traces on the same touches;
prints Markdown.

    importers.py [--size MB] [--repeat N] [--only WORD] [--write FILE]

All read the touches of one native stream, in turns. `--write` puts the table into a document, between
the lines `<!-- importers -->` and `<!-- /importers -->`.
"""
import argparse
import hashlib
import re
import sys
from pathlib import Path

import formats
from tools import HERE, build, cheapest, figure, machine, stream, table, trace, write

# Twice as long as the native reader that works alike is as slow as an importer should be.
MOST = 2.0


def measure(size, repeat, only):
    source, _ = stream(size)
    version = hashlib.sha256((HERE / "formats.py").read_bytes()).hexdigest()[:8]
    reader = build().measure
    commands = {"native": (reader, "read", source), "native, json-c": (reader, "read-full", source)}
    sizes, touches = {}, 1
    for name in formats.ALL:
        if only not in name:
            continue
        slug = re.sub(r"\W+", "-", name).strip("-")
        path, touches = trace("%s-%g-%s" % (slug, size, version),
                              lambda path: formats.write(name, source, path))  # fmt: skip
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
    slow = [name for name, run in costs.items() if run.seconds > MOST * full]
    return table(heading, rows), slow


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
    sections = [machine()]
    text, slow = measure(options.size, options.repeat, options.only)
    sections.append(text)
    print("\n\n".join(sections))
    if document_path:
        write(document_path, "\n\n".join(sections), mark="importers")
    if slow:
        print("slower than half of the native reader with json-c: " + ", ".join(slow),
              file=sys.stderr)  # fmt: skip


if __name__ == "__main__":
    main()
