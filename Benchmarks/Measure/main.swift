import Touchstone
import TouchstoneCLI
import TouchstoneTraces

// Times one layer at a time on a recording: `measure read FILE` the reader alone, `measure play FILE`
// the engine alone, on frames that are in memory.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let layer = Layer(rawValue: arguments[1]), let path = arguments.last
else {
  print("usage: measure read|play FILE")
  SystemConsole.exit(.usage)
}
try print(layer.measure(path))
