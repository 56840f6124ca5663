import CICU
import Foundation

/// A plural category of a number (Unicode CLDR, "Language Plural Rules", cardinals).
public enum PluralCategory: String, CaseIterable, Sendable, Comparable {
  case zero, one, two, few, many, other

  fileprivate init(bit: Int32) {
    switch bit {
    case Int32(ICU_PLURAL_ZERO.rawValue): self = .zero
    case Int32(ICU_PLURAL_ONE.rawValue): self = .one
    case Int32(ICU_PLURAL_TWO.rawValue): self = .two
    case Int32(ICU_PLURAL_FEW.rawValue): self = .few
    case Int32(ICU_PLURAL_MANY.rawValue): self = .many
    default: self = .other
    }
  }

  public static func < (lhs: PluralCategory, rhs: PluralCategory) -> Bool {
    lhs.order < rhs.order
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Which category a language puts a number into, from ICU.
public struct PluralRule: Sendable {
  /// Numbers whose categories are looked up at once: the rules look at the last two digits, and at
  /// whether there are others before them.
  private static let tableEnd = 400
  private static let cache = Cache()

  /// False where ICU has no rules for the language: nothing is to be said about its forms.
  public let isKnown: Bool
  private let table: [PluralCategory]
  private let ofMillion: PluralCategory
  private let ofFraction: PluralCategory

  /// The rule of a locale such as `pt-BR`; that of English's two forms where ICU has none.
  public static func of(_ locale: String) -> PluralRule {
    cache.rule(of: locale)
  }

  private init(_ locale: String) {
    let numbers = (0..<Self.tableEnd).map(Double.init) + [1_000_000, 1.5]
    var bits = [Int32](repeating: 0, count: numbers.count)
    isKnown = icu_plural_categories(locale, numbers, Int32(numbers.count), &bits)
    let categories =
      isKnown
      ? bits.map(PluralCategory.init(bit:)) : numbers.map { $0 == 1 ? .one : .other }
    table = Array(categories.prefix(Self.tableEnd))
    ofMillion = categories[Self.tableEnd]
    ofFraction = categories[Self.tableEnd + 1]
  }

  /// The category of a whole number that is not negative.
  public func category(of number: Int) -> PluralCategory {
    if number < Self.tableEnd { return table[max(number, 0)] }
    if number % 1_000_000 == 0 { return ofMillion }
    return table[200 + number % 100]
  }

  /// The categories that whole numbers below a thousand fall into.
  public var categories: Set<PluralCategory> { Set(table) }

  /// All categories of the language: those of whole numbers, of millions and of fractions.
  public var allCategories: Set<PluralCategory> { categories.union([ofMillion, ofFraction]) }

  /// The first whole numbers of a category, at most `count`.
  public func examples(of category: PluralCategory, count: Int = 3) -> [Int] {
    Array(table.indices.lazy.filter { table[$0] == category }.prefix(count))
  }

  /// A number that a form for a category is shown with: near the wanted one when the category
  /// goes that far, else the largest small one.
  ///
  /// Russian "one" gives 2481 for 2480, English "one" gives 1.
  static func number(near wanted: Int, category: String, locale: String) -> Int {
    let rule = of(locale)
    let start = max(wanted, 0)
    let candidates =
      [Array(start..<start + 110), Array((0...110).reversed()), [1_000_000]].joined()
    for number in candidates where rule.category(of: number).rawValue == category {
      return number
    }
    // Foundation takes "zero" for 0 in every language; catalogs use the others likewise.
    return ["zero": 0, "one": 1, "two": 2][category] ?? wanted
  }
}

extension PluralRule {
  /// `@unchecked Sendable`: every access to its state happens under the lock.
  private final class Cache: @unchecked Sendable {
    private let lock = NSLock()
    private var rules: [String: PluralRule] = [:]

    func rule(of locale: String) -> PluralRule {
      lock.withLock {
        if let rule = rules[locale] { return rule }
        let rule = PluralRule(locale)
        rules[locale] = rule
        return rule
      }
    }
  }
}
