import DynamicType

/// Shapes strings of characters that need no more than the character before them: most interface
/// texts outside the joining and stacking scripts.
///
/// Gives what whole runs give in HarfBuzz, which a test checks, at the cost of a table look-up for
/// each character.
struct SimpleShaper {
  private var entries: ContiguousArray<FontContext.Entry> = []
  private var offsets: ContiguousArray<Int32> = []

  /// Nil when some character needs more.
  mutating func shape(
    _ text: String, _ context: FontContext, analysis: TextAnalysis, stack: FontStack
  ) -> ShapedText? {
    // Without a Latin letter a text takes the direction of the locale.
    guard !context.isRightToLeft, read(text, context, analysis: analysis) else { return nil }
    let count = entries.count
    var worst = AdvanceSource.measured
    var usesFallback = false
    var isComplex = false
    var records = ContiguousArray<ClusterRecord>(unsafeUninitializedCapacity: count + 1) {
      buffer, initialized in
      guard let records = buffer.baseAddress else { return }
      isComplex = !write(
        to: records, context, worst: &worst, usesFallback: &usesFallback,
        end: Int32(analysis.units.count))
      initialized = isComplex ? 0 : count + 1
    }
    if isComplex { return nil }
    let breaks = analysis.markBreaks(in: &records, locale: context.locale)
    return ShapedText(
      text: text, font: context.font, missingCodePoints: [], undeterminedCodePoints: [],
      confidence: worst.confidence,
      isRightToLeft: false, usesFallback: usesFallback, hasLevels: false,
      records: records, breaks: breaks, fontStack: stack)
  }

  /// Decodes the string into entries; false at the first character that needs more.
  private mutating func read(
    _ text: String, _ context: FontContext, analysis: TextAnalysis
  ) -> Bool {
    entries.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    analysis.beginUnits()
    var text = text
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let (codePoint, length) = Self.decode(bytes, at: index)
        index += length
        let entry = context.entry(codePoint)
        guard entry.model == .pairs || entry.model == .isolated,
          !entry.traits.contains(.affectsBidi)
        else {
          return false
        }
        offsets.append(Int32(analysis.units.count))
        entries.append(entry)
        analysis.append(codePoint)
      }
      return true
    }
  }

  /// A code point of a string's own storage, which is valid UTF-8.
  @inline(__always)
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (codePoint: UInt32, length: Int) {
    let first = UInt32(bytes[index])
    if first < 0x80 { return (first, 1) }
    func tail(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset]) & 0x3F }
    if first < 0xE0 { return ((first & 0x1F) << 6 | tail(1), 2) }
    if first < 0xF0 { return ((first & 0xF) << 12 | tail(1) << 6 | tail(2), 3) }
    return ((first & 0x7) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
  }

  /// Writes the records; false when a pair of characters is more than two glyphs side by side.
  private func write(
    to records: UnsafeMutablePointer<ClusterRecord>, _ context: FontContext,
    worst: inout AdvanceSource, usesFallback: inout Bool, end: Int32
  ) -> Bool {
    let common = CharacterProperties.common
    var script = entries.first { $0.script != common }?.script ?? CharacterProperties.latin
    var sum = ClusterRecord(
      textSum: 0, displaySum: 0, trackedSum: 0, emojiSum: 0, offset: 0, flags: [], level: 0)
    var previousFace: Int16 = -1
    var previousSlot: UInt16 = 0
    var previousScript: UInt32 = 0
    for index in entries.indices {
      let entry = entries[index]
      if entry.script != common { script = entry.script }
      let shaper = context.shapers[Int(entry.face)]
      if entry.model == .pairs, entry.face == previousFace, script == previousScript {
        let kerning = shaper.kerning(previousSlot, entry.slot, script: script)
        if kerning.isComplex { return false }
        sum.textSum += kerning.text
        sum.displaySum += kerning.display
      }
      let character = shaper.characters[Int(entry.slot)]
      sum.offset = offsets[index]
      sum.flags = entry.flags
      sum.firstGlyph = character.glyph
      sum.lastGlyph = character.glyph
      sum.face = shaper.index
      (records + index).initialize(to: sum)
      sum.textSum += character.text
      sum.displaySum += character.display
      if character.isTracked { sum.trackedSum += 1 }
      if character.source.rawValue > worst.rawValue { worst = character.source }
      if entry.face != context.primaryShaper { usesFallback = true }
      previousFace = entry.model == .pairs ? entry.face : -1
      previousSlot = entry.slot
      previousScript = script
    }
    sum.offset = end
    sum.flags = []
    sum.firstGlyph = 0
    sum.lastGlyph = 0
    sum.face = -1
    (records + entries.count).initialize(to: sum)
    return true
  }
}

extension AdvanceSource {
  /// How sure a text is whose least known advance has this source.
  var confidence: Confidence {
    switch self {
    case .measured: .certain
    case .fitted: .likely
    case .standIn: .guess
    }
  }
}
