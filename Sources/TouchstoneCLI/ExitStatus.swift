/// What the program returns to its caller when it ends.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Everything asked for was done; for comparing commands: nothing differs, nothing is wrong.
  case done = 0
  /// Something differs, fails or is wrong, for the commands whose answer that is.
  case different = 1
  /// The command line is wrong: an unknown option, a missing file name.
  case usage = 2
  /// An input cannot be read or is broken; all other inputs were still processed.
  case badInput = 3
  /// A bug of this program.
  case fault = 4
  /// The output cannot be written: a full disk, no permission.
  case cannotWrite = 5
  /// SIGINT ended the run; what was complete has been printed.
  case interrupted = 130

  /// One sentence for help texts.
  package var meaning: String {
    switch self {
    case .done: "Done."
    case .different: "Something differs, fails or is wrong."
    case .usage: "The command line is wrong."
    case .badInput: "An input cannot be read or is broken; the others were processed."
    case .fault: "A bug of this program."
    case .cannotWrite: "The output cannot be written."
    case .interrupted: "Interrupted; what was complete has been printed."
    }
  }
}
