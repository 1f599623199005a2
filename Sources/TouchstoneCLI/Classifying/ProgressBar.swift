import TouchstoneReports

/// A line on a terminal's standard error that says how far a long run is.
///
/// It knows no clock and writes nothing: it gets the time that has passed and answers with the
/// text to write.
struct ProgressBar {
  /// How far a run is.
  struct Progress: Equatable {
    /// How much there is to do, and how much of it is done.
    enum Extent: Equatable {
      /// So many of so many files, and of their bytes, which show better how long the rest takes.
      case files(Int, of: Int, bytes: Int, ofBytes: Int)
      /// One file with so many bytes.
      case bytes(Int, of: Int)
      /// Nothing is known: an endless stream.
      case unknown(bytes: Int)
    }

    var recordings: Int
    var extent: Extent

    /// The share that is done; nil when it is not known.
    fileprivate var share: Double? {
      switch extent {
      case .files(let done, let total, _, ofBytes: 0): Self.share(done, of: total)
      case .files(_, _, let bytes, let total), .bytes(let bytes, let total):
        Self.share(bytes, of: total)
      case .unknown: nil
      }
    }

    private static func share(_ part: Int, of whole: Int) -> Double? {
      whole > 0 ? min(1, Double(part) / Double(whole)) : nil
    }
  }

  /// More than ten times a second is not visible.
  private static let shortestPause = Duration.milliseconds(100)
  private static let barWidth = 24
  /// Back to the first column, and everything behind it away.
  private static let eraseLine = "\r\u{1B}[K"
  /// What is wider than the terminal is cut off there: a second line would not be erased.
  private static let wrapsNothing = "\u{1B}[?7l"
  private static let wrapsAgain = "\u{1B}[?7h"

  private var lastDraw: Duration?
  private var isVisible = false

  /// The text that draws the bar anew; nil when it was drawn just now.
  mutating func redraw(_ progress: Progress, after elapsed: Duration) -> String? {
    if let lastDraw, elapsed - lastDraw < Self.shortestPause { return nil }
    lastDraw = elapsed
    isVisible = true
    return Self.eraseLine + Self.wrapsNothing + Self.text(progress, after: elapsed)
      + Self.wrapsAgain
  }

  /// The text that takes the bar away, before a warning and at the end; empty when there is none.
  mutating func erase() -> String {
    guard isVisible else { return "" }
    isVisible = false
    // The bar is back with the next redraw, however soon.
    lastDraw = nil
    return Self.eraseLine
  }

  /// The bar's text: `[######------]  25 %  2,500 of 10,000 files  1,250 recordings/s  0:06 left`.
  static func text(_ progress: Progress, after elapsed: Duration) -> String {
    let seconds = elapsed / .seconds(1)
    var parts: [String] = []
    if let share = progress.share {
      parts.append(bar(share) + padded("\(Int(share * 100))", to: 4) + " %")
    }
    parts.append(amount(progress))
    if seconds > 0 {
      parts.append(Wording.grouped(Int(Double(progress.recordings) / seconds)) + " recordings/s")
    }
    if let share = progress.share, share > 0 {
      parts.append(clock(seconds * (1 - share) / share) + " left")
    }
    return parts.joined(separator: "  ")
  }

  private static func bar(_ share: Double) -> String {
    let full = Int(share * Double(barWidth))
    return "[" + String(repeating: "#", count: full)
      + String(repeating: "-", count: barWidth - full) + "]"
  }

  private static func amount(_ progress: Progress) -> String {
    let recordings = Wording.grouped(progress.recordings)
    return switch progress.extent {
    case .files(let done, let total, _, _):
      "\(Wording.grouped(done)) of \(Wording.grouped(total)) files"
    case .bytes(let done, let total):
      "\(recordings) recordings  \(Wording.grouped(done / 1_000_000)) of \(Wording.grouped(total / 1_000_000)) MB"
    case .unknown(let bytes): "\(recordings) recordings  \(Wording.grouped(bytes / 1_000_000)) MB"
    }
  }

  /// Hours, minutes and seconds, rounded up: `0:04`, `1:02:03`. Nothing takes longer than a year.
  private static func clock(_ seconds: Double) -> String {
    // To the millisecond first, lest a last binary digit is a second more.
    let milliseconds = (min(seconds, 31_536_000) * 1000).rounded()
    let whole = Int((milliseconds / 1000).rounded(.up))
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    let end = ":" + twoDigits(whole % 60)
    return hours > 0 ? "\(hours):" + twoDigits(minutes) + end : "\(minutes)" + end
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
