import Foundation

/// How far the answers of two contenders for the same strings agree.
struct Agreement {
  /// Layouts with equal line counts, and all.
  var equal = 0
  var count = 0
  /// The same by language.
  var languages: [String: (equal: Int, count: Int)] = [:]
  /// Layouts of equal line counts whose widths differ by more than a hundredth of the width.
  var differentWidths = 0
  /// Some layouts with different line counts.
  var examples: [String] = []

  /// - Parameters:
  ///   - answers: twelve for each sample, of both contenders.
  init(_ samples: [Sample], _ first: [Answer], _ second: [Answer]) {
    let sizes = Workload.pointSizes
    for (index, sample) in samples.enumerated() {
      var language = languages[sample.lang, default: (0, 0)]
      var isNew = true
      for size in sizes.indices {
        let (a, b) = (first[index * sizes.count + size], second[index * sizes.count + size])
        language.count += 1
        if a.lines == b.lines {
          language.equal += 1
          if abs(a.width - b.width) > 0.01 * max(1, b.width) { differentWidths += 1 }
        } else if isNew {
          examples.append("\(sample.lang) \(sizes[size]) pt: \(a.lines), \(b.lines): \(sample.s)")
          isNew = false
        }
      }
      languages[sample.lang] = language
    }
    equal = languages.values.reduce(0) { $0 + $1.equal }
    count = languages.values.reduce(0) { $0 + $1.count }
  }

  var share: Double { count > 0 ? Double(equal) / Double(count) : 1 }

  /// Shares of the languages that agree least, worst first.
  func worst(_ number: Int) -> [(language: String, share: Double)] {
    let shares = languages.map { ($0.key, Double($0.value.equal) / Double($0.value.count)) }
    return shares.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(number).map { ($0.0, $0.1) }
  }
}
