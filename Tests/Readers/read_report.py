"""Prints as JSON what readers that others have written find in a report of a test run.

    read_report.py junit REPORT SCHEMA
    read_report.py tap REPORT

JUnit's XML is also checked against the schema that Jenkins publishes, by two implementations.
"""

import json
import sys


def junit(report, schema):
    import junitparser
    import lxml.etree
    import xmlschema

    lxml.etree.XMLSchema(lxml.etree.parse(schema)).assertValid(lxml.etree.parse(report))
    xmlschema.XMLSchema(schema).validate(report)
    return [
        {
            "name": suite.name,
            "counts": [suite.tests, suite.failures, suite.errors],
            "cases": [junit_case(case) for case in suite],
        }
        for suite in junitparser.JUnitXml.fromfile(report)
    ]


def junit_case(case):
    found = {"name": case.name, "folder": case.classname, "kind": "passed"}
    for result in case.result:
        found["kind"] = type(result).__name__.lower()
        found["outcome"] = result.type
        found["message"] = result.message
        # Its own property strips the text.
        found["text"] = result._elem.text
    return found


def tap(report):
    from tap.parser import Parser

    found = []
    for line in Parser().parse_file(report):
        if line.category == "test":
            found.append(
                {
                    "number": line.number,
                    "isPassed": line.ok,
                    "description": line.description,
                    "isDirected": bool(line.skip or line.todo),
                    "diagnostics": line.yaml_block,
                }
            )
        elif line.category == "plan":
            found.append({"plan": line.expected_tests})
        elif line.category == "version":
            found.append({"version": line.version})
        else:
            sys.exit(f"a line that is no TAP: {line}")
    return found


READERS = {"junit": junit, "tap": tap}
json.dump(READERS[sys.argv[1]](*sys.argv[2:]), sys.stdout)
