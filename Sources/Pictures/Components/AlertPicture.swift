import ColorContrast
import Components
import DynamicType

/// An alert: its card over a dimmed screen.
///
/// Radii: 14 before iOS 26 (flutter/packages: packages/cupertino_ui/lib/src/dialog.dart), 34 and
/// pills of 24 in iOS 26 (Vercantez/openuikit: Sources/OpenUIKit/UIAlertController.swift).
struct AlertPicture: ComponentPicture {
  let components = ["alert"]

  /// Points of the screen that are seen above and below the card.
  private static let surrounds = 20.0

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    let card = AlertGeometry(subject.options, in: context.traits).width
    return min(context.traits.windowWidth, card + 2 * Self.surrounds)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let card = AlertCard(subject, in: canvas.context)
    let frame = Rect(
      (canvas.width - card.geometry.width) / 2, Self.surrounds, card.geometry.width,
      card.height)
    canvas.height = card.height + 2 * Self.surrounds
    let context = canvas.context
    let screen = Rect(0, 0, canvas.width, canvas.height)
    canvas.fill(.rect(screen), context.color("systemBackground"))
    let dimming = Color(white: 0, alpha: context.isDark ? 0.48 : 0.2)
    canvas.fill(.rect(screen), dimming)
    card.draw(in: frame, on: &canvas)
  }
}

/// The card of an alert, or of an action sheet of iOS 26, which looks the same: what it shows, and
/// where.
struct AlertCard {
  let geometry: AlertGeometry
  let height: Double
  private let context: PictureContext
  private let options: SlotOptions
  private let isSheet: Bool
  private let title: Placement?
  private let message: Placement?
  private let fields: [Placement]
  private let buttons: [Placement]
  private let buttonCount: Int
  private let isSideBySide: Bool
  /// Heights of the buttons' rows.
  private let rows: [Double]
  private let scale: Double
  private let contentHeight: Double
  private let actionsHeight: Double
  /// Heights of the two parts that are seen, where the card is too tall for the screen.
  private let shownContent: Double
  private let shownActions: Double

  /// - Parameter isPopover: the card points at what it came from and has no cancelling button.
  init(_ subject: PictureSubject, isPopover: Bool = false, in context: PictureContext) {
    self.context = context
    options = subject.options
    let traits = context.traits
    let geometry = AlertGeometry(options, in: traits, isPopover: isPopover)
    self.geometry = geometry
    let component = subject.component
    isSheet = component == "actionSheet"
    title = subject.shown(component + ".title")
    message = subject.shown(component + ".message")
    fields = subject.placements(component + ".placeholder")
    let placements = subject.placements(component + ".button")
    // A tap beside a popover cancels.
    let isCancelled = isPopover && placements.count > 1
    let buttons = isCancelled ? Array(placements.dropLast()) : placements
    self.buttons = buttons
    // An alert without a button cannot be left: one of an unknown title stands for it.
    buttonCount = max(1, buttons.count, (options.count ?? 0) - (isCancelled ? 1 : 0))
    let category = max(traits.contentSizeCategory, .large)
    let scale = TextStyle.body.pointSize(for: category) / TextStyle.body.pointSize(for: .large)
    self.scale = scale
    let half = geometry.halfButtonWidth(scale: scale)
    isSideBySide =
      buttonCount == 2 && !isPopover
      && !buttons.contains { abs($0.availableWidth - half) >= 0.01 }
    var heights = buttons.map { geometry.buttonHeight(text: $0.fit.height, scale: scale) }
    while heights.count < buttonCount {
      heights.append(geometry.buttonHeight(text: 0, scale: scale))
    }
    rows = isSideBySide ? [heights.max() ?? 0] : heights
    contentHeight = geometry.contentHeight(
      title: title?.fit.height ?? 0, message: message?.fit.height ?? 0,
      isSingle: options.style == "single", fields: fields.count, scale: scale)
    let actions = geometry.actionsHeight(rows: rows)
    actionsHeight = actions
    let available = geometry.availableHeight(hasKeyboard: !fields.isEmpty)
    let shown = geometry.shownHeights(
      content: contentHeight, actions: actions, available: available)
    shownContent = shown.content
    shownActions = shown.actions
    height = max(44, shownContent + shownActions)
  }

  func draw(in frame: Rect, on canvas: inout Canvas) {
    let backdrop = context.color("systemBackground")
    let material = context.material(.alert, over: backdrop)
    let radius = geometry.isNew ? 34.0 : 14
    canvas.fill(.continuous(frame, radius: radius), material)
    canvas.group(clip: .continuous(frame, radius: radius)) { canvas in
      let content = Rect(frame.x, frame.y, frame.width, shownContent)
      canvas.group(clip: .rect(content)) { canvas in
        drawTexts(Rect(content.x, content.y, content.width, contentHeight), on: &canvas)
      }
      let actions = Rect(frame.x, content.maxY, frame.width, shownActions)
      canvas.group(clip: .rect(actions)) { drawButtons(actions, on: &$0) }
      if contentHeight > shownContent + 0.001 {
        canvas.markScrolling(frame.x, frame.maxX, y: content.maxY - 1)
      }
      if actionsHeight > shownActions + 0.001 {
        canvas.markScrolling(frame.x, frame.maxX, y: actions.maxY - 1)
      }
      if !geometry.isNew, shownContent > 0 {
        canvas.fill(
          .rect(Rect(frame.x, content.maxY - 0.33, frame.width, 0.33)), separator)
      }
    }
  }

