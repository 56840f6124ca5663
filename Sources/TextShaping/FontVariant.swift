import CHarfBuzz
import DynamicType

/// A place on an axis of a variable font.
public struct FontVariation: Sendable, Hashable {
  /// The OpenType tag of the axis.
  public var tag: String
  /// The value in the units of the axis.
  public var value: Double

  /// Creates a place on an axis.
  public init(tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }

  var harfBuzz: hb_variation_t {
    hb_variation_t(tag: CustomFont.tagValue(tag), value: Float(value))
  }
}

/// What sets a face apart from the others of its file.
struct FontVariant: Sendable, Hashable {
  /// The width a font without widths of its own is stretched to.
  var width = FontWidth.standard
  /// Where a variable font stands on its axes.
  var variations: [FontVariation] = []
  /// False: ligatures the script does not need are off.
  var usesLigatures = true

  /// Factor on every advance: the share of the standard width.
  var advanceRatio: Double { width.percentage / FontWidth.standard.percentage }

  /// Applies the ratio to advances in place.
  func stretch(_ advances: UnsafeMutablePointer<Int32>, count: Int) {
    guard width != .standard else { return }
    for index in 0..<count {
      advances[index] = Int32((Double(advances[index]) * advanceRatio).rounded())
    }
  }

  /// What HarfBuzz is told for a face.
  ///
  /// Inter's contextual alternates draw things the system font it stands for does not have; Noto's
  /// kerning of kana is not what labels do, which set them on a grid.
  func features(of info: FontManifest.Face) -> [hb_feature_t] {
    var names: [String] = []
    if info.role == .system, info.origin == "inter" { names.append("-calt") }
    if info.origin == "noto-cjk", info.advanceScale != nil { names.append("-kern") }
    if !usesLigatures { names += ["-liga", "-clig"] }
    return names.map { name in
      var feature = hb_feature_t()
      _ = hb_feature_from_string(name, -1, &feature)
      return feature
    }
  }
}
