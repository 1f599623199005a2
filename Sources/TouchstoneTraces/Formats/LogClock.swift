import Touchstone

/// Finds the times in front of the lines of a log: `2018-09-12 18:42:22.506595+0800`, or only the time
/// of the day.
struct LogClock {
  private static let day: Int64 = 86_400_000_000_000
  private static let hour: Int64 = 3_600_000_000_000
  private static let minute: Int64 = 60_000_000_000

  /// More than any log has, and few enough to be counted in nanoseconds.
  private static let mostMidnights: Int64 = 10_000
  /// The days, by the rule of `date`, up to the epoch.
  private static let epoch = 719_469

  private var last: Int64?
  /// The midnights that have passed, where no date says so.
  private var midnights: Int64 = 0

  /// The time of a line; nil when it has none in front of a description of a touch.
  mutating func time(of line: TextLine) -> Timestamp? {
    var line = line
    var days: Int64?
    while !line.isAtEnd, !line.take("<UITouch") {
      if let time = Self.time(line) { return Timestamp(nanoseconds: absolute(time, days)) }
      days = Self.date(line) ?? days
      line.skipToken()
    }
    return nil
  }

  private mutating func absolute(_ time: Int64, _ days: Int64?) -> Int64 {
    if let days { return days * Self.day + time }
    // A clock that goes back by most of a day has passed midnight.
    if let last, last - time > Self.day / 2 { midnights = min(midnights + 1, Self.mostMidnights) }
    last = time
    return midnights * Self.day + time
  }

  /// Hours, minutes and seconds.
  private static func time(_ line: TextLine) -> Int64? {
    var line = line
    guard let hours = line.digits(), hours < 24, line.take(":"), let minutes = line.digits(),
      minutes < 60, line.take(":"), let seconds = line.seconds(), seconds < 61_000_000_000
    else { return nil }
    return Int64(hours) * hour + Int64(minutes) * minute + seconds
  }

  /// The days from the epoch to a date.
  private static func date(_ line: TextLine) -> Int64? {
    var line = line
    guard let year = line.digits(), (1970..<2200).contains(year), line.take("-"),
      let month = line.digits(), (1...12).contains(month), line.take("-"),
      let day = line.digits(), (1...31).contains(day)
    else { return nil }
    // Years that begin in March end with the leap day.
    let (years, months) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let leapDays = years / 4 - years / 100 + years / 400
    return Int64(365 * years + leapDays + (153 * months + 2) / 5 + day - epoch)
  }
}
