"""The touches of a native stream, written in every format that is imported as it comes.

A writer is given gestures, each a list of events (microseconds, touches), a touch being (finger's
number, phase, x, y), and gives pieces of text.
"""
import json

PHASES = ("began", "moved", "ended")


def gestures(path):
    """The gestures of a native stream: events from one moment without fingers to the next."""
    gesture, down = [], 0
    with open(path) as file:
        for line in file:
            event = json.loads(line)
            touches = [(t["id"], t["phase"], t["x"], t["y"]) for t in event["touches"]]
            down += sum((t[1] == "began") - (t[1] == "ended") for t in touches)
            gesture.append((round(event["t"] * 1e6), touches))
            if down == 0:
                yield gesture
                gesture = []


def events(gestures):
    for gesture in gestures:
        yield from gesture


def document(pieces, head="[\n", tail="\n]\n"):
    """Pieces as the elements of an array."""
    between = head
    for piece in pieces:
        yield between + piece
        between = ",\n"
    yield tail


def lines(pieces):
    for piece in pieces:
        yield piece + "\n"


# JSON


def native(gestures):
    for time, touches in events(gestures):
        yield '{"t":%.6f,"touches":[%s]}' % (time / 1e6, ",".join(
            '{"id":%d,"phase":"%s","x":%s,"y":%s}' % touch for touch in touches))  # fmt: skip


def touch_events(gestures):
    names = dict(zip(PHASES, ("touchstart", "touchmove", "touchend")))
    for time, touches in events(gestures):
        yield '{"type":"%s","timeStamp":%.3f,"changedTouches":[%s]}' % (
            names[touches[0][1]], time / 1e3, ",".join(
                '{"identifier":%d,"clientX":%s,"clientY":%s,"force":1}' % (finger, x, y)
                for finger, _, x, y in touches))  # fmt: skip


def pointer_events(gestures):
    names = dict(zip(PHASES, ("pointerdown", "pointermove", "pointerup")))
    for time, touches in events(gestures):
        for finger, phase, x, y in touches:
            yield ('{"type":"%s","timeStamp":%.3f,"pointerId":%d,"pointerType":"touch",'
                   '"clientX":%s,"clientY":%s,"pressure":0.5}' % (
                       names[phase], time / 1e3, finger, x, y))  # fmt: skip


def w3c(gestures):
    for gesture in gestures:
        sources = {}
        last = gesture[0][0]
        for time, touches in gesture:
            wait, last = (time - last) // 1000, time
            for finger, phase, x, y in touches:
                actions = sources.setdefault(finger, [])
                move = '{"type":"pointerMove","duration":%d,"x":%s,"y":%s}'
                if phase == "began":
                    actions += [move % (0, x, y), '{"type":"pointerDown","button":0}']
                elif phase == "moved":
                    actions.append(move % (wait, x, y))
                else:
                    pause = '{"type":"pause","duration":%d}' % wait
                    actions += [pause, '{"type":"pointerUp","button":0}']
        yield '{"actions":[%s]}' % ",".join(
            '{"type":"pointer","id":"f%d","parameters":{"pointerType":"touch"},"actions":[%s]}'
            % (finger, ",".join(actions)) for finger, actions in sources.items())  # fmt: skip


def rrweb(gestures):
    start = 1_700_000_000_000
    head = '{"type":3,"timestamp":%d,"data":{"source":%d,'
    moves = {}

    def batches(now):
        for finger, positions in moves.items():
            yield (head % (start + now, 6) + '"positions":[%s],"pointerId":%d}}' % (",".join(
                '{"x":%s,"y":%s,"id":9,"timeOffset":%d}' % (x, y, time - now)
                for time, x, y in positions), finger))  # fmt: skip
        moves.clear()

    for time, touches in events(gestures):
        now = time // 1000
        for finger, phase, x, y in touches:
            if phase == "moved":
                moves.setdefault(finger, []).append((now, x, y))
                if now - moves[finger][0][0] >= 500:
                    yield from batches(now)
                continue
            if phase == "ended":
                yield from batches(now)
            yield (head % (start + now, 2) + '"type":%d,"id":9,"x":%s,"y":%s,"pointerId":%d}}' % (
                7 if phase == "began" else 9, x, y, finger))  # fmt: skip


def flutter(gestures):
    names = dict(zip(PHASES, ("Down", "Move", "Up")))
    for time, touches in events(gestures):
        yield '{"ts":%d,"events":[%s]}' % (time + 900, ",".join(
            '{"type":"Pointer%sEvent","timeStamp":%d,"pointer":%d,"position":[%s,%s],"pressure":0.5}'
            % (names[phase], time, finger, x, y) for finger, phase, x, y in touches))  # fmt: skip


def flutter_engine(gestures):
    changes = dict(zip(PHASES, (4, 5, 6)))
    for time, touches in events(gestures):
        yield '{"ts":%d,"events":[%s]}' % (time + 900, ",".join(
            '{"change":%d,"timeStamp":%d,"pointerIdentifier":%d,"physicalX":%s,"physicalY":%s,"pressure":0.5}'
            % (changes[phase], time, finger, x, y) for finger, phase, x, y in touches))  # fmt: skip


