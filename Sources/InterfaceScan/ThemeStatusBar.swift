import ColorContrast
import DynamicType
import JSONText

/// The status bars and the appearance proxies of a theme file.
extension ThemeFileReader {
  static let proxyMembers = ["class", "containers", "tint", "barTint", "isSetTooLate"]

  /// What the tints of the views depend on: an alert in front, the proxies, the accent colour.
  mutating func environment(_ root: JSONValue, accentColor: DynamicColor?) -> TintEnvironment {
    var environment = TintEnvironment(accentColor: accentColor)
    attempt { reader throws(ScanProblem) in
      environment.isAlertPresented = try reader.flag("alert", of: root) ?? false
    }
    for entry in list("proxies") {
      attempt { reader throws(ScanProblem) in environment.proxies.append(try reader.proxy(entry)) }
    }
    return environment
  }

  private mutating func proxy(_ entry: JSONValue) throws(ScanProblem) -> AppearanceProxy {
    _ = try members(of: entry, allowed: Self.proxyMembers, in: "a proxy")
    guard let className = try text("class", of: entry) else {
      throw problem(entry.line, "expected \"class\" in a proxy, such as UINavigationBar")
    }
    var proxy = AppearanceProxy(className)
    if let containers = entry["containers"] {
      guard case .array(let names) = containers.kind else {
        throw problem(
          containers.line, "expected \"containers\" to be a list, found \(containers.kindName)")
      }
      for name in names {
        guard let text = name.string else {
          throw problem(name.line, "expected the name of a class, found \(name.kindName)")
        }
        proxy.containers.append(text)
      }
    }
    if let tint = entry["tint"] { proxy.tintColor = try color(tint) }
    if let tint = entry["barTint"] { proxy.barTintColor = try color(tint) }
    proxy.isSetTooLate = try flag("isSetTooLate", of: entry) ?? false
    for warning in proxy.warnings { warn(entry.line, warning) }
    return proxy
  }

  /// Adds the status bar of a screen: a view with the member `statusBar`.
  mutating func addStatusBar(
    of index: Int, in views: [ThemeView], _ tints: [ViewTint]
  ) throws(ScanProblem) {
    let screen = views[index]
    let value = screen.value
    guard let style = try text("statusBar", of: value) else { return }
    guard let preferred = StatusBarStyle(name: style) else {
      let known = StatusBarStyle.allCases.map(\.rawValue).joined(separator: ", ")
      throw problem(
        value["statusBar"]?.line ?? value.line, "unknown statusBar \"\(style)\"; known: \(known)")
    }
    var result = StatusBarBackdrop(
      screen: try text("name", of: value) ?? tints[index].className, contents: screen.backdrop,
      preferredStyle: preferred, place: place(value), confidence: .certain)
    if case .unknown = screen.outer.base, screen.outer.layers.isEmpty {
    } else {
      result.window = screen.outer
    }
    result.layout = ExtendedLayout(
      extendsEdge: try flag("edgesForExtendedLayout", of: value) ?? true,
      includesOpaqueBars: try flag("extendedLayoutIncludesOpaqueBars", of: value) ?? false)
    let bar = (index..<screen.end).first { tints[$0].className == "UINavigationBar" }
    if let bar, let found = try barAppearance(of: views[bar].value, tints[bar]) {
      result.bar = found.appearance
      result.barColor = found.color
      result.position =
        try choice("barPosition", of: views[bar].value, as: BarPosition.self) ?? .topAttached
    }
    add(result)
  }
}
