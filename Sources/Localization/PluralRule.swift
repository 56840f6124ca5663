/// The plural category of whole numbers (Unicode CLDR, "Language Plural Rules", cardinals).
enum PluralRule {
  /// The category of a number that is not negative.
  static func category(of number: Int, language: String) -> String {
    let tens = number % 100
    let ones = number % 10
    switch language {
    case "ja", "ko", "zh", "yue", "th", "vi", "id", "ms", "my", "lo", "jv", "bo", "dz", "ig", "yo":
      return "other"
    case "ru", "uk", "be":
      if ones == 1, tens != 11 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "sr", "hr", "bs", "sh":
      if ones == 1, tens != 11 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "other"
    case "pl":
      if number == 1 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "cs", "sk":
      return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
    case "sl", "dsb", "hsb":
      return ["other", "one", "two", "few", "few"][min(tens, 5) % 5]
    case "lt":
      if (11...19).contains(tens) || ones == 0 { return "other" }
      return ones == 1 ? "one" : "few"
    case "lv":
      if ones == 0 || (11...19).contains(tens) { return "zero" }
      return ones == 1 ? "one" : "other"
    case "ro", "mo":
      if number == 1 { return "one" }
      return number == 0 || (1...19).contains(tens) ? "few" : "other"
    case "is", "mk": return ones == 1 && tens != 11 ? "one" : "other"
    case "ar", "ars":
      if number < 3 { return ["zero", "one", "two"][number] }
      return (3...10).contains(tens) ? "few" : tens >= 11 ? "many" : "other"
    case "he", "iw": return number == 1 ? "one" : number == 2 ? "two" : "other"
    case "ga":
      if number == 1 || number == 2 { return number == 1 ? "one" : "two" }
      return (3...6).contains(number) ? "few" : (7...10).contains(number) ? "many" : "other"
    case "cy":
      return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][number] ?? "other"
    case "mt":
      if number == 1 || number == 2 { return number == 1 ? "one" : "two" }
      return number == 0 || (3...10).contains(tens)
        ? "few" : (11...19).contains(tens) ? "many" : "other"
    case "fr", "pt":
      return number < 2 ? "one" : number % 1_000_000 == 0 ? "many" : "other"
    case "es", "it", "ca":
      return number == 1 ? "one" : number > 0 && number % 1_000_000 == 0 ? "many" : "other"
    case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as", "hy", "pa", "si":
      return number < 2 ? "one" : "other"
    default: return number == 1 ? "one" : "other"
    }
  }

  /// A number that a form for a category is shown with: near the wanted one when the category
  /// goes that far, else the largest small one.
  ///
  /// Russian "one" gives 2481 for 2480, English "one" gives 1.
  static func number(near wanted: Int, category: String, locale: String) -> Int {
    let language = locale.split(separator: "-").first.map { $0.lowercased() } ?? "en"
    let start = max(wanted, 0)
    let candidates =
      [Array(start..<start + 110), Array((0...110).reversed()), [1_000_000]].joined()
    for number in candidates where self.category(of: number, language: language) == category {
      return number
    }
    // The language has no such category; catalogs may use these for exactly that number.
    return ["zero": 0, "one": 1, "two": 2][category] ?? wanted
  }
}