def react_native(gestures):
    down = {}
    text = '{"identifier":%d,"pageX":%s,"pageY":%s,"locationX":%s,"locationY":%s,"timestamp":%s}'
    for time, touches in events(gestures):
        stamp = "%.3f" % (time / 1e3)
        changed = []
        for finger, phase, x, y in touches:
            changed.append(text % (finger, x, y, x, y, stamp))
            down[finger] = changed[-1]
            if phase == "ended":
                del down[finger]
        yield '{"nativeEvent":{"timestamp":%s,"touches":[%s],"changedTouches":[%s]}}' % (
            stamp, ",".join(down.values()), ",".join(changed))  # fmt: skip


def devtools(gestures):
    names = dict(zip(PHASES, ("Start", "Move", "End")))
    for time, touches in events(gestures):
        phase = touches[0][1]
        yield ('{"method":"Input.dispatchTouchEvent","params":{"type":"touch%s","timestamp":%.6f,'
               '"touchPoints":[%s]}}' % (names[phase], time / 1e6, "" if phase == "ended" else ",".join(
                   '{"id":%d,"x":%s,"y":%s}' % (finger, x, y)
                   for finger, _, x, y in touches)))  # fmt: skip


def android(gestures):
    for gesture in gestures:
        first = gesture[0][1][0][0]
        for time, touches in gesture:
            places = ["null"] * len(touches)
            for finger, phase, x, y in touches:
                if phase != "ended":
                    places[finger - first] = "[%s,%s]" % (x, y)
            yield '{"t_ns":%d,"pointers":[%s]}' % (time * 1000, ",".join(places))


def research_kit(gestures):
    numbers = dict(zip(PHASES, (0, 1, 3)))
    for time, touches in events(gestures):
        for index, (_, phase, x, y) in enumerate(touches):
            yield ('{"timestamp":%.6f,"phase":%d,"index":%d,"x":%s,"y":%s,"width":390,"height":844}'
                   % (time / 1e6, numbers[phase], index, x, y))  # fmt: skip


def touch_tracks(gestures):
    for gesture in gestures:
        tracks = {}
        for time, touches in gesture:
            for finger, phase, x, y in touches:
                tracks.setdefault(finger, []).append(
                    '{"timestamp":%.6f,"phase":"%s","location":[%s,%s],"type":"direct","force":0.5}'
                    % (1.5e9 + time / 1e6, phase, x, y))  # fmt: skip
        yield '{"rawTouchTracks":[%s]}' % ",".join(
            '{"rawTouches":[%s]}' % ",".join(touches) for touches in tracks.values())  # fmt: skip


# Lines


def uitouch(gestures):
    for time, touches in events(gestures):
        seconds, microseconds = divmod(time, 1_000_000)
        minutes, seconds = divmod(seconds, 60)
        hours, minutes = divmod(minutes, 60)
        days, hours = divmod(hours, 24)
        for finger, phase, x, y in touches:
            place = "{%s, %s}" % (x, y)
            yield ("2024-03-%02d %02d:%02d:%02d.%06d App[1:1] <UITouch: 0x7f%08x> phase: %s tap count: 1 "
                   "force: 0.000 window: <UIWindow: 0x1; frame = (0 0; 390 844)> "
                   "view: <UIView: 0x2; frame = (0 0; 390 844)> location in window: %s "
                   "previous location in window: %s location in view: %s" % (
                       days + 1, hours, minutes, seconds, microseconds, finger * 64,
                       phase.capitalize(), place, place, place))  # fmt: skip


def kernel(gestures):
    """Events of the kernel in slots, each axis when it changes: (microseconds, type, code, value)."""
    slots, current = [None, None], None
    for time, touches in events(gestures):
        for finger, phase, x, y in touches:
            if phase == "began":
                slot = slots.index(None)
                slots[slot] = [finger, None, None]
            else:
                slot = next(i for i, s in enumerate(slots) if s and s[0] == finger)
            if slot != current:
                current = slot
                yield time, 3, 0x2F, slot
            if phase == "ended":
                slots[slot] = None
                yield time, 3, 0x39, -1
                continue
            if phase == "began":
                yield time, 3, 0x39, finger % 65536
            for code, axis, value in ((0x35, 1, round(x * 100)), (0x36, 2, round(y * 100))):
                if slots[slot][axis] != value:
                    slots[slot][axis] = value
                    yield time, 3, code, value
        if touches[0][1] != "moved":
            yield time, 1, 0x14A, int(touches[0][1] == "began")
        yield time, 0, 0, 0


NAMES = {
    (3, 0x2F): "ABS_MT_SLOT", (3, 0x39): "ABS_MT_TRACKING_ID", (3, 0x35): "ABS_MT_POSITION_X",
    (3, 0x36): "ABS_MT_POSITION_Y", (1, 0x14A): "BTN_TOUCH", (0, 0): "SYN_REPORT",
}  # fmt: skip
TYPES = {0: "EV_SYN", 1: "EV_KEY", 3: "EV_ABS"}
WIDTH, HEIGHT = 39000, 84400


