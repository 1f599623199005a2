import SafeJSON
import TouchstoneReports

/// How fast a run was, in words.
enum Speed {
  /// "10,000 recordings in 0.61 s, 16,393 a second".
  static func text(recordings: Int, in duration: Duration) -> PlainText {
    let seconds = max(duration / .seconds(1), 0.000_001)
    let hundredths = Int((seconds * 100).rounded())
    let digits = hundredths % 100
    let time = "\(hundredths / 100)." + (digits < 10 ? "0" : "") + "\(digits)"
    let rate = Wording.grouped(Int(Double(recordings) / seconds))
    let what = recordings == 1 ? "recording" : "recordings"
    return "\(Wording.grouped(recordings)) \(what) in \(time) s, \(rate) a second"
  }
}
