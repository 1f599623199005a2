// Replays files in the module of WebAssembly and with the program, and compares the bytes.
//
//     node compare.mjs MODULE PROGRAM FILE…
//
// Exit status 1 when something differs.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [path, program, ...files] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(path));

/** A module of its own: after a trap the old one is of no use. */
function load() {
  const env = {
    /** Reads a number that JSON allows; the address of its end, or 0. */
    _swift_stdlib_strtod_clocale(text, result) {
      const bytes = new Uint8Array(instance.exports.memory.buffer);
      const end = bytes.indexOf(0, text);
      const number = Number(new TextDecoder().decode(bytes.slice(text, end)));
      if (Number.isNaN(number)) return 0;
      new DataView(bytes.buffer).setFloat64(result, number, true);
      return end;
    },
  };
  const instance = new WebAssembly.Instance(module, { env });
  return instance.exports;
}

let exports = load();

/** What the module prints of some bytes. */
function replay(bytes, source) {
  const name = new TextEncoder().encode(source);
  const address = exports.touchstone_input(bytes.length + name.length);
  const input = new Uint8Array(exports.memory.buffer);
  input.set(bytes, address);
  input.set(name, address + bytes.length);
  const count = exports.touchstone_replay(bytes.length, name.length);
  return Buffer.from(exports.memory.buffer, exports.touchstone_output(), count);
}

/** What the program prints of a file, whether or not it is a trace. */
function printed(file) {
  const options = { maxBuffer: 1 << 30, stdio: ["ignore", "pipe", "ignore"] };
  try {
    return execFileSync(program, ["replay", "--format", "ndjson", file], options);
  } catch (error) {
    return error.stdout;
  }
}

let different = 0;
for (const file of files) {
  const expected = printed(file);
  let found;
  try {
    found = replay(readFileSync(file), file);
  } catch (error) {
    console.log(`${file}: ${error}`);
    exports = load();
  }
  if (found && found.equals(expected)) continue;
  different += 1;
  const lines = (bytes) => (bytes ?? "").toString().split("\n");
  const [ours, theirs] = [lines(expected), lines(found)];
  const line = ours.findIndex((text, index) => text !== theirs[index]);
  console.log(`${file}:${line + 1} of the output differs\n  program: ${ours[line]}\n  module:  ${theirs[line]}`);
}
console.log(`${files.length - different} of ${files.length} files give the same bytes`);
process.exitCode = different === 0 ? 0 : 1;
