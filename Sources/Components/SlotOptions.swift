import TextLayout

/// An image beside a text.
public enum ImageOption: Sendable, Hashable {
  /// No image, as if the option were absent.
  case none
  /// An image of the usual width, such as a symbol in the size of the text.
  case standard
  /// An image of this width in points.
  case width(Double)
}

/// What the app decides about the place of a text: all members are optional.
///
/// In JSON an object with the members listed in `memberNames`; an unknown member or value is a
/// decoding error that names it and the allowed ones.
public struct SlotOptions: Sendable, Hashable {
  /// A width in points the app imposes: of a label, of a cell, of a card.
  public var width: Double?
  /// A height in points the app imposes.
  public var height: Double?
  /// `numberOfLines`: 0 for no limit; nil for the component's own.
  public var lineLimit: Int?
  /// The font; nil for the component's own.
  public var font: SlotFont?
  /// False: the font ignores Dynamic Type. True: a font with a size follows it. `SlotFont.scales`
  /// wins over it.
  public var scales: Bool?
  /// `minimumScaleFactor`, from 0 to 1.
  public var minimumScale: Double?
  /// `lineBreakMode`: `tail`, `middle`, `head`, `clip`, `word` or `character`.
  public var truncation: String?
  /// The image beside the text.
  public var image: ImageOption?
  /// The margin at each side of the screen in points, where it is not the system's; 0 or more.
  public var margin: Double?
  /// Points that views and margins of the app's own take before the text, in the direction of the
  /// layout; 0 or more.
  public var leadingInset: Double?
  /// The same after the text.
  public var trailingInset: Double?
  /// What stands at the trailing edge: one of `accessoryNames`.
  public var accessory: String?
  /// The table is being edited: a delete or selection control stands at the leading edge of a row.
  public var editing: Bool?
  /// Index titles stand at the trailing edge of the table.
  public var indexTitles: Bool?
  /// How many siblings share the room: buttons, tabs, segments.
  public var count: Int?
  /// How siblings share it: one of `distributionNames`, as `UIStackView.Distribution`.
  public var distribution: String?
  /// A variant of the component: for table cells `plain` (default), `grouped`, `insetGrouped`,
  /// and `list`, `listPlain` for cells with a list content configuration.
  public var style: String?
  /// The letter case a place draws in, if not its own: `uppercase`, `lowercase` or `none`, as
  /// SwiftUI's `textCase(_:)` and `UIListContentConfiguration.TextProperties.transform`.
  public var textCase: String?
  /// The size of a control: one of `controlSizeNames`.
  public var controlSize: String?
  /// The item is checked (menus) or preferred (alert buttons).
  public var selected: Bool?
  /// Whether the text is drawn as Markdown; nil leaves it to the audit's configuration. It acts
  /// before the components do, who are given what is drawn.
  public var markdown: MarkdownOption?

  /// Creates options; nil leaves a decision to the component.
  public init(
    width: Double? = nil, height: Double? = nil, lineLimit: Int? = nil, font: SlotFont? = nil,
    scales: Bool? = nil, minimumScale: Double? = nil, truncation: String? = nil,
    image: ImageOption? = nil, margin: Double? = nil, leadingInset: Double? = nil,
    trailingInset: Double? = nil, accessory: String? = nil, editing: Bool? = nil,
    indexTitles: Bool? = nil, count: Int? = nil,
    distribution: String? = nil, style: String? = nil, textCase: String? = nil,
    controlSize: String? = nil,
    selected: Bool? = nil, markdown: MarkdownOption? = nil
  ) {
    self.width = width
    self.height = height
    self.lineLimit = lineLimit
    self.font = font
    self.scales = scales
    self.minimumScale = minimumScale
    self.truncation = truncation
    self.image = image
    self.margin = margin
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
    self.accessory = accessory
    self.editing = editing
    self.indexTitles = indexTitles
    self.count = count
    self.distribution = distribution
    self.style = style
    self.textCase = textCase
    self.controlSize = controlSize
    self.selected = selected
    self.markdown = markdown
  }

  /// The accessories a cell can carry.
  public static let accessoryNames = [
    "disclosure", "checkmark", "detail", "detailDisclosure", "switch", "stepper", "badge",
    "reorder",
  ]
  /// The letter cases a place can draw in.
  public static let textCaseNames = ["uppercase", "lowercase", "none"]
  /// The ways siblings share the room of a row.
  public static let distributionNames = ["fillEqually", "fillProportionally"]
  /// The sizes of a control: SwiftUI's `ControlSize`; `UIButton.Configuration.Size` calls the
  /// regular one medium.
  public static let controlSizeNames = ["mini", "small", "regular", "large"]
  /// The ways a text can be cut.
  public static let truncationNames = LineBreakMode.allCases.map(\.rawValue)
  /// The members of the JSON object.
  public static let memberNames = CodingKeys.allCases.map(\.rawValue)

  enum CodingKeys: String, CodingKey, CaseIterable {
    case width, height, lineLimit, font, scales, minimumScale, truncation, image
    case margin, leadingInset, trailingInset, accessory, editing, indexTitles, count, distribution,
      style
    case textCase, controlSize, selected, markdown
  }

  /// Points taken before and after the text by the app's own views.
  package var insets: Double { (leadingInset ?? 0) + (trailingInset ?? 0) }

  var lineBreakMode: LineBreakMode {
    truncation.flatMap(LineBreakMode.init(rawValue:)) ?? .byTruncatingTail
  }
}
