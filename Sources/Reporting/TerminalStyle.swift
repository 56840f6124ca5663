/// How much a text report may use of a terminal.
public struct TerminalStyle: Sendable, Hashable {
  /// Whether ANSI colours are understood and wanted.
  public var isColored: Bool
  /// Whether the terminal also shows any colour of 24 bits, for samples of an app's colours.
  public var isTrueColor: Bool
  /// The number of columns that long texts are shortened to.
  public var columns: Int
  /// The folder at which relative paths begin, for links to files; nil on a terminal without links.
  public var linkFolder: String?

  /// Creates a style; a terminal without colours has no samples either.
  public init(isColored: Bool, isTrueColor: Bool = false, columns: Int = 100) {
    self.isColored = isColored
    self.isTrueColor = isColored && isTrueColor
    self.columns = max(40, columns)
  }

  /// No colours: for files and pipes.
  public static let plain = TerminalStyle(isColored: false)

  /// Decides about colour as `no-color.org` and terminal conventions have it: only on a terminal,
  /// never with `NO_COLOR` set to anything, never on a dumb terminal. Terminals with 24-bit colours
  /// say so in `COLORTERM`, or are known by their `TERM` (github.com/termstandard/colors).
  ///
  /// - Parameter folder: the working directory, for links to files; nil for none.
  public static func detect(
    isTerminal: Bool, environment: [String: String], columns: Int?, folder: String? = nil
  ) -> TerminalStyle {
    let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let isDumb = environment["TERM"] == "dumb"
    let term = environment["TERM"] ?? ""
    let isTrueColor =
      ["truecolor", "24bit"].contains(environment["COLORTERM"]) || term.hasSuffix("-direct")
      || term == "xterm-kitty"
    var style = TerminalStyle(
      isColored: isTerminal && !isRefused && !isDumb, isTrueColor: isTrueColor,
      columns: min(columns ?? 100, 140))
    if isTerminal, !isDumb, showsLinks(environment) { style.linkFolder = folder }
    return style
  }

  /// Whether the terminal makes `OSC 8` sequences links and leaves them out elsewhere
  /// (github.com/Alhadis/OSC8-Adoption), as far as the environment tells. Inside a multiplexer nobody
  /// knows.
  private static func showsLinks(_ environment: [String: String]) -> Bool {
    if let forced = environment["FORCE_HYPERLINK"] { return forced != "0" }
    let term = environment["TERM"] ?? ""
    if environment["TMUX"] != nil || term.hasPrefix("screen") { return false }
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby", "rio"]
    if programs.contains(environment["TERM_PROGRAM"] ?? "") { return true }
    if environment["WT_SESSION"] != nil || environment["KONSOLE_VERSION"] != nil { return true }
    // VTE 0.50.0 crashed on links.
    if let version = environment["VTE_VERSION"].flatMap({ Int($0) }) { return version > 5000 }
    return ["xterm-kitty", "xterm-ghostty", "alacritty", "foot"].contains(where: term.hasPrefix)
  }

  /// A text that opens a file, on a terminal with links.
  public func link(_ text: String, to file: String) -> String {
    guard let linkFolder else { return text }
    let path = ReportPath(baseDirectory: linkFolder).absolute(file)
    let uri = "file://" + ReportPath.escaped(path)
    return "\u{1B}]8;;\(uri)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// The roles a piece of text may play in a report.
  public enum Role: String, Sendable {
    case heading = "1"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case info = "34"
    case quiet = "2"
    case lost = "31;4"
    case good = "32"
  }

  /// A text in the colour of its role, or unchanged without colours.
  public func paint(_ text: String, _ role: Role) -> String {
    guard isColored, !text.isEmpty else { return text }
    return "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m"
  }
}
