import DynamicType
import Markup
import TestSupport
import Testing
import TextShaping

@testable import Components

/// What inner texts get from the containers around them.
@Suite struct ScreenTests {
  private static func component(
    _ name: String, _ texts: [String: [String]], _ options: SlotOptions = SlotOptions()
  ) -> ScreenNode {
    var node = ScreenNode(.component(name))
    node.texts = Dictionary(
      uniqueKeysWithValues: texts.map { ($0.key, $0.value.map(ScreenText.literal)) })
    node.options = options
    return node
  }

  private static let row = component("tableCell.default", ["tableCell.default.title": ["Units"]])

  private static func table(_ style: String? = nil, _ rows: [ScreenNode] = [row]) -> ScreenNode {
    var table = ScreenNode(.tableView, rows)
    table.options.style = style
    return table
  }

  private static func split(
    _ primary: ScreenNode?, _ secondary: ScreenNode, supplementary: ScreenNode? = nil
  ) -> ScreenNode {
    var node = ScreenNode(.container(.splitViewController))
    node.columns[.primary] = primary
    node.columns[.supplementary] = supplementary
    node.columns[.secondary] = secondary
    return node
  }

  private func layOut(_ root: ScreenNode, _ traits: Traits) throws -> [ScreenPlacement] {
    Screen(name: "Test", root: root).layOut(in: traits, using: try Support.shaper()) { text in
      guard case .literal(let literal) = text else { return nil }
      return MarkupText(literal)
    }
  }

  private func rooms(_ root: ScreenNode, _ traits: Traits) throws -> [Double] {
    try layOut(root, traits).map(\.placement.availableWidth)
  }

