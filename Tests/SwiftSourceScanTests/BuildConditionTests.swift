import InterfaceScan
import SwiftSourceScan
import Testing

@Suite(.enabled(if: SwiftSourceReader.isAvailable))
struct BuildConditionTests {
  /// The values of the constants `a` that are read.
  private func values(_ text: String) -> [String] {
    SwiftSourceReader().read(text, file: "a.swift").statements.compactMap { statement in
      guard case .variable(let variable) = statement, case .string(let string)? = variable.value
      else { return nil }
      return string.plain
    }
  }

  @Test(
    "branches for other systems are left out",
    arguments: [
      ("os(iOS)", ["first"]), ("os(macOS)", ["second"]), ("!os(macOS)", ["first"]),
      ("os(iOS) || os(tvOS)", ["first"]), ("os(macOS) || os(tvOS)", ["second"]),
      ("os(iOS) && os(tvOS)", ["second"]), ("canImport(AppKit)", ["second"]),
      ("canImport(AppKit) && !targetEnvironment(macCatalyst)", ["second"]),
      ("canImport(UIKit)", ["first"]), ("DEBUG", ["first", "second"]),
      ("DEBUG && os(macOS)", ["second"]), ("DEBUG || os(iOS)", ["first"]),
      ("!(os(macOS) || os(watchOS))", ["first"]), ("swift(>=6)", ["first", "second"]),
    ])
  func branches(_ condition: String, expected: [String]) {
    #expect(
      values("#if \(condition)\nlet a = \"first\"\n#else\nlet a = \"second\"\n#endif") == expected)
  }

  @Test func laterBranchesCountUntilOneIsSure() {
    #expect(
      values(
        """
        #if os(macOS)
        let a = "mac"
        #elseif DEBUG
        let a = "debug"
        #elseif os(iOS)
        let a = "phone"
        #else
        let a = "other"
        #endif
        """) == ["debug", "phone"])
  }
}
