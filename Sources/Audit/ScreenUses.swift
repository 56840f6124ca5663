import Components
import DynamicType

/// The place of one string in a screen of the configuration.
struct ScreenUse: Sendable, Hashable {
  /// Index of the screen in the configuration.
  let screen: Int
  /// Index of the component among the screen's places.
  let place: Int
  /// Position among the texts of the slot.
  let index: Int
}

/// Where the screens of the configuration show the strings of the app.
struct ScreenUses {
  /// A use, and what it says about the string.
  struct Use {
    let use: ScreenUse
    let slot: String
    let place: ScreenPlace
    let screen: String
    /// The table the screen names; nil for any.
    let table: String?

    /// What the screen says about the string.
    var assignment: SlotAssignment {
      SlotAssignment(
        slot: slot, options: place.options, confidence: .certain,
        reason: "the screen “\(screen)”, \(place.path)")
    }
  }

  private let uses: [String: [Use]]

  /// - Parameter screens: those of the configuration.
  init(_ screens: [Screen]) {
    var uses: [String: [Use]] = [:]
    // The places are the same in all traits; only what they hold of them differs.
    guard let device = Device.all.first else {
      self.uses = [:]
      return
    }
    for (screenIndex, screen) in screens.enumerated() {
      for (placeIndex, place) in screen.places(in: Traits(device: device)).enumerated() {
        for (slot, texts) in place.node.texts.sorted(by: { $0.key < $1.key }) {
          for case (let index, .key(let key, let table)) in texts.enumerated() {
            uses[key, default: []].append(
              Use(
                use: ScreenUse(screen: screenIndex, place: placeIndex, index: index), slot: slot,
                place: place, screen: screen.name, table: table))
          }
        }
      }
    }
    self.uses = uses
  }

  /// The keys that screens show.
  var keys: Set<String> { Set(uses.keys) }

  /// Where a string is shown.
  func uses(of key: String, table: String) -> [Use] {
    (uses[key] ?? []).filter { $0.table == nil || $0.table == table }
  }

  /// The keys that no string has, each with a screen that shows it, sorted.
  func missing(_ isKnown: (_ key: String, _ table: String?) -> Bool) -> [(
    key: String, screen: String
  )] {
    uses.keys.sorted().compactMap { key in
      uses[key]?.first { !isKnown(key, $0.table) }.map { (key, $0.screen) }
    }
  }
}
