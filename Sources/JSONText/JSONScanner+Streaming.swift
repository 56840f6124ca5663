/// Large texts, member by member.
extension JSONScanner {
  /// Reads the whole text as one object and hands over the members of one of its members as soon as
  /// they are read, so that a large text need not be held as a tree.
  ///
  /// - Parameters:
  ///   - name: the member whose members are handed over; in the result it is an empty object.
  ///   - begin: asked with the members before it. On `false` nothing is handed over, and the result
  ///     is that of ``scan()``.
  ///   - receive: takes a member.
  /// - Returns: the object, and whether what was handed over is all: with repeated names it is not,
  ///   and the text must be scanned again.
  public mutating func scan(
    streaming name: String, begin: ([JSONMember]) -> Bool, receive: (JSONMember) -> Void
  ) throws(JSONFault) -> (value: JSONValue, isComplete: Bool) {
    if let offset = UTF8Check.firstFault(in: bytes) { throw encodingFault(at: offset) }
    try skipSpace()
    guard current == UInt8(ascii: "{") else { return (try scan(), true) }
    let start = line
    var members: [JSONMember] = []
    var known: Set<[UInt8]> = []
    var isComplete = true
    var isStreaming = false
    try eachMember(
      reading: { (scanner, member) throws(JSONFault) in
        guard member == name, scanner.current == UInt8(ascii: "{"), begin(members) else {
          return nil
        }
        if isStreaming { isComplete = false }
        isStreaming = true
        let line = scanner.line
        try scanner.eachMember { member, _ in
          if !known.insert(Array(member.name.utf8)).inserted { isComplete = false }
          receive(member)
        }
        return JSONValue(kind: .object([]), line: line)
      },
      { member, _ in members.append(member) })
    let unique = withoutRepetitions(members)
    if isStreaming, unique.count != members.count { isComplete = false }
    try end()
    return (JSONValue(kind: .object(unique), line: start), isComplete)
  }
}
