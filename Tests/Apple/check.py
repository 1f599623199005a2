#!/usr/bin/env python3
"""Type-checks the modules for Apple's systems on Linux, without Apple's SDK: finds what they do not have.

    check.py [--cache FOLDER] [MODULE...]

The toolchain's textual interface of the standard library says from which version of Apple's systems on each part
exists. It is built once for macOS and once for the simulator of iOS; json-c and libyaml, which iOS lacks, are read
from their installed headers, and Darwin from the declarations in `Darwin/`. Nothing is linked. Exit status 1 when
something is found. The first run takes four minutes.
"""
import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MODULES = [
    "Touchstone", "SafeJSON", "SafeYAML", "TouchstoneTraces", "TouchstoneReports", "TouchstoneChecks",
    "TouchstoneCLI",
]  # fmt: skip
LIBRARY = ["Touchstone", "SafeJSON", "TouchstoneTraces", "TouchstoneReports"]
# Target, folder of the standard library, name of its interface, what is checked, and the C libraries.
SYSTEMS = [
    ("x86_64-apple-macosx26.0", "macosx", "x86_64-apple-macos", MODULES, ["CJSONC", "CYAML"]),
    ("x86_64-apple-ios26.0-simulator", "iphonesimulator", "x86_64-apple-ios-simulator", LIBRARY, []),
]
# Headers of C that json-c and libyaml include.
HEADERS = {
    "stdio.h": "#include <stddef.h>\n#include <stdarg.h>\ntypedef struct __FILE FILE;\n",
    "stdlib.h": "#include <stddef.h>\n", "string.h": "#include <stddef.h>\n",
    "strings.h": "", "math.h": "", "inttypes.h": "#include <stdint.h>\n",
}  # fmt: skip
# Errors that only come of this arrangement. What searches for strings is in a module that is not built here.
NOISE = ("broken standard library", "emit-module command failed", "minimum deployment target",
         "expected argument type 'String.Element'", "has no member 'firstRange'",
         "has no member 'replacing'")  # fmt: skip


def interface(library, module, target):
    """The standard library's interface, for another system."""
    path = library / "swift/linux" / (module + ".swiftmodule") / "x86_64-unknown-linux-gnu.swiftinterface"
    text = path.read_text().replace("-target x86_64-unknown-linux-gnu", "-target " + target)
    # What locks need of Linux, whose bodies are not checked for Apple's systems.
    text = text.replace("import Glibc\n", "").replace("_swift_stdlib_gettid()", "(0 as UInt32)")
    lines = text.split("\n")
    for number, line in enumerate(lines):
        # An attribute that wants the body, which an interface leaves out.
        if "_diagnoseUnavailableCodeReached()" in line and "func" in line:
            for before in range(number - 3, number):
                if "backDeployed" in lines[before]:
                    lines[before] = ""
    return "\n".join(lines)


def prepare(cache, library, target, folder, name):
    """The folder with the standard library of a system."""
    resources = cache / ("resources-" + target)
    if not (resources / "shims").exists():
        shutil.copytree(library / "swift/shims", resources / "shims")
    for module in ("Swift", "Synchronization", "_Concurrency"):
        path = resources / folder / (module + ".swiftmodule") / (name + ".swiftinterface")
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(interface(library, module, target))
    return resources


def libraries(cache):
    """The folder with the C libraries."""
    folder = cache / "c"
    for name, text in HEADERS.items():
        path = folder / "standard" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("#pragma once\n" + text)
    headers = folder / "headers"
    headers.mkdir(exist_ok=True)
    if not (headers / "json-c").exists():
        (headers / "json-c").symlink_to("/usr/include/json-c")
    shutil.copy("/usr/include/yaml.h", headers)
    return folder


def check(module, target, flags, modules):
    """Errors of a module."""
    files = sorted((ROOT / "Sources" / module).rglob("*.swift"))
    run = subprocess.run(
        ["swiftc", *flags, "-module-name", module, "-emit-module", "-emit-module-path",
         modules / (module + ".swiftmodule"), *files], capture_output=True, text=True)  # fmt: skip
    errors = {line for line in (run.stdout + run.stderr).split("\n")
              if re.match(r"\S+:\d+:\d+: error:", line)
              and not any(noise in line for noise in NOISE)}  # fmt: skip
    for error in sorted(errors):
        print(error.replace(str(ROOT) + "/", ""))
    print("%s for %s: %s" % (module, target, "%d errors" % len(errors) if errors else "no errors"), flush=True)
    return len(errors)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)  # fmt: skip
    parser.add_argument("--cache", type=Path, default=ROOT / ".build/apple")
    parser.add_argument("modules", nargs="*", default=MODULES)
    options = parser.parse_args()
    cache = options.cache.resolve()
    library = Path(shutil.which("swiftc")).resolve().parent.parent / "lib"
    headers = sorted(library.glob("clang/*/include"))[-1]
    c = libraries(cache)
    found = 0
    for target, folder, name, modules, c_modules in SYSTEMS:
        resources = prepare(cache, library, target, folder, name)
        output = cache / ("modules-" + target)
        output.mkdir(exist_ok=True)
        flags = ["-target", target, "-resource-dir", resources, "-O", "-swift-version", "6",
                 "-package-name", "touchstone", "-module-cache-path", cache / ("cache-" + target),
                 "-I", output, "-I", HERE / "Darwin"]  # fmt: skip
        for feature in ("ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"):
            flags += ["-enable-upcoming-feature", feature]
        for library_name in c_modules:
            flags += ["-I", ROOT / "Sources" / library_name]
        for option in (
            "-experimental-allow-module-with-compiler-errors",
            "-disable-implicit-concurrency-module-import",
            "-disable-implicit-string-processing-module-import",
        ):
            flags += ["-Xfrontend", option]
        for option in ("-ffreestanding", "-isystem", headers, "-I%s" % (c / "standard"),
                       "-I%s" % (c / "headers")):  # fmt: skip
            flags += ["-Xcc", option]
        for module in modules:
            if module in options.modules:
                found += check(module, target, flags, output)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
