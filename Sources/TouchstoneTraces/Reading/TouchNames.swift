package import Touchstone

/// The ids of a trace: numbers stand for themselves, names get a number while they are in use.
package struct TouchNames: Sendable {
  /// Ids that are numbers stay within this, as JSON's common readers keep them exactly.
  static let largestNumber: Int64 = 1 << 53

  private var names: [String] = []
  /// The slots of names that are in use.
  private var inUse: [String: Int] = [:]
  private var free: [Int] = []

  /// A name's slot is used again only after so many others became free: late reports still find it.
  private static let reserve = 4096

  package init() {}

  /// The name of an id; nil when it is a number.
  package func name(of id: TouchID) -> String? {
    slot(of: id).map { names[$0] }
  }

  /// The id of a name.
  mutating func id(of name: String) -> TouchID {
    if let slot = inUse[name] { return id(ofSlot: slot) }
    let slot: Int
    if free.count > Self.reserve {
      slot = free.removeFirst()
      names[slot] = name
    } else {
      slot = names.count
      names.append(name)
    }
    inUse[name] = slot
    return id(ofSlot: slot)
  }

  /// Says that a finger has left: its name may mean another one.
  mutating func release(_ id: TouchID) {
    guard let slot = slot(of: id), inUse.removeValue(forKey: names[slot]) != nil else { return }
    free.append(slot)
  }

  private func slot(of id: TouchID) -> Int? {
    // Not by subtracting at once: an id may be any number of 64 bits.
    guard id.rawValue > Self.largestNumber else { return nil }
    let slot = Int(exactly: id.rawValue - Self.largestNumber - 1)
    return slot.flatMap { $0 < names.count ? $0 : nil }
  }

  private func id(ofSlot slot: Int) -> TouchID {
    TouchID(Self.largestNumber + 1 + Int64(slot))
  }
}

extension TouchID {
  /// The id that a number of an input is; nil for one that is too large.
  init?(ofInput number: Int64) {
    // Not abs(number), which traps for the smallest of all.
    guard number.magnitude <= TouchNames.largestNumber else { return nil }
    self.init(number)
  }
}

extension TouchNames {
  /// An id in a message.
  func text(_ id: TouchID) -> String {
    name(of: id).map { "'\($0)'" } ?? "\(id.rawValue)"
  }
}
