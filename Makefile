# What one types every day. `make lint test` does what CI does.

SHELL := /bin/bash
CONFIGURATION ?= release
PREFIX ?= /usr/local
DESTDIR ?=
TRACE ?= traces/pinch-rotation-pan-together/trace.json

SYSTEM := $(shell uname -s)
# A program that needs no Swift on the machine it runs on; macOS has it built in.
STATIC := $(if $(filter Linux,$(SYSTEM)),--static-swift-stdlib)
PROGRAM = $(shell swift build -c release $(STATIC) --show-bin-path)/touchstone

# The library's reference. Xcode keeps its docc out of the path.
DOCS_OUTPUT := .build/docs
DOCC := $(if $(filter Darwin,$(SYSTEM)),xcrun docc,docc)

.PHONY: help run test readers lint build install uninstall goldens bench bench-importers \
  bench-instructions bench-memory bench-growth fuzz sanitize bench-goldens bench-scale test-spark docs embedded wasm apple libraries library clean

help: ## Lists the targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: libraries ## Replays TRACE; CONFIGURATION=debug for a debug build.
	swift run -c $(CONFIGURATION) touchstone replay $(TRACE)

test: libraries readers ## Builds everything and runs all tests.
	swift build --build-tests
	swift test --skip-build
	"$$(swift build --show-bin-path)/touchstone" test --ci traces
	$(MAKE) --no-print-directory library

# Python's readers of test reports, and the schema that Jenkins publishes for one of them. Without
# Python or network, the tests that use them are skipped.
READERS := .build/readers
READERS_PIP := $(READERS)/bin/python -m pip --quiet --disable-pip-version-check --retries 1 \
  --timeout 20
# What brings Jenkins' schema along, in its source.
SCHEMA_SOURCE := pytest==8.3.4

readers: ## Fetches independent readers for the tests of output, when it can.
	@if [ $(READERS)/complete -nt Tests/Readers/requirements.txt ]; then exit 0; fi; \
	rm -rf $(READERS); \
	if python3 -m venv $(READERS) && \
	  $(READERS_PIP) install -r Tests/Readers/requirements.txt && \
	  $(READERS_PIP) download --no-deps --no-binary pytest -d $(READERS)/source $(SCHEMA_SOURCE) && \
	  tar xzf $(READERS)/source/*.tar.gz -C $(READERS)/source && \
	  cp $(READERS)/source/*/testing/example_scripts/junit-10.xsd $(READERS); \
	then touch $(READERS)/complete; \
	else \
	  rm -rf $(READERS); \
	  echo "readers: skipped: output is not checked by other people's readers, for want of" \
	    "Python, its packages or a network"; \
	fi

# What README and Library.md show, compiled and run in a package outside of this one.
library: libraries ## Compiles and runs the examples of the documents in a package that depends on this one.
	rm -rf .build/library/package && mkdir -p .build/library/package/Sources/snippets
	sed 's|"../.."|"../../.."|' Tests/Library/Package.swift > .build/library/package/Package.swift
	awk -v folder=.build/library/package/Sources/snippets -f Tests/Library/extract.awk \
	  README.md Documentation/Library.md
	swift run --package-path .build/library/package --scratch-path .build/library/scratch snippets \
	  > .build/library/printed
	diff Tests/Library/expected .build/library/printed

lint: ## Checks the layout of the code.
	swift format lint --strict -r Sources Tests Benchmarks Browser Fuzzing Package.swift

build: libraries ## Builds the program for release.
	swift build -c release $(STATIC) --product touchstone

# Where man and the shells look, below DESTDIR and PREFIX: target and the command that prints it.
PAGE = $(DESTDIR)$(PREFIX)/share/man/man1/touchstone.1
BASH_SCRIPT = $(DESTDIR)$(PREFIX)/share/bash-completion/completions/touchstone
ZSH_SCRIPT = $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_touchstone
FISH_SCRIPT = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/touchstone.fish
INSTALLED = "$(DESTDIR)$(PREFIX)/bin/touchstone" "$(PAGE)" "$(BASH_SCRIPT)" "$(ZSH_SCRIPT)" \
  "$(FISH_SCRIPT)"

install: build ## Installs it below PREFIX (/usr/local), itself below DESTDIR.
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$(PROGRAM)" "$(DESTDIR)$(PREFIX)/bin/touchstone"
	@put() { install -d "$$(dirname "$$1")" && "$(PROGRAM)" "$${@:2}" > "$$1" && chmod 644 "$$1"; }; \
	put "$(PAGE)" man && put "$(BASH_SCRIPT)" completion bash && \
	put "$(ZSH_SCRIPT)" completion zsh && put "$(FISH_SCRIPT)" completion fish

uninstall: ## Removes what 'make install' has installed.
	rm -f $(INSTALLED)

# Rewrites expected outputs, the page that lists them and the tests of each rule; nothing checks them but the eye: review
# `git diff` before it is committed.
goldens: libraries ## Rewrites the expected outputs and the pages that are made, for review.
	TOUCHSTONE_WRITE_GOLDENS=1 swift test --filter 'GoldenTests|SchemaCommandTests|TouchstoneCLITests.RulesTests'
	git status --short -- traces Documentation

# Options: BENCH='--size 300 --repeat 5'; WRITE=1 also puts the tables into the document.
bench: libraries ## Measures the release build: its parts, formats, start-up, growth, memory.
	python3 Benchmarks/bench.py $(BENCH) $(if $(WRITE),--write Documentation/Performance.md)

