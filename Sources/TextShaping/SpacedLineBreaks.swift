/// The line breaking classes of UAX #14 that a table of pairs can handle; `ICULineBreakClass`.
enum LineBreakClass: UInt8 {
  case other, letter, digit, space, infix, exclamation, close, open, quote, glue, numeric
  case ellipsis, mark
}

/// Line break opportunities of texts in which words are parted by spaces and punctuation is plain:
/// what ICU finds, which a test checks for all short sequences, at a tenth of its cost. ICU's
/// iterator took more time than shaping did.
enum SpacedLineBreaks {
  private enum Step {
    case join
    case allow
    /// A rule looks further than this pair.
    case ask
  }

  /// Writes twice the offset of every opportunity, as `icu_break_iterator_boundaries` does; returns
  /// how many there are, or nil where only ICU can tell.
  static func find(
    in units: UnsafeBufferPointer<UInt16>, _ properties: CharacterPropertyTable,
    _ boundaries: UnsafeMutablePointer<Int32>
  ) -> Int? {
    var count = 0
    var previous = LineBreakClass.other
    var hasSpace = false
    for index in units.indices {
      // A surrogate has no class of its own: ICU takes over.
      let current = properties[UInt32(units[index])].lineBreak
      if current == .other { return nil }
      if index == 0 {
        if current == .mark || current == .space { return nil }
        previous = current
        continue
      }
      if current == .mark {
        if hasSpace { return nil }
        continue
      }
      if current == .space {
        hasSpace = true
        continue
      }
      switch hasSpace ? afterSpace(previous, current) : pair(previous, current) {
      case .join: break
      case .allow:
        boundaries[count] = Int32(index) << 1
        count += 1
      case .ask: return nil
      }
      previous = current
      hasSpace = false
    }
    return count
  }

  /// Two characters side by side.
  @inline(__always)
  private static func pair(_ before: LineBreakClass, _ after: LineBreakClass) -> Step {
    // LB 13, LB 12a, LB 19, LB 22.
    switch after {
    case .infix, .exclamation, .close: return .join
    case .glue, .quote, .ellipsis: return .join
    default: break
    }
    switch before {
    // LB 12, LB 14, LB 19.
    case .glue, .open, .quote: return .join
    case .letter, .digit:
      // LB 23, LB 24, LB 25, LB 28, LB 30.
      switch after {
      case .letter, .digit, .open, .numeric: return .join
      default: return .ask
      }
    case .numeric: return after == .letter || after == .digit ? .join : .ask
    // LB 29.
    case .infix: return after == .letter ? .join : .ask
    // LB 31.
    case .exclamation: return after == .letter ? .allow : .ask
    // LB 30.
    case .close: return after == .letter || after == .digit ? .join : .ask
    default: return .ask
    }
  }

  /// Two characters with spaces between them (LB 18).
  @inline(__always)
  private static func afterSpace(_ before: LineBreakClass, _ after: LineBreakClass) -> Step {
    switch after {
    case .letter, .digit, .numeric: break
    case .open, .quote: if before == .quote { return .ask }
    default: return .ask
    }
    return before == .open ? .ask : .allow
  }
}
