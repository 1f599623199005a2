"""What the measuring scripts share: building, running commands, traces to run on, tables."""
import functools
import hashlib
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import formats
import traces

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
WORK = ROOT / ".build" / "bench"
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()

# Another generator makes other traces; those of this one are kept between runs.
_VERSION = hashlib.sha256((HERE / "traces.py").read_bytes()).hexdigest()[:12]
TRACES = WORK / ("traces-" + _VERSION)


def output(*command):
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout.strip()


@dataclass
class Programs:
    """The programs that are measured, built for release."""

    touchstone: str
    measure: str
    bare: str
    clock: str

    def knows(self, command, option=""):
        """Whether the program has a command, with an option."""
        help_text = subprocess.run(
            [self.touchstone, "help", command], text=True, capture_output=True
        )
        return help_text.returncode == 0 and option in help_text.stdout


@functools.cache
def build():
    """Builds everything that is measured."""
    os.chdir(ROOT)
    WORK.mkdir(parents=True, exist_ok=True)
    for folder in WORK.glob("traces-*"):
        if folder != TRACES:
            shutil.rmtree(folder)
    swift = ["swift", "build", "-c", "release"]
    if platform.system() == "Linux":
        swift.append("--static-swift-stdlib")
    for product in ("touchstone", "measure"):
        subprocess.run([*swift, "--product", product], check=True, stdout=sys.stderr)
    folder = output(*swift, "--show-bin-path")
    compiled = [_compile("bare", "json-c"), _compile("clock")]
    return Programs(folder + "/touchstone", folder + "/measure", *compiled)


def _compile(name, package=None):
    program = WORK / name
    flags = shlex.split(output("pkg-config", "--cflags", "--libs", package)) if package else []
    source = HERE / "Baseline" / (name + ".c")
    subprocess.run(["cc", "-O2", "-Wall", "-o", program, source, *flags], check=True)
    return str(program)


@dataclass
class Cost:
    """What a command took: microseconds, and kilobytes of peak memory."""

    wall: int
    user: int
    system: int
    memory: int

    @property
    def seconds(self):
        """Of processor time; what else runs on the machine disturbs it least."""
        return (self.user + self.system) / 1e6


def cost(*command, first=False, stdin=None, expected=0):
    """Runs a command that has to end with a status, its output thrown away; with `first`, wall is the
    time to its first byte."""
    taken, status, words = outcome(*command, first=first, stdin=stdin)
    if status != expected:
        sys.exit("%s ended with status %d: %s" % (shlex.join(map(str, command)), status, words))
    return taken


def outcome(*command, first=False, stdin=None):
    """The cost of a command, its status, and what it wrote to standard error."""
    clock = [build().clock, "first" if first else "run", *map(str, command)]
    with open(stdin or os.devnull, "rb") as source:
        done = subprocess.run(clock, stdin=source, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit("%s: %s" % (shlex.join(clock), done.stderr))
    *numbers, status = map(int, done.stdout.split())
    return Cost(*numbers), status, done.stderr


def cheapest(commands, repetitions=3, key=lambda cost: cost.seconds):
    """The best of several runs of each command, taken in turns, so that all see the same noise."""
    best = {}
    for repetition in range(repetitions):
        for name, command in commands.items():
            run = command() if callable(command) else cost(*command)
            if name not in best or key(run) < key(best[name]):
                best[name] = run
    return best


def trace(name, write):
    """A file that `write` makes from a path, kept for the next run; its path, and what it said."""
    path, note = TRACES / name, TRACES / (name + ".count")
    if not note.exists():
        TRACES.mkdir(parents=True, exist_ok=True)
        count = write(path)
        note.write_text(str(count))
    return path, int(note.read_text())


def stream(megabytes, **options):
    name = "-".join(["stream", "%g" % megabytes, *map(str, options.pop("key", ()))])
    return trace(name + ".ndjson", lambda path: traces.write_stream(
        path, int(megabytes * 1e6), **options))  # fmt: skip


def document(megabytes):
    return trace("document-%g.json" % megabytes, lambda path: traces.write_document(
        path, int(megabytes * 1e6)))  # fmt: skip


def documents(count):
    return trace("documents-%d.ndjson" % count, lambda path: traces.write_documents(path, count))


def empties(count):
    return trace("empties-%d.json" % count, lambda path: traces.write_empties(path, count))


def rows(count):
    return trace("rows-%d.json" % count, lambda path: traces.write_table(path, count))


def files(count):
    return trace("files-%d" % count, lambda path: traces.write_files(path, count))


def foreign(name, megabytes):
    """The touches of a native stream of that size in another format; how many there are."""
    source, _ = stream(megabytes)
    version = hashlib.sha256((HERE / "formats.py").read_bytes()).hexdigest()[:8]
    slug = re.sub(r"\W+", "-", name).strip("-")
    return trace("%s-%g-%s" % (slug, megabytes, version),
                 lambda path: formats.write(name, source, path))  # fmt: skip


def table(heading, rows):
    """A Markdown table; the first column to the left, the others to the right."""
    rows = [list(map(str, row)) for row in [heading, *rows]]
    widths = [max(len(row[column]) for row in rows) for column in range(len(heading))]
    def text(row):
        cells = [cell.ljust(width) if column == 0 else cell.rjust(width)
                 for column, (cell, width) in enumerate(zip(row, widths))]  # fmt: skip
        return "| " + " | ".join(cells) + " |"
    rules = ["-" * width if column == 0 else "-" * (width - 1) + ":"
             for column, width in enumerate(widths)]  # fmt: skip
    return "\n".join([text(rows[0]), "| " + " | ".join(rules) + " |", *map(text, rows[1:])])


def write(document_path, text, mark="bench"):
    """Puts text between the marks of a document."""
    old = document_path.read_text()
    marks = re.compile(r"(<!-- %s -->\n).*?(<!-- /%s -->)" % (mark, mark), re.S)
    if not marks.search(old):
        sys.exit("%s has no lines <!-- %s --> and <!-- /%s -->" % (document_path, mark, mark))
    document_path.write_text(marks.sub(lambda m: m[1] + "\n" + text + "\n\n" + m[2], old))


def machine():
    """The machine, the versions and how busy it is, in one line."""
    load = os.getloadavg()[0]
    if load > CORES / 2:
        print("the machine is busy (load %.1f on %d cores): times are too long and too uneven"
              % (load, CORES), file=sys.stderr)  # fmt: skip
    information = Path("/proc/cpuinfo").read_text() if Path("/proc/cpuinfo").exists() else ""
    name = re.search(r"model name\s*: (.*)", information)
    swift = re.search(r"Swift version (\S+)", output("swift", "--version"))
    return "%s, %d cores; %s; Swift %s; json-c %s; load average %.2f." % (
        name[1] if name else platform.processor(), CORES, platform.system(),
        swift[1] if swift else "?", output("pkg-config", "--modversion", "json-c"),
        load)  # fmt: skip


def figure(number):
    """Three digits, with commas: 0.0123, 1.23, 12.3, 123, 12,345."""
    if number >= 99.95:
        return "{:,.0f}".format(number)
    if number >= 9.995:
        return "%.1f" % number
    return "%.2f" % number if number >= 0.995 else "%.3g" % number
