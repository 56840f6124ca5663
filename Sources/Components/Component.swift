import DynamicType
import Markup
import TextLayout
import TextShaping

/// The place of one string in a component.
public struct Slot: Sendable, Hashable {
  /// The stable dotted name, such as `alert.title`.
  public let name: String
  /// The component's name, such as `alert`.
  public let component: String
  /// What the slot shows, in one sentence.
  public let summary: String
  /// What iOS does with a text too long for it, in at most 38 characters without a period.
  public let overflow: String
  /// The systems that draw it, the oldest first.
  public let eras: [OSGeneration]

  /// Creates a slot that every system draws unless `eras` says otherwise.
  public init(
    name: String, component: String, summary: String, overflow: String,
    eras: [OSGeneration] = OSGeneration.allCases
  ) {
    self.name = name
    self.component = component
    self.summary = summary
    self.overflow = overflow
    self.eras = eras
  }
}

/// The texts shown together in one component, and what the app decides about it.
public struct ComponentContent: Sendable {
  /// Texts by slot name, in the order they are shown.
  public var texts: [String: [MarkupText]]
  /// What the app decides.
  public var options: SlotOptions
  /// The slot the options speak of: `font`, `lineLimit`, `minimumScale` and `truncation` act on
  /// it alone. Nil: they act on every slot of the component.
  public var slot: String?
  /// The font of every text whose font the app sets, as far as `options` leaves it open. A
  /// component drawn by the system alone ignores it, and one with text styles of its own takes
  /// no size from it.
  public var defaultFont: SlotFont?

  /// Creates a content of texts with markup.
  public init(
    texts: [String: [MarkupText]], options: SlotOptions = SlotOptions(), slot: String? = nil,
    defaultFont: SlotFont? = nil
  ) {
    self.texts = texts
    self.options = options
    self.slot = slot
    self.defaultFont = defaultFont
  }

  /// Creates a content of texts without markup.
  public init(
    texts: [String: [String]], options: SlotOptions = SlotOptions(), slot: String? = nil,
    defaultFont: SlotFont? = nil
  ) {
    self.init(
      texts: texts.mapValues { $0.map { MarkupText($0) } }, options: options, slot: slot,
      defaultFont: defaultFont)
  }

  /// Creates a content of one text in one slot.
  public init(
    _ text: String, in slot: String, options: SlotOptions = SlotOptions(),
    defaultFont: SlotFont? = nil
  ) {
    self.init(
      texts: [slot: [MarkupText(text)]], options: options, slot: slot, defaultFont: defaultFont)
  }

  /// Creates a content of one text with markup in one slot.
  public init(
    _ text: MarkupText, in slot: String, options: SlotOptions = SlotOptions(),
    defaultFont: SlotFont? = nil
  ) {
    self.init(texts: [slot: [text]], options: options, slot: slot, defaultFont: defaultFont)
  }

  func optionsApply(to slot: String) -> Bool {
    self.slot == nil || self.slot == slot
  }
}

/// One text in its slot: the room, the need, and what happened.
public struct Placement: Sendable {
  /// Name of the slot.
  public let slot: String
  /// Position among the texts of the slot, from 0.
  public let index: Int
  /// The text.
  public let text: String
  /// The most harmful thing that happened to it.
  public let verdict: Verdict
  /// How it was laid out.
  public let fit: Fit
  /// Width of its room in points.
  public let availableWidth: Double
  /// Width in points at which the text would be whole: of the whole text where one line is
  /// allowed, of its widest unbreakable word where it may wrap, and where it wraps but lost text,
  /// the least width at which nothing is lost.
  public let requiredWidth: Double
  /// Size of the font in points before any shrinking.
  public let pointSize: Double
  /// The face; its weight has Bold Text in it.
  public let font: FontDescriptor
  /// The most lines allowed, 0 for no limit.
  public let maximumLines: Int
  /// Height of its room in points, where the app or the component fixes one.
  public let maximumHeight: Double?
  /// How sure the numbers are: the weakest of the component's numbers and the font's advances.
  public let confidence: Confidence
  /// Which number is an estimate, and what else happened.
  public let notes: [String]

  /// Weight of the font, Bold Text included.
  public var weight: FontWeight { font.weight }
}

/// A model of one iOS component: its slots, the room in them, and what iOS does when a text does
/// not fit.
public protocol Component: Sendable {
  /// The stable name, such as `tableCell.value1`.
  var name: String { get }
  /// The places for text.
  var slots: [Slot] { get }
  /// The documented numbers the model uses.
  var metrics: [Metric] { get }
  /// What the documentation says of it.
  var guide: ComponentGuide { get }
  /// Worked examples, run by the tests.
  var examples: [ComponentExample] { get }
  /// Lays out every text of every slot given.
  ///
  /// - Returns: one placement per text, in the order of `slots`, then of the texts.
  func layOut(_ content: ComponentContent, in traits: Traits, using shaper: TextShaper)
    -> [Placement]
}

/// A worked example of a component: documentation and test at once.
public struct ComponentExample: Sendable, CustomStringConvertible {
  /// What the example shows.
  public let summary: String
  /// The texts and options.
  public let content: ComponentContent
  /// Name of the device.
  public let device: String
  /// The text size.
  public let category: ContentSizeCategory
  /// The system.
  public let os: OSGeneration
  /// The language.
  public let locale: String
  /// The expected verdict names, in the order of the placements.
  public let verdicts: [String]

  /// Creates an example on an iPhone 15 unless another device is named.
  public init(
    _ summary: String, _ content: ComponentContent, device: String = "iPhone 15",
    category: ContentSizeCategory = .large, os: OSGeneration = .iOS26, locale: String = "en",
    verdicts: [String]
  ) {
    self.summary = summary
    self.content = content
    self.device = device
    self.category = category
    self.os = os
    self.locale = locale
    self.verdicts = verdicts
  }

  /// The traits of the example; nil when no device has that name.
  public var traits: Traits? {
    Device.named(device).map {
      Traits(device: $0, contentSizeCategory: category, locale: locale, os: os)
    }
  }

  /// The summary.
  public var description: String { summary }
}

/// All components, by name and by slot.
public enum ComponentRegistry {
  /// The components, in the order reports list them.
  public static let all: [any Component] = [
    Label(), TableCellDefault(), TableCellSubtitle(), TableCellValue1(), TableCellValue2(),
    TableCellSwitch(), TableCellStepper(), TableCellTextField(), TableSection(), TableRow(),
    CollectionCell(),
    Alert(), ActionSheet(), Menu(),
    NavigationBar(), Toolbar(), TabBar(), SearchBar(),
    Button(), SegmentedControl(), TextField(), TextView(), Toggle(), Stepper(), Slider(),
    ProgressView(), RefreshControl(), DatePicker(), Picker(), ColorPicker(),
    ActivityView(), Popover(), SplitView(), Widget(), NotificationBanner(), HomeScreen(),
    Tooltip(),
  ]

  /// All slots, in the order of the components.
  public static let slots: [Slot] = all.flatMap(\.slots)

  /// The component that has a slot; nil for an unknown name.
  public static func component(forSlot name: String) -> (any Component)? { bySlot[name] }

  /// The component of a name; nil for an unknown one.
  public static func component(named name: String) -> (any Component)? {
    all.first { $0.name == name }
  }

  private static let bySlot: [String: any Component] = {
    var table: [String: any Component] = [:]
    for component in all {
      for slot in component.slots { table[slot.name] = component }
    }
    return table
  }()
}