def seconds(time):
    return "%d.%06d" % divmod(time, 1_000_000)


def evemu(gestures):
    yield "# EVEMU 1.3\nN: screen\nI: 0018 0000 0000 0000\nP: 02 00 00 00 00 00 00 00"
    yield "A: 2f 0 9 0 0 0\nA: 35 0 %d 0 0 0\nA: 36 0 %d 0 0 0" % (WIDTH, HEIGHT)
    for time, type, code, value in kernel(gestures):
        yield "E: %s %04x %04x %04d\t# %s / %s %d" % (
            seconds(time), type, code, value, TYPES[type], NAMES[type, code], value)  # fmt: skip


def getevent_labels(gestures):
    yield 'add device 1: /dev/input/event2\n  name:     "screen"\n  events:\n    ABS (0003):'
    axis = "                  %s     : value 0, min 0, max %d, fuzz 0, flat 0, resolution 0"
    yield axis % (NAMES[3, 0x35], WIDTH)
    yield axis % (NAMES[3, 0x36], HEIGHT)
    yield "  input props:\n    INPUT_PROP_DIRECT"
    for time, type, code, value in kernel(gestures):
        text = ("UP", "DOWN")[value] if type == 1 else "%08x" % (value & 0xFFFFFFFF)
        yield "[%15s] /dev/input/event2: %-12s %-20s %-20s" % (
            seconds(time), TYPES[type], NAMES[type, code], text)  # fmt: skip


def getevent_numbers(gestures):
    for time, type, code, value in kernel(gestures):
        yield "[%15s] /dev/input/event2: %04x %04x %08x" % (
            seconds(time), type, code, value & 0xFFFFFFFF)  # fmt: skip


def evtest(gestures):
    yield 'Input driver version is 1.0.1\nInput device name: "screen"\nSupported events:'
    yield "  Event type 3 (EV_ABS)"
    for code, most in ((0x35, WIDTH), (0x36, HEIGHT)):
        yield "    Event code %d (%s)\n      Value      0\n      Min        0\n      Max    %d" % (
            code, NAMES[3, code], most)  # fmt: skip
    yield "Properties:\n  Property type 1 (INPUT_PROP_DIRECT)\nTesting ... (interrupt to exit)"
    for time, type, code, value in kernel(gestures):
        if type == 0:
            yield "Event: time %s, -------------- SYN_REPORT ------------" % seconds(time)
        else:
            yield "Event: time %s, type %d (%s), code %d (%s), value %d" % (
                seconds(time), type, TYPES[type], code, NAMES[type, code], value)  # fmt: skip


def libinput(gestures):
    yield 'version: 1\nndevices: 1\ndevices:\n- node: /dev/input/event1\n  evdev:\n    name: "screen"'
    yield "    absinfo:\n      53: [0, %d, 0, 0, 0]\n      54: [0, %d, 0, 0, 0]" % (WIDTH, HEIGHT)
    yield "    properties: [1]\n  events:"
    is_new = True
    for time, type, code, value in kernel(gestures):
        if is_new:
            yield "  - evdev:"
        yield "    - [%3d, %6d, %3d, %3d, %7d] # %s / %s %d" % (
            *divmod(time, 1_000_000), type, code, value, TYPES[type], NAMES[type, code], value)  # fmt: skip
        is_new = type == 0


def in_object(key):
    return lambda pieces: document(pieces, '{"%s":[\n' % key, "\n]}\n")


# What a table calls them, whether they are JSON, and how they are written.
ALL = {
    "native, a document": (True, native, in_object("events")),
    "browser, TouchEvent in an array": (True, touch_events, document),
    "browser, TouchEvent a line": (True, touch_events, lines),
    "browser, PointerEvent a line": (True, pointer_events, lines),
    "W3C actions, a gesture a line": (True, w3c, lines),
    "rrweb": (True, rrweb, document),
    "Flutter, framework": (True, flutter, document),
    "Flutter, engine": (True, flutter_engine, lines),
    "React Native": (True, react_native, lines),
    "DevTools commands": (True, devtools, lines),
    "Android frames": (True, android, in_object("frames")),
    "ResearchKit": (True, research_kit, in_object("items")),
    "touch tracks, a gesture a trial": (True, touch_tracks, in_object("trials")),
    "UITouch log": (False, uitouch, lines),
    "evemu": (False, evemu, lines),
    "`getevent -lt`": (False, getevent_labels, lines),
    "`getevent -t`": (False, getevent_numbers, lines),
    "evtest": (False, evtest, lines),
    "`libinput record`": (False, libinput, lines),
}


def write(name, source, path):
    """Writes the touches of a native stream in a format; how many there are."""
    _, pieces, frame = ALL[name]
    count = 0

    def counted():
        nonlocal count
        for gesture in gestures(source):
            count += sum(len(touches) for _, touches in gesture)
            yield gesture

    with open(path, "w") as file:
        file.writelines(frame(pieces(counted())))
    return count
