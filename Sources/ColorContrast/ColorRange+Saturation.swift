extension ColorRange {
  /// What the range becomes when its colours are saturated by a factor, as behind a blur; components
  /// stay within 0 and 1.
  ///
  /// The matrix keeps the luma of Rec. 601, as Apple's sample code UIImageEffects does: with the
  /// factor 1 nothing changes, with 0 all is grey.
  func saturated(by factor: Double) -> ColorRange {
    guard factor != 1 else { return self }
    let low = [darkest.red, darkest.green, darkest.blue]
    let high = [lightest.red, lightest.green, lightest.blue]
    let luma = [0.299, 0.587, 0.114]
    func end(_ channel: Int, _ isHighEnd: Bool) -> Double {
      var sum = 0.0
      for other in 0..<3 {
        let weight = (1 - factor) * luma[other] + (other == channel ? factor : 0)
        sum += weight * ((weight >= 0) == isHighEnd ? high[other] : low[other])
      }
      return min(max(sum, 0), 1)
    }
    return ColorRange(
      Color(red: end(0, false), green: end(1, false), blue: end(2, false)),
      Color(red: end(0, true), green: end(1, true), blue: end(2, true)))
  }
}
