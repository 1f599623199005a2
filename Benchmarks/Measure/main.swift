import Touchstone
import TouchstoneCLI
import TouchstoneTraces

// Times one layer at a time on a trace: `measure read FILE` the reader alone, `measure play FILE`
// the engine alone, on frames that are in memory. With a number behind it, so many times over.
let arguments = Array(CommandLine.arguments.dropFirst())
guard (2...3).contains(arguments.count), let layer = Layer(rawValue: arguments[0]),
  let repetitions = arguments.count == 3 ? Int(arguments[2]) : 1
else {
  print("usage: measure read|read-full|play FILE [REPETITIONS]")
  SystemConsole.exit(.usage)
}
try print(layer.measure(arguments[1], repetitions: repetitions))
