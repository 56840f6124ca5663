import ColorContrast
import DynamicType
import Testing

/// Rules of Apple's documentation of `UIView.tintColor`, `tintAdjustmentMode` and `UIAppearance`.
@Suite struct ViewTintTests {
  private func color(_ name: String) throws -> DynamicColor {
    try #require(SystemColor.named(name))
  }

  private func tint(
    _ tree: ViewNode, _ path: String..., in environment: TintEnvironment = TintEnvironment()
  ) throws -> ViewTint {
    try #require(tree.tints(in: environment).first { $0.path == path })
  }

  private func bytes(
    _ color: DynamicColor?, in appearance: Appearance = .light, os: OSGeneration = .newest
  ) -> [Int]? {
    color?.resolved(in: appearance, os: os).map {
      [$0.color.red, $0.color.green, $0.color.blue].map { Int(($0 * 255).rounded()) }
    }
  }

  @Test func withoutAnyTintItIsTheSystemBlueOfTheGeneration() throws {
    let tree = ViewNode("window", className: "UIWindow", children: [ViewNode("button")])
    let old = try tint(tree, "window", "button")
    #expect(bytes(old.tint, os: .iOS13) == [0, 122, 255])
    #expect(old.origin == .systemDefault)
    let new = try tint(tree, "window", "button")
    #expect(bytes(new.tint, in: .dark) == [0, 145, 255])
    let accent = try tint(
      tree, "window", "button", in: TintEnvironment(accentColor: color("systemPink")))
    #expect(bytes(accent.tint) == [255, 45, 85])
    #expect(accent.origin == .accentColor)
  }

  @Test func nilMeansTheParents() throws {
    let tree = ViewNode(
      "window", tintColor: try color("systemRed"),
      children: [
        ViewNode("panel", tintColor: try color("black"), children: [ViewNode("button")]),
        ViewNode("list", children: [ViewNode("cell")]),
      ])
    let button = try tint(tree, "window", "panel", "button")
    #expect(bytes(button.tint) == [0, 0, 0])
    #expect(button.origin == .inherited(path: ["window", "panel"]))
    let cell = try tint(tree, "window", "list", "cell")
    #expect(bytes(cell.tint) == [255, 56, 60])
    #expect(cell.origin == .inherited(path: ["window"]))
    #expect(try tint(tree, "window").origin == .own)
  }

  /// The first mode that is not automatic counts, from the view upwards.
  @Test func anAlertDimsWhatIsBehindIt() throws {
    let tree = ViewNode(
      "window",
      children: [
        ViewNode("screen", children: [ViewNode("button")]),
        ViewNode("badge", tintAdjustmentMode: .normal, children: [ViewNode("icon")]),
        ViewNode("alert", className: "UIAlertController", children: [ViewNode("ok")]),
      ])
    let environment = TintEnvironment(isAlertPresented: true)
    let button = try tint(tree, "window", "screen", "button", in: environment)
    #expect(button.isDimmed)
    #expect(button.tint.resolved(in: .light)?.confidence == .guess)
    // 0.587 · 122 + 0.114 · 255 = 100.7
    #expect(bytes(button.tint, os: .iOS13) == [101, 101, 101])
    for path in [["window", "badge", "icon"], ["window", "alert", "ok"]] {
      let tint = try #require(tree.tints(in: environment).first { $0.path == path })
      #expect(!tint.isDimmed)
      #expect(bytes(tint.tint, os: .iOS13) == [0, 122, 255])
    }
    #expect(try !tint(tree, "window", "screen", "button").isDimmed)
  }

  @Test func barTintIsApartFromTint() throws {
    let tree = ViewNode(
      "bar", className: "UINavigationBar", tintColor: try color("white"),
      barTintColor: try color("systemPurple"), children: [ViewNode("item")])
    let bar = try tint(tree, "bar")
    #expect(bytes(bar.tint) == [255, 255, 255])
    #expect(bytes(bar.barTint, os: .iOS13) == [175, 82, 222])
    let item = try tint(tree, "bar", "item")
    #expect(bytes(item.tint) == [255, 255, 255])
    #expect(item.barTint == nil)
  }

  @Test func proxiesFollowClassesAndContainers() throws {
    let plain = AppearanceProxy("UINavigationBar", tintColor: try color("red"))
    let contained = AppearanceProxy(
      "UINavigationBar", containers: ["UITableView"], tintColor: try color("green"))
    let tree = ViewNode(
      "window",
      children: [
        ViewNode("bar", className: "UINavigationBar"),
        ViewNode("own", className: "UINavigationBar", tintColor: try color("black")),
        ViewNode(
          "table", className: "UITableView",
          children: [ViewNode("bar", className: "UINavigationBar"), ViewNode("cell")]),
      ])
    let environment = TintEnvironment(proxies: [contained, plain])
    #expect(
      try tint(tree, "window", "bar", in: environment).origin
        == .appearanceProxy(className: "UINavigationBar"))
    #expect(bytes(try tint(tree, "window", "bar", in: environment).tint) == [255, 0, 0])
    #expect(try tint(tree, "window", "own", in: environment).tint.name == "black")
    #expect(bytes(try tint(tree, "window", "table", "bar", in: environment).tint) == [0, 255, 0])
    #expect(try tint(tree, "window", "table", "cell", in: environment).origin == .systemDefault)
  }

  @Test func aProxySetTooLateHasNoEffect() throws {
    let late = AppearanceProxy("UIView", tintColor: try color("red"), isSetTooLate: true)
    let tree = ViewNode("window", children: [ViewNode("button", className: "UIButton")])
    let environment = TintEnvironment(proxies: [late])
    #expect(try tint(tree, "window", "button", in: environment).origin == .systemDefault)
    #expect(late.warnings.count == 2)
  }

  /// A proxy of UIView gives each view its own tint; that of a subclass is nearer.
  @Test func theNearestClassWins() throws {
    let proxies = [
      AppearanceProxy("UIButton", tintColor: try color("green")),
      AppearanceProxy("UIView", tintColor: try color("red")),
    ]
    let tree = ViewNode(
      "window", children: [ViewNode("button", className: "UIButton"), ViewNode("view")])
    let environment = TintEnvironment(proxies: proxies)
    #expect(bytes(try tint(tree, "window", "button", in: environment).tint) == [0, 255, 0])
    #expect(bytes(try tint(tree, "window", "view", in: environment).tint) == [255, 0, 0])
  }
}
