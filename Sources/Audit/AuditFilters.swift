import DynamicType

/// What a run is narrowed to; an empty list means everything the configuration asks for.
public struct AuditFilters: Sendable {
  /// Languages: `de` also takes `de-AT`; `pt_BR` and `pt-BR` are the same.
  public var locales: [String] = []
  /// Devices, instead of those of the configuration.
  public var devices: [Device] = []
  /// Content size categories, instead of all twelve.
  public var categories: [ContentSizeCategory] = []
  /// iOS generations, instead of the configuration's.
  public var os: [OSGeneration] = []
  /// Slots or whole components: `alert` takes `alert.title` too.
  public var slots: [String] = []
  /// How the devices are held, instead of what the configuration says.
  public var orientations: [Orientation] = []
  /// The app's windows on iPads, instead of what the configuration says.
  public var windows: [WindowSize] = []
  /// Whether Bold Text is on, instead of what the configuration says.
  public var boldText: Bool?

  /// Creates filters; without arguments nothing is filtered.
  public init(
    locales: [String] = [], devices: [Device] = [], categories: [ContentSizeCategory] = [],
    os: [OSGeneration] = [], slots: [String] = [], orientations: [Orientation] = [],
    windows: [WindowSize] = [], boldText: Bool? = nil
  ) {
    self.locales = locales
    self.devices = devices
    self.categories = categories
    self.os = os
    self.slots = slots
    self.orientations = orientations
    self.windows = windows
    self.boldText = boldText
  }

  /// Whether the run looks at less than the configuration asks for.
  public var narrows: Bool {
    !(locales.isEmpty && devices.isEmpty && categories.isEmpty && os.isEmpty && slots.isEmpty
      && orientations.isEmpty && windows.isEmpty)
  }

  /// Whether a slot passes.
  func allows(slot: String) -> Bool {
    slots.isEmpty || slots.contains { slot == $0 || slot.hasPrefix($0 + ".") }
  }

  /// Whether one of the wanted locales means this one; an empty list means all.
  public static func allows(locale: String, wanted: [String]) -> Bool {
    if wanted.isEmpty { return true }
    let locale = normalized(locale)
    return wanted.contains { name in
      let name = normalized(name)
      return locale == name || locale.hasPrefix(name + "-")
    }
  }

  private static func normalized(_ locale: String) -> String {
    locale.lowercased().replacing("_", with: "-")
  }
}
