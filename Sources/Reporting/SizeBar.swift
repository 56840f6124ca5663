import DynamicType

/// Which of the twelve text sizes break, as a bar of one cell each: `··■■■■■ ·····`.
struct SizeBar {
  private let all = ContentSizeCategory.allCases
  private let broken: Set<String>
  private let checked: Set<String>

  /// - Parameters:
  ///   - categories: short names of the sizes that break.
  ///   - checked: short names of those that were looked at; empty for all.
  init(_ categories: [String], checked: [String] = []) {
    broken = Set(categories)
    self.checked = Set(checked)
  }

  /// The standard sizes, a space, the accessibility sizes; blank where nobody looked.
  func cells(_ style: TerminalStyle = .plain, _ role: TerminalStyle.Role = .error) -> String {
    all.map { category in
      let gap = category == .accessibilityMedium ? " " : ""
      if broken.contains(category.shortName) { return gap + style.paint("■", role) }
      let isChecked = checked.isEmpty || checked.contains(category.shortName)
      return gap + (isChecked ? style.paint("·", .quiet) : " ")
    }.joined()
  }

  /// The sizes that break in words: `M to XXXL, AX5`.
  var ranges: String {
    var ranges: [(first: String, last: String)] = []
    var isOpen = false
    for name in all.map(\.shortName) {
      if !broken.contains(name) {
        // A size that nobody looked at does not end a range.
        if checked.isEmpty || checked.contains(name) { isOpen = false }
      } else if isOpen, let range = ranges.last {
        ranges[ranges.count - 1] = (range.first, name)
      } else {
        ranges.append((name, name))
        isOpen = true
      }
    }
    return ranges.map { $0.first == $0.last ? $0.first : "\($0.first) to \($0.last)" }
      .joined(separator: ", ")
  }
}
