import Touchstone

/// One key that an object of a scene may have, and how its value is read into a `Root`. Tables of
/// them read scenes and the command line's settings alike, and offer the nearest name.
struct SceneProperty<Root>: Sendable {
  typealias Reading = @Sendable (SceneValue, inout Root) throws(SceneError) -> Void

  /// Stores a value in a `Root`.
  typealias Field<Value> = @Sendable (inout Root, Value) -> Void

  let name: String
  private let reading: Reading

  init(_ name: String, _ reading: @escaping Reading) {
    self.name = name
    self.reading = reading
  }

  /// A property that is stored as it is read.
  init<Value>(
    _ name: String, _ field: @escaping Field<Value>,
    _ value: @escaping @Sendable (SceneValue) throws(SceneError) -> Value
  ) {
    self.init(name) { (written, root) throws(SceneError) in
      field(&root, try value(written))
    }
  }

  func read(_ value: SceneValue, into root: inout Root) throws(SceneError) {
    try reading(value, &root)
  }

  /// The same property of something that holds a `Root`, which `lend` gives away for a moment.
  func within<Whole>(
    _ lend: @escaping @Sendable (inout Whole, (inout Root) -> Void) -> Void
  ) -> SceneProperty<Whole> {
    SceneProperty<Whole>(name) { (value, whole) throws(SceneError) in
      var failure: SceneError?
      lend(&whole) { root in
        do throws(SceneError) { try read(value, into: &root) } catch { failure = error }
      }
      if let failure { throw failure }
    }
  }
}

extension SceneProperty {
  static func flag(_ name: String, _ field: @escaping Field<Bool>) -> Self {
    Self(name, field) { (value) throws(SceneError) in try value.flag() }
  }

  /// A whole number of at least 1, unless `minimum` says otherwise.
  static func count(
    _ name: String, _ field: @escaping Field<Int>, atLeast minimum: Int = 1
  ) -> Self {
    Self(name, field) { (value) throws(SceneError) in try value.count(atLeast: minimum) }
  }

  /// A threshold: a finite number of at least 0.
  static func measure(_ name: String, _ field: @escaping Field<Double>) -> Self {
    Self(name, field) { (value) throws(SceneError) in try value.measure() }
  }

  /// A number from 0 to 1.
  static func share(_ name: String, _ field: @escaping Field<Double>) -> Self {
    Self(name, field) { (value) throws(SceneError) in try value.share() }
  }

  /// A length of time in seconds.
  static func duration(
    _ name: String, _ field: @escaping Field<Interval>
  ) -> Self {
    Self(name, field) { (value) throws(SceneError) in try value.duration() }
  }

  /// One of several names.
  static func choice<Value: Sendable>(
    _ name: String, _ field: @escaping Field<Value>, what: String,
    _ choices: [(name: String, value: Value)]
  ) -> Self {
    Self(name, field) { (value) throws(SceneError) in try value.choice(what, choices) }
  }

  /// The ids of recognizers.
  static func references(
    _ name: String, _ field: @escaping Field<[SceneReference]>
  ) -> Self {
    Self(name, field) { (value) throws(SceneError) in try value.references() }
  }
}

extension Array {
  /// Refuses a key that no property of the table reads.
  func check<Root>(_ key: String, what: String, path: String) throws(SceneError)
  where Element == SceneProperty<Root> {
    guard !contains(where: { $0.name == key }) else { return }
    throw SceneError(
      path: path, problem: .unknownKey(what: what, key: key, names: map { $0.name }))
  }
}
