import ColorContrast

/// The colours of an app as a file written for typefit: pairs by role, and views with tints.
///
/// The format is described in docs/theme.md.
public struct ThemeFile: Sendable {
  /// The path of the file.
  public let file: String
  /// The named colours that could be read, in the order of the file.
  public let colors: [DynamicColor]
  /// The pairs of the list and of the views.
  public let pairings: [ColorPairing]
  /// The status bars of the screens among the views.
  public let statusBars: [StatusBarBackdrop]
  /// What was wrong with the file.
  public let problems: [ScanProblem]
}
