import DynamicType

/// A font family the app brings: its files, one for each weight, width and slope, or variable ones.
public struct CustomFontFamily: Sendable, Hashable {
  /// The name by which the app's options ask for it.
  public let name: String
  /// The files, in the order they were given.
  public let fonts: [CustomFont]

  /// Creates a family of at least one file.
  public init(name: String, fonts: [CustomFont]) {
    self.name = name
    self.fonts = fonts
  }

  /// The file nearest to a descriptor, and where on its axes.
  ///
  /// Width comes before slope, slope before weight, and of two weights equally far away the one
  /// further from the middle is taken, as CSS Fonts Level 4 does (5.2 Matching font styles). Core
  /// Text does not publish its own rule; with the faces of a usual family both agree.
  func match(_ font: FontDescriptor) -> (font: CustomFont, variations: [FontVariation])? {
    let wanted = font.weight.weightClass
    func rank(_ index: Int) -> (Double, Int, Double, Double, Int) {
      let candidate = fonts[index]
      let width = gap(candidate, "wdth", candidate.width, font.width.percentage)
      let weight = gap(candidate, "wght", candidate.weight, wanted)
      let isHeavier = candidate.weight > wanted
      let tie: Double = (wanted >= 400) == isHeavier ? 0 : 1
      return (width, slopeRank(candidate, font.isItalic), weight, tie, index)
    }
    guard let best = fonts.indices.map(rank).min(by: <)?.4 else { return nil }
    return (fonts[best], variations(of: fonts[best], for: font))
  }

  private func gap(_ font: CustomFont, _ tag: String, _ own: Double, _ wanted: Double) -> Double {
    guard let range = font.axis(tag)?.range else { return abs(own - wanted) }
    return abs(clamp(wanted, range) - wanted)
  }

  private func slopeRank(_ font: CustomFont, _ italic: Bool) -> Int {
    if font.isItalic == italic { return 0 }
    return italic && (font.axis("ital") != nil || font.axis("slnt") != nil) ? 0 : 1
  }

  private func variations(of font: CustomFont, for wanted: FontDescriptor) -> [FontVariation] {
    var variations: [FontVariation] = []
    if let axis = font.axis("wght") {
      variations.append(
        FontVariation(tag: axis.tag, value: clamp(wanted.weight.weightClass, axis.range)))
    }
    if let axis = font.axis("wdth"), wanted.width != .standard {
      variations.append(
        FontVariation(tag: axis.tag, value: clamp(wanted.width.percentage, axis.range)))
    }
    if wanted.isItalic, !font.isItalic {
      if let axis = font.axis("ital") {
        variations.append(FontVariation(tag: axis.tag, value: axis.range.upperBound))
      } else if let axis = font.axis("slnt") {
        // The axis counts counter-clockwise degrees: italics lean to the negative end.
        variations.append(FontVariation(tag: axis.tag, value: axis.range.lowerBound))
      }
    }
    return variations
  }

  private func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }
}

extension FontWeight {
  /// The OpenType weight class, 100 to 900: `ultraLight` 100, `regular` 400, `black` 900.
  ///
  /// Source: WebKit pairs the same constants with these classes (`normalizeCTWeight` in
  /// `FontCacheCoreText.cpp`).
  public var weightClass: Double {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  /// The weight whose class is nearest to a number from 1 to 1000.
  public init(nearestTo weightClass: Double) {
    self =
      Self.allCases.min {
        abs($0.weightClass - weightClass) < abs($1.weightClass - weightClass)
      } ?? .regular
  }
}
