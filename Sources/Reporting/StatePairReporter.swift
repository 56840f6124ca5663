import Audit
import ColorContrast
import DynamicType

/// Writes how two states differ, for a person.
public struct StatePairReporter: Reporter {
  private let judgement: StateJudgement
  private let options: ContrastReporter.Options

  /// Creates a reporter.
  public init(
    _ judgement: StateJudgement, options: ContrastReporter.Options = ContrastReporter.Options()
  ) {
    self.judgement = judgement
    self.options = options
  }

  public func write<Sink: ReportSink>(to sink: inout Sink) {
    let style = options.style
    let isOneCase = judgement.cases.count == 1 && judgement.settings.wantedAppearances.count > 1
    let swatch = Swatch(style: style)
    let pair = judgement.pair
    let title = "\(pair.first.name) and \(pair.second.name) as two states"
    sink.write(style.paint(title, .heading) + ", \(judgement.settings.os.displayName)\n\n")
    var table = TextTable([
      ("appearance", .left), ("colours", .left), ("ratio", .right), ("differ", .left),
      ("look alike with", .left),
    ])
    for example in judgement.cases {
      let names = ColorExample.shortNames(of: example.appearances.map(\.displayName))
      let colors = [example.first, example.second].map { swatch.labelled($0.hexadecimal) }
      let difference = example.difference
      let verdict: String
      if difference.ratio.value >= HueOnlyDifferenceRule.minimum {
        verdict = style.paint("in lightness", .good)
      } else {
        verdict =
          example.isByHueAlone
          ? style.paint("by hue alone", .warning) : style.paint("hardly", .error)
      }
      table.append([
        isOneCase ? "any" : names, colors.joined(separator: " and "),
        difference.ratio.description, verdict,
        difference.lookAlike.map(\.rawValue).joined(separator: ", "),
      ])
    }
    for line in table.lines(indent: 2) { sink.write(line + "\n") }
    sink.write(
      "\nStates that differ by hue alone need a shape, a text or a line that differs too, or a"
        + " ratio of 3:1\n(WCAG 2.2, 1.4.1 Use of Color, technique G183).\n")
  }
}
