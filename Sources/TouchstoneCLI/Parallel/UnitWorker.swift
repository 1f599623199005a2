/// The work on one unit at a time. Each thread has a worker of its own, so it may keep things.
protocol UnitWorker: SendableMetatype {
  /// A piece of work.
  associatedtype Unit: Sendable
  /// What becomes of it.
  associatedtype Output: Sendable

  /// Does a piece of work, which depends on nothing but the unit.
  mutating func perform(_ unit: Unit) -> Output
}
