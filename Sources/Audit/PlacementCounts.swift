import DynamicType
import InterfaceScan

/// How surely it is known where keys are shown, as counts of keys.
public struct PlacementCounts: Sendable, Hashable, Codable {
  /// Keys with a place that is certain.
  public var certain = 0
  /// Keys whose surest place is likely.
  public var likely = 0
  /// Keys whose places are guesses, from sources or from names.
  public var guess = 0
  /// Keys of which nothing is known.
  public var none = 0

  /// Creates counts of nothing.
  public init() {}

  /// Counts keys.
  ///
  /// - Parameter surest: of each key how sure its surest place is; nil where none is known.
  public init(_ surest: some Sequence<Confidence?>) {
    for confidence in surest {
      switch confidence {
      case .certain?: certain += 1
      case .likely?: likely += 1
      case .guess?: guess += 1
      case nil: none += 1
      }
    }
  }

  /// Counts keys by what the sources of an app say alone.
  public init(keys: Set<String>, usages: [Usage]) {
    var surest = Dictionary(uniqueKeysWithValues: keys.map { ($0, Confidence?.none) })
    for usage in usages {
      guard let known = surest[usage.key] else { continue }
      surest[usage.key] = max(known ?? .guess, usage.confidence)
    }
    self.init(surest.values)
  }

  /// All keys.
  public var total: Int { certain + likely + guess + none }
}

extension PlacementCounts {
  /// Counts the keys of a plan.
  init(_ strings: [PlannedString]) {
    struct Key: Hashable {
      let table: String
      let key: String
    }
    var surest: [Key: Confidence?] = [:]
    for planned in strings {
      let key = Key(table: planned.string.table, key: planned.string.key)
      let known = surest[key] ?? nil
      guard !planned.assignment.isFallback else {
        surest[key] = .some(known)
        continue
      }
      surest[key] = max(known ?? .guess, planned.assignment.confidence)
    }
    self.init(surest.values)
  }
}
