/// Everything that reads texts and their places from files that are no source code, one line each.
public enum FactReaders {
  /// The readers.
  public static let all: [any FactReader] = [
    InterfaceFactReader(),
    PropertyListFacts(),
    IntentDefinitionFacts(),
    ProjectFacts(),
  ]
}
