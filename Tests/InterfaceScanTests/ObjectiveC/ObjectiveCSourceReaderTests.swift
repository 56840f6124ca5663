import Testing

@testable import InterfaceScan

@Suite struct ObjectiveCSourceReaderTests {
  private func call(_ text: String) -> SourceCall? {
    guard case .call(let call)? = ObjectiveCSamples.expression(text) else { return nil }
    return call
  }

  @Test func messagesAreCalls() {
    let created = call(
      "[[UIBarButtonItem alloc] initWithTitle:@\"a\" style:UIBarButtonItemStyleDone target:self"
        + " action:@selector(b:)];")
    #expect(created?.callee == .name("UIBarButtonItem"))
    #expect(created?.arguments.map(\.label) == ["title", "style", "target", "action"])
    #expect(created?["style"] == .member(nil, "done"))
    let nested = call(
      "[self.list[0] setTitle:[@\"A\" lowercaseString] forState:UIControlStateNormal];")
    #expect(nested?.name == "setTitle")
    #expect(nested?["for"] == .member(nil, "normal"))
    #expect(ObjectiveCSamples.expression("[a.b c];") == .member(.member(.name("a"), "b"), "c"))
    #expect(call("[UIColor redColor];")?.callee == .member(.name("UIColor"), "red"))
  }

