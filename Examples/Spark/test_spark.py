"""Runs the example on Spark in local mode, with broken recordings, killed programs and workers.

`TOUCHSTONE` names the program. `make test-spark` does the rest.
"""
import json
import os
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from pyspark.sql import SparkSession

import classify
import touchstone_spark

PROGRAM = shutil.which(touchstone_spark.default_program())
PARTITIONS = 4


def touch(time, phase, x):
    return {"t": time, "touches": [{"id": 1, "phase": phase, "x": x, "y": 300}]}


def tap(number):
    return {"events": [touch(0, "began", number % 300), touch(0.08, "ended", number % 300)]}


def swipe(number):
    moves = [touch(0.05 * step, "moved", 50 + 10 * step) for step in range(1, 10)]
    end = touch(0.6, "ended", 140)
    return {"name": "swipe %d" % number, "events": [touch(0, "began", 50), *moves, end]}


def recordings(count):
    """Swipes and taps in turns."""
    return {
        "r%04d" % number: json.dumps((tap if number % 2 else swipe)(number))
        for number in range(count)
    }


def plain(table):
    """What one run of the program says of the recordings, by id."""
    lines = "".join(
        json.dumps({**json.loads(text), "id": identity}) + "\n" for identity, text in table.items()
    )
    done = subprocess.run(
        [PROGRAM, "classify", "-", "--format", "ndjson", "--id-key", "id"],
        input=lines, text=True, stdout=subprocess.PIPE, check=True)  # fmt: skip
    results = {}
    for line in done.stdout.splitlines():
        result = json.loads(line)
        for key in ("index", "source"):
            del result[key]
        results[result.pop("id")] = result
    return results


class SparkTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        # The driver's process is its own executor here; a task may fail three times.
        cls.spark = (
            SparkSession.builder.master("local[2,4]")
            .appName("touchstone tests")
            .config("spark.ui.enabled", "false")
            .config("spark.ui.showConsoleProgress", "false")
            .config("spark.log.level", "OFF")
            .config("spark.sql.execution.arrow.maxRecordsPerBatch", "50")
            .getOrCreate()
        )

    @classmethod
    def tearDownClass(cls):
        cls.spark.stop()

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def frame(self, table):
        rows = self.spark.createDataFrame(list(table.items()), "id string, recording string")
        return rows.repartition(PARTITIONS)

    def classified(self, table, **options):
        """The rows by id; there is one for each."""
        frame = touchstone_spark.classify(self.frame(table), **{"program": PROGRAM, **options})
        rows = frame.collect()
        self.assertEqual(sorted(row.id for row in rows), sorted(table))
        return {row.id: row for row in rows}

    def assert_like_plain(self, rows, table):
        results = {identity: json.loads(row.result) for identity, row in rows.items()}
        self.assertEqual(results, plain(table))

    def once(self, name):
        """A shell condition, and a path, that is true for whoever comes first."""
        marker = self.folder / name
        return "mkdir '%s' 2>/dev/null" % marker, marker

    def script(self, text):
        """A program around touchstone."""
        path = self.folder / "wrapper"
        path.write_text("#!/bin/sh\n" + text)
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return str(path)

    def test_gives_what_a_plain_run_gives(self):
        table = recordings(1000)
        rows = self.classified(table)
        self.assert_like_plain(rows, table)
        self.assertEqual(rows["r0000"].label, "swipeRight")
        self.assertEqual(rows["r0001"].label, "tap")
        self.assertEqual(rows["r0001"].events, 2)
        self.assertIsNone(rows["r0001"].error)

    def test_passes_options_on(self):
        rows = self.classified(recordings(2), options=("--only", "tap"))
        self.assertEqual([rows[name].label for name in ("r0000", "r0001")], ["none", "tap"])

    def test_options_that_break_the_protocol_are_refused(self):
        for options in (("--split-idle", "1s"), ("--format=csv",), ("-q",), ("--strict", "other.json"),
                        ("--only", "tap", "--", "x"), ("--jobs", "4"), ("--id-key", "id")):  # fmt: skip
            with self.assertRaisesRegex(ValueError, "cannot be passed on"):
                touchstone_spark.classify(None, options=options)
        with self.assertRaisesRegex(ValueError, "'--only' takes a value"):
            touchstone_spark.classify(None, options=("--only",))
        touchstone_spark.check(("--only", "tap", "--set=pan.hysteresis=14", "--strict"))

    def test_columns_are_those_of_the_recording(self):
        # The comma in the place of a value is the eleventh character, or the thirteenth.
        table = {"plain": '{"events":,}', "spaces": ' { "events":,}', "lines": '{\n"events":,}'}
        results = {name: json.loads(row.result) for name, row in self.classified(table).items()}
        self.assertEqual(results["plain"]["column"], 11)
        self.assertEqual(results["spaces"]["column"], 13)
        self.assertNotIn("column", results["lines"])

    def test_recordings_may_have_line_breaks_and_no_recording_is_an_error(self):
        table = {"lines": json.dumps(tap(1), indent=2), "null": None, "empty": "", "number": "7"}
        rows = self.classified(table)
        self.assertEqual(rows["lines"].label, "tap")
        for name in ("null", "empty", "number"):
            self.assertTrue(rows[name].error, name)
            self.assertIsNone(rows[name].label)

    def test_a_broken_recording_is_a_row_and_the_rest_is_right(self):
        table = recordings(200)
        broken = {"cut": table["r0001"][:40], "text": "no recording", "extra": "{} {}"}
        wrong = '{"events":[{"t":0,"touches":[{"id":1,"phase":"flew","x":1,"y":1}]}]}'
        rows = self.classified({**table, **broken, "wrong": wrong})
        for name in (*broken, "wrong"):
            self.assertTrue(rows[name].error, name)
            self.assertIsNone(rows.pop(name).label, name)
        self.assert_like_plain(rows, table)

    def test_a_killed_program_runs_again(self):
        table = recordings(400)
        condition, marker = self.once("killed")
        # The first one is killed in the middle of its answers.
        wrapper = self.script(
            "if %s; then '%s' \"$@\" | head -n 3; kill -9 $$; fi\nexec '%s' \"$@\"\n"
            % (condition, PROGRAM, PROGRAM)
        )
        rows = self.classified(table, program=wrapper)
        self.assertTrue(marker.exists())
        self.assert_like_plain(rows, table)

    def test_a_killed_worker_runs_again(self):
        table = recordings(400)
        condition, marker = self.once("killed")
        # $PPID is the Python worker that reads the rows.
        wrapper = self.script(
            "if %s; then kill -9 $PPID; sleep 1; fi\nexec '%s' \"$@\"\n" % (condition, PROGRAM)
        )
        rows = self.classified(table, program=wrapper)
        self.assertTrue(marker.exists())
        self.assert_like_plain(rows, table)

    def test_a_program_that_never_ends_well_fails_the_job(self):
        wrapper = self.script("echo 'a bug' >&2; exit 4\n")
        with self.assertRaisesRegex(Exception, "touchstone ended early, with status 4: a bug"):
            self.classified(recordings(4), program=wrapper)

    def test_a_row_too_few_fails_the_job(self):
        wrapper = self.script("'%s' \"$@\" | sed 2d\n" % PROGRAM)
        with self.assertRaisesRegex(Exception, "touchstone gave (no|another) row"):
            self.classified(recordings(40), program=wrapper)

    def test_reads_and_writes_parquet_and_json_lines(self):
        table = recordings(50)
        for form in ("parquet", "json"):
            source, target = (str(self.folder / (form + end)) for end in ("-in", "-out"))
            self.frame(table).write.format(form).save(source)
            classify.run(self.spark, [source, target, "--from", form, "--to", form,
                                      "--program", PROGRAM])  # fmt: skip
            rows = self.spark.read.format(form).load(target).collect()
            self.assertEqual(len(rows), 50)
            self.assert_like_plain({row.id: row for row in rows}, table)


if __name__ == "__main__":
    # Workers find the module the driver has.
    os.environ["PYTHONPATH"] = os.path.dirname(os.path.abspath(__file__))
    os.environ["PYSPARK_PYTHON"] = sys.executable
    unittest.main(verbosity=2)
