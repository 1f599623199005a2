#!/usr/bin/env python3
"""Writes what `make fuzz` begins with: a small input for each thing that is read, its target in the first byte.

    seeds.py FOLDER
"""
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Benchmarks"))
import formats  # noqa: E402

# As in `FuzzTarget.all`.
JSON, ANY, SCENE, EXPECTATION, RESULT = range(5)


def stream():
    """Two gestures of one and of two fingers."""
    def touch(number, phase, x):
        return {"id": number, "phase": phase, "x": x, "y": 100}

    events = [
        {"t": 0, "touches": [touch(1, "began", 10)]},
        {"t": 0.02, "touches": [touch(1, "moved", 30)]},
        {"t": 0.1, "touches": [touch(1, "ended", 50)]},
        {"t": 1, "touches": [touch(2, "began", 10), touch(3, "began", 90)]},
        {"t": 1.1, "touches": [touch(2, "moved", 5), touch(3, "moved", 120)]},
        {"t": 1.2, "touches": [touch(2, "ended", 5), touch(3, "ended", 120)]},
    ]
    return "".join(json.dumps(event, separators=(",", ":")) + "\n" for event in events)


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    source, written = folder / "stream.tmp", folder / "format.tmp"
    source.write_text(stream())
    seeds = []
    for name in formats.ALL:
        formats.write(name, source, written)
        seeds.append((ANY, written.read_text()))
    source.unlink()
    written.unlink()
    for trace in sorted(ROOT.glob("traces/*/trace.json")):
        text = trace.read_text()
        if len(text) > 20_000:
            continue
        document = json.loads(text)
        seeds += [(JSON, text), (ANY, text)]
        if isinstance(document.get("scene"), dict):
            seeds.append((SCENE, json.dumps(document["scene"])))
        if "expect" in document:
            seeds.append((EXPECTATION, json.dumps(document["expect"])))
        golden = trace.with_name("trace.expected.ndjson")
        if golden.exists() and golden.stat().st_size < 20_000:
            seeds.append((RESULT, golden.read_text()))
    for number, (target, text) in enumerate(seeds):
        (folder / f"{number:03}").write_bytes(bytes([target]) + text.encode())
    print(f"{len(seeds)} seeds in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
