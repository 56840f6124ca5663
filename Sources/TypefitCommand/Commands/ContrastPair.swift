import Audit
import ColorContrast
import DynamicType
import Foundation
import InterfaceScan
import Localization
import Reporting

/// Colours of the command line: `text on background`, with more layers behind further `on`s, or two
/// states with `vs` between them.
struct ContrastPair {
  private static let on = "on"
  private static let versus = "vs"

  private let first: PairedColor
  /// The other state, when two are compared.
  private let other: PairedColor?
  /// What is behind, from back to front.
  private let layers: [PairedColor]

  /// Whether words are colours and not files: one of them is `on` or `vs`.
  ///
  /// - Throws: ``UsageError`` when the first is a colour and no other follows.
  static func isMeant(by words: [String]) throws -> Bool {
    if words.contains(on) || words.contains(versus) { return true }
    guard let first = words.first, !FileManager.default.fileExists(atPath: first),
      (try? color(first)) != nil
    else { return false }
    throw UsageError(
      "Expected 'on' and a second colour after '\(first)'. Write '#007AFF' on '#FFFFFF', with"
        + " quotes.")
  }

  /// Reads the words of a command line.
  ///
  /// - Throws: ``UsageError`` that names the word and what was expected.
  init(_ words: [String]) throws {
    var colors: [PairedColor] = []
    var joints: [String] = []
    for (index, word) in words.enumerated() {
      let isJoint = [Self.on, Self.versus].contains(word)
      if index.isMultiple(of: 2) {
        guard !isJoint else { throw UsageError("Expected a colour before '\(word)'.") }
        colors.append(try Self.color(word))
      } else {
        guard isJoint, word == Self.on || index == 1 else {
          throw UsageError(
            "Expected 'on' after '\(words[index - 1])', found '\(word)'. Write"
              + " '#007AFF' on '#FFFFFF', with quotes.")
        }
        joints.append(word)
      }
    }
    guard let first = colors.first, let joint = joints.last, joints.count == colors.count - 1
    else {
      throw UsageError("Expected a colour after '\(joints.last ?? Self.on)'.")
    }
    self.first = first
    let isComparison = joint == Self.versus || joints[0] == Self.versus
    other = isComparison ? colors[1] : nil
    layers = colors.dropFirst(isComparison ? 2 : 1).reversed()
  }

  /// The pair or the states, judged.
  func report(
    role: ColorPairing.Role, font: ColorPairing.Font?, settings: ContrastSettings
  ) -> ContrastReport {
    let backdrop = PairedBackdrop(base: .opaque, layers: layers)
    if let other {
      let states = StatePair(
        first, other, on: backdrop, component: "states", place: Self.place, confidence: .certain)
      return ContrastReport([], states: [states], settings: settings)
    }
    let pairing = ColorPairing(
      first, on: backdrop, role: role, component: role.rawValue, reason: .configuration,
      explanation: "given on the command line", place: Self.place, confidence: .certain,
      font: font)
    return ContrastReport([pairing], settings: settings)
  }

  /// There is no file: the program stands for the command line, as in its messages.
  static let place = SourcePlace(file: Typefit.declaration.name, line: 1)

  /// A colour of the command line.
  ///
  /// - Throws: ``UsageError`` that names the word and what was expected.
  static func color(_ word: String) throws -> PairedColor {
    if let system = SystemColor.named(word) { return PairedColor(system, place: place) }
    do throws(ColorError) {
      let source = SourcedColor(
        try Color(parsing: word), source: ContrastPairReporter.ownSource, confidence: .certain)
      return PairedColor(DynamicColor(name: word, variants: [.light: source]), place: place)
    } catch {
      let hint =
        nearest(to: word, in: SystemColor.all.map(\.name)).map { " Did you mean '\($0)'?" } ?? ""
      throw UsageError("\(error.message), or a system colour such as systemBlue.\(hint)")
    }
  }
}
