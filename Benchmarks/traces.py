#!/usr/bin/env python3
"""Seeded traces to measure with: the same samples as document, stream, documents a line, and files.

    traces.py stream MB OUT        a stream, one event a line
    traces.py document MB OUT      one document
    traces.py documents N OUT      N short recordings, one document a line, each with an `id`
    traces.py table N OUT          the same recordings as text in a column `recording`, JSON lines
    traces.py files N FOLDER       the same recordings, each in a file of its own

The same arguments give the same bytes. `--seed` changes them. Long traces repeat a megabyte of
gestures at later and later times; only the times differ, so that 300 MB take seconds to write.
"""
import argparse
import itertools
import json
import math
import os
import random

WIDTH, HEIGHT = 390.0, 844.0  # a phone's screen, in points
GESTURES_IN_A_BLOCK = 300
RECORDINGS_IN_A_CYCLE = 1000


class Hand:
    """Performs gestures; a gesture is a list of (microseconds, touches as JSON)."""

    def __init__(self, seed, noise=0.35):
        self.random = random.Random(seed)
        self.noise = noise
        self.next_id = 1

    def perform(self, duration, paths, rate=None):
        """Fingers that follow paths from progress (0 to 1) to a point, all at the same time."""
        rate = rate or self.random.choice((60, 120))
        count = max(2, round(duration * rate))
        ids = range(self.next_id, self.next_id + len(paths))
        self.next_id += len(paths)
        events, last = [], [None] * len(paths)
        for step in range(count + 1):
            phase = "began" if step == 0 else "ended" if step == count else "moved"
            if phase != "ended":  # a lift reports the last place
                last = [self.near(path(step / count)) for path in paths]
            touches = ",".join(
                '{"id":%d,"phase":"%s","x":%s,"y":%s}' % (finger, phase, x, y)
                for finger, (x, y) in zip(ids, last)
            )
            events.append((round(step * 1e6 / rate), touches))
        return events

    def near(self, point):
        return tuple(round(c + self.random.gauss(0, self.noise), 2) for c in point)

    def place(self):
        return self.random.uniform(110, WIDTH - 110), self.random.uniform(180, HEIGHT - 180)

    # One finger

    def tap(self, rate=None):
        place = self.place()
        return self.perform(self.random.uniform(0.05, 0.14), [lambda s: place], rate)

    def double_tap(self, rate=None):
        place = self.place()
        first = self.perform(0.07, [lambda s: place], rate)
        pause = first[-1][0] + 120_000
        second = self.perform(0.07, [lambda s: place], rate)
        return first + [(time + pause, touches) for time, touches in second]

    def long_press(self, rate=None):
        place = self.place()
        return self.perform(self.random.uniform(0.7, 1.0), [lambda s: place], rate)

    def drag(self, rate=None, fingers=1):
        x, y = self.place()
        angle, distance = self.random.uniform(-math.pi, math.pi), self.random.uniform(60, 100)

        def path(offset):
            def at(s):
                way = smooth(s) * distance
                return x + offset + way * math.cos(angle), y + way * math.sin(angle)

            return at

        offsets = [40 * (n - (fingers - 1) / 2) for n in range(fingers)]
        return self.perform(self.random.uniform(0.5, 0.9), [path(o) for o in offsets], rate)

    def swipe(self, rate=None):
        x, y = self.place()
        dx, dy = self.random.choice(((1, 0), (-1, 0), (0, 1), (0, -1)))

        def path(s):
            return x + dx * 170 * s**1.6, y + dy * 170 * s**1.6

        return self.perform(self.random.uniform(0.1, 0.18), [path], rate)

    # Two fingers

    def turn_and_stretch(self, rate=None, scale=1.0, turn=0.0):
        x, y = WIDTH / 2, HEIGHT / 2
        radius, angle = (60 if scale >= 1 else 120), self.random.uniform(-math.pi, math.pi)

        def path(sign):
            def at(s):
                r = sign * radius * (1 + (scale - 1) * smooth(s))
                a = angle + turn * smooth(s)
                return x + r * math.cos(a), y + r * math.sin(a)

            return at

        return self.perform(self.random.uniform(0.5, 1.0), [path(1), path(-1)], rate)

    def any(self, rate=None):
        """One of the gestures, as often as people make them."""
        uniform, sign = self.random.uniform, self.random.choice((-1, 1))
        kinds = {
            self.tap: 24, self.double_tap: 8, self.long_press: 7, self.drag: 26, self.swipe: 12,
            lambda rate: self.drag(rate, fingers=2): 5,
            lambda rate: self.turn_and_stretch(rate, scale=uniform(1.5, 2.2)): 5,
            lambda rate: self.turn_and_stretch(rate, scale=uniform(0.4, 0.65)): 4,
            lambda rate: self.turn_and_stretch(rate, turn=sign * uniform(0.6, 1.9)): 9,
        }  # fmt: skip
        return self.random.choices(list(kinds), list(kinds.values()))[0](rate)


