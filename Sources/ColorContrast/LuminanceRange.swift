/// How far the ratio of a colour to an unknown background can go.
///
/// A translucent colour changes with the background, so its ratio has its extremes inside the range
/// and not only at the ends. The ratio of the two luminances is one of sums over the three
/// components; Dinkelbach's method turns finding its maximum into maxima of one component each.
struct LuminanceRange {
  /// The lowest ratio, 1 if some background has the luminance of the text on it.
  let worst: ContrastRatio
  /// The highest ratio.
  let best: ContrastRatio

  init(of color: Color, over range: ColorRange, screen: DisplayGamut) {
    let shown = color.mapped(to: screen)
    if shown.isOpaque {
      let own = shown.relativeLuminance(on: screen)
      let low = range.darkest.relativeLuminance(on: screen)
      let high = range.lightest.relativeLuminance(on: screen)
      best = max(
        ContrastRatio(luminances: own, low), ContrastRatio(luminances: own, high))
      worst = ContrastRatio(luminances: own, min(max(own, low), high))
      return
    }
    let channels = [
      Channel(0.2126, shown.red, shown.alpha, range.darkest.red, range.lightest.red),
      Channel(0.7152, shown.green, shown.alpha, range.darkest.green, range.lightest.green),
      Channel(0.0722, shown.blue, shown.alpha, range.darkest.blue, range.lightest.blue),
    ]
    let lightText = Self.maximum(channels) { ($0.text(at: $1), $0.background(at: $1)) }
    let darkText = Self.maximum(channels) { ($0.background(at: $1), $0.text(at: $1)) }
    best = ContrastRatio(value: max(lightText, darkText))
    let isEqualSomewhere = lightText >= 1 && darkText >= 1
    worst = ContrastRatio(value: isEqualSomewhere ? 1 : 1 / min(lightText, darkText))
  }

  /// One component: its weight in the luminance, the text's value and alpha, the background's range.
  private struct Channel {
    let weight: Double
    let value: Double
    let alpha: Double
    let low: Double
    let high: Double

    init(_ weight: Double, _ value: Double, _ alpha: Double, _ low: Double, _ high: Double) {
      self.weight = weight
      self.value = value
      self.alpha = alpha
      self.low = low
      self.high = high
    }

    func background(at component: Double) -> Double {
      weight * TransferFunction.sRGB.linear(component)
    }

    func text(at component: Double) -> Double {
      weight * TransferFunction.sRGB.linear(value * alpha + component * (1 - alpha))
    }

    /// The component in the range at which `gain` is highest: the best of a grid, then a golden
    /// section around it.
    func argumentOfMaximum(_ gain: (Double) -> Double) -> Double {
      let steps = 64
      guard high > low else { return low }
      let step = (high - low) / Double(steps)
      let grid = (0...steps).map { low + Double($0) * step }
      let center = grid.max { gain($0) < gain($1) } ?? low
      var (left, right) = (max(low, center - step), min(high, center + step))
      let golden = 0.618_033_988_749_894_9
      for _ in 0..<40 {
        let first = right - (right - left) * golden
        let second = left + (right - left) * golden
        if gain(first) < gain(second) { left = first } else { right = second }
      }
      let middle = (left + right) / 2
      return gain(middle) > gain(center) ? middle : center
    }
  }

  /// The highest of (sum of first + 0.05) / (sum of second + 0.05) over all backgrounds.
  private static func maximum(
    _ channels: [Channel], terms: (Channel, Double) -> (Double, Double)
  ) -> Double {
    var ratio = 0.0
    for _ in 0..<50 {
      var (upper, lower) = (0.05, 0.05)
      for channel in channels {
        let best = channel.argumentOfMaximum { component in
          let (first, second) = terms(channel, component)
          return first - ratio * second
        }
        let (first, second) = terms(channel, best)
        upper += first
        lower += second
      }
      let next = upper / lower
      if abs(next - ratio) < 1e-12 { return next }
      ratio = next
    }
    return ratio
  }
}
