import SafeJSON

#if canImport(SafeYAML)
  import SafeYAML

  /// Cuts a YAML text into records: sequences that are values of some keys are given element by element,
  /// whatever they stand in.
  struct YAMLRecords {
    /// A sequence or mapping that has begun.
    private struct Container {
      enum Kind {
        case sequence, mapping
        /// A sequence whose elements are given at once.
        case streamed
      }

      let kind: Kind
      var elements: [JSONValue] = []
      var members: [JSONMember] = []
      /// The key whose value comes next, in a mapping.
      var key: String?
    }

    /// As in JSON.
    private static let mostDepth = 64

    private let keys: [String]
    private let parser = YAMLParser()
    private var containers: [Container] = []
    private var lane: YAMLRowLane?
    /// Whether the first line of the YAML has come.
    private var hasBegun = false
    /// Whether a row has begun that has been given.
    private var isInRow = false

    /// Without `takesRows` all is read by the parser, to the same effect.
    init(streaming keys: [String], takesRows: Bool = true) {
      self.keys = keys
      if takesRows { lane = YAMLRowLane(below: keys) }
    }

    /// The next record; nil at the end. The lines of the text come from a stream.
    mutating func next(_ stream: inout JSONStream) throws(TraceError) -> ImportRecord? {
      while let event = try event(&stream) {
        let place = TracePlace(line: event.line, path: "", isInStream: true)
        if let record = try take(event.kind, place) { return record }
      }
      return nil
    }

    /// Empties a line in front of the YAML: a prompt may have been copied with the recording.
    private mutating func skipPrompt(_ line: inout [UInt8]) {
      guard line.first != UInt8(ascii: "#"), TextShapes.isPassedOver(TextLine(line)) else {
        hasBegun = !line.isEmpty
        return
      }
      line.removeAll(keepingCapacity: true)
    }

    private mutating func event(_ stream: inout JSONStream) throws(TraceError) -> YAMLEvent? {
      var failure: JSONError?
      let event: YAMLEvent?
      do throws(YAMLError) {
        event = try parser.next { bytes in
          do throws(JSONError) {
            guard try stream.nextLine(into: &bytes) != nil else { return false }
            if !hasBegun { skipPrompt(&bytes) }
            lane?.pass(&bytes)
            bytes.append(UInt8(ascii: "\n"))
            return true
          } catch {
            failure = error
            return false
          }
        }
      } catch {
        if let failure { throw .syntax(failure) }
        let place = TracePlace(line: error.line, path: "", isInStream: true)
        throw .meaning(place, "not YAML: \(error.message)")
      }
      if let failure { throw .syntax(failure) }
      return event
    }

    private mutating func take(
      _ kind: YAMLEvent.Kind, _ place: TracePlace
    ) throws(TraceError) -> ImportRecord? {
      switch kind {
      case .alias: throw .meaning(place, "an alias; expected values where they are used")
      case .documentEnded: containers = []
      case .scalar(let text, let isPlain):
        if takeKey(text) { return nil }
        return add(isPlain ? Self.value(text) : .string(text), place)
      case .sequenceBegan:
        // Not the list that begins with a row, which stands below a key.
        if containers.last?.kind == .streamed, let row = lane?.takeRow(onLine: place.line) {
          isInRow = true
          return .row(row, place)
        }
        return try begin(kind, place)
      case .mappingBegan: return try begin(kind, place)
      case .sequenceEnded where isInRow: isInRow = false
      case .sequenceEnded, .mappingEnded: return end(place)
      }
      return nil
    }

    /// Takes a text as the key of a value, if that is what comes next.
    private mutating func takeKey(_ text: String) -> Bool {
      guard let last = containers.indices.last, containers[last].kind == .mapping,
        containers[last].key == nil
      else { return false }
      containers[last].key = text
      return true
    }

    private mutating func begin(
      _ kind: YAMLEvent.Kind, _ place: TracePlace
    ) throws(TraceError) -> ImportRecord? {
      guard containers.count < Self.mostDepth else {
        throw .meaning(place, "nested more than \(Self.mostDepth) levels deep")
      }
      let last = containers.indices.last
      if let last, containers[last].kind == .mapping, containers[last].key == nil {
        throw .meaning(place, "a key that is no word")
      }
      guard kind == .sequenceBegan else {
        containers.append(Container(kind: .mapping))
        return nil
      }
      guard let last, let key = containers[last].key, keys.contains(key) else {
        containers.append(Container(kind: .sequence))
        return nil
      }
      let members = containers[last].members
      containers.append(Container(kind: .streamed))
      return .opened(TraceValue(.object(members), at: place), key: key)
    }

    private mutating func end(_ place: TracePlace) -> ImportRecord? {
      guard let container = containers.popLast() else { return nil }
      switch container.kind {
      case .sequence:
        if containers.last?.kind == .streamed { lane?.confirm(rowOnLine: place.line) }
        return add(.array(elements(of: container, place)), place)
      case .mapping: return add(.object(container.members), place)
      case .streamed:
        _ = add(.array([]), place)
        return .closed(TraceValue(.object([]), at: place))
      }
    }

    /// The elements of a sequence that nothing streams, which may have been taken out of it.
    private mutating func elements(of container: Container, _ place: TracePlace) -> [JSONValue] {
      guard container.elements.isEmpty, let row = lane?.takeRow(onLine: place.line) else {
        return container.elements
      }
      return row.indices.map { .number(.integer(row[$0])) }
    }

    /// Adds a value that is complete to what it is in.
    private mutating func add(_ value: JSONValue, _ place: TracePlace) -> ImportRecord? {
      guard let last = containers.indices.last else { return nil }
      switch containers[last].kind {
      case .sequence: containers[last].elements.append(value)
      case .mapping:
        containers[last].members.append(
          JSONMember(key: containers[last].key ?? "", value: value))
        containers[last].key = nil
      case .streamed: return .element(TraceValue(value, at: place))
      }
      return nil
    }

    /// What a word without quotes is.
    private static func value(_ text: String) -> JSONValue {
      if text.isEmpty || text == "null" || text == "~" { return .null }
      return Int64(text).map { .number(.integer($0)) } ?? .string(text)
    }
  }
#else
  /// Stands where libyaml is missing: nothing in YAML can be read.
  struct YAMLRecords {
    init(streaming keys: [String]) {}

    mutating func next(_ stream: inout JSONStream) throws(TraceError) -> ImportRecord? {
      throw .noRecording("recordings of libinput are YAML, and libyaml is not part of this program")
    }
  }
#endif
