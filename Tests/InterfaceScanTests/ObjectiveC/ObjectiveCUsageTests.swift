import Components
import DynamicType
import Localization
import Testing

@testable import InterfaceScan

/// What the recognisers for UIKit find in Objective-C.
@Suite struct ObjectiveCUsageTests {
  private func slots(_ text: String) -> [String] {
    ObjectiveCSamples.usages(text).map { "\($0.slot) \($0.confidence)" }
  }

  @Test func aControllerShowsItsTexts() throws {
    let facts = [
      DefinitionCollector().facts(in: ObjectiveCSamples.tree(ObjectiveCSamples.controller)),
      UIKitRecognizer().facts(in: ObjectiveCSamples.tree(ObjectiveCSamples.controller)),
    ]
    var all = SourceFacts()
    for part in facts { all.merge(part) }
    var resolver = UsageResolver()
    resolver.add(all, file: "a.m")
    let keys: Set<String> = [
      "screen.title", "body", "ask", "yes", "on", "off", "first", "second",
    ]
    let usages = resolver.usages(keys: keys)
    let found = usages.map { "\($0.key): \($0.slot)" }
    #expect(
      Set(found) == [
        "screen.title: navigationBar.title", "body: label", "ask: alert.title",
        "yes: alert.button", "on: button.title", "off: button.title",
        "first: tableSection.header", "second: tableSection.header",
      ])
    let label = try #require(usages.first { $0.key == "body" })
    #expect(label.table == "Notes")
    #expect(label.options.lineLimit == 2)
    #expect(label.options.font?.style == .headline)
    let button = try #require(usages.first { $0.key == "on" })
    #expect(button.options.style == "system")
    let title = try #require(usages.first { $0.key == "ask" })
    #expect(title.companions == ["alert.button": ["key:yes"]])
    #expect(title.confidence == .certain)
  }

  @Test func alertViewsHaveSeveralButtons() {
    let usages = ObjectiveCSamples.usages(
      """
      void f(void) {
        UIAlertView *alert = [[UIAlertView alloc] initWithTitle:NSLocalizedString(@"t", nil)
          message:@"Body" delegate:nil cancelButtonTitle:@"Cancel" otherButtonTitles:@"One", @"Two", nil];
        [alert addButtonWithTitle:@"Three"];
      }
      """)
    #expect(
      usages.map(\.slot) == [
        "alert.title", "alert.message", "alert.button", "alert.button", "alert.button",
        "alert.button",
      ])
    #expect(usages[2].options.style == "cancel")
    #expect(
      usages[0].companions["alert.button"]
        == [.verbatim("Cancel"), .verbatim("One"), .verbatim("Two"), .verbatim("Three")])
    #expect(
      slots("void f(void) { [[UIActionSheet alloc] initWithTitle:@\"A\" delegate:nil]; }")
        == ["actionSheet.title certain"])
  }

  @Test func anAlertOfSeveralBranchesIsEachOfThem() {
    let usages = ObjectiveCSamples.usages(
      """
      void f(void) {
        UIAlertController *alert = nil;
        if (a) {
          alert = [UIAlertController alertControllerWithTitle:@"One" message:nil preferredStyle:UIAlertControllerStyleAlert];
        } else {
          alert = [UIAlertController alertControllerWithTitle:@"Two" message:nil preferredStyle:UIAlertControllerStyleAlert];
        }
        [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleCancel handler:nil]];
      }
      """)
    #expect(
      usages.filter { $0.slot == "alert.title" }.map(\.text) == [
        .verbatim("One"), .verbatim("Two"),
      ])
  }

  @Test func otherPlaces() {
    #expect(
      slots(
        """
        void f(void) {
          UILabel *label = [UILabel new];
          label.attributedText = ({
            NSString *text;
            if (a) { text = @"One"; } else { text = @"Two"; }
            [[NSAttributedString alloc] initWithString:text attributes:nil];
          });
          UISegmentedControl *control = [[UISegmentedControl alloc] initWithItems:@[@"One", @"Two"]];
          cell.textLabel.text = @"Row";
          [button setTitle:@"Go" forState:UIControlStateNormal];
          self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Edit" style:UIBarButtonItemStylePlain target:nil action:nil];
        }
        """
      ).sorted() == [
        "button.title certain", "label certain", "navigationBar.button certain",
        "segmentedControl.segment certain", "segmentedControl.segment certain",
        "tableCell.default.title likely",
      ])
  }

  /// What one file gives to a property is shown by the class in another file.
  @Test func propertiesOfOtherClassesAreFollowed() {
    var resolver = UsageResolver()
    let sources = [
      """
      @implementation TutorialView
      - (void)layout { self.label.text = self.caption; }
      - (void)setNote:(NSString *)note { self.footLabel.text = note; }
      @end
      """,
      """
      void show(void) {
        TutorialView *view = [TutorialView new];
        view.caption = NSLocalizedString(@"one", nil);
        [view setNote:NSLocalizedString(@"two", nil)];
        OtherView *other = [OtherView new];
        other.caption = NSLocalizedString(@"three", nil);
        SomeHUD *hud = [SomeHUD new];
        hud.labelText = NSLocalizedString(@"four", nil);
      }
      """,
    ]
    for (index, source) in sources.enumerated() {
      let tree = ObjectiveCSamples.tree(source)
      var facts = UIKitRecognizer().facts(in: tree)
      facts.merge(DefinitionCollector().facts(in: tree))
      resolver.add(facts, file: "\(index).m")
    }
    let usages = resolver.usages(keys: ["one", "two", "three", "four"])
    #expect(usages.map { "\($0.key): \($0.slot)" } == ["one: label", "two: label", "four: label"])
    #expect(usages[0].place == SourcePlace(file: "1.m", line: 3))
    #expect(usages.map(\.confidence) == [.likely, .likely, .guess])
  }
}
