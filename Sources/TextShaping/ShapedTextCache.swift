/// Strings shaped before: one place for each hash, so that a lookup compares one string at most.
struct ShapedTextCache {
  private struct Slot {
    var hash: UInt64 = 0
    var context: ObjectIdentifier?
    var shaped: ShapedText?
  }

  private var slots: ContiguousArray<Slot>

  /// - Parameter limit: the places, rounded up to a power of two.
  init(limit: Int) {
    var count = 1
    while count < limit { count *= 2 }
    slots = ContiguousArray(repeating: Slot(), count: count)
  }

  func find(_ text: String, _ context: FontContext) -> (hash: UInt64, shaped: ShapedText?) {
    let hash = Self.hash(text)
    let slot = slots[index(hash, context)]
    // Strings that are equal but spelled differently have other clusters: bytes are compared.
    guard slot.hash == hash, slot.context == ObjectIdentifier(context), let shaped = slot.shaped,
      shaped.text.utf8.elementsEqual(text.utf8)
    else { return (hash, nil) }
    return (hash, shaped)
  }

  mutating func insert(_ shaped: ShapedText, hash: UInt64, _ context: FontContext) {
    slots[index(hash, context)] = Slot(
      hash: hash, context: ObjectIdentifier(context), shaped: shaped)
  }

  private func index(_ hash: UInt64, _ context: FontContext) -> Int {
    let mixed = (hash &+ context.number) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 40) & (slots.count - 1)
  }

  private static func hash(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in
      var hash = UInt64(bytes.count)
      var index = 0
      while index + 8 <= bytes.count {
        let word = UnsafeRawPointer(bytes.baseAddress!).loadUnaligned(
          fromByteOffset: index, as: UInt64.self)
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
        index += 8
      }
      while index < bytes.count {
        hash = (hash ^ UInt64(bytes[index])) &* 0x9E37_79B9_7F4A_7C15
        index += 1
      }
      return hash ^ hash >> 29
    }
  }
}
