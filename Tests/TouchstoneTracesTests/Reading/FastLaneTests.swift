import Foundation
import Testing
import Touchstone

@testable import TouchstoneTraces

/// The fast way against the full one: the same events and the same errors, to the byte.
///
/// `TOUCHSTONE_FUZZ_SEEDS=100000 swift test -c release --filter FastLaneTests` reads millions of lines.
@Suite struct FastLaneTests {
  private static let batches: Range<UInt64> = {
    let seeds = ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ_SEEDS"].flatMap { Int($0) }
    return 0..<UInt64(max(1, (seeds ?? 600) / 100))
  }()

  @Test func usualEventsAreReadByTheFastLane() {
    let text = """
      {"t":0,"touches":[{"id":1,"phase":"began","x":10,"y":20.25}]}
      {"t":0.5,"touches":[{"id":1,"phase":"moved","x":-12.5,"y":20},{"id":2,"phase":"began","x":1,"y":2}]}
      { "t" : 0.75, "touches" : [ {"y":1e1,"x":3,"phase":"moved","id":1} ] }
      {"t":1,"touches":[{"y":21,"x":3,"phase":"ended","id":1,"force":0.5,"maximumForce":4,"radius":20.5,"type":"direct"}]}
      {"t":1.25}
      {"t":1.5,"touches":[{"id":2,"phase":"cancelled","x":1,"y":2}]}

      """
    let fast = LaneOutcome(Array(text.utf8), on: .fast)
    // The first line shows what is coming; the third one has an exponent, which json-c reads.
    #expect(fast.plainCount == 4)
    expectSameOnAllLanes(Array(text.utf8))
    #expect(fast.items.count == 8)
  }

  @Test func elementsOfADocumentAreReadByTheFastLane() {
    let text = """
      {"name":"a","events":[
        {"t":0,"touches":[{"id":1,"phase":"began","x":10,"y":20}]} ,
        {"t":1,"touches":[
          {"id":1,"phase":"moved","x":12,"y":20}
        ]},{"t":2,"touches":[{"id":1,"phase":"ended","x":12,"y":20}]}
      ],"expect":{}}
      """
    #expect(LaneOutcome(Array(text.utf8), on: .fast).plainCount == 3)
    #expect(LaneOutcome(Array(text.utf8), on: .full).plainCount == 0)
    expectSameOnAllLanes(Array(text.utf8))
  }

  @Test(arguments: [
    #"{"touches":[{"y":2,"x":1,"phase":"moved","id":1}],"t":1}"#,
    #"{ "t" : 1 , "touches" : [ { "id" : 1 , "phase" : "moved" , "x" : 1 , "y" : 2 } ] } "#,
    #"{"t":1,"touches":[],"colour":"red"}"#, #"{"colour":{"a":[1,{}],"b":null},"t":1}"#,
    #"{"t":1,"touches":[{"id":1,"phase":"moved","x":1,"y":2,"x-mine":[true,{"x":1}],"tapCount":2}]}"#,
    #"{"t":1,"touches":[{"a much longer key than any":1,"id":1,"phase":"moved","x":1,"y":2}]}"#,
    #"{"t":1,"metadata":{"t":[]},"touches":[{"id":1,"phase":"moved","x":1,"y":2,"metadata":{}}]}"#,
  ])
  func keysInAnyOrderAndUnknownMembersAreReadFast(line: String) {
    let began = #"{"t":0,"touches":[{"id":1,"phase":"began","x":1,"y":1}]}"#
    for end in ["\n", "\r\n", "  \r\n"] {
      let text = Array((began + end + line + end).utf8)
      #expect(LaneOutcome(text, on: .fast).plainCount == 1)
      expectSameOnAllLanes(text)
    }
    let document = Array("{\"events\":[\n  \(began),\n  \(line)\n]}".utf8)
    #expect(LaneOutcome(document, on: .fast).plainCount == 2)
    expectSameOnAllLanes(document)
  }

  @Test(arguments: [
    #"{"t":1,"t":1}"#, #"{"t":1,"a":1,"a":2}"#, #"{"t":1,"a":{"b":1,"b":1}}"#, #"{"t":1,"a":[1,]}"#,
    #"{"t":1,"touches":[{"id":1,"phase":"moved","x":1,"y":1,"x":2}]}"#,
    #"{"t":1,"touches":[{"id":1,"phase":"moved","x":1,"y":1,"z":2,"z":3}]}"#,
    #"{"t":1,"touches":[{"id":1,"phase":"moved","x":1,"y":1,"z":nul}]}"#,
    #"{"t":1,"touches":[{"id":1,"phase":"moved","x":1,"y":1,"tapCount":"2"}]}"#,
    #"{"t":1,"touches":[],"touches":[]}"#, #"{"t":1,"events":[]}"#, #"{"t":1,"events":1}"#,
    #"{"t":1,"touches":[{"t":1,"id":1,"phase":"moved","x":1,"y":1}]}"#, #"{"t":1,"a":"\q"}"#,
    #"{"touches":[{"t":1,"id":1,"phase":"moved","x":1,"y":1}]}"#, #"{"touches":[]}"#,
    "{\"t\":1,\"a\":" + String(repeating: "[", count: 63) + String(repeating: "]", count: 63) + "}",
    "{\"t\":1,\"a\":" + String(repeating: "[", count: 64) + String(repeating: "]", count: 64) + "}",
  ])
  func faultsAndRareMembersAreTheSameOnAllLanes(line: String) {
    let began = #"{"t":0,"touches":[{"id":1,"phase":"began","x":1,"y":1}]}"#
    expectSameOnAllLanes(Array("\(began)\n\(line)\n\(began)\n".utf8))
    expectSameOnAllLanes(Array("{\"events\":[\(began),\(line),\(began)]}".utf8))
  }

