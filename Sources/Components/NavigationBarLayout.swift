import DynamicType
import Markup
import TextLayout
import TextShaping

/// The layout of one navigation bar with its texts.
package struct NavigationBarLayout {
  private let content: ComponentContent
  private let traits: Traits
  private let shaper: TextShaper
  private let isNew: Bool
  /// The category its title and buttons are drawn in.
  private let category: ContentSizeCategory

  private let titles: [ShapedText]
  private let backs: [ShapedText]
  private let buttons: [ShapedText]
  private let titleFace: Typeface
  private let backFace: Typeface
  private let buttonFace: Typeface
  /// The row of its buttons.
  package let row: NavigationBarRow

  /// Measures the texts of a bar.
  package init(_ content: ComponentContent, in traits: Traits, using shaper: TextShaper) {
    self.content = content
    self.traits = traits
    self.shaper = shaper
    isNew = traits.os >= .iOS26
    let category = BarGrowth.category(in: traits)
    self.category = category
    titleFace = .bar(
      content, slot: NavigationBar.title, style: .headline, weight: .semibold,
      category: category, in: traits)
    backFace = .bar(
      content, slot: NavigationBar.backButton, style: .body, category: category, in: traits)
    let isDone = content.options.selected == true
    let weight: FontWeight = isDone ? .semibold : isNew ? .medium : .regular
    buttonFace = .bar(
      content, slot: NavigationBar.button, style: .body, weight: weight, category: category,
      in: traits)
    titles = Self.shape(NavigationBar.title, titleFace, content, traits, shaper)
    backs = Self.shape(NavigationBar.backButton, backFace, content, traits, shaper)
    let face = buttonFace
    let buttons = Self.shape(NavigationBar.button, face, content, traits, shaper)
    self.buttons = buttons
    row = NavigationBarRow(
      content, buttonWidths: buttons.map { face.labelWidth(of: $0, in: traits) },
      hasBack: !backs.isEmpty, in: traits)
  }

  private static func shape(
    _ slot: String, _ face: Typeface, _ content: ComponentContent, _ traits: Traits,
    _ shaper: TextShaper
  ) -> [ShapedText] {
    (content.texts[slot] ?? []).map { shaper.shape($0, locale: traits.locale, in: face) }
  }

  func placements() -> [Placement] {
    var placements = titlePlacements(NavigationBar.title, titles)
    if content.texts[NavigationBar.largeTitle] != nil { placements += largeTitlePlacements() }
    if content.texts[NavigationBar.subtitle] != nil { placements += subtitlePlacements() }
    if content.texts[NavigationBar.prompt] != nil { placements += promptPlacements() }
    placements += backPlacements()
    placements += buttonPlacements()
    return placements
  }

  /// The certainty of the row, lowered where its growth is not measured.
  private var certainty: Certainty {
    var certainty = row.certainty
    if isNew, category != .large {
      certainty.lower(to: .likely, because: BarMetrics.growthNote26)
    }
    return certainty
  }

  private func room(
    _ slot: String, _ width: Double, _ face: Typeface, _ certainty: Certainty
  ) -> TextRoom {
    let options = content.optionsApply(to: slot) ? content.options : SlotOptions()
    var room = TextRoom(
      slot: slot, width: width - options.insets, maximumLines: options.lineLimit ?? 1,
      typeface: face,
      certainty: certainty)
    room.follow(options)
    coverByStatusBar(&room)
    return room
  }

  /// A bar that starts at the top of the screen has the status bar over its row.
  private func coverByStatusBar(_ room: inout TextRoom) {
    guard content.options.style == NavigationBar.underStatusBar,
      room.slot != NavigationBar.largeTitle
    else { return }
    // A phone in landscape shows no status bar.
    let isHidden = traits.device.idiom == .phone && traits.verticalSizeClass == .compact
    let statusBar = isHidden ? 0 : traits.safeArea.top
    let lineHeight = room.typeface.pointSize * TextFitter.lineHeight
    let top = (room.certainty.use(NavigationBarMetrics.height) - lineHeight) / 2
    let covered = min(lineHeight, statusBar - top)
    guard covered > 0 else { return }
    // A room too low shows its text centred, so that it cuts as much from the foot.
    room.maximumHeight = max(0, lineHeight - 2 * covered)
    room.certainty.lower(to: .likely, because: NavigationBar.statusBarNote)
  }

  private func titlePlacements(
    _ slot: String, _ texts: [ShapedText], note: String? = nil
  ) -> [Placement] {
    guard !texts.isEmpty else { return [] }
    var certainty = certainty
    if content.options.count == nil, backs.isEmpty, buttons.isEmpty {
      certainty.lower(to: .likely, because: NavigationBar.aloneNote)
    }
    if !backs.isEmpty { certainty.lower(to: .likely) }
    let isView = content.options.style == "titleView"
    let growth = BarGrowth.note(
      isControl: isView, title: "", isCustomView: isView, in: traits)
    if let growth { certainty.lower(to: .certain, because: growth) }
    let width = row.titleWidth
    let room = room(slot, width, titleFace, certainty)
    return texts.enumerated().map { index, text in
      var room = room
      if titleFace.labelWidth(of: text, in: traits) > width + 0.001, let remedy = imageRemedy(width)
      {
        room.certainty.lower(to: .certain, because: remedy)
      }
      return room.place(
        text, fit: room.fit(text, in: traits, using: shaper), index: index, in: traits,
        using: shaper, note: note)
    }
  }

  /// What images in place of the buttons' titles would give the bar's title.
  private func imageRemedy(_ width: Double) -> String? {
    guard !buttons.isEmpty else { return nil }
    let gained = (row.titleWidthBesideImages - width).rounded(.down)
    guard gained >= 1 else { return nil }
    return "with images for the buttons beside it the title would have \(Int(gained)) points more"
  }

  private func largeTitlePlacements() -> [Placement] {
    let slot = NavigationBar.largeTitle
    if traits.verticalSizeClass == .compact {
      return titlePlacements(
        slot, Self.shape(slot, titleFace, content, traits, shaper),
        note: NavigationBar.compactNote)
    }
    var certainty = Certainty()
    let face: Typeface
    let margin: Double
    if isNew {
      face = .bar(
        content, slot: slot, style: .largeTitle, weight: .bold,
        category: traits.contentSizeCategory, in: traits)
      margin = certainty.use(NavigationBarMetrics.largeMargin26)
    } else {
      face = largeFaceBefore(&certainty)
      margin = traits.horizontalMargin
      certainty.lower(to: BarMetrics.margin.confidence)
    }
    return room(slot, contentWidth(margin: margin), face, certainty).place(
      content.texts[slot] ?? [], in: traits, using: shaper)
  }

  /// The damped growth of a large title before iOS 26.
  private func largeFaceBefore(_ certainty: inout Certainty) -> Typeface {
    let body = TextStyle.body
    let growth =
      body.pointSize(for: traits.contentSizeCategory) / body.pointSize(for: .large) - 1
    var scale = 1.0
    if growth != 0 {
      scale = max(
        certainty.use(NavigationBarMetrics.largeLeast),
        1 + growth / certainty.use(NavigationBarMetrics.largeDamping))
    }
    return .fixedBar(
      content, slot: NavigationBar.largeTitle, size: NavigationBarMetrics.largeSize.value * scale,
      weight: .bold, in: traits)
  }

  private func subtitlePlacements() -> [Placement] {
    var certainty = certainty
    let size = certainty.use(NavigationBarMetrics.subtitleSize)
    if !isNew { certainty.lower(to: .guess, because: NavigationBar.subtitleNote) }
    let slot = NavigationBar.subtitle
    let face = Typeface.fixedBar(
      content, slot: slot, size: size, weight: .regular, in: traits)
    // Under a large title it has the width of that.
    let isUnderLarge =
      content.texts[NavigationBar.largeTitle] != nil && traits.verticalSizeClass != .compact
    let width =
      isUnderLarge
      ? contentWidth(margin: NavigationBarMetrics.largeMargin26.value) : row.titleWidth
    return room(slot, width, face, certainty).place(
      content.texts[slot] ?? [], in: traits, using: shaper)
  }

  private func promptPlacements() -> [Placement] {
    var certainty = Certainty()
    let slot = NavigationBar.prompt
    let face = Typeface.fixedBar(
      content, slot: slot, size: certainty.use(NavigationBarMetrics.promptSize),
      weight: .regular, in: traits)
    let margin =
      isNew ? BarMetrics.side26.value : traits.horizontalMargin
    return room(slot, contentWidth(margin: margin), face, certainty).place(
      content.texts[slot] ?? [], in: traits, using: shaper)
  }

  /// Width between the margins of the bar.
  private func contentWidth(margin: Double) -> Double {
    if let width = NavigationBar.barWidth(content) { return width - 2 * margin }
    return traits.containerWidth - traits.safeArea.left - traits.safeArea.right - 2 * margin
  }

  // MARK: Buttons

  private func backPlacements() -> [Placement] {
    let slot = NavigationBar.backButton
    let growth = BarGrowth.note(isControl: true, title: "Back", isCustomView: false, in: traits)
    if let width = NavigationBar.imposedWidth(content, slot) {
      return backs.enumerated().map { index, text in
        let room = buttonRoom(slot, width, backFace, certainty)
        return room.place(
          text, fit: room.fit(text, in: traits, using: shaper), index: index, in: traits,
          using: shaper, note: growth)
      }
    }
    let barTitle = titles.map { titleFace.labelWidth(of: $0, in: traits) }.max()
    return backs.enumerated().map { index, text in
      isNew
        ? backPlacement26(text, index)
        : backPlacement(text, index, besideTitle: barTitle, growth)
    }
  }

  /// On iOS 26 the title is drawn nowhere in the bar.
  private func backPlacement26(_ text: ShapedText, _ index: Int) -> Placement {
    var certainty = certainty
    certainty.lower(to: .likely)
    let width = backFace.labelWidth(of: text, in: traits)
    let room = room(
      NavigationBar.backButton, max(width, contentWidth(margin: 0)), backFace, certainty)
    return room.place(
      text, fit: room.fit(text, in: traits, using: shaper), index: index, in: traits,
      using: shaper, note: text.text.isEmpty ? nil : NavigationBar.back26Note)
  }

  private func backPlacement(
    _ text: ShapedText, _ index: Int, besideTitle barTitle: Double?, _ growth: String?
  ) -> Placement {
    var certainty = certainty
    _ = certainty.use(NavigationBarMetrics.backLead)
    if barTitle == nil { certainty.lower(to: .likely, because: NavigationBar.backAloneNote) }
    if let growth { certainty.lower(to: .certain, because: growth) }
    let generic = BackTitle.generic(locale: traits.locale)
    let genericWidth = backFace.labelWidth(
      of: shaper.shape(MarkupText(generic), locale: traits.locale, in: backFace), in: traits)
    let width = backFace.labelWidth(of: text, in: traits)
    let shown = row.backTitleShown(
      title: width, generic: genericWidth, besideTitle: barTitle ?? 0)
    var changes: LayoutChanges = []
    var note: String?
    switch shown {
    case .full: break
    case .generic:
      changes = .stacks
      note = "“\(generic)” stands in its place, because it does not fit beside the title"
    case .none:
      changes = .collapses
      note = "the chevron stands alone, because neither it nor “\(generic)” fits beside the title"
    }
    let whole = room(NavigationBar.backButton, width, backFace, certainty)
    let fit = whole.fit(text, in: traits, using: shaper)
    var room = whole
    room.width = row.backWidth(besideTitle: barTitle ?? 0)
    return room.place(
      text, fit: fit, index: index, in: traits, using: shaper, changes: changes, note: note)
  }

  private func buttonPlacements() -> [Placement] {
    guard !buttons.isEmpty else { return [] }
    let slot = NavigationBar.button
    let isImage = NavigationBar.isImage(content)
    let widths = row.buttonWidths()
    return buttons.enumerated().map { index, text in
      var certainty = certainty
      let width = buttonFace.labelWidth(of: text, in: traits)
      let growth = BarGrowth.note(
        isControl: true, title: text.text, isCustomView: content.options.style == "customView",
        in: traits)
      if let growth { certainty.lower(to: .certain, because: growth) }
      if isImage {
        let room = room(slot, max(width, widths[index]), buttonFace, certainty)
        return room.place(
          text, fit: room.fit(text, in: traits, using: shaper), index: index, in: traits,
          using: shaper, note: BarMetrics.imageNote)
      }
      let imposed = NavigationBar.imposedWidth(content, slot)
      let available = imposed ?? widths[index]
      let overflows = width > available + 0.001
      if overflows, imposed == nil { certainty.lower(to: .guess) }
      let room = buttonRoom(slot, available, buttonFace, certainty)
      return room.place(
        text, fit: room.fit(text, in: traits, using: shaper), index: index, in: traits,
        using: shaper, note: overflows && imposed == nil ? BarMetrics.overflowNote : nil)
    }
  }

  /// The room of a button's title: as in system buttons letters move closer, and then the middle
  /// gives way (Vercantez/openuikit: Tests/OpenUIKitTests/UIButtonTests.swift).
  private func buttonRoom(
    _ slot: String, _ width: Double, _ face: Typeface, _ certainty: Certainty
  ) -> TextRoom {
    var room = room(slot, width, face, certainty)
    if !content.optionsApply(to: slot) || content.options.truncation == nil {
      room.lineBreakMode = .byTruncatingMiddle
    }
    room.allowsTightening = true
    return room
  }
}