  /// Which button destroys: the second of an alert, after the cancelling one, the first of a sheet.
  private var destructiveIndex: Int { !isSheet && buttons.count > 1 ? 1 : 0 }

  private var separator: Color { context.color("separator", elevated: true) }

  // MARK: - Texts

  private func drawTexts(_ frame: Rect, on canvas: inout Canvas) {
    let isBoth = title != nil && message != nil
    // Measured in iOS 26: leading with both, centred with one of them.
    let alignment: Canvas.Alignment = geometry.isNew && isBoth ? .leading : .center
    let x = frame.midX - geometry.textWidth / 2
    var y = frame.y + geometry.topPadding(hasBoth: isBoth, scale: scale)
    if let title {
      let room = Rect(x, y, geometry.textWidth, title.fit.height)
      canvas.text(title, in: room, context.color("label", elevated: true), alignment)
      y = room.maxY + (isBoth ? geometry.textGap : 0)
    }
    if let message {
      let room = Rect(x, y, geometry.textWidth, message.fit.height)
      let isSecondary = geometry.isNew && isBoth
      canvas.text(
        message, in: room,
        context.color(isSecondary ? "secondaryLabel" : "label", elevated: true), alignment)
    }
    drawFields(frame, on: &canvas)
  }

  private func drawFields(_ frame: Rect, on canvas: inout Canvas) {
    guard !fields.isEmpty else { return }
    let field = geometry.fieldFrameHeight(scale: scale)
    let inset = geometry.isNew ? (frame.width - geometry.textWidth) / 2 - 15 : 16
    let gap = geometry.isNew ? 8.0 : 0
    let count = Double(fields.count)
    let bottom = geometry.isNew ? 4.0 : 20
    var y = frame.maxY - bottom - count * field - (count - 1) * gap
    for placement in fields {
      let box = Rect(frame.x + inset, y, frame.width - 2 * inset, field)
      if geometry.isNew {
        canvas.fill(
          .rounded(box, radius: field / 2), context.color("tertiarySystemFill", elevated: true))
      } else {
        canvas.fill(.rect(box), context.color("systemBackground", elevated: true))
        canvas.stroke(.rect(box.inset(0.25, 0.25)), separator, width: 0.5)
      }
      let room = Rect(
        frame.midX - placement.availableWidth / 2, y, placement.availableWidth, field)
      canvas.text(placement, in: room, context.color("placeholderText", elevated: true))
      y += field + gap
    }
  }

  // MARK: - Buttons

  private func drawButtons(_ frame: Rect, on canvas: inout Canvas) {
    let padding = geometry.actionPadding
    let gap = geometry.isNew ? 8.0 : 0.33
    if isSideBySide, let height = rows.first {
      let width = (frame.width - 2 * padding - gap) / 2
      for index in 0..<2 {
        let x = frame.x + padding + Double(index) * (width + gap)
        drawButton(index, in: Rect(x, frame.y + padding, width, height), on: &canvas)
      }
      if !geometry.isNew {
        canvas.fill(.rect(Rect(frame.midX - 0.17, frame.y, 0.33, height)), separator)
      }
      return
    }
    var y = frame.y + padding
    for (index, height) in rows.enumerated() {
      let row = Rect(frame.x + padding, y, frame.width - 2 * padding, height)
      if !geometry.isNew, index > 0 {
        canvas.fill(.rect(Rect(frame.x, y - 0.33, frame.width, 0.33)), separator)
      }
      drawButton(index, in: row, on: &canvas)
      y += height + gap
    }
  }

  private func drawButton(_ index: Int, in frame: Rect, on canvas: inout Canvas) {
    let placement = index < buttons.count ? buttons[index] : nil
    let isPreferred =
      (options.selected == true || options.style == "preferred")
      && (buttons.count == 1 || index == (isSideBySide ? 1 : 0))
    let isDestructive = options.style == "destructive" && index == destructiveIndex
    if geometry.isNew {
      canvas.fill(
        .rounded(frame, radius: min(24, frame.height / 2)),
        isPreferred ? context.tint : context.color("tertiarySystemFill", elevated: true))
    }
    guard let placement else {
      canvas.unknownText(in: frame.centered(min(56, frame.width * 0.5), 12), elevated: true)
      return
    }
    let room = frame.centered(placement.availableWidth, frame.height)
    let plain = geometry.isNew ? context.color("label", elevated: true) : context.tint
    let color =
      isDestructive
      ? context.color("systemRed", elevated: true)
      : geometry.isNew && isPreferred ? .white : plain
    canvas.text(placement, in: room, color, .center)
  }
}
