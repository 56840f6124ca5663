/// The values of one command line, read through the declarations they belong to.
struct ParsedOptions: Sendable {
  var arguments: [String] = []
  private var values: [String: [String]] = [:]

  mutating func append(_ value: String, to option: OptionDeclaration) {
    values[option.name, default: []].append(value)
  }

  /// Whether a flag or an option was given.
  func has(_ option: OptionDeclaration) -> Bool { values[option.name] != nil }

  /// The value of an option, the last one if it was repeated.
  func string(_ option: OptionDeclaration) -> String? { values[option.name]?.last }

  /// All values of a repeated option, in order.
  func strings(_ option: OptionDeclaration) -> [String] { values[option.name] ?? [] }

  /// The value of an option read by `parse`, `nil` when it is absent.
  /// - Throws: ``UsageError`` that names the option, the value and what was expected.
  func value<Value>(
    _ option: OptionDeclaration, expecting expectation: String, _ parse: (String) -> Value?
  ) throws -> Value? {
    guard let text = string(option) else { return nil }
    return try Self.read(text, for: option, expecting: expectation, parse)
  }

  /// All values of a repeated option, each read by `parse`.
  /// - Throws: ``UsageError`` that names the option, the value and what was expected.
  func values<Value>(
    _ option: OptionDeclaration, expecting expectation: String, _ parse: (String) -> Value?
  ) throws -> [Value] {
    try strings(option).map {
      try Self.read($0, for: option, expecting: expectation, parse)
    }
  }

  /// A number in a range, for example a width in points.
  func number(_ option: OptionDeclaration, in range: ClosedRange<Double>) throws -> Double? {
    let expectation = "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))"
    return try value(option, expecting: expectation) {
      Double($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A whole number in a range.
  func integer(_ option: OptionDeclaration, in range: ClosedRange<Int>) throws -> Int? {
    let expectation = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return try value(option, expecting: expectation) {
      Int($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  private static func read<Value>(
    _ text: String, for option: OptionDeclaration, expecting expectation: String,
    _ parse: (String) -> Value?
  ) throws -> Value {
    guard let value = parse(text) else {
      throw UsageError(
        "The value '\(text)' is invalid for '\(option.display)': expected \(expectation).")
    }
    return value
  }
}

/// A number without a needless fraction.
func plain(_ value: Double) -> String {
  guard let whole = Int(exactly: value) else { return "\(value)" }
  return "\(whole)"
}
