#!/usr/bin/env bash
# Compiles the modules as Embedded Swift, and with `module` links what a page of a browser loads.
#
#     Browser/build.sh [module]
#
# Embedded Swift puts all bodies into the modules, and the last one emits what it reaches: libraries need no
# objects. Says "skipped" and succeeds where the toolchain lacks what is needed.
set -euo pipefail
cd "$(dirname "$0")/.."

target=wasm32-unknown-none-wasm
output=.build/embedded
toolchain="$(dirname "$(dirname "$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')")")"
embedded="$toolchain/lib/swift/embedded"
flags=(-target "$target" -swift-version 6 -wmo -parse-as-library -Osize
  -enable-experimental-feature Embedded -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility
  -strict-memory-safety -warnings-as-errors -package-name touchstone -I "$output")

skip() {
  echo "embedded: skipped: $*"
  exit 0
}

[ -e "$embedded/Swift.swiftmodule/$target.swiftmodule" ] || skip "this toolchain has no Embedded Swift for $target"
mkdir -p "$output"
for module in Touchstone SafeJSON TouchstoneReports TouchstoneTraces; do
  echo "embedded: compiling Sources/$module for $target"
  find "Sources/$module" -name '*.swift' | LC_ALL=C sort > "$output/$module.sources"
  swiftc "${flags[@]}" -module-name "$module" "@$output/$module.sources" \
    -emit-module -emit-module-path "$output/$module.swiftmodule"
done
[ "${1:-}" = module ] || exit 0

for program in clang wasm-ld; do
  [ -e "$toolchain/bin/$program" ] || skip "this toolchain has no $program"
done
echo "embedded: linking $output/touchstone.wasm"
swiftc "${flags[@]}" -module-name Browser -c -o "$output/browser.o" Browser/*.swift \
  Sources/TouchstoneCLI/Replaying/Reported+Traces.swift
"$toolchain/bin/clang" --target="$target" -O2 -ffreestanding -fno-builtin -mbulk-memory -Wall -Werror \
  -c Browser/runtime.c -o "$output/runtime.o"
"$toolchain/bin/wasm-ld" --no-entry --gc-sections --strip-all --fatal-warnings \
  --allow-undefined-file=Browser/imports.txt --stack-first -z stack-size=1048576 \
  "$output/browser.o" "$output/runtime.o" "$embedded/$target/libswiftUnicodeDataTables.a" \
  -o "$output/touchstone.wasm"
if command -v wasm-opt > /dev/null; then
  wasm-opt -Oz --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
    --enable-nontrapping-float-to-int --enable-simd "$output/touchstone.wasm" -o "$output/touchstone.wasm"
fi
wc -c "$output/touchstone.wasm"