def smooth(s):
    """From rest to rest (minimum jerk)."""
    return s * s * s * (10 - 15 * s + 6 * s * s)


def event(time, touches):
    return '{"t":%.6f,"touches":[%s]}' % (time / 1e6, touches)


def block(perform, count):
    """So many gestures after each other, with pauses; the events and how long they take."""
    events, time = [], 0
    for _ in range(count):
        gesture = perform()
        events += [(time + t, touches) for t, touches in gesture]
        time = events[-1][0] + 1_000_000
    return events, time


def lines(seed=1, perform=None, gestures=GESTURES_IN_A_BLOCK):
    """Events without end, each a JSON object, in lists of some ten thousand."""
    hand = Hand(seed)
    events, span = block(perform or hand.any, gestures)
    for repetition in itertools.count():
        start = repetition * span
        yield [event(start + time, touches) for time, touches in events]


def write_events(path, size, between, head="", tail="", **options):
    """Writes whole gestures until the file has nearly so many bytes; the number of events."""
    count, left = 0, size - len(head)
    with open(path, "w") as file:
        file.write(head)
        for chunk in lines(**options):
            if sum(map(len, chunk)) + len(chunk) * len(between) >= left:
                ends = itertools.accumulate(len(line) + len(between) for line in chunk)
                chunk = whole(chunk[: sum(end <= left for end in ends)])
                file.write(between.join(chunk) + tail)
                return count + len(chunk)
            file.write(between.join(chunk) + between)
            left -= sum(map(len, chunk)) + len(chunk) * len(between)
            count += len(chunk)


def whole(events):
    """Without a gesture at the end that is cut off; at least one event."""
    for place in range(len(events), 1, -1):
        if '"ended"' in events[place - 1]:
            return events[:place]
    return events[:1]


def write_stream(path, size, header=None, **options):
    head = json.dumps(header) + "\n" if header else ""
    return write_events(path, size, "\n", head, "\n", **options)


def write_document(path, size, **options):
    return write_events(path, size, ",\n", '{"events":[\n', "\n]}\n", **options)


def recordings(count, seed=1):
    """Short recordings, one gesture each, as (id, the events as JSON)."""
    hand = Hand(seed)
    cycle = []
    for number in range(count):
        if number < RECORDINGS_IN_A_CYCLE:
            hand.next_id = 1
            gesture = hand.any(rate=60)
            cycle.append((len(gesture), ",".join(event(*sample) for sample in gesture)))
        yield "r%07d" % number, *cycle[number % RECORDINGS_IN_A_CYCLE]


def write_documents(path, count, seed=1):
    """The number of events in so many documents, one a line."""
    total = 0
    with open(path, "w") as file:
        for name, events, text in recordings(count, seed):
            file.write('{"id":"%s","events":[%s]}\n' % (name, text))
            total += events
    return total


def write_empties(path, count):
    """Documents without events, each on two lines, so that none is a line by itself."""
    with open(path, "w") as file:
        for _ in range(count):
            file.write('{\n"events":[]}\n')
    return count


def write_table(path, count, seed=1):
    """The number of events in a table of so many rows."""
    total = 0
    with open(path, "w") as file:
        for name, events, text in recordings(count, seed):
            row = {"id": name, "recording": '{"events":[%s]}' % text}
            file.write(json.dumps(row) + "\n")
            total += events
    return total


def write_files(folder, count, seed=1):
    """The number of events in so many files."""
    total = 0
    os.makedirs(folder, exist_ok=True)
    for name, events, text in recordings(count, seed):
        with open(os.path.join(folder, name + ".json"), "w") as file:
            file.write('{"events":[%s]}\n' % text)
        total += events
    return total


WRITERS = {
    "stream": write_stream, "document": write_document, "documents": write_documents,
    "table": write_table, "files": write_files,
}  # fmt: skip


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("form", choices=WRITERS)
    parser.add_argument("amount", type=float, help="megabytes, or a number of recordings")
    parser.add_argument("out")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    scale = 1e6 if options.form in ("stream", "document") else 1
    events = WRITERS[options.form](options.out, int(options.amount * scale), seed=options.seed)
    print(events, "events")


if __name__ == "__main__":
    main()
