extension SceneError {
  /// What is wrong and what was expected, in one sentence without the place.
  package var message: String {
    switch problem {
    case .unexpected(let expected, let found): "expected \(expected), found \(found)"
    case .missing(let expected): "missing; expected \(expected)"
    case .unknownKey(let what, let key, let names): "unknown \(what)" + hint(key, names)
    case .unknownName(let what, let name, let names):
      "unknown \(what) '\(name)'" + hint(name, names)
    case .unsupported(let what, let names):
      "\(what) is not supported in this version" + supported(names)
    case .duplicateID(let id, let earlier): "'\(id)' is already the id of \(earlier)"
    case .secondFirstResponder(let earlier): "\(earlier) is the first responder already"
    case .onlyForWindows: "is for windows only"
    case .exclusive(let other): "cannot be combined with '\(other)'"
    case .repeated(let name): "'\(name)' is named twice"
    case .pairedWithItself(let name): "'\(name)' is paired with itself"
    case .cycle(let names): "failure requirements form a cycle: \(chain(names))"
    case .contradiction(let first, let second, let other):
      "'\(first)' and '\(second)' are also a pair of \(other)"
    case .scrollsWithoutPan(let name): "a scroll view needs a pan on it; '\(name)' has none"
    case .crossedTouchLimits(let name, let minimum, let maximum):
      "'\(name)' has minimumNumberOfTouches \(minimum), more than its "
        + "maximumNumberOfTouches \(maximum)"
    case .wrongFormat(let found): "expected '\(SceneDescription.format)', found '\(found)'"
    case .laterVersion(let version):
      "version \(version) is not supported; this program reads version \(SceneDescription.version)"
    }
  }

  private func hint(_ name: String, _ names: [String]) -> String {
    if let nearest = Nearest.name(to: name, among: names) { return "; did you mean '\(nearest)'?" }
    switch names.count {
    case 0: return "; there is none"
    case 1: return "; expected '\(names[0])'"
    default: return "; expected one of \(names.joined(separator: ", "))"
    }
  }

  private func supported(_ names: [String]) -> String {
    names.isEmpty ? "" : "; supported: \(names.joined(separator: ", "))"
  }

  private func chain(_ names: [String]) -> String {
    guard let first = names.first else { return "" }
    return (names + [first]).map { "'\($0)'" }.joined(separator: " waits for ")
  }
}
