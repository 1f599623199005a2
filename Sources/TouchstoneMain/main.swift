import TouchstoneCLI

var console = SystemConsole()
let status = CommandLineTool.run(
  arguments: Array(CommandLine.arguments.dropFirst()), console: &console)
SystemConsole.exit(status)
