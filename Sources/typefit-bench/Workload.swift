import Foundation

/// What is laid out: each string at the twelve body sizes in one width.
enum Workload {
  /// Body sizes at the twelve content size categories, in points (Apple Human Interface
  /// Guidelines, Typography).
  static let pointSizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  /// Width of the room in points: a 375-point phone between margins of 16 points.
  static let width = 343.0
  /// Widths are compared with this slack in points.
  static let slack = 0.001
}

/// A string of the workload and its language (BCP 47).
struct Sample: Decodable, Equatable {
  var s: String
  var lang: String
}

/// The answer for one string and size, as the peers write it: see `peer_answer` in
/// `Benchmarks/peer.h`.
struct Answer: Equatable {
  var lines: Int32
  /// Width of the widest line without the spaces at its end, in points.
  var width: Float
  /// 1 when one line is not enough, 0 otherwise.
  var truncates: Int32
}

/// Why the benchmark cannot run.
struct BenchError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
