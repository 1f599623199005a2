#!/usr/bin/env python3
"""Writes traces to compare readers with: random scenes, and a sample of each foreign format but YAML.

    traces.py FOLDER COUNT

The same count gives the same files.
"""
import json
import random
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Benchmarks"))
import formats  # noqa: E402
import traces  # noqa: E402

KINDS = ["tap", "longPress", "pan", "swipe", "pinch", "rotation", "screenEdgePan"]
NAMES = ["a", "knob", "Bild", "é", "写真", "🙂", "a \"b\"", "x\\y", "tab\t", "l\u2028s"]


def settings(kind, dice):
    """A few settings of a recognizer."""
    choices = {
        "tap": {"numberOfTapsRequired": dice.randint(1, 3), "allowableMovement": dice.uniform(0, 60)},
        "longPress": {"minimumPressDuration": dice.uniform(0, 0.6), "numberOfTapsRequired": dice.randint(0, 1)},
        "pan": {"minimumNumberOfTouches": dice.randint(1, 2), "hysteresis": dice.uniform(0, 20)},
        "swipe": {"direction": dice.choice(["right", "left", "up", "down"])},
        "pinch": {"hysteresis": dice.uniform(0, 12)},
        "rotation": {"hysteresis": dice.uniform(0, 12)},
        "screenEdgePan": {"edges": [dice.choice(["left", "right", "top", "bottom"])]},
    }  # fmt: skip
    mine = choices[kind]
    return {key: mine[key] for key in mine if kind == "screenEdgePan" or dice.random() < 0.5}


def scene(dice):
    names = dice.sample(NAMES, 4)
    views = [{
        "id": name, "frame": [dice.uniform(0, 200), dice.uniform(0, 400), dice.uniform(20, 300), dice.uniform(20, 400)],
        "multipleTouchEnabled": dice.random() < 0.7, "alpha": round(dice.uniform(0, 1), 2),
        "transform": [1, dice.uniform(-0.2, 0.2), dice.uniform(-0.2, 0.2), 1, dice.uniform(-9, 9), 0],
    } for name in names]  # fmt: skip
    views[0]["subviews"] = [views.pop()]
    recognizers = []
    for number in range(dice.randint(1, 6)):
        kind = dice.choice(KINDS)
        recognizers.append({
            "id": "%s%d" % (kind, number), "type": kind, "view": dice.choice(["window", *names]),
            "cancelsTouchesInView": dice.random() < 0.7, "delaysTouchesBegan": dice.random() < 0.2,
            **settings(kind, dice)})  # fmt: skip
    ids = [recognizer["id"] for recognizer in recognizers]
    policy = {"simultaneous": dice.choice(["all", "none", [ids[:2]] if len(ids) > 1 else "none"])}
    if len(ids) > 1 and dice.random() < 0.4:
        policy["requireToFail"] = [ids[:2]]
    window = {"id": "window", "multipleTouchEnabled": True, "subviews": views}
    return {"views": window, "recognizers": recognizers, "policy": policy}


def events(dice, unit):
    """Fingers that come, wander and leave."""
    time, fingers, next_id, events = 0.0, {}, 1, []
    for _ in range(dice.randint(3, 60)):
        time += dice.choice([0.004, 0.008333, 0.0166667, 0.1, 0.4]) * dice.uniform(0.5, 1.5)
        touches, gone = [], []
        for finger, place in fingers.items():
            place[0] += dice.gauss(0, 9) + place[2]
            place[1] += dice.gauss(0, 9) + place[3]
            ends = dice.random() < 0.12
            phase = dice.choice(["ended", "ended", "cancelled"]) if ends else "moved"
            touches.append((finger, phase, place))
            gone += [finger] if ends else []
        if len(fingers) < 3 and dice.random() < 0.35:
            place = [dice.uniform(0, 390), dice.uniform(0, 800), dice.gauss(0, 6), dice.gauss(0, 6)]
            fingers[next_id] = place
            touches.append((next_id, "began", place))
            next_id += 1
        for finger in gone:
            del fingers[finger]
        event = {"t": time / unit}
        if touches:
            event["touches"] = [
                {"id": finger, "phase": phase, "x": place[0], "y": place[1],
                 **({"force": dice.random()} if dice.random() < 0.1 else {})}
                for finger, phase, place in touches]  # fmt: skip
        elif dice.random() < 0.05:
            event["motion"] = {"subtype": "shake", "phase": "began"}
        events.append(event)
    return events


def document(dice):
    unit = dice.choice(["s", "ms", "us"])
    trace = {"name": dice.choice(NAMES), "timeUnit": unit, "scene": scene(dice)}
    trace["events"] = events(dice, {"s": 1, "ms": 1e-3, "us": 1e-6}[unit])
    text = json.dumps(trace, ensure_ascii=dice.random() < 0.5, indent=dice.choice([None, None, 1]))
    return damaged(text, dice) if dice.random() < 0.15 else text


def damaged(text, dice):
    """With a byte less, more, or another one."""
    place = dice.randrange(len(text))
    return text[:place] + dice.choice(["", ",", "1e400", "\\", "}", "\u0000"]) + text[place + 1:]


def main():
    folder, count = Path(sys.argv[1]), int(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        (folder / ("random-%04d.json" % number)).write_text(document(random.Random(number)))
    source = folder / "native.ndjson"
    traces.write_stream(source, 20_000)
    for number, name in enumerate(formats.ALL):
        if "libinput" not in name:
            formats.write(name, source, folder / ("format-%02d.txt" % number))


main()
