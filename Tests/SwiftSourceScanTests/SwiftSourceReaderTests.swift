import InterfaceScan
import SwiftSourceScan
import Testing

@Suite(.enabled(if: SwiftSourceReader.isAvailable))
struct SwiftSourceReaderTests {
  private func read(_ text: String) -> SourceTree {
    SwiftSourceReader().read(text, file: "a.swift")
  }

  private func first(_ text: String) throws -> SourceExpression {
    guard case .expression(let expression)? = read(text).statements.first else {
      throw Missing()
    }
    return expression
  }

  private struct Missing: Error {}

  @Test func aChainHasItsRootAndItsModifiers() throws {
    let chain = ViewChain(
      try first(
        """
        Text("Hello \\(name), \\(count, specifier: "%d") new")
          .font(.body)
          .lineLimit(1)
        """))
    #expect(chain.call?.name == "Text" && chain.call?.line == 1)
    #expect(chain.modifiers.map(\.name) == ["font", "lineLimit"])
    #expect(chain.modifiers.map(\.line) == [2, 3])
    #expect(chain[modifier: "font"]?[nil] == .member(nil, "body"))
    #expect(chain[modifier: "lineLimit"]?[nil] == .number(1))
    guard case .string(let string)? = chain.call?[nil] else { throw Missing() }
    #expect(string.segments.count == 5 && string.plain == nil)
    #expect(string.segments[0] == .text("Hello "))
    #expect(
      string.segments[3]
        == .value(
          .name("count"),
          [
            SourceArgument(
              label: "specifier",
              value: .string(SourceString(segments: [.text("%d")], line: 1)))
          ]))
  }

  @Test func trailingClosuresAreArguments() throws {
    let chain = ViewChain(
      try first("Button(role: .cancel) { go() } label: { Text(\"Stop\") }"))
    let call = try #require(chain.call)
    #expect(call.arguments.map(\.label) == ["role", nil, "label"])
    guard case .closure(let label)? = call["label"] else { throw Missing() }
    #expect(label.body.count == 1)
    #expect(call.closure?.body.count == 1)
  }

  @Test func escapesAreResolved() throws {
    guard case .string(let string) = try first(#""a\n\u{41}\"b\\""#) else { throw Missing() }
    #expect(string.plain == "a\nA\"b\\")
    guard case .string(let raw) = try first(##"#"a\n"#"##) else { throw Missing() }
    #expect(raw.plain == "a\\n")
  }

  @Test func statementsKeepTheirShape() throws {
    let tree = read(
      """
      import UIKit
      final class Cell: UITableViewCell {
        @IBOutlet var name: UILabel!
        static let reuse = "cell"
        var title: String { NSLocalizedString("k", comment: "c") }
        func show(_ text: String, in view: UIView = .init()) {
          label.numberOfLines = 2
          if count == 1 { a() } else { b() }
          switch kind { case .one: c() default: d() }
          return
        }
      }
      """)
    #expect(tree.imports == ["UIKit"] && tree.faultLines.isEmpty)
    guard case .type(let type)? = tree.statements.first else { throw Missing() }
    #expect(type.kind == .class && type.name == "Cell" && type.inherited == ["UITableViewCell"])
    #expect(type.members.count == 4)
    guard case .variable(let outlet) = type.members[0], case .variable(let title) = type.members[2],
      case .function(let show) = type.members[3]
    else { throw Missing() }
    #expect(outlet.attributes == ["IBOutlet"] && outlet.line == 3)
    #expect(title.getter.count == 1 && title.type == "String")
    #expect(show.parameters.map(\.label) == [nil, "in"])
    #expect(show.parameters.map(\.name) == ["text", "view"])
    #expect(show.body.count == 4)
    guard
      case .assignment(.member(.name("label")?, "numberOfLines"), "=", .number(2), 7) =
        show.body[0]
    else { throw Missing() }
  }

  @Test func choicesKeepAllResults() throws {
    #expect(
      try first("isOn ? \"a\" : b")
        == .choice(
          condition: .name("isOn"),
          [.string(SourceString(segments: [.text("a")], line: 1)), .name("b")]))
    #expect(
      try first("a + b ?? c") == .binary("??", .binary("+", .name("a"), .name("b")), .name("c")))
  }

  @Test func brokenSourceIsReadAsFarAsItGoes() throws {
    let tree = read("struct A { let a = 1 \n func b( { Text(\"x\") \n }")
    #expect(!tree.faultLines.isEmpty)
    #expect(!tree.statements.isEmpty)
  }

  @Test func anyPrefixOfAFileIsRead() {
    let text = """
      struct A: View { @State var on = false
        var body: some View { List { Toggle("On \\(n)", isOn: $on).tint(.red) } .alert("T", isPresented: $on) { Button("OK") {} } } }
      """
    for end in text.indices { _ = read(String(text[..<end])) }
  }

  @Test func deepNestingIsReadOrNamed() {
    let text = String(repeating: "[", count: 3000) + String(repeating: "]", count: 3000)
    #expect(read("let a = " + text).faultLines == [1])
    let views = String(repeating: "VStack {\n", count: 60) + String(repeating: "}", count: 60)
    let tree = read(views)
    #expect(tree.faultLines.isEmpty && tree.statements.count == 1)
    #expect(read(String(repeating: "VStack {\n", count: 1000)).faultLines == [151])
  }

  @Test func markersAreFound() {
    let tree = read("let a = 1\nText(\"x\") // typefit: allow fixed-font\n")
    #expect(tree.markers.map(\.line) == [2])
    #expect(tree.markers.first?.text == "typefit: allow fixed-font")
  }
}
