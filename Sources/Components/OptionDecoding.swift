/// Any member of a JSON object, to find the ones that are not known.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// Refuses an object with a member nobody reads, and names the allowed ones.
func refuseUnknownMembers(_ decoder: any Decoder, of what: String, allowed: [String]) throws {
  let container = try decoder.container(keyedBy: AnyKey.self)
  let unknown = container.allKeys.map(\.stringValue).filter { !allowed.contains($0) }.sorted()
  guard let first = unknown.first else { return }
  throw DecodingError.dataCorrupted(
    DecodingError.Context(
      codingPath: decoder.codingPath + [AnyKey(stringValue: first)],
      debugDescription:
        "unknown \(what) “\(first)”; allowed are \(allowed.joined(separator: ", "))"))
}

extension KeyedDecodingContainer {
  /// The error that a member's value is wrong.
  func refuse(_ key: Key, _ message: String) -> DecodingError {
    DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: message)
  }

  /// A share from 0 to 1, or nil when the member is absent.
  func share(_ key: Key) throws -> Double? {
    guard let value = try decodeIfPresent(Double.self, forKey: key) else { return nil }
    guard (0...1).contains(value) else {
      throw refuse(key, "\(key.stringValue) is \(value); expected a number from 0 to 1")
    }
    return value
  }

  /// A length in points, more than 0, or nil when the member is absent.
  func length(_ key: Key) throws -> Double? {
    guard let value = try decodeIfPresent(Double.self, forKey: key) else { return nil }
    guard value > 0, value.isFinite else {
      throw refuse(key, "\(key.stringValue) is \(value); expected points, more than 0")
    }
    return value
  }

  /// A length in points, 0 or more, or nil when the member is absent.
  func inset(_ key: Key) throws -> Double? {
    guard let value = try decodeIfPresent(Double.self, forKey: key) else { return nil }
    guard value >= 0, value.isFinite else {
      throw refuse(key, "\(key.stringValue) is \(value); expected points, 0 or more")
    }
    return value
  }

  /// A whole number, or nil when the member is absent.
  func count(_ key: Key, from least: Int) throws -> Int? {
    guard let value = try decodeIfPresent(Int.self, forKey: key) else { return nil }
    guard value >= least else {
      throw refuse(key, "\(key.stringValue) is \(value); expected \(least) or more")
    }
    return value
  }

  /// One of several words, or nil when the member is absent.
  func word(_ key: Key, allowed: [String]) throws -> String? {
    guard let value = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard allowed.contains(value) else {
      throw refuse(
        key,
        "unknown \(key.stringValue) “\(value)”; allowed are \(allowed.joined(separator: ", "))")
    }
    return value
  }

  /// A name that a type reads itself, or nil when the member is absent.
  ///
  /// - Parameters:
  ///   - what: the kind of name, for the error.
  ///   - allowed: the names there are.
  func named<Value>(
    _ key: Key, _ what: String, allowed: [String], _ read: (String) -> Value?
  ) throws -> Value? {
    guard let name = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let value = read(name) else {
      throw refuse(
        key, "unknown \(what) “\(name)”; allowed are \(allowed.joined(separator: ", "))")
    }
    return value
  }
}
