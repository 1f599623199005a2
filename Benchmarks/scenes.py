"""Scenes to measure with: so many recognizers, or so many views."""

# Those of the bundled scene `default`.
KINDS = [
    {"type": "pan"}, {"type": "tap"}, {"type": "pinch"}, {"type": "rotation"},
    {"type": "longPress"}, {"type": "tap", "numberOfTapsRequired": 2},
    {"type": "tap", "numberOfTouchesRequired": 2},
] + [
    {"type": "swipe", "direction": direction, "numberOfTouchesRequired": fingers}
    for fingers in (1, 2) for direction in ("right", "left", "up", "down")
]  # fmt: skip


def window(subviews=()):
    return {"id": "window", "multipleTouchEnabled": True, "subviews": list(subviews)}


def with_recognizers(count):
    """All on the window, and all allowed to recognize together."""
    recognizers = [
        {"id": "recognizer%d" % number, **KINDS[number % len(KINDS)]} for number in range(count)
    ]
    return {"views": window(), "recognizers": recognizers, "policy": {"simultaneous": "all"}}


def with_views(count):
    """Views beside each other in the window; every touch is in the one that is asked last."""
    place, elsewhere = [0, 0, 390, 844], [1000, 1000, 10, 10]
    views = [
        {"id": "view%d" % number, "frame": elsewhere if number else place,
         "multipleTouchEnabled": True}
        for number in range(count - 1)
    ]  # fmt: skip
    recognizers = [{"id": "pan", "type": "pan"}, {"id": "tap", "type": "tap"}]
    return {"views": window(views), "recognizers": recognizers}
