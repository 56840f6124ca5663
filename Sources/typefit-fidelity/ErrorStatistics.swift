/// Errors of a group of lines in percent of the measured ink width.
struct ErrorStatistics {
  private(set) var count = 0
  private var sum = 0.0
  private var absoluteSum = 0.0
  /// The error largest by amount.
  private(set) var worst = 0.0

  mutating func add(_ error: Double) {
    count += 1
    sum += error
    absoluteSum += abs(error)
    if abs(error) > abs(worst) { worst = error }
  }

  var mean: Double { count > 0 ? sum / Double(count) : 0 }
  var meanAbsolute: Double { count > 0 ? absoluteSum / Double(count) : 0 }
}

/// A share of cases that came out as seen.
struct Share {
  private(set) var hits = 0
  private(set) var count = 0

  mutating func add(_ hit: Bool) {
    count += 1
    if hit { hits += 1 }
  }

  var percent: Double { count > 0 ? 100 * Double(hits) / Double(count) : 0 }
}