  /// 1194 points: a column of 320 with margins of 16, one of 874 with margins of 20. In half of the
  /// screen, 592 points, the columns collapse.
  @Test func columnsSetTheMarginsOfTheirTables() throws {
    var traits = try Support.traits("iPad Pro 11-inch", os: .iOS13, orientation: .landscape)
    let root = Self.split(Self.table(), Self.table())
    #expect(try rooms(root, traits) == [320 - 32, 874 - 40])
    #expect(
      try layOut(root, traits).map(\.place.traits.horizontalSizeClass) == [.compact, .regular])
    traits.window = .half
    #expect(try rooms(root, traits) == [592 - 40, 592 - 40])
    traits.window = .oneThird
    #expect(try rooms(root, traits) == [375 - 32, 375 - 32])
  }

  @Test func threeColumnsShareTheWidth() throws {
    let traits = try Support.traits("iPad Pro 12.9-inch", os: .iOS13, orientation: .landscape)
    var root = Self.split(Self.table(), Self.table(), supplementary: Self.table())
    #expect(try rooms(root, traits) == [288, 288, 1366 - 640 - 40])
    root.displayMode = .overSecondary
    #expect(try rooms(root, traits) == [288, 288, 1366 - 40])
    root.options.width = 400
    #expect(try rooms(root, traits) == [400 - 32, 400 - 32, 1366 - 40])
  }

  /// The sensor housing of an iPhone 16 Plus takes 59 points at each side: 932 less 118 is 814, less
  /// the side column 494. Each column keeps the inset of its own edge only.
  @Test func aWidePhoneHasColumnsInLandscape() throws {
    let traits = try Support.traits("iPhone 16 Plus", os: .iOS13, orientation: .landscape)
    let root = Self.split(Self.table(), Self.table())
    let placed = try layOut(root, traits)
    #expect(placed.map(\.place.traits.containerWidth) == [320 + 59, 494 + 59])
    #expect(placed.map(\.place.traits.safeArea.left) == [59, 0])
    #expect(placed.map(\.place.traits.safeArea.right) == [0, 59])
    #expect(try rooms(root, Support.traits("iPhone 16 Plus", os: .iOS13)) == [390, 390])
  }

  @Test func columnsOfArabicBeginAtTheRight() throws {
    let traits = try Support.traits(
      "iPhone 16 Plus", os: .iOS13, orientation: .landscape, locale: "ar")
    let placed = try layOut(Self.split(Self.table(), Self.table()), traits)
    #expect(placed.map(\.place.traits.safeArea.right) == [59, 0])
  }

  /// An inset grouped table of iOS 13: margins of 16 around its cards and in them.
  @Test func aTableGivesItsStyleToItsRows() throws {
    let traits = try Support.traits(os: .iOS13)
    #expect(try rooms(Self.table("insetGrouped"), traits) == [393 - 64])
    var own = Self.row
    own.options.style = "plain"
    #expect(try rooms(Self.table("insetGrouped", [own]), traits) == [393 - 32])
    let section = Self.component("tableSection", ["tableSection.footer": ["A"]])
    #expect(try rooms(Self.table("insetGrouped", [section]), traits) == [393 - 64])
  }

  /// In a regular width a popover is 320 wide and a form sheet 540; in a compact one both fill it.
  @Test func presentationsAdapt() throws {
    var root = ScreenNode(.view)
    var form = ScreenNode(.sheet, [Self.table()])
    form.options.style = "form"
    root.presents = [form, ScreenNode(.popover, [Self.table()])]
    var traits = try Support.traits("iPad Air 2", os: .iOS13, orientation: .landscape)
    let regular = try layOut(root, traits)
    #expect(regular.map(\.placement.availableWidth) == [540 - 40, 320 - 32])
    #expect(regular.map(\.place.traits.horizontalSizeClass) == [.compact, .compact])
    traits.window = .half
    #expect(try rooms(root, traits) == [507 - 40, 507 - 40])
    #expect(try rooms(root, Support.traits(os: .iOS13)) == [393 - 32, 393 - 32])
  }

  @Test func aPageSheetOfIOS12IsAsWideAsThePortraitScreen() throws {
    var root = ScreenNode(.view)
    root.presents = [ScreenNode(.sheet, [Self.table()])]
    let traits = try Support.traits("iPad Air 2", os: .iOS7, orientation: .landscape)
    #expect(try rooms(root, traits) == [768 - 40])
    let later = try layOut(root, Support.traits("iPad Air 2", os: .iOS13))
    #expect(later[0].placement.availableWidth == 704 - 40)
    #expect(later[0].placement.confidence == .guess)
  }

  /// A form sheet beside its alert: the alert stands over the window and follows no container.
  @Test func anAlertFollowsTheWindowOnly() throws {
    var column = Self.table()
    column.overrides.maximumContentSizeCategory = .large
    column.presents = [Self.component("alert", ["alert.title": ["Delete?"]])]
    let traits = try Support.traits(
      "iPad Pro 11-inch", .accessibilityLarge, os: .iOS13, orientation: .landscape)
    let placed = try layOut(Self.split(column, Self.table()), traits)
    let alert = try #require(placed.first { $0.placement.slot == "alert.title" })
    let alone = try #require(
      try Support.place(ComponentContent("Delete?", in: "alert.title"), in: Alert(), traits).first)
    #expect(alert.placement.availableWidth == alone.availableWidth)
    #expect(alert.place.traits.contentSizeCategory == .accessibilityLarge)
    #expect(
      placed.filter { $0.placement.slot != "alert.title" }.map(\.place.traits.contentSizeCategory)
        == [.large, .accessibilityLarge])
  }

  @Test func aViewIsNarrowerByItsWidthAndInsets() throws {
    let label = Self.component("label", ["label": ["A"]])
    var view = ScreenNode(.view, [label])
    view.options.leadingInset = 10
    view.options.trailingInset = 30
    let traits = try Support.traits(os: .iOS13)
    #expect(try rooms(view, traits) == [393 - 40 - 32])
    view.options = SlotOptions(width: 200)
    #expect(try rooms(view, traits) == [200 - 32])
  }

  @Test func pathsTellTheWay() throws {
    var named = Self.row
    named.identifier = "units"
    var root = ScreenNode(
      .navigationController, [Self.table(nil, [Self.row, named, Self.row])])
    root.texts["navigationBar.title"] = [.literal("Settings")]
    root.presents = [Self.component("alert", ["alert.title": ["A"]])]
    let paths = Screen(name: "Test", root: root).places(in: try Support.traits()).map(\.path)
    #expect(
      paths == [
        "navigationController", "navigationController/tableView/tableCell.default[1]",
        "navigationController/tableView/units",
        "navigationController/tableView/tableCell.default[2]",
        "navigationController/presents/alert",
      ])
  }

  @Test func textsThatLookTheSameOnceCutAreFoundAcrossTheScreen() throws {
    let long = "Delete all of the messages in this conversation for "
    let rows = [long + "me alone", long + "everyone", "Delete"].map {
      Self.component(
        "tableCell.default", ["tableCell.default.title": [$0]], SlotOptions(lineLimit: 1))
    }
    let root = ScreenNode(
      .view, [Self.table(nil, [rows[0]]), Self.table(nil, [rows[1], rows[2]])])
    let placed = try layOut(root, Support.traits(os: .iOS13))
    #expect(
      placed.map(\.ambiguousWith) == [[long + "everyone"], [long + "me alone"], []])
  }

  // MARK: Properties

  private static let texts = [
    "OK", "", "Benachrichtigungseinstellungen für alle Geräte im Haushalt",
    "إعدادات الإشعارات والأصوات", "すべてのデバイスの通知とサウンド",
  ]

  /// A tree of containers and components, of at most this depth.
  private static func tree(_ depth: Int, _ random: inout SeededGenerator) -> ScreenNode {
    let containers = ScreenContainer.allCases
    guard depth > 0, Int.random(in: 0..<5, using: &random) > 0 else { return leaf(&random) }
    var node = ScreenNode(.container(containers.randomElement(using: &random) ?? .view))
    if node.kind == .container(.splitViewController) {
      for column in SplitColumn.allCases where Bool.random(using: &random) {
        node.columns[column] = tree(depth - 1, &random)
      }
      node.columns[.secondary] = node.columns[.secondary] ?? tree(depth - 1, &random)
      node.displayMode = SplitDisplayMode.allCases.randomElement(using: &random) ?? .besideSecondary
    } else {
      node.content = (0..<2).map { _ in tree(depth - 1, &random) }
    }
    if Bool.random(using: &random) {
      node.options.width = [0, 0.3, 44, 320, 5000].randomElement(using: &random)
    }
    if Bool.random(using: &random) { node.options.leadingInset = 250 }
    if Int.random(in: 0..<4, using: &random) == 0 {
      node.presents = [tree(depth - 1, &random)]
      node.overrides.horizontalSizeClass = .regular
      node.overrides.minimumContentSizeCategory = .accessibilityMedium
    }
    return node
  }

  private static func leaf(_ random: inout SeededGenerator) -> ScreenNode {
    let component = ComponentRegistry.all.randomElement(using: &random) ?? Label()
    let text = texts.randomElement(using: &random) ?? ""
    return Self.component(
      component.name,
      Dictionary(uniqueKeysWithValues: component.slots.map { ($0.name, [text]) }))
  }

  /// However containers nest, on every device, in every window and era: no room is negative, and the
  /// same texts are placed.
  @Test func nestedScreensAreSoundEverywhere() throws {
    var random = SeededGenerator(seed: 4)
    let shaper = try Support.shaper()
    let screens = (0..<60).map { Screen(name: "\($0)", root: Self.tree(5, &random)) }
    var seen = Set<String>()
    let devices = Device.all.filter { seen.insert("\($0.width) \($0.height)").inserted }
    var turn = 0
    for device in devices {
      for orientation in Orientation.allCases {
        for os in OSGeneration.allCases {
          for window in device.windowSizes(orientation, os: os)
            + (device.idiom == .pad ? [.free(width: 200, height: 200)] : [])
          {
            turn += 1
            let categories = ContentSizeCategory.allCases
            let traits = Traits(
              device: device, orientation: orientation, window: window,
              contentSizeCategory: categories[turn % categories.count],
              locale: ["en", "ar"][turn % 2], os: os)
            let screen = screens[turn % screens.count]
            let placements = screen.layOut(in: traits, using: shaper) { text in
              guard case .literal(let literal) = text else { return nil }
              return MarkupText(literal)
            }
            let count = placements.count
            #expect(count == Self.textCount(screen.root))
            for item in placements {
              let bounds = item.place.traits
              let isSound =
                item.placement.availableWidth >= 0 && item.placement.requiredWidth.isFinite
                && item.placement.fit.height >= 0 && bounds.containerWidth >= 0
                && bounds.containerHeight >= 0
              if !isSound { Issue.record("\(screen.name), \(traits), \(item.place.path)") }
            }
          }
        }
      }
    }
    #expect(turn > 200)
  }

  private static func textCount(_ node: ScreenNode) -> Int {
    let inner = Array(node.columns.values) + node.content + node.presents
    return node.texts.values.reduce(0) { $0 + $1.count } + inner.reduce(0) { $0 + textCount($1) }
  }
}
