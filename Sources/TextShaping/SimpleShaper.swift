import DynamicType

/// Shapes strings of characters that need no more than the character before them: most interface
/// texts outside the joining and stacking scripts.
///
/// Gives what whole runs give in HarfBuzz, which a test checks, at the cost of a table look-up for
/// each character.
struct SimpleShaper {
  private let scratch = Scratch()

  /// The text in hand: its characters and its code units.
  private final class Scratch {
    private(set) var entries = UnsafeMutablePointer<FontContext.Entry>.allocate(capacity: 256)
    private(set) var units = UnsafeMutablePointer<UInt16>.allocate(capacity: 256)
    var entryCount = 0
    var unitCount = 0
    private var capacity = 256

    deinit {
      entries.deallocate()
      units.deallocate()
    }

    func reserve(_ count: Int) {
      guard count > capacity else { return }
      entries.deallocate()
      units.deallocate()
      capacity = count
      entries = .allocate(capacity: count)
      units = .allocate(capacity: count)
    }
  }

  /// Nil when some character needs more.
  func shape(
    _ text: String, _ context: FontContext, lineBreaks: LineBreakFinder, fonts: FontAccess
  ) -> ShapedText? {
    // Without a Latin letter a text takes the direction of the locale.
    guard !context.isRightToLeft, read(text, context) else { return nil }
    let count = scratch.entryCount
    var summary = Summary()
    var breaks = ContiguousArray<BreakOpportunity>()
    let records = ContiguousArray<ClusterRecord>(unsafeUninitializedCapacity: count + 1) {
      buffer, initialized in
      guard let base = buffer.baseAddress, write(to: base, context, &summary) else { return }
      initialized = count + 1
      let records = UnsafeMutableBufferPointer(start: base, count: count + 1)
      markBreaks(in: records, lineBreaks, locale: context.locale, &breaks)
    }
    if records.isEmpty { return nil }
    return ShapedText(
      text: text, font: context.font, missingCodePoints: [], undeterminedCodePoints: [],
      confidence: summary.worst.confidence, isRightToLeft: false,
      usesFallback: summary.usesFallback, hasLevels: false, records: records, breaks: breaks,
      fonts: fonts)
  }

  /// What holds for all of a text.
  private struct Summary {
    var worst = AdvanceSource.measured
    var usesFallback = false
  }

  /// Decodes the string into entries; false at the first character that needs more.
  private func read(_ text: String, _ context: FontContext) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      // UTF-8 has at least as many units as UTF-16, and as there are characters.
      scratch.reserve(bytes.count)
      let entries = scratch.entries
      let units = scratch.units
      var entryCount = 0
      var unitCount = 0
      var index = 0
      while index < bytes.count {
        let (codePoint, length) = CodePoint.decode(bytes, at: index)
        index += length
        let entry = context.entry(codePoint)
        guard entry.model == .pairs || entry.model == .isolated,
          !entry.traits.contains(.affectsBidi)
        else { return false }
        (entries + entryCount).initialize(to: entry)
        entryCount += 1
        unitCount += CodePoint.write(codePoint, to: units + unitCount)
      }
      scratch.entryCount = entryCount
      scratch.unitCount = unitCount
      return true
    }
  }

  private func markBreaks(
    in records: UnsafeMutableBufferPointer<ClusterRecord>, _ lineBreaks: LineBreakFinder,
    locale: String, _ breaks: inout ContiguousArray<BreakOpportunity>
  ) {
    let units = UnsafeBufferPointer(start: scratch.units, count: scratch.unitCount)
    let boundaries = lineBreaks.find(in: units, locale: locale)
    if boundaries.isEmpty { return }
    breaks.reserveCapacity(boundaries.count)
    var index = 0
    for boundary in boundaries {
      while records[index].offset < boundary.offset { index += 1 }
      guard index > 0, records[index].offset == boundary.offset else { continue }
      records[index].flags.formUnion(
        lineBreaks.opportunity(boundary, in: units, after: records[index - 1].offset))
      breaks.append(BreakOpportunity(at: index, after: breaks.last, records))
    }
  }

  /// Writes the records; false when a pair of characters is more than two glyphs side by side.
  private func write(
    to records: UnsafeMutablePointer<ClusterRecord>, _ context: FontContext,
    _ summary: inout Summary
  ) -> Bool {
    let entries = UnsafeBufferPointer(start: scratch.entries, count: scratch.entryCount)
    let common = CharacterProperties.common
    var script = entries.first { $0.script != common }?.script ?? CharacterProperties.latin
    var sum = ClusterRecord(
      textSum: 0, displaySum: 0, trackedSum: 0, emojiSum: 0, offset: 0, flags: [], level: 0)
    var previous: (face: Int16, slot: UInt16, script: UInt32) = (-1, 0, 0)
    let primary = context.primaryShaper
    var face: Int16 = -1
    var shaper = context.shapers[0]
    for index in entries.indices {
      let entry = entries[index]
      if entry.script != common { script = entry.script }
      if entry.face != face {
        face = entry.face
        shaper = context.shapers[Int(face)]
        if face != primary { summary.usesFallback = true }
      }
      if entry.model == .pairs, face == previous.face, script == previous.script {
        let kerning = shaper.kerning(previous.slot, entry.slot, script: script)
        if kerning.isComplex { return false }
        sum.textSum += kerning.text
        sum.displaySum += kerning.display
      }
      let character = shaper.characters[Int(entry.slot)]
      sum.flags = entry.flags
      sum.firstGlyph = character.glyph
      sum.lastGlyph = character.glyph
      sum.face = shaper.index
      (records + index).initialize(to: sum)
      sum.textSum += character.text
      sum.displaySum += character.display
      sum.offset += character.codePoint < 0x10000 ? 1 : 2
      if character.isTracked { sum.trackedSum += 1 }
      if character.source.rawValue > summary.worst.rawValue { summary.worst = character.source }
      previous = (entry.model == .pairs ? face : -1, entry.slot, script)
    }
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
