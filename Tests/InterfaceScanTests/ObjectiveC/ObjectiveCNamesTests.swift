import Testing

@testable import InterfaceScan

/// The names of Swift's overlays of UIKit and Foundation, from Apple's documentation of each method.
@Suite struct ObjectiveCNamesTests {
  @Test(
    "selectors get Swift's names",
    arguments: [
      ("setTitle:forState:", nil, "setTitle(_:for:)"),
      ("setTitle:forSegmentAtIndex:", nil, "setTitle(_:forSegmentAt:)"),
      ("insertSegmentWithTitle:atIndex:animated:", nil, "insertSegment(withTitle:at:animated:)"),
      (
        "alertControllerWithTitle:message:preferredStyle:", "UIAlertController",
        "init(title:message:preferredStyle:)"
      ),
      ("actionWithTitle:style:handler:", "UIAlertAction", "init(title:style:handler:)"),
      ("buttonWithType:", "UIButton", "init(type:)"),
      ("metricsForTextStyle:", "UIFontMetrics", "init(forTextStyle:)"),
      ("fontWithName:size:", "UIFont", "init(name:size:)"),
      ("systemFontOfSize:weight:", "UIFont", "systemFont(ofSize:weight:)"),
      ("preferredFontForTextStyle:", "UIFont", "preferredFont(forTextStyle:)"),
      ("scaledFontForFont:", nil, "scaledFont(for:)"),
      ("initWithTitle:style:target:action:", nil, "init(title:style:target:action:)"),
      ("localizedStringForKey:value:table:", nil, "localizedString(forKey:value:table:)"),
      ("tableView:titleForHeaderInSection:", nil, "tableView(_:titleForHeaderInSection:)"),
      (
        "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", nil,
        "tableView(_:titleForDeleteConfirmationButtonForRowAt:)"
      ),
      ("constraintEqualToConstant:", nil, "constraint(equalToConstant:)"),
      ("stringWithFormat:", "NSString", "init(format:)"),
      ("localizedStringWithFormat:", "NSString", "localizedStringWithFormat(_:)"),
      ("addAction:", nil, "addAction(_:)"),
    ] as [(String, String?, String)])
  func selector(_ selector: String, type: String?, expected: String) {
    let pieces = selector.split(separator: ":").map(String.init)
    let method = ObjectiveCNames.method(pieces, of: type)
    let labels = method.labels.map { ($0 ?? "_") + ":" }.joined()
    #expect("\(method.name)(\(labels))" == expected)
  }

  @Test(
    "constants are members of their enumeration",
    arguments: [
      ("UIAlertControllerStyleActionSheet", "actionSheet"), ("UIControlStateNormal", "normal"),
      ("UIFontTextStyleTitle1", "title1"), ("UITableViewCellStyleValue1", "value1"),
      ("NSLineBreakByTruncatingTail", "byTruncatingTail"), ("NSFontAttributeName", "font"),
      ("UITableViewCellAccessoryDisclosureIndicator", "disclosureIndicator"),
      ("UIContentSizeCategoryAccessibilityMedium", "accessibilityMedium"),
      ("UIBarButtonItemStyleDone", "done"),
    ])
  func constant(_ name: String, expected: String) {
    #expect(ObjectiveCNames.constant(name) == expected)
  }

  @Test func otherNamesStay() {
    #expect(ObjectiveCNames.constant("UIImageView") == nil)
    #expect(ObjectiveCNames.constant("NSLocalizedDescriptionKey") == nil)
    #expect(
      ObjectiveCNames.classMember("filledButtonConfiguration", of: "UIButtonConfiguration")
        == "filled")
    #expect(
      ObjectiveCNames.classMember("cellConfiguration", of: "UIListContentConfiguration") == "cell")
  }
}
