import FileSearch
import Foundation
import InterfaceScan
import Localization
import LocalizationRules

/// A small case for a rule about the interface: files and what the rule says about them.
public struct InterfaceExample: Sendable {
  /// A file of the case.
  public struct File: Sendable {
    /// The path, whose ending tells the kind: `.swift`, `.storyboard`, `.strings` …
    public let path: String
    /// The content.
    public let content: String

    /// Creates a file.
    public init(_ path: String, _ content: String) {
      self.path = path
      self.content = content
    }
  }

  /// What the case shows, in one sentence.
  public let title: String
  /// Its files as they are read.
  public let files: [File]
  /// What a reader is shown of them: a snippet in a language.
  public let snippets: [(language: String, text: String)]
  /// What is found: `line: message`, in order, with the file in front where there are several; empty
  /// where the rule is to be quiet.
  public let faults: [String]
  /// Options that the case sets.
  public let options: [String: [String]]

  /// A case of whole files.
  public init(
    _ title: String, files: [File], options: [String: [String]] = [:], faults: [String]
  ) {
    self.init(
      title, files: files,
      snippets: files.map { (Self.language(of: $0.path), "\($0.path)\n\($0.content)") },
      options: options, faults: faults)
  }

  /// A SwiftUI view: the content of `body`. Its first line is line 1.
  public init(
    _ title: String, view: String, options: [String: [String]] = [:], faults: [String]
  ) {
    let text = "import SwiftUI; struct ExampleView: View { var body: some View {"
    self.init(
      title, files: [File("ExampleView.swift", "\(text) \(view)\n} }\n")],
      snippets: [("swift", view)], options: options, faults: faults)
  }

  /// Code of UIKit: the members of a view controller. Its first line is line 1.
  public init(
    _ title: String, controller: String, options: [String: [String]] = [:], faults: [String]
  ) {
    let text = "import UIKit; final class ExampleViewController: UIViewController {"
    self.init(
      title, files: [File("ExampleViewController.swift", "\(text) \(controller)\n}\n")],
      snippets: [("swift", controller)], options: options, faults: faults)
  }

  /// Views of a xib: the elements inside the view's `<subviews>`. The first line is line 1.
  public init(
    _ title: String, interface: String, options: [String: [String]] = [:], faults: [String]
  ) {
    let start =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\""
      + " targetRuntime=\"iOS.CocoaTouch\"><objects><view id=\"v\"><subviews>"
    self.init(
      title,
      files: [File("Example.xib", "\(start)\(interface)\n</subviews></view></objects></document>")],
      snippets: [("xml", interface)], options: options, faults: faults)
  }

  private init(
    _ title: String, files: [File], snippets: [(language: String, text: String)],
    options: [String: [String]], faults: [String]
  ) {
    self.title = title
    self.files = files
    self.snippets = snippets
    self.options = options
    self.faults = faults
  }

  private static func language(of path: String) -> String {
    switch path.split(separator: ".").last ?? "" {
    case "swift": "swift"
    case "storyboard", "xib", "plist": "xml"
    case "xcstrings", "json": "json"
    default: "text"
    }
  }

  // MARK: Test

  /// Whether all its files can be read with these readers.
  public func isReadable(with readers: [any SourceReader]) -> Bool {
    let known = Set(readers.flatMap(\.fileExtensions))
    return files.allSatisfy { !$0.path.hasSuffix(".swift") || known.contains("swift") }
  }

  /// What a rule says about the files.
  public func run(_ rule: any InterfaceRule, readers: [any SourceReader]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("typefit-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for file in files {
      let path = "\(folder)/\(file.path)"
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(file.content.utf8).write(to: URL(fileURLWithPath: path))
    }
    let tree = FileTree(paths: [folder])
    let result = LocalizationReader.read(tree)
    let recognizers: [any UsageRecognizer] =
      UsageRecognizers.all + [SourceRuleRecognizer(rules: [rule])]
    let sources = UsageScanner(readers: readers, recognizers: recognizers)
      .scan(tree, keys: Set(result.entries.map(\.key)))
    let project = InterfaceProject(
      roots: [folder], interface: InterfaceScan(tree), sources: sources,
      localization: result.entries.isEmpty ? nil : LocalizationProject(result))
    let faults = InterfaceCheck.faults(
      sourceFaults: sources.faults, in: project, rules: [rule],
      context: RuleContext(options: [rule.id: options]))
    return faults.filter { !$0.isExcused }.map { fault in
      let file = fault.place.file.replacingOccurrences(of: folder + "/", with: "")
      return (files.count > 1 ? "\(file):" : "") + "\(fault.place.line): \(fault.message)"
    }
  }
}
