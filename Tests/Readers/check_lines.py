"""Checks lines of JSON against the schema of the output, each against the entry that its type names; prints
those that are not of it, and what is wrong.

    check_lines.py SCHEMA LINES
"""

import json
import sys
from pathlib import Path

from jsonschema import Draft202012Validator

schema, lines = (Path(argument).read_text(encoding="utf-8") for argument in sys.argv[1:])
schema = json.loads(schema)
Draft202012Validator.check_schema(schema)
checks = {entry["title"]: Draft202012Validator(entry) for entry in schema["oneOf"]}
for line in lines.splitlines():
    value = json.loads(line)
    if value["type"] not in checks:
        print("no such type:", line)
        continue
    for error in checks[value["type"]].iter_errors(value):
        print(error.message, "in", line)
