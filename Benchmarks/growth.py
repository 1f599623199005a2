#!/usr/bin/env python3
"""Checks that time grows no faster than inputs do, and that memory stays bounded, whatever grows.

    growth.py [--only NAME]

Each case doubles one thing in an input, until a run takes more than a second or the case's end is reached.
Between the last two sizes, time may grow with the size to the power of 1.3, and no run may take more than
300 MB. Where an input is refused from some size on, that is a bound, and the table says so.
"""
import argparse
import json
import sys
from math import log2

from tools import WORK, build, outcome, table

MOST_GROWTH = 1.3
MOST_MEMORY = 300
# Shorter runs mostly measure the start of the program.
LEAST_SECONDS = 0.25
LONG_ENOUGH = 1.0

WINDOW = {"id": "w", "frame": [0, 0, 390, 844]}


def touch(number, phase="began", x=5):
    return {"id": number, "phase": phase, "x": x, "y": 5}


def lines(*values):
    return "".join(json.dumps(value, separators=(",", ":")) + "\n" for value in values)


def tap(**members):
    events = [{"t": 0, "touches": [touch(1)]}, {"t": 0.1, "touches": [touch(1, "ended")]}]
    return json.dumps({**members, "events": events}, separators=(",", ":"))


def scene(recognizers, policy=None, views=()):
    made = {"views": {**WINDOW, "subviews": list(views)}, "recognizers": recognizers}
    return tap(scene={**made, "policy": policy} if policy else made)


def taps(count):
    return [{"id": f"r{number}", "type": "tap"} for number in range(count)]


def never_lifted(count):
    return lines(*({"t": number / 100, "touches": [touch(number)]} for number in range(count)))


def touches_at_once(count):
    return lines({"t": 0, "touches": [touch(number) for number in range(count)]})


def before_time(count):
    return lines({"touches": [touch(number, x=number) for number in range(count)], "t": 0})


def members_before_time(count):
    return lines({**{f"k{number}": [number] for number in range(count)}, "t": 0, "touches": [touch(1)]})


def named(count):
    return lines(
        *({"t": n / 100, "touches": [touch(f"n{n}"), *([touch(f"n{n - 1}", "ended")] if n else [])]}
          for n in range(count)))  # fmt: skip


def tracks(count):
    def raw(phase, time):
        return {"timestamp": time, "phase": phase, "location": [1, 2], "type": "direct"}

    raws = [{"rawTouches": [raw("began", n / 50), raw("ended", n / 50 + 0.01)]} for n in range(count)]
    return json.dumps({"trials": [{"success": True, "rawTouchTracks": raws}]})


