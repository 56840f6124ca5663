import InterfaceRules

/// A case of a rule about the interface in words.
public struct InterfaceExampleText {
  private let example: InterfaceExample

  /// Shows a case.
  public init(_ example: InterfaceExample) { self.example = example }

  /// The title with what is found, and the files as blocks of code.
  var markdown: String {
    let blocks = example.snippets.map { "```\($0.language)\n\($0.text)\n```" }
    return (["\(example.title)\(options): *\(found)*"] + blocks).joined(separator: "\n\n")
  }

  /// The same for a terminal, line by line.
  public var lines: [String] {
    var lines = [example.title + options]
    for snippet in example.snippets {
      lines += snippet.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "    \($0)" }
    }
    return lines + ["  → \(found)"]
  }

  private var found: String {
    example.faults.isEmpty ? "nothing" : example.faults.map { "line \($0)" }.joined(separator: "; ")
  }

  private var options: String {
    guard !example.options.isEmpty else { return "" }
    let parts = example.options.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value.joined(separator: ", "))" }
    return " (with \(parts.joined(separator: ", ")))"
  }
}
