import Audit
import ColorContrast
import DynamicType
import InterfaceScan

/// Writes one pair of colours for a person: every criterion in every appearance, then what was asked
/// for, the text sizes in which it passes, and colours that pass.
public struct ContrastPairReporter: Reporter {
  private let judgement: ContrastJudgement
  private let options: ContrastReporter.Options
  private var style: TerminalStyle { options.style }

  /// Creates a reporter.
  public init(
    _ judgement: ContrastJudgement, options: ContrastReporter.Options = ContrastReporter.Options()
  ) {
    self.judgement = judgement
    self.options = options
  }

  public func write<Sink: ReportSink>(to sink: inout Sink) {
    func line(_ text: String = "") { sink.write(text + "\n") }
    line(style.paint(judgement.subject, .heading) + ", \(judgement.settings.os.displayName)")
    line()
    for text in table() { line(text) }
    line()
    for text in asked() { line(text) }
    let ideas = ideas()
    if !ideas.isEmpty {
      line()
      for text in ideas { line(text) }
    }
    let sources = sources()
    if !sources.isEmpty {
      line()
      for text in sources { line(text) }
    }
  }

  // MARK: Criteria

  private struct Column {
    let heading: String
    let criterion: ContrastCriterion
    let isLarge: Bool
    var minimum: Double { criterion.minimum(isLargeText: isLarge) }
  }

  private static let columns = [
    Column(heading: "AA", criterion: .textAA, isLarge: false),
    Column(heading: "AA large", criterion: .textAA, isLarge: true),
    Column(heading: "AAA", criterion: .textAAA, isLarge: false),
    Column(heading: "AAA large", criterion: .textAAA, isLarge: true),
    Column(heading: "icons", criterion: .nonText, isLarge: false),
  ]

  private func table() -> [String] {
    var columns: [(heading: String, alignment: TextTable.Alignment)] = [
      ("appearance", .left), ("colours", .left), ("ratio", .right),
    ]
    if style.isTrueColor { columns.insert(("", .left), at: 0) }
    columns += Self.columns.map { ("\($0.heading) \(points($0.minimum))", .left) }
    if options.showsLightnessContrast { columns.append(("APCA Lc", .right)) }
    var table = TextTable(columns)
    for example in judgement.cases {
      let shown = judgement.evidenceExample(example)
      let text = text(of: shown)
      var cells = [name(of: example), text.colors, text.ratio]
      if style.isTrueColor { cells.insert(text.sample, at: 0) }
      cells += Self.columns.map { verdict(example.result.meets($0.minimum)) }
      if options.showsLightnessContrast {
        cells.append(shown.lightnessContrast.map { points($0) } ?? "")
      }
      table.append(cells)
    }
    return table.lines(indent: 2)
  }

  private func text(of example: ColorExample) -> ColorExampleText {
    ColorExampleText(example: example, role: judgement.pairing.role.rawValue, style: style)
  }

  /// All appearances that were asked for show the same.
  private var isOneCase: Bool {
    judgement.cases.count == 1 && judgement.settings.wantedAppearances.count > 1
  }

  private func name(of example: ContrastCase) -> String {
    isOneCase ? "any" : example.appearanceNames
  }

  private func verdict(_ isMet: Bool?) -> String {
    switch isMet {
    case true?: style.paint("passes", .good)
    case false?: style.paint("fails", .error)
    case nil: style.paint("unknown", .note)
    }
  }

  // MARK: What was asked for

  private func asked() -> [String] {
    var lines = ["Asked for: \(judgement.criterion.displayName), \(use)"]
    for example in judgement.cases {
      let name = isOneCase ? "" : "\(example.appearanceNames): "
      lines.append("  \(name)\(ContrastVerdict(judgement, example).painted(style))")
      if options.showsLightnessContrast, let advice = lightnessAdvice(example) {
        lines.append("    \(style.paint(advice, .quiet))")
      }
    }
    return lines
  }

  /// What the foreground is, and how large it is at the sizes that were asked for.
  private var use: String {
    let pairing = judgement.pairing
    guard pairing.role == .text else { return pairing.role.rawValue }
    guard let font = pairing.font else { return "text that is not large" }
    let categories = judgement.settings.categories.sorted()
    let sizes = categories.map { font.pointSize(for: $0) }
    var text = font.displayName
    if judgement.settings.boldText {
      text += " with Bold Text (\(font.weight(boldText: true).rawValue))"
    }
    if case .style = font, let first = sizes.first, let last = sizes.last {
      text += first == last ? ", \(points(first)) pt" : ", \(points(first)) to \(points(last)) pt"
    }
    if let large = categories.first(where: judgement.isLarge) {
      text += large == categories.first ? ", large" : ", large from \(large.shortName) on"
    } else {
      text += ", not large"
    }
    return text
  }

  /// What APCA says about the font, or how large a text of regular weight has to be.
  private func lightnessAdvice(_ example: ContrastCase) -> String? {
    guard let contrast = example.lightnessContrast else { return nil }
    let weight = judgement.pairing.font?.weight(boldText: judgement.settings.boldText) ?? .regular
    let lead = "APCA (advice): Lc \(points(contrast)) is enough for "
    switch APCA.minimumSize(forContrast: contrast, weight: weight) {
    case .points(let size): return lead + "\(weight.rawValue) text from \(points(size)) pt on"
    case .nonTextOnly: return lead + "icons and shapes, not for text"
    case .nothing: return lead + "nothing that is to be seen"
    }
  }

  // MARK: Suggestions

  private func ideas() -> [String] {
    let lines = judgement.cases.map(judgement.evidenceExample).flatMap { example in
      text(of: example).suggestions(namingAppearances: !isOneCase).map { "  \($0)" }
    }
    return lines.isEmpty ? [] : ["Nearest colours of the same hue that pass"] + lines
  }

  /// Where the values of the system's colours come from, if they are not certain.
  private func sources() -> [String] {
    var lines: [String] = []
    for example in judgement.cases where example.confidence < .certain {
      for source in example.sources where source != ContrastPairReporter.ownSource {
        let text = "  \(example.confidence): \(source)"
        if !lines.contains(text) { lines.append(text) }
      }
    }
    return lines.isEmpty ? [] : ["Where the values are from"] + lines
  }

  /// The source of a colour that was given as it is.
  public static let ownSource = "the command line"
}
