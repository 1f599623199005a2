#!/usr/bin/env bash
# Measures the release program: start-up on a trace of ten events, and time and peak memory on a
# document of SIZE megabytes (300 unless given). Needs /usr/bin/time (Debian: apt install time).
set -euo pipefail
cd "$(dirname "$0")/.."

size=${SIZE:-300}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

make --silent build >&2
case $(uname -s) in
  Linux) program=$(swift build -c release --static-swift-stdlib --show-bin-path)/touchstone ;;
  *) program=$(swift build -c release --show-bin-path)/touchstone ;;
esac

# Peak memory in kilobytes, and seconds, of a command.
measure() {
  case $(uname -s) in
    Linux) /usr/bin/time -f '%M %e' "$@" 2>&1 >/dev/null ;;
    *) /usr/bin/time -l "$@" 2>&1 >/dev/null |
      awk '/real/ { s = $1 } /maximum resident/ { m = $1 / 1024 } END { print int(m), s }' ;;
  esac
}

# One finger drags to and fro, 120 events a stroke, until the document is large enough.
strokes() {
  awk -v bytes="$1" 'BEGIN {
    printf "{\"events\":[\n"; t = 0; written = 12; separator = ""
    while (written < bytes) {
      for (i = 0; i < 120; i++) {
        phase = i == 0 ? "began" : i == 119 ? "ended" : "moved"
        line = sprintf("%s{\"t\":%.6f,\"touches\":[{\"id\":1,\"phase\":\"%s\",\"x\":%.3f,\"y\":%.3f}]}", \
          separator, t, phase, 100 + i * 1.5, 400 + i % 7 / 3)
        print line; written += length(line) + 1; t += 0.008333; separator = ","
      }
      t += 1.5
    }
    print "]}"
  }'
}

head_of_document() { # ten events and the end
  strokes 1000 | awk 'NR <= 11 { print } END { print "]}" }'
}

head_of_document > "$folder/small.json"
echo "start-up, ten events, 20 runs:"
for _ in $(seq 20); do
  s=$(date +%s%N); "$program" replay "$folder/small.json" > /dev/null; e=$(date +%s%N)
  echo $(((e - s) / 1000))
done | sort -n | awk '{ v[NR] = $1 } END {
  printf "  median %.1f ms, slowest %.1f ms\n", v[int((NR + 1) / 2)] / 1000, v[NR] / 1000 }'

strokes $((size * 1000000)) > "$folder/large.json"
echo "document of $size MB:"
read -r memory seconds <<< "$(measure "$program" replay --quiet "$folder/large.json")"
echo "  --quiet:         $seconds s, peak $((memory / 1024)) MB"
read -r memory seconds <<< "$(measure "$program" replay --format ndjson "$folder/large.json")"
echo "  --format ndjson: $seconds s, peak $((memory / 1024)) MB"
