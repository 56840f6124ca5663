import DynamicType
import TextShaping

/// The header and the footer of a section of a table or list: `UITableView`'s titles, those of a
/// list in a collection view, or SwiftUI's `Section` in a `List`.
public struct TableSection: Component {
  static let header = "tableSection.header"
  static let footer = "tableSection.footer"

  /// `tableSection`.
  public let name = "tableSection"
  /// Header and footer.
  public let slots = [
    Slot(
      name: header, component: "tableSection",
      summary: "The header of a section of a table or list.",
      overflow: "wraps; in plain ones loses its end"),
    Slot(
      name: footer, component: "tableSection",
      summary: "The footer of a section of a table or list.",
      overflow: "wraps"),
  ]
  /// The numbers of headers and footers, and the margins of tables.
  public var metrics: [Metric] {
    TableSectionMetrics.all
      + [
        CellMetrics.margin, CellMetrics.margin26, CellMetrics.wideMargin26,
        CellMetrics.insetMargin26, CellMetrics.index,
      ]
  }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        The titles of a section of a table, of a list in a collection view, or of SwiftUI's
        `Section` in a `List`. Until iOS 18 the headers of grouped sections are drawn in capitals,
        by the rules of the string's language (Turkish İ, German SS, Greek without accents), which
        makes them wider; in iOS 26 (Apple: Adopting Liquid Glass), in plain sections and in
        prominent headers as they are written. `textCase` says otherwise.

        Headers of grouped sections and footers wrap. The header of a plain section has one line,
        and wraps at accessibility sizes: an assumption, which findings name.
        """,
      options: """
        `style` (`grouped` unless set, `plain`, `insetGrouped`, `list`, `listPlain`, `prominent`),
        `textCase`, `indexTitles`, `leadingInset`, `trailingInset`, `lineLimit`, `width`, `height`,
        `font`, `scales`, `minimumScale`, `truncation`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per header, then one per footer.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let section = Section(content, in: traits)
    return section.place(Self.header, section.headerRoom(), using: shaper)
      + section.place(Self.footer, section.footerRoom(), using: shaper)
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short header fits.", ComponentContent("Notifications", in: header), verdicts: ["fits"]),
    ComponentExample(
      "In capitals a header is wider, and wraps before iOS 26.",
      ComponentContent("Benachrichtigungen auf dem gesperrten Bildschirm", in: header),
      device: "iPhone SE (3rd generation)", os: .iOS13, locale: "de", verdicts: ["wraps"]),
    ComponentExample(
      "Without capitals the same header has one line.",
      ComponentContent(
        "Benachrichtigungen auf dem gesperrten Bildschirm", in: header,
        options: SlotOptions(textCase: "none")),
      device: "iPhone SE (3rd generation)", os: .iOS13, locale: "de", verdicts: ["fits"]),
    ComponentExample(
      "The header of a plain section has one line.",
      ComponentContent(
        "Messages from people who are not in your contacts", in: header,
        options: SlotOptions(style: "plain")),
      verdicts: ["truncates"]),
    ComponentExample(
      "A footer wraps.",
      ComponentContent(
        "Notifications are shown on the lock screen while the phone is locked.", in: footer),
      verdicts: ["wraps"]),
    ComponentExample(
      "At accessibility sizes every header wraps.",
      ComponentContent(
        "Messages from people who write often", in: header, options: SlotOptions(style: "plain")),
      category: .accessibilityLarge, verdicts: ["wraps"]),
  ]
}

/// A section in its traits: how wide its texts may be and how they look.
private struct Section {
  let content: ComponentContent
  let traits: Traits
  let style: String
  let width: Double
  let certainty: Certainty

  init(_ content: ComponentContent, in traits: Traits) {
    self.content = content
    self.traits = traits
    let options = content.options
    var certainty = Certainty()
    var style = options.style ?? "grouped"
    if !TableSectionMetrics.styleNames.contains(style) {
      certainty.lower(to: .guess, because: TableSectionMetrics.styleNote)
      style = "grouped"
    }
    self.style = style
    let isInset = ["insetGrouped", "list", "prominent"].contains(style)
    let margins = CellMargins(isInset: isInset, in: traits, &certainty)
    var width =
      options.width
      ?? traits.containerWidth - traits.safeArea.left - traits.safeArea.right - 2 * margins.card
    if options.indexTitles == true { width -= certainty.use(CellMetrics.index) }
    self.width = width - 2 * margins.content - options.insets
    self.certainty = certainty
  }

  private var isPlain: Bool { style == "plain" || style == "listPlain" }

  func headerRoom() -> TextRoom {
    let isNew = traits.os >= .iOS26
    let font: (TextStyle, FontWeight?, Metric)
    if style == "prominent" {
      font = (.title3, .bold, TableSectionMetrics.prominentHeader)
    } else if isNew {
      font = (.headline, nil, TableSectionMetrics.header26)
    } else if isPlain {
      font = (.headline, nil, TableSectionMetrics.plainHeader)
    } else {
      font = (.footnote, nil, TableSectionMetrics.groupedHeader)
    }
    var room = room(TableSection.header, font.0, font.1, font.2)
    let applies = content.optionsApply(to: TableSection.header)
    if applies, let limit = content.options.lineLimit {
      room.maximumLines = limit
    } else if style == "plain", !traits.contentSizeCategory.isAccessibilityCategory {
      room.maximumLines = 1
      room.certainty.lower(to: .guess, because: TableSectionMetrics.plainLineNote)
    } else {
      room.wrapAssumption = TableSectionMetrics.headerWrapNote
    }
    return room
  }

  func footerRoom() -> TextRoom {
    var room = room(TableSection.footer, .footnote, nil, TableSectionMetrics.footer)
    if content.optionsApply(to: TableSection.footer) {
      room.maximumLines = content.options.lineLimit ?? 0
    }
    if isPlain { room.certainty.lower(to: .guess, because: TableSectionMetrics.plainFooterNote) }
    return room
  }

  private func room(
    _ slot: String, _ style: TextStyle, _ weight: FontWeight?, _ metric: Metric
  ) -> TextRoom {
    var room = TextRoom(
      slot: slot, width: width, maximumLines: 0,
      typeface: .resolve(content, slot: slot, or: style, weight: weight, in: traits),
      certainty: certainty)
    if !content.optionsApply(to: slot) || content.options.font == nil {
      _ = room.certainty.use(metric)
    }
    room.maximumHeight = content.options.height
    if content.optionsApply(to: slot) {
      room.follow(content.options)
    }
    return room
  }

  private func transform(_ slot: String) -> CaseTransform {
    if content.optionsApply(to: slot), let name = content.options.textCase {
      return CaseTransform(rawValue: name) ?? .none
    }
    guard slot == TableSection.header, traits.os < .iOS26, !isPlain, style != "prominent" else {
      return .none
    }
    return .uppercase
  }

  func place(_ slot: String, _ room: TextRoom, using shaper: TextShaper) -> [Placement] {
    guard let texts = content.texts[slot] else { return [] }
    let transform = transform(slot)
    return texts.enumerated().map { index, text in
      let drawn = transform.apply(text, locale: traits.locale)
      let isChanged = transform == .uppercase && drawn.text != text.text
      return room.place(
        drawn, index: index, in: traits, using: shaper,
        note: isChanged ? CaseTransform.uppercaseNote : nil)
    }
  }
}
