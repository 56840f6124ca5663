/// Everything that recognises texts and their places in source, one line each.
public enum UsageRecognizers {
  /// The recognisers.
  public static let all: [any UsageRecognizer] = [
    DefinitionCollector(),
    SwiftUIRecognizer(),
    UIKitRecognizer(),
  ]
}
