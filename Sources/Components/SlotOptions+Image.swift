extension SlotOptions {
  /// Width in points an image takes beside a text, with its gap; 0 without an image.
  ///
  /// - Parameters:
  ///   - standard: an image of the usual width, with its gap.
  ///   - gap: the gap beside an image whose width the app gives.
  func imageWidth(_ standard: Metric, gap: Double, _ certainty: inout Certainty) -> Double {
    switch image ?? .none {
    case .none: 0
    case .standard: certainty.use(standard)
    case .width(let width): width + gap
    }
  }
}