def ui_touches(count):
    line = (
        "2024-02-29 23:%02d:%02d.%06d+0800 App[1:1] <UITouch: 0x%x> phase: Began tap count: 1 "
        "force: 0.500 window: <UIWindow: 0x1; frame = (0 0; 375 812)> location in window: {%d, 20} "
        "previous location in window: {10.5, 20}\n"
    )
    return "".join(
        line % (n // 60_000 % 60, n // 1000 % 60, n % 1000 * 1000, n + 16, n % 300) for n in range(count)
    )


def one_group(count):
    ids = [f"r{number}" for number in range(count)]
    return scene(taps(count), {"simultaneous": [ids]})


def requirements(count):
    pairs = [[f"r{number}", f"r{number + 1}"] for number in range(count - 1)]
    return scene(taps(count), {"requireToFail": pairs})


def required_by_all(count):
    return scene(taps(count), {"requireToFail": [[f"r{number}", "r0"] for number in range(1, count)]})


def views(count):
    return scene(taps(2), views=[{"id": f"v{n}", "frame": [0, 0, 9, 9]} for n in range(count)])


def deep_views(count):
    view = {"id": "deepest", "frame": [0, 0, 390, 844]}
    for number in range(min(count, 400)):
        view = {"id": f"v{number}", "frame": [0, 0, 390, 844], "subviews": [view]}
    return scene(taps(2), views=[view])


def w3c_at_once(count):
    actions = [{"type": "pointerDown"}]
    actions += [{"type": "pointerMove", "duration": 0, "x": n, "y": 2} for n in range(count)]
    source = {"type": "pointer", "id": "a", "actions": [*actions, {"type": "pointerUp"}]}
    return json.dumps({"actions": [source]})


def w3c(count):
    actions = [{"type": "pointerDown"}]
    actions += [{"type": "pointerMove", "duration": 60_000, "x": n, "y": 2} for n in range(count)]
    source = {"type": "pointer", "id": "a", "actions": [*actions, {"type": "pointerUp"}]}
    return json.dumps({"actions": [source]})


def rrweb_moves(count):
    positions = [{"x": n % 300, "y": 5, "id": 9, "timeOffset": n - count} for n in range(count)]
    start = {"type": 3, "timestamp": 1, "data": {"source": 2, "type": 7, "id": 9, "x": 1, "y": 2}}
    moves = {"type": 3, "timestamp": count + 2, "data": {"source": 6, "positions": positions}}
    return json.dumps([{"type": 4, "timestamp": 0, "data": {"width": 320, "height": 480}}, start, moves])


def repairs(count):
    return lines(*({"t": n / 100, "touches": [touch(n, "ended")]} for n in range(count)))


def unknown_keys(count):
    return lines(*({"t": n / 100, f"k{n}": 1, "touches": []} for n in range(count)))


def long_text(count):
    return lines({"t": 0, "k": "x" * count, "touches": [touch(1)]})


def long_line(count):
    return "x" * count


def long_key(count):
    return lines({"k" * count: 1, "t": 0, "touches": [touch(1)]})


def spaces(count):
    return lines({"t": 0, "touches": [touch(1)]})[:-2] + " " * count + "}\n"


def nested(count):
    return lines({"t": 0, "touches": [touch(1)]})[:-2] + ',"k":' + "[[1]," * count + "1" + "]" * count + "}"


def taps_apart(count):
    return lines(*({"t": n / 20, "touches": [touch(1, "began" if n % 2 == 0 else "ended", n % 300)]}
                   for n in range(count)))  # fmt: skip


def pans(count):
    phases = ["began", *["moved"] * 8, "ended"]
    return lines(*({"t": n / 60, "touches": [touch(1, phases[n % 10], n * 37 % 301)]}
                   for n in range(count)))  # fmt: skip


# What grows: the command, the input, the first and the largest number, and a second input to compare with.
CASES = {
    "fingers that never lift": (["replay", "--quiet"], never_lifted, 1000, 1 << 17),
    "touches in one event": (["replay", "--quiet"], touches_at_once, 1000, 1 << 19),
    "touches in front of t": (["replay", "--quiet"], before_time, 1000, 1 << 19),
    "members in front of t": (["replay", "--quiet"], members_before_time, 1000, 1 << 18),
    "names of touches": (["replay", "--quiet"], named, 1000, 1 << 17),
    "touch tracks": (["replay", "--quiet"], tracks, 1000, 1 << 17),
    "UITouch lines": (["replay", "--quiet"], ui_touches, 1000, 1 << 17),
    "ids of one simultaneous group": (["replay", "--quiet"], one_group, 100, 1 << 16),
    "failure requirements in a chain": (["replay", "--quiet"], requirements, 100, 1 << 16),
    "requirements of one recognizer": (["replay", "--quiet"], required_by_all, 100, 1 << 16),
    "recognizers": (["replay", "--quiet"], lambda count: scene(taps(count)), 100, 1 << 16),
    "recognizers, printed": (["replay", "-f", "text"], lambda count: scene(taps(count)), 100, 1 << 16),
    "recognizers, explained": (["explain"], lambda count: scene(taps(count)), 100, 1 << 16),
    "views": (["replay", "--quiet"], views, 100, 1 << 17),
    "views in each other": (["replay", "--quiet"], deep_views, 50, 400),
    "minutes of W3C actions": (["replay", "--quiet"], w3c, 8, 1 << 16),
    "moves of W3C actions at one time": (["replay", "--quiet"], w3c_at_once, 1000, 1 << 18),
    "positions of one rrweb event": (["replay", "--quiet"], rrweb_moves, 1000, 1 << 19),
    "repairs": (["replay", "-f", "ndjson"], repairs, 1000, 1 << 18),
    "repairs, classified": (["classify"], repairs, 1000, 1 << 18),
    "unknown keys": (["replay", "--quiet"], unknown_keys, 1000, 1 << 18),
    "unknown keys, validated": (["validate", "--quiet"], unknown_keys, 1000, 1 << 18),
    "findings": (["validate", "--quiet"], repairs, 1000, 1 << 18),
    "length of a text": (["replay", "--quiet"], long_text, 1 << 20, 1 << 28),
    "length of a key": (["replay", "--quiet"], long_key, 1 << 20, 1 << 28),
    "length of a line that is none": (["replay", "--quiet"], long_line, 1 << 20, 1 << 28),
    "spaces in a line": (["replay", "--quiet"], spaces, 1 << 20, 1 << 28),
    "arrays in each other": (["replay", "--quiet"], nested, 10, 1 << 16),
    "gestures, explained": (["explain"], taps_apart, 1000, 1 << 18),
    "gestures, classified": (["classify"], taps_apart, 1000, 1 << 20),
    "differences": (["diff", "--quiet"], taps_apart, 1000, 1 << 18, pans),
}  # fmt: skip


def run(program, name, case, count):
    """What a size costs, how large it is, and what refused it."""
    command, make, _, _, *other = case
    paths = []
    for number, maker in enumerate([make, *other]):
        path = WORK / f"growth-{number}.json"
        path.write_text(maker(count))
        paths.append(path)
    runs = [outcome(program, *command, *paths) for _ in range(3)]
    taken, status, words = min(runs, key=lambda run: run[0].seconds)
    for path in paths:
        path.unlink()
    if status not in (0, 1, 3):
        sys.exit(f"{name}: status {status}: {words[-1000:]}")
    return taken, words.strip().splitlines()[-1][-60:] if status == 3 else ""


def measure(program, name, case):
    """A row of the table, and what is wrong with it."""
    _, _, count, most, *_ = case
    before = None
    while True:
        taken, refusal = run(program, name, case, count)
        seconds = taken.seconds
        growth = log2(seconds / before) if before else 0
        memory = taken.memory / 1024
        if memory > MOST_MEMORY or refusal or seconds > LONG_ENOUGH or count * 2 > most:
            break
        before, count = seconds, count * 2
    faults = []
    if growth > MOST_GROWTH and seconds > LEAST_SECONDS:
        faults.append("time")
    if memory > MOST_MEMORY:
        faults.append("memory")
    row = (name, f"{count:,}", f"{seconds:.2f} s", f"n^{growth:.2f}", f"{memory:.0f} MB", refusal)
    return row, faults


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", help="the cases whose names hold this")
    options = parser.parse_args()
    program = build().touchstone
    rows, failed = [], []
    for name, case in CASES.items():
        if options.only and options.only not in name:
            continue
        row, faults = measure(program, name, case)
        rows.append(row)
        if faults:
            failed.append(f"{name} ({', '.join(faults)})")
        print(*row, *faults, sep="\t", file=sys.stderr, flush=True)
    print(table(("what grows", "to", "time", "growth", "memory", "bound"), rows))
    if failed:
        sys.exit("grows too fast: " + "; ".join(failed))


if __name__ == "__main__":
    main()