  @Test func settersAreAssignments() {
    let body = ObjectiveCSamples.body("[label setText:@\"a\"];\nlabel.numberOfLines = 2;")
    guard case .assignment(let target, "=", _, let line)? = body.first else {
      Issue.record("no assignment")
      return
    }
    #expect(target == .member(.name("label"), "text"))
    #expect(line == 2)
    #expect(
      body.last
        == .assignment(
          .member(.name("label"), "numberOfLines"), operator: "=", .number(2), line: 3))
  }

  @Test(
    "literals",
    arguments: [
      (#"@"a\n\"b\"" @"c";"#, "a\n\"b\"c"), (#"@"\u00e9\U0001F600";"#, "é😀"),
      (#"@"\xc3\xa9";"#, "é"), (#"@"";"#, ""),
    ])
  func strings(_ source: String, expected: String) {
    guard case .string(let string)? = ObjectiveCSamples.expression(source) else {
      Issue.record("no string")
      return
    }
    #expect(string.plain == expected)
  }

  @Test func valuesKeepTheirKinds() {
    #expect(ObjectiveCSamples.expression("@(-3);") == .number(-3))
    #expect(ObjectiveCSamples.expression("@YES;") == .bool(true))
    #expect(ObjectiveCSamples.expression("@[@1, @2];") == .array([.number(1), .number(2)]))
    #expect(
      ObjectiveCSamples.expression("@{ NSFontAttributeName: @1 };")
        == .dictionary([.member(nil, "font")], [.number(1)]))
    #expect(
      ObjectiveCSamples.expression("a ? b : c;")
        == .choice(condition: .name("a"), [.name("b"), .name("c")]))
    #expect(ObjectiveCSamples.expression("a ?: b;") == .binary("??", .name("a"), .name("b")))
    #expect(ObjectiveCSamples.expression("(NSString *)[a b];") == .member(.name("a"), "b"))
    #expect(
      ObjectiveCSamples.expression("[a stringByAppendingString:b];")
        == .binary("+", .name("a"), .name("b")))
    #expect(
      ObjectiveCSamples.expression("1 + 2 * 3;")
        == .binary("+", .number(1), .binary("*", .number(2), .number(3))))
  }

  @Test func declarationsHaveTypes() {
    let body = ObjectiveCSamples.body(
      """
      UILabel *label = nil, *other;
      NSArray<NSString *> *names = @[];
      __weak typeof(self) weak = self;
      BOOL isOn = a * b;
      """)
    let variables = body.compactMap { statement -> String? in
      guard case .variable(let variable) = statement else { return nil }
      return "\(variable.name): \(variable.type ?? "?")"
    }
    #expect(
      variables == [
        "label: UILabel", "other: UILabel", "names: [NSString]", "weak: ?", "isOn: BOOL",
      ])
  }

  @Test func classesArePutTogether() {
    let tree = ObjectiveCSamples.tree(ObjectiveCSamples.controller)
    #expect(tree.imports == ["UIKit"])
    #expect(tree.faultLines.isEmpty)
    let types = tree.statements.compactMap { statement -> SourceType? in
      guard case .type(let type) = statement else { return nil }
      return type
    }
    #expect(types.map(\.name) == ["NoteViewController"])
    let members = types.first?.members.map { member -> String in
      switch member {
      case .variable(let variable): variable.name
      case .function(let function):
        function.name + "(" + function.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
      default: "?"
      }
    }
    #expect(
      members == [
        "_footnote", "headline", "viewDidLoad()",
        "tableView(_:titleForHeaderInSection:)", "button",
      ])
  }

  @Test func branchesForOtherSystemsAreLeftOut() {
    let tree = ObjectiveCSamples.tree(
      """
      #if TARGET_OS_OSX
      static NSString * const a = @"mac";
      #elif TARGET_OS_IPHONE
      static NSString * const a = @"phone";
      #else
      static NSString * const a = @"other";
      #endif
      #if 0
      static NSString * const b = @"never \\"";
      #endif
      #ifdef DEBUG
      static NSString * const c = @"debug";
      #else
      static NSString * const c = @"release";
      #endif
      """)
    let values = tree.statements.compactMap { statement -> String? in
      guard case .variable(let variable) = statement, case .string(let text)? = variable.value
      else { return nil }
      return text.plain
    }
    #expect(values == ["phone", "debug", "release"])
  }

  @Test func whatHasNoEndIsNamed() {
    #expect(ObjectiveCSamples.tree("void f() {\n  a = @\"b;\n}").faultLines == [2])
    #expect(ObjectiveCSamples.tree("void f() {\n\n").faultLines == [1])
    #expect(ObjectiveCSamples.tree("/* a\n b").faultLines == [1])
  }

  @Test func commentsOfMacrosMayGoOn() {
    let tree = ObjectiveCSamples.tree(
      """
      #define A @"a" /* it isn't
        over "here */
      #define B @"b" // nor isn't \"
      static NSString *c = @"c";
      """)
    #expect(tree.faultLines.isEmpty)
    #expect(tree.statements.count == 3)
  }

  @Test func aClassWithoutAnEndSpoilsNoOther() {
    let tree = ObjectiveCSamples.tree(
      """
      @implementation A
      - (void)f { if (a) {
      @end
      @implementation B
      - (void)g { self.title = @"b"; }
      @end
      """)
    let last = tree.statements.last
    guard case .type(let type)? = last, case .function(let function)? = type.members.first else {
      Issue.record("no class")
      return
    }
    #expect(type.name == "B")
    #expect(function.body.count == 1)
  }

  /// Cut anywhere, from either side, the reader comes to an end.
  @Test func cutSourceIsRead() {
    let bytes = Array(ObjectiveCSamples.controller.utf8)
    for count in bytes.indices {
      _ = ObjectiveCSamples.tree(String(decoding: bytes[..<count], as: UTF8.self))
      _ = ObjectiveCSamples.tree(String(decoding: bytes[count...], as: UTF8.self))
    }
  }

  @Test(
    "endless nesting is left out",
    arguments: [
      "[", "(a ", "{", "a + ", "if (a) {} else ", "a ? b : ", "!", ".c", "[a b:^{", "@{@\"a\":",
    ])
  func nesting(_ part: String) {
    let text = "@implementation A\n- (void)f { x = y" + String(repeating: part, count: 20_000)
    #expect(ObjectiveCSamples.tree(text).statements.count == 1)
  }

  @Test func timeIsThatOfTheLength() {
    let clock = ContinuousClock()
    let short = String(repeating: ObjectiveCSamples.controller, count: 20)
    let long = String(repeating: ObjectiveCSamples.controller, count: 200)
    _ = ObjectiveCSamples.tree(short)
    let shortTime = clock.measure { _ = ObjectiveCSamples.tree(short) }
    let longTime = clock.measure { _ = ObjectiveCSamples.tree(long) }
    // Ten times as long; a quadratic reader would take a hundred times.
    #expect(longTime < shortTime * 40 + .milliseconds(200))
  }
}
