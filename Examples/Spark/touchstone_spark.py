"""Classifies a column of touch recordings on Apache Spark.

Each task starts one `touchstone classify -` and streams its rows through it, so that neither the
driver nor a worker ever holds more than a batch. A recording that is broken becomes a row with an
error. Anything else that goes wrong, such as a program that is killed, fails the task, and Spark
runs it again: a row is in the result once, or the job fails.
"""
import collections
import contextlib
import json
import os
import queue
import subprocess
import tempfile
import threading

import pandas as pd

# Keys that begin with `x-` are the user's own: the program keeps this one and looks at nothing else.
ID_KEY = "x-row"

# What `classify` returns.
SCHEMA = "id string, label string, events long, duration double, error string, result string"

DONE, BROKEN_RECORDINGS = 0, 3

# Options that leave a row for a recording, as this module needs it: these take a value, those none.
VALUE_OPTIONS = (
    "--scene", "--set", "--simultaneous", "--require-to-fail", "--only", "--at-end",
)  # fmt: skip
FLAGS = ("--strict",)

# What JSON calls white space.
SPACE = " \t\r\n"


def classify(frame, program="touchstone", id_column="id", recording_column="recording", options=()):
    """A frame with a row per row of `frame`: its id, its label or its error, and the whole result.

    `recording_column` holds recordings as JSON text: documents with `events`. `options` are passed
    to `touchstone classify`, as `("--scene", "uikit")`. The program has to be installed on every
    worker, at the same path. Options that are not about how recordings are played, as `--split-idle`
    and `--format`, would break the rule of a row for a recording: they are a `ValueError`.
    """
    check(options)
    command = [
        program, "classify", "-", "--format", "ndjson", "--id-key", ID_KEY, "--jobs", "1", *options,
    ]  # fmt: skip

    columns = [field.split()[0] for field in SCHEMA.split(", ")]

    def run(batches):
        pairs = (zip(batch["id"], batch["recording"]) for batch in batches)
        for rows in classify_batches(pairs, command):
            yield pd.DataFrame(rows, columns=columns)

    selected = frame.selectExpr(
        "cast(`%s` as string) as id" % id_column, "`%s` as recording" % recording_column
    )
    return selected.mapInPandas(run, SCHEMA)


def check(options):
    """Refuses what would break the protocol with the program, before any job begins."""
    rest = iter(options)
    for option in rest:
        name, equals, _ = option.partition("=")
        if name in VALUE_OPTIONS:
            if not equals and next(rest, None) is None:
                raise ValueError("'%s' takes a value" % option)
        elif option not in FLAGS:
            raise ValueError(
                "'%s' cannot be passed on to touchstone here: every recording has to give one row;"
                " allowed are %s" % (option, ", ".join(VALUE_OPTIONS + FLAGS))
            )


def classify_batches(batches, command):
    """Lists of rows, one for each pair of id and recording in the batches, in their order.

    The program answers in order too, so the ids that are on their way are enough to tell that no row
    is missing, doubled or mistaken.
    """
    program = Filter(command)
    try:
        expected = collections.deque()
        for batch in batches:
            for identity, recording in batch:
                identity = identity if isinstance(identity, str) else None
                head = b'{"%s":%s,' % (ID_KEY.encode(), json.dumps(identity).encode())
                text, shift = line(head, recording)
                expected.append((identity, shift))
                program.write(text)
            yield [row(text, expected) for text in program.answers()]
        program.finish()
        yield [row(text, expected) for text in program.answers()]
        if expected:
            raise RuntimeError("touchstone gave no row for %s" % expected[0][0])
    finally:
        program.stop()


class Filter:
    """A program between two pipes. A thread takes its answers, so that it never waits for us."""

    def __init__(self, command):
        self.messages = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.messages
        )
        self.lines = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.gather, daemon=True)
        self.thread.start()

    def gather(self):
        for text in self.process.stdout:
            self.lines.put(text)

    def write(self, text):
        try:
            self.process.stdin.write(text)
        except BrokenPipeError:
            self.fail()

    def answers(self):
        """The lines that are there by now."""
        while not self.lines.empty():
            yield self.lines.get()

    def finish(self):
        """Waits for the last answer."""
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            self.fail()
        self.thread.join()
        if self.process.wait() not in (DONE, BROKEN_RECORDINGS):
            self.fail()

    def fail(self):
        status = self.process.wait()
        self.messages.seek(0)
        said = self.messages.read(2000).decode(errors="replace")
        raise RuntimeError("touchstone ended early, with status %d: %s" % (status, said))

    def stop(self):
        """Ends the program with its task, whatever became of that."""
        self.process.kill()
        self.process.wait()
        self.thread.join()
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.stdout.close()
        self.messages.close()


def line(head, recording):
    """A recording on one line, with its id put in, and by how much that moves its columns.

    JSON has no line breaks inside strings, so those that there are may become spaces; columns say
    nothing then, and the move is None. What is no object stays something broken.
    """
    text = recording if isinstance(recording, str) else ""
    members = text.lstrip(SPACE)
    if members.startswith("{"):
        members = members[1:].lstrip(SPACE)
        head = head[:-1] if members.startswith("}") else head
    shift = len(head) - (len(text) - len(members))
    has_breaks = "\n" in text or "\r" in text
    members = members.replace("\r", " ").replace("\n", " ").rstrip(SPACE)
    return head + members.encode() + b"\n", None if has_breaks else shift


def row(text, expected):
    """A line of the program's output as a row of `SCHEMA`; it takes its id from those expected."""
    if not expected:
        raise RuntimeError("touchstone gave more rows than there are recordings")
    identity, shift = expected.popleft()
    result = json.loads(text)
    if result.pop("id", identity) != identity:
        raise RuntimeError("touchstone gave another row than that for %s" % identity)
    # Places in this task's pipe say nothing to anyone.
    for key in ("index", "source", "line"):
        result.pop(key, None)
    if shift is None:
        result.pop("column", None)
    elif "column" in result:
        result["column"] = max(1, result["column"] - shift)
    return (
        identity, result.get("label"), result.get("events"), result.get("duration"),
        result["message"] if result["type"] == "error" else None,
        json.dumps(result, ensure_ascii=False, separators=(",", ":")),
    )  # fmt: skip


def default_program():
    """The program that `TOUCHSTONE` names, or the one on the path."""
    return os.environ.get("TOUCHSTONE", "touchstone")
