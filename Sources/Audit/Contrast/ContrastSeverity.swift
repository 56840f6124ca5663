import ColorContrast
import DynamicType
import InterfaceScan

/// How severe a low contrast is: by the readers it reaches, and never more than is known.
enum ContrastSeverity {
  /// The severity of a pair of colours.
  ///
  /// An error hits everybody: at the default text size or a larger one, in an appearance with normal
  /// contrast. Less is a warning: only text sizes below the default, only with Increase Contrast,
  /// only against level AAA, a system colour on a system colour, or a pair that is a guess. Colours
  /// that are guesses themselves are only information.
  static func severity(of judgement: ContrastJudgement, cases: [ContrastCase]) -> Severity {
    let pairing = judgement.pairing
    let sure = cases.filter { $0.confidence > .guess }
    // Whether the colours themselves look so is a guess, as with a copy that a storyboard keeps of
    // a colour set that was not given.
    if sure.isEmpty { return .info }
    let reachesAll = sure.contains { $0.isNormal && failsForMost(judgement, $0) }
    let isSystems =
      !pairing.isListed
      && ([pairing.foreground] + pairing.backdrop.stated).allSatisfy(\.isSystemColor)
      && !pairing.backdrop.stated.isEmpty
    let isCertain = pairing.confidence > .guess
    return isCertain && reachesAll && !isSystems ? .error : .warning
  }

  /// Whether a case fails its level AA at the default text size or a larger one.
  private static func failsForMost(
    _ judgement: ContrastJudgement, _ example: ContrastCase
  ) -> Bool {
    let criterion = judgement.pairing.role.criterion
    let wanted = judgement.settings.categories.filter { $0 >= .default }
    let categories = wanted.isEmpty ? judgement.settings.categories : wanted
    return categories.contains { category in
      let minimum = criterion.minimum(isLargeText: judgement.isLarge(at: category))
      return example.result.meets(minimum) == false
    }
  }
}

extension ColorPairing {
  /// Somebody listed the pair to know about it, whoever chose the colours.
  var isListed: Bool { [.configuration, .theme, .tint].contains(reason) }
}

extension PairedColor {
  /// The colour is the system's, not an asset that has the name of one.
  var isSystemColor: Bool { SystemColor.named(name) == color }
}
