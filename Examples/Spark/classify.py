#!/usr/bin/env python3
"""Classifies a table of touch recordings: Parquet or JSON lines in, Parquet or JSON lines out.

    spark-submit --py-files touchstone_spark.py classify.py INPUT OUTPUT
        [--from parquet|json] [--to parquet|json]
        [--id COLUMN] [--recording COLUMN] [--program PATH] [-- OPTIONS OF touchstone classify]

INPUT has a column with an id (`id`) and one with a recording as JSON text (`recording`). OUTPUT gets
a row for each: id, label, events, duration, error, result.
"""
import argparse
import sys

from pyspark.sql import SparkSession

import touchstone_spark


def run(spark, words):
    """Does what the words of the command line say."""
    cut = words.index("--") if "--" in words else len(words)
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("input")
    parser.add_argument("output")
    parser.add_argument("--from", dest="source", choices=("parquet", "json"), default="parquet")
    parser.add_argument("--to", dest="target", choices=("parquet", "json"), default="parquet")
    parser.add_argument("--id", default="id", help="the column with the id")
    parser.add_argument("--recording", default="recording", help="the column with the recording")
    parser.add_argument("--program", default=touchstone_spark.default_program())
    options = parser.parse_args(words[:cut])
    table = spark.read.format(options.source).load(options.input)
    result = touchstone_spark.classify(
        table, options.program, options.id, options.recording, tuple(words[cut + 1 :])
    )
    result.write.format(options.target).save(options.output)


if __name__ == "__main__":
    session = SparkSession.builder.appName("touchstone classify").getOrCreate()
    run(session, sys.argv[1:])
    session.stop()