  @Test func prettyPrintedDocumentsAreReadFast() {
    let text = """
      {
        "events" : [
          {
            "t" : 0,
            "touches" : [
              {
                "id" : 1,
                "phase" : "began",
                "x" : 10,
                "y" : 20
              }
            ]
          },
          {
            "touches" : [
              {
                "id" : 1,
                "phase" : "ended",
                "x" : 10,
                "y" : 20,
                "preasure" : 1
              }
            ],
            "t" : 1
          }
        ],
        "name" : "pretty"
      }
      """
    let fast = LaneOutcome(Array(text.utf8), on: .fast)
    #expect(fast.plainCount == 2)
    #expect(fast.unread == ["14 events[1].touches[0].preasure"])
    expectSameOnAllLanes(Array(text.utf8))
  }

  private func expectSameOnAllLanes(
    _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let outcome = LaneOutcome(bytes, on: .full)
    for lane in Lane.allCases {
      #expect(LaneOutcome(bytes, on: lane) == outcome, "\(lane)", sourceLocation: sourceLocation)
    }
  }

  @Test func placesBehindPlainEventsAreRight() {
    let lines = """
      {"t":0,"touches":[{"id":1,"phase":"began","x":10,"y":20}]}
      {"t":0,"touches":[{"id":1,"phase":"moved","x":10,"y":20}]}
      {"t":1,"touches":[{"id":1,"phase":"waved","x":10,"y":20}]}
      """
    expectSame(lines, ending: "trace:3: touches[0].phase: unknown phase 'waved'; ")
    let document = """
      {"events":[ {"t":0,"touches":[{"id":1,"phase":"began","x":10,"y":20}]},
        {"t":0,"touches":[{"id":1,
          "phase":"moved","x":10,"y":20}]},   {"t":1 "touches":[]}]}
      """
    expectSame(document, ending: "trace:3:48: ")
  }

  private func expectSame(_ text: String, ending message: String) {
    let fast = LaneOutcome(Array(text.utf8), on: .fast)
    #expect(fast.plainCount > 0)
    expectSameOnAllLanes(Array(text.utf8))
    guard case .error(let error) = fast.items.last else {
      Issue.record("\(fast.items)")
      return
    }
    #expect(error.hasPrefix(message), "\(error)")
  }

  @Test(arguments: [
    #"{"t":1,"touches":[{"id":1,"phase":"moved\u{0}","x":1,"y":1}]}"#,
    #"{"t":1,"touches":[{"id":1,"phase":"moved","x\u{0}":1,"y":1}]}"#,
    #"{"t\u{0}":1,"touches":[{"id":1,"phase":"moved","x":1,"y":1}]}"#,
    #"{"t":1,"touches":[{"id":1,"phase":"stationary\u{0}","x":1,"y":1}]}"#,
    #"{"t":1,"touches":[{"id":1,"phase":"stationa\u{0}ry","x":1,"y":1}]}"#,
    #"{"t":1,"touches":[{"id":1,"phase":"","x":1,"y":1}]}"#,
  ])
  func wordsArePaddedWithNothingThatTheyMayHold(line: String) {
    let line = line.replacingOccurrences(of: #"\u{0}"#, with: "\u{0}")
    let text = #"{"t":0,"touches":[{"id":1,"phase":"began","x":1,"y":1}]}"# + "\n\(line)\n"
    #expect(LaneOutcome(Array(text.utf8), on: .fast).plainCount == 0)
    expectSameOnAllLanes(Array(text.utf8))
  }

  @Test(arguments: batches)
  func randomRecordingsAreReadTheSame(batch: UInt64) {
    for seed in batch * 100..<batch * 100 + 100 { expectSame(seed: seed) }
  }

  private func expectSame(seed: UInt64) {
    var text = RandomTrace(seed: seed)
    let bytes = text.bytes()
    let slow = LaneOutcome(
      bytes, on: .full, chunkSize: text.chunkSize, canRewind: text.canRewind,
      isStrict: text.isStrict)
    for lane in Lane.allCases {
      for size in [Int.max, text.chunkSize] {
        let fast = LaneOutcome(
          bytes, on: lane, chunkSize: size, canRewind: text.canRewind, isStrict: text.isStrict)
        #expect(fast == slow, "\(lane), \(seed): \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }
}
