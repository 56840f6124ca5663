import Audit
import ColorContrast

/// The status bars of screens in a table, those that cannot be read first.
struct StatusBarTable {
  let checks: [StatusBarCheck]
  let style: TerminalStyle

  /// The heading and the rows; nothing without a status bar.
  func lines() -> [String] {
    guard !checks.isEmpty else { return [] }
    var table = TextTable([
      ("screen", .left), ("appearance", .left), ("style", .left), ("colours", .left),
      ("ratio", .right), ("", .left), ("take", .left),
    ])
    let rows = checks.flatMap { check in check.cases.map { (check.pair, $0) } }
    let sorted = rows.enumerated().sorted { left, right in
      (rank(left.element.1), left.offset) < (rank(right.element.1), right.offset)
    }
    for (pair, example) in sorted.map(\.element) {
      let judgement = example.judgement
      let shown = StatusBarContrastRule.example(example)
      let text = ColorExampleText(example: shown, role: "statusBar", style: style)
      table.append([
        shorten(singleLine(pair.backdrop.screen), to: 32), shown.shortAppearances,
        judgement.style.rawValue, text.colors, text.ratio, verdict(judgement.passes),
        judgement.recommended == judgement.style ? "" : judgement.recommended.rawValue,
      ])
    }
    return [style.paint("Status bars", .heading)] + table.lines(indent: 2)
  }

  private func rank(_ example: StatusBarCheck.Case) -> Int {
    example.judgement.passes.map { $0 ? 2 : 0 } ?? 1
  }

  private func verdict(_ passes: Bool?) -> String {
    switch passes {
    case true?: style.paint("passes", .good)
    case false?: style.paint("fails", .error)
    case nil: style.paint("undetermined", .note)
    }
  }
}
