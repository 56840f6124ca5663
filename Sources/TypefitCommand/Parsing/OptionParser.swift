/// Turns the words after a command's name into ``ParsedOptions``.
///
/// Understands `--name value`, `--name=value`, `-n value`, joined short flags and `--`, after which
/// everything is an argument. Options and arguments may be mixed.
struct OptionParser {
  /// What a command line asks for.
  enum Outcome {
    case run(ParsedOptions)
    case help
    case version
  }

  let declaration: CommandDeclaration

  /// Parses the words after the command's name.
  /// - Throws: ``UsageError`` for an unknown option, a missing or surplus value.
  func parse(_ words: [String]) throws -> Outcome {
    var options = ParsedOptions()
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        options.arguments += rest
        break
      }
      guard word.hasPrefix("-"), word != "-", !isNegativeNumber(word) else {
        options.arguments.append(word)
        continue
      }
      if word == "--help" || word == "-h" { return .help }
      if word == "--version" { return .version }
      if word.hasPrefix("--") {
        try parseLong(word, &rest, into: &options)
      } else {
        try parseShort(word, &rest, into: &options)
      }
    }
    try checkCount(of: options.arguments)
    return .run(options)
  }

  private func parseLong(
    _ word: String, _ rest: inout ArraySlice<String>, into options: inout ParsedOptions
  ) throws {
    let body = word.dropFirst(2)
    let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = declaration.options.first(where: { $0.name == name }) else {
      throw unknown("--\(name)")
    }
    try take(option, inlined: parts.count == 2 ? String(parts[1]) : nil, &rest, into: &options)
  }

  private func parseShort(
    _ word: String, _ rest: inout ArraySlice<String>, into options: inout ParsedOptions
  ) throws {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = declaration.options.first(where: { $0.short == letter }) else {
        throw unknown(word.count == 2 ? word : "-\(letter)")
      }
      if option.valueName != nil, !letters.isEmpty {
        let inlined = letters.first == "=" ? letters.dropFirst() : letters
        try take(option, inlined: String(inlined), &rest, into: &options)
        return
      }
      try take(option, inlined: nil, &rest, into: &options)
    }
  }

  private func take(
    _ option: OptionDeclaration, inlined: String?, _ rest: inout ArraySlice<String>,
    into options: inout ParsedOptions
  ) throws {
    guard option.valueName != nil else {
      if let inlined {
        throw UsageError(
          "The option '\(option.display)' takes no value, but '\(inlined)' was given.")
      }
      options.append("", to: option)
      return
    }
    guard let value = inlined ?? nextValue(&rest) else {
      throw UsageError("Missing value for '\(option.display)'.")
    }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      throw UsageError(
        "The value '\(value)' is invalid for '\(option.display)'."
          + " Please provide one of: \(option.choices.joined(separator: ", ")).")
    }
    if !option.isRepeated, options.has(option) {
      throw UsageError("The option '\(option.display)' was given twice.")
    }
    guard option.splitsAtCommas else {
      options.append(value, to: option)
      return
    }
    for part in value.split(separator: ",") {
      options.append(part.trimmingSpaces, to: option)
    }
  }

  /// The next word, unless it is an option itself.
  private func nextValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, !next.hasPrefix("--"), !isKnownShort(next) else { return nil }
    return rest.popFirst()
  }

  private func isKnownShort(_ word: String) -> Bool {
    guard word.count == 2, word.hasPrefix("-"), let letter = word.last else { return false }
    return declaration.options.contains { $0.short == letter }
  }

  private func isNegativeNumber(_ word: String) -> Bool { Double(word) != nil }

  private func checkCount(of arguments: [String]) throws {
    let declared = declaration.arguments
    let required = declared.filter { !$0.isOptional }
    if arguments.count < required.count {
      throw UsageError("Missing expected argument '\(required[arguments.count].display)'.")
    }
    if !declared.contains(where: \.isRepeated), arguments.count > declared.count {
      let surplus = arguments[declared.count...].map { "'\($0)'" }
      let noun = surplus.count == 1 ? "argument" : "arguments"
      throw UsageError("Unexpected \(noun) \(surplus.joined(separator: ", ")).")
    }
  }

  private func unknown(_ word: String) -> UsageError {
    let names = declaration.options.map { "--\($0.name)" } + ["--help", "--version"]
    guard let near = nearest(to: word, in: names) else {
      return UsageError("Unknown option '\(word)'.")
    }
    return UsageError("Unknown option '\(word)'. Did you mean '\(near)'?")
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
