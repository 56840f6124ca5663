import ColorContrast
import Foundation

/// What an `Info.plist` says about the status bar, the appearance and the accent colour.
public struct InformationPropertyList: Sendable, Hashable {
  /// A value with its line.
  public struct Entry<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value.
    public let value: Value
    /// The line of the key, counted from 1.
    public let line: Int
  }

  /// The path of the file.
  public let file: String
  /// `UIStatusBarStyle` as written, such as `UIStatusBarStyleLightContent`; by idiom when the key
  /// has a suffix `~ipad` or `~iphone`, else under an empty key.
  public private(set) var statusBarStyle: [String: Entry<String>] = [:]
  /// `UIStatusBarHidden`.
  public private(set) var isStatusBarHidden: Entry<Bool>?
  /// `UIViewControllerBasedStatusBarAppearance`; without the key it is true.
  public private(set) var isStatusBarControllerBased: Entry<Bool>?
  /// `UIUserInterfaceStyle`, when the app has only one appearance.
  public private(set) var userInterfaceStyle: Entry<Appearance.Style>?
  /// `NSAccentColorName`.
  public private(set) var accentColorName: Entry<String>?
  /// Values that cannot be what they should be.
  public private(set) var problems: [ScanProblem] = []

  /// The styles of `UIStatusBarStyle`; the two black ones are deprecated since iOS 7.
  public static let statusBarStyles = [
    "UIStatusBarStyleDefault", "UIStatusBarStyleLightContent", "UIStatusBarStyleDarkContent",
    "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque",
  ]

  /// What decides over the style of the status bar of a phone.
  public var statusBarConfiguration: StatusBarConfiguration {
    StatusBarConfiguration(
      isViewControllerBased: isStatusBarControllerBased?.value ?? true,
      applicationStyle: phoneStatusBarStyle.flatMap { StatusBarStyle(name: $0.value) },
      forcedStyle: userInterfaceStyle?.value)
  }

  /// `UIStatusBarStyle` as a phone takes it.
  public var phoneStatusBarStyle: Entry<String>? {
    statusBarStyle["iphone"] ?? statusBarStyle[""]
  }

  /// Whether a file name is that of an information property list.
  public static func matches(fileName: String) -> Bool {
    let name = fileName.lowercased()
    return name == "info.plist" || name.hasSuffix("-info.plist") || name.hasSuffix("_info.plist")
      || (name.hasPrefix("info-") && name.hasSuffix(".plist"))
  }

  /// Reads a file from the disk.
  ///
  /// - Throws: `ScanProblem` with file and line. A binary property list is of the severity `skipped`.
  public init(contentsOf path: String) throws(ScanProblem) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ScanProblem(file: path, message: "cannot be read; check that it is a readable file")
    }
    try self.init(data, file: path)
  }

  /// Reads the bytes of a file.
  public init(_ data: Data, file: String) throws(ScanProblem) {
    if data.starts(with: Data("bplist".utf8)) {
      throw ScanProblem(
        file: file,
        message: "is a binary property list, which is not read; plutil -convert xml1 makes XML",
        severity: .skipped)
    }
    let tree = try XMLTreeReader.read(data, file: file)
    guard tree.root.name == "plist", let dictionary = tree.root.child("dict") else {
      throw ScanProblem(
        file: file, line: tree.root.line,
        message: "expected a property list with a dictionary, found <\(tree.root.name)>")
    }
    self.file = file
    let content = dictionary.children
    var index = 0
    while index + 1 < content.count {
      guard content[index].name == "key" else {
        throw ScanProblem(
          file: file, line: content[index].line,
          message: "expected a <key>, found <\(content[index].name)>")
      }
      read(content[index].text.trimmed, line: content[index].line, value: content[index + 1])
      index += 2
    }
    if index < content.count {
      throw ScanProblem(
        file: file, line: content[index].line, message: "expected a value after the last <key>")
    }
  }

  private mutating func read(_ key: String, line: Int, value: XMLTree.Element) {
    // A build setting in the value is filled in by Xcode.
    if value.text.contains("$(") || value.text.contains("${") { return }
    let parts = key.split(separator: "~", maxSplits: 1).map(String.init)
    switch parts.first ?? "" {
    case "UIStatusBarStyle":
      let text = value.text.trimmed
      guard value.name == "string", Self.statusBarStyles.contains(text) else {
        return expect(Self.statusBarStyles.prefix(3).joined(separator: ", "), key, line, value)
      }
      statusBarStyle[parts.count > 1 ? parts[1] : ""] = Entry(value: text, line: line)
    case "UIStatusBarHidden" where parts.count == 1:
      guard let flag = Self.flag(value) else { return expect("true or false", key, line, value) }
      isStatusBarHidden = Entry(value: flag, line: line)
    case "UIViewControllerBasedStatusBarAppearance":
      guard let flag = Self.flag(value) else { return expect("true or false", key, line, value) }
      isStatusBarControllerBased = Entry(value: flag, line: line)
    case "UIUserInterfaceStyle":
      let text = value.text.trimmed
      if text == "Automatic" { return }
      guard let style = Appearance.Style(rawValue: text.lowercased()) else {
        return expect("Light, Dark or Automatic", key, line, value)
      }
      userInterfaceStyle = Entry(value: style, line: line)
    case "NSAccentColorName":
      if value.name == "string" {
        accentColorName = Entry(value: value.text.trimmed, line: line)
      }
    default: break
    }
  }

  /// `<true/>`, and the texts that old Xcode wrote.
  private static func flag(_ value: XMLTree.Element) -> Bool? {
    switch (value.name, value.text.trimmed.uppercased()) {
    case ("true", _), ("string", "YES"), ("string", "TRUE"), ("integer", "1"): true
    case ("false", _), ("string", "NO"), ("string", "FALSE"), ("integer", "0"): false
    default: nil
    }
  }

  private mutating func expect(
    _ expected: String, _ key: String, _ line: Int, _ value: XMLTree.Element
  ) {
    let text = value.text.trimmed
    problems.append(
      ScanProblem(
        file: file, line: line,
        message: "expected \(expected) as \(key), found "
          + (text.isEmpty ? "<\(value.name)>" : "\"\(text)\""),
        severity: .warning))
  }
}
