#!/usr/bin/env python3
"""Measures what a million recordings cost, one machine, by who hands them out; prints Markdown.

    scale.py [--recordings N] [--write FILE]

Every way runs on N recordings and on three times as many: the difference is what recordings cost,
the rest is its start. GNU parallel is measured where it is installed, Spark after `make test-spark`,
which installs it.
"""
import argparse
import shlex
import shutil
import tempfile
from pathlib import Path

from tools import CORES, ROOT, build, cost, documents, machine, rows, table, write

SPARK = ROOT / ".build" / "spark" / "bin" / "spark-submit"
EXAMPLE = ROOT / "Examples" / "Spark"


def classify(jobs):
    def run(count, folder):
        path, _ = documents(count)
        return cost(build().touchstone, "classify", path, "--format", "ndjson", "--id-key", "id",
                    "--jobs", jobs)  # fmt: skip

    return run


def parallel(count, folder):
    path, _ = documents(count)
    filter_command = shlex.join(
        [build().touchstone, "classify", "-", "--format", "ndjson", "--id-key", "id", "--jobs", "1"]
    )
    return cost("parallel", "--pipepart", "--keep-order", "--block", "8M", "-a", path,
                filter_command)  # fmt: skip


def spark(count, folder):
    path, _ = rows(count)
    return cost(
        "env", "PYSPARK_PYTHON=%s" % SPARK.with_name("python"), SPARK,
        "--master", "local[%d]" % CORES, "--conf", "spark.ui.enabled=false",
        "--py-files", EXAMPLE / "touchstone_spark.py", EXAMPLE / "classify.py",
        path, Path(folder) / "result", "--from", "json", "--program", build().touchstone,
    )  # fmt: skip


def ways():
    yield "`touchstone classify --jobs 1`", classify(1)
    yield "`touchstone classify`, all cores", classify(CORES)
    if shutil.which("parallel"):
        yield "GNU parallel, `--pipepart`", parallel
    if SPARK.exists():
        yield "Spark, `local[%d]`, JSON lines to Parquet" % CORES, spark


def measured(run, count):
    """Start-up in core seconds, then core seconds and hours of the clock for a million."""
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as many:
        small, large = run(count, few), run(3 * count, many)
    each = (large.seconds - small.seconds) / (2 * count)
    wall = (large.wall - small.wall) / 1e6 / (2 * count)
    return max(0, small.seconds - each * count), each * 1e6, wall * 1e6


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--recordings", type=int, default=100_000)
    parser.add_argument("--write", type=Path, help="a document whose table is replaced")
    options = parser.parse_args()
    document_path = options.write.resolve() if options.write else None
    build()
    lines = [
        (name, "%.1f" % start, "%.0f" % cores, "%.0f" % wall)
        for name, run in ways()
        for start, cores, wall in [measured(run, options.recordings)]
    ]
    _, events = documents(options.recordings)
    heading = ("recordings of %d events" % round(events / options.recordings), "start, core s",
               "a million, core s", "a million, seconds here")  # fmt: skip
    text = machine() + "\n\n" + table(heading, lines)
    print(text)
    if document_path:
        write(document_path, text)


if __name__ == "__main__":
    main()