# Options: IMPORTERS='--size 5 --only evemu'; WRITE=1 also puts the table into the document.
bench-importers: libraries ## Measures how fast foreign formats are read, compared to native traces.
	python3 Benchmarks/importers.py $(IMPORTERS) $(if $(WRITE),--write Documentation/Performance.md)

bench-instructions: libraries ## Checks instructions and allocations an event; RECORD=1 records them.
	python3 Benchmarks/instructions.py $(if $(RECORD),--record)

bench-memory: libraries ## Checks that memory does not grow with traces and recordings.
	python3 Benchmarks/memory.py $(MEMORY)

bench-growth: libraries ## Checks that time and memory grow no faster than inputs, whatever grows in them.
	python3 Benchmarks/growth.py $(GROWTH)

# The corpus grows from run to run; SECONDS=600 is how long it takes.
SECONDS ?= 60
fuzz: libraries ## Feeds mutated inputs to the readers for SECONDS (60), guided by coverage.
	swift build --sanitize fuzzer --product fuzz -Xswiftc -parse-as-library --scratch-path .build/fuzz
	python3 Fuzzing/seeds.py .build/fuzz/seeds
	mkdir -p .build/fuzz/corpus .build/fuzz/found
	.build/fuzz/debug/fuzz -max_total_time=$(SECONDS) -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
	  -artifact_prefix=.build/fuzz/found/ .build/fuzz/corpus .build/fuzz/seeds

sanitize: libraries ## Runs the tests under the address and under the thread sanitizer.
	swift test --sanitize address --scratch-path .build/address
	swift test --sanitize thread --scratch-path .build/thread

bench-goldens: libraries ## Measures how fast ten thousand goldens are tested, and in how much memory.
	python3 Benchmarks/goldens.py $(GOLDENS)

bench-scale: libraries ## Measures what a million recordings cost; WRITE=1 puts it into the document.
	python3 Benchmarks/scale.py $(if $(WRITE),--write Documentation/Scale.md)

# Spark for Python and what it needs; Java has to be there.
SPARK := .build/spark/bin/python
$(SPARK): Examples/Spark/requirements.txt
	python3 -m venv .build/spark
	$(SPARK) -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

test-spark: build $(SPARK) ## Runs the example on Apache Spark, with programs and workers killed.
	cd Examples/Spark && TOUCHSTONE="$(PROGRAM)" "$(CURDIR)/$(SPARK)" test_spark.py

docs: ## Builds the library's reference with DocC; a warning is an error.
	@rm -rf $(DOCS_OUTPUT); mkdir -p $(DOCS_OUTPUT)/graphs
	@find Sources/Touchstone -name '*.swift' | LC_ALL=C sort > $(DOCS_OUTPUT)/sources
	swiftc -emit-module -o $(DOCS_OUTPUT)/Touchstone.swiftmodule -module-name Touchstone \
	  -package-name touchstone -swift-version 6 -parse-as-library @$(DOCS_OUTPUT)/sources \
	  -emit-symbol-graph -emit-symbol-graph-dir $(DOCS_OUTPUT)/graphs \
	  -symbol-graph-minimum-access-level public -symbol-graph-skip-synthesized-members
	$(DOCC) convert Sources/Touchstone/Touchstone.docc \
	  --additional-symbol-graph-dir $(DOCS_OUTPUT)/graphs \
	  --output-path $(DOCS_OUTPUT)/Touchstone.doccarchive \
	  --fallback-display-name Touchstone --fallback-bundle-identifier touchstone.engine \
	  --warnings-as-errors
	@echo "docs: $(DOCS_OUTPUT)/Touchstone.doccarchive"

embedded: ## Compiles all but files, threads and commands as Embedded Swift, when the toolchain can.
	Browser/build.sh

# Takes five minutes the first time.
apple: libraries ## Checks the types of all modules for macOS and iOS, on Linux.
	python3 Tests/Apple/check.py

# Takes four minutes.
wasm: build ## Makes the module for browsers, and compares what it prints with the program, in node.
	Browser/build.sh module
	@if ! [ -e .build/embedded/touchstone.wasm ] || ! command -v node >/dev/null; then \
	  echo "wasm: skipped: nothing is compared, for want of the module or of node"; exit 0; \
	fi; \
	python3 Browser/traces.py .build/embedded/traces 1000 && \
	find traces Examples .build/embedded/traces -name '*.json' -o -name '*.ndjson' -o -name '*.txt' \
	  | LC_ALL=C sort | xargs node Browser/compare.mjs .build/embedded/touchstone.wasm "$(PROGRAM)"

# json-c and libyaml are the only things needed besides Swift. SwiftPM asks pkg-config where they are.
libraries: ## Installs json-c, libyaml and pkg-config when they are missing.
	@if pkg-config --exists json-c yaml-0.1 2>/dev/null; then exit 0; fi; \
	say() { echo "libraries: $$*"; "$$@"; }; \
	if command -v apt-get >/dev/null; then \
	  apt="env DEBIAN_FRONTEND=noninteractive apt-get"; \
	  if [ "$$(id -u)" != 0 ]; then apt="sudo $$apt"; fi; \
	  say $$apt update && say $$apt install -y libjson-c-dev libyaml-dev pkg-config; \
	elif command -v brew >/dev/null; then \
	  say brew install json-c libyaml pkgconf; \
	else \
	  echo "libraries: please install json-c and libyaml with headers, and pkg-config" >&2; exit 1; \
	fi && if ! pkg-config --exists json-c yaml-0.1; then \
	  echo "libraries: installed, but pkg-config does not find them" >&2; exit 1; \
	fi

clean: ## Removes what was built.
	swift package clean
	rm -rf .build/embedded
