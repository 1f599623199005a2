import SafeJSON
import Touchstone

/// What a behavior did to a view, in words that follow the view's name.
enum ViewText {
  /// What happened, and the details; `siblings` counts the view too.
  static func words(
    for change: ViewReport.Change, siblings: Int
  ) -> (action: String, details: String) {
    switch change {
    case .center(let center): ("moves", "center \(Wording.pair(center.x, center.y))")
    case .frame(let frame): ("moves", "frame \(Wording.rectangle(frame))")
    case .contentOffset(let offset):
      ("scrolls", "content offset \(Wording.pair(offset.x, offset.y))")
    case .transform(let transform): ("transform", ValuesText.text(of: transform))
    case .hidden(let isHidden): (isHidden ? "is hidden" : "is shown", "")
    case .order(let place) where place == siblings - 1: ("comes to the front", "")
    case .order(let place):
      ("changes its place", "\(place + 1) of \(siblings), counted from the back")
    case .string(let string): ("shows", "'\(PlainText.harmless(string))'")
    case .userInteractionEnabled(true): ("user interaction", "on: new touches are taken")
    case .userInteractionEnabled(false): ("user interaction", "off: new touches are ignored")
    }
  }
}
