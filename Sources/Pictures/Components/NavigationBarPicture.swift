import ColorContrast
import Components
import DynamicType
import TextLayout

/// A navigation bar at the top of a screen.
///
/// Heights: a row of 44 points and 52 of a large title, in iOS 26 under 10 of their own
/// (Vercantez/openuikit: Sources/OpenUIKit/UINavigationBar.swift; flutter/packages:
/// packages/cupertino_ui/lib/src/nav_bar.dart); 32 of a prompt, and 32 of the row of a phone in
/// landscape, are those of the same sources.
struct NavigationBarPicture: ComponentPicture {
  let components = ["navigationBar"]

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    NavigationBar.barWidth(subject.content) ?? context.traits.containerWidth
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    NavigationBarDrawing(subject, in: canvas.context).draw(on: &canvas)
  }
}

/// The parts of one bar and where they stand.
private struct NavigationBarDrawing {
  private static let contents = 24.0

  private let context: PictureContext
  private let subject: PictureSubject
  private let options: SlotOptions
  private let row: NavigationBarRow
  private let title: Placement?
  private let large: Placement?
  private let subtitle: Placement?
  private let prompt: Placement?
  private let back: Placement?
  /// A phone in landscape draws the large title in the row.
  private let isLow: Bool

  init(_ subject: PictureSubject, in context: PictureContext) {
    self.subject = subject
    self.context = context
    options = subject.options
    row =
      NavigationBarLayout(subject.content, in: context.traits, using: context.shaper).row
    isLow = context.traits.verticalSizeClass == .compact
    title = subject.shown("navigationBar.title")
    large = subject.shown("navigationBar.largeTitle")
    subtitle = subject.shown("navigationBar.subtitle")
    prompt = subject.shown("navigationBar.prompt")
    back = subject.shown("navigationBar.backButton")
  }

  private var isUnderStatusBar: Bool { options.style == "underStatusBar" }

  /// Height of the row of buttons.
  private var rowHeight: Double {
    isLow && context.os < .iOS26 && context.traits.device.idiom == .phone
      ? 32 : NavigationBarMetrics.height.value
  }

  func draw(on canvas: inout Canvas) {
    let promptHeight = prompt.map { max(32, $0.fit.height + 8) } ?? 0
    let statusBar = isUnderStatusBar ? 0.0 : 10
    let rowY = statusBar + promptHeight
    var height = rowY + rowHeight + (context.isNew ? 4 : 0)
    let isLarge = large != nil && !isLow
    let largeY = height
    if isLarge, let large {
      height += max(52, large.fit.height + 12)
      if let subtitle { height += subtitle.fit.height }
    }
    let screen = context.color("systemBackground")
    canvas.ground(height: height + Self.contents, screen)
    if !context.isNew, context.os < .iOS13 || !isLarge {
      canvas.bar(
        .navigationBar, in: Rect(0, 0, canvas.width, height), over: screen, hairlineAt: height)
    }
    let rect = Rect(0, rowY, canvas.width, rowHeight)
    if isUnderStatusBar { drawStatusBar(on: &canvas) }
    if let prompt {
      let room = Rect(
        canvas.width / 2 - prompt.availableWidth / 2, statusBar, prompt.availableWidth,
        promptHeight)
      canvas.text(prompt, in: room, context.color("label"), .center)
    }
    drawButtons(rect, on: &canvas)
    drawBack(rect, on: &canvas)
    drawTitle(rect, isLarge: isLarge, on: &canvas)
    if isLarge, let large {
      drawLarge(large, y: largeY, on: &canvas)
    }
    canvas.unknownLabel(
      x: context.traits.safeArea.left + context.traits.systemMargin, midY: height + 14,
      width: canvas.width * 0.5, size: 12)
  }

  private func drawStatusBar(on canvas: inout Canvas) {
    let height = context.traits.safeArea.top
    guard height > 0 else { return }
    let y = max(0, height - 22)
    let color = context.color("label")
    canvas.fill(
      .rounded(Rect(canvas.width * 0.1, y + 5, 34, 9), radius: 3), color.withAlpha(0.8))
    canvas.fill(
      .rounded(Rect(canvas.width * 0.9 - 26, y + 4, 26, 11), radius: 3.5), color.withAlpha(0.8))
  }

  // MARK: - Titles

  private func drawTitle(_ rect: Rect, isLarge: Bool, on canvas: inout Canvas) {
    let inline = isLarge ? title : title ?? large
    let under = isLarge ? nil : subtitle
    guard inline != nil || under != nil else { return }
    let sum = (inline?.fit.height ?? 0) + (under?.fit.height ?? 0)
    var y = rect.midY - sum / 2
    for placement in [inline, under].compactMap({ $0 }) {
      let middle = row.titleCenter(
        min(placement.drawnWidth, placement.availableWidth), besideBack: backTitleWidth)
      var room = Rect(
        middle - placement.availableWidth / 2, y, placement.availableWidth, placement.fit.height)
      if let height = placement.maximumHeight {
        room = Rect(room.x, rect.midY - height / 2, room.width, height)
      }
      canvas.text(
        placement, in: room,
        context.color(placement.slot.hasSuffix(".subtitle") ? "secondaryLabel" : "label"), .center)
      y += placement.fit.height
    }
  }

  private func drawLarge(_ large: Placement, y: Double, on canvas: inout Canvas) {
    let x =
      (NavigationBar.barWidth(subject.content) == nil ? context.traits.safeArea.left : 0)
      + (context.isNew
        ? NavigationBarMetrics.largeMargin26.value : context.traits.horizontalMargin)
    let room = Rect(x, y + 3, large.availableWidth, large.fit.height)
    canvas.text(large, in: room, context.color("label"))
    guard let subtitle else { return }
    canvas.text(
      subtitle, in: Rect(x, room.maxY, subtitle.availableWidth, subtitle.fit.height),
      context.color("secondaryLabel"))
  }

  // MARK: - Buttons

  /// Width of the title the back button shows; nil where it is a chevron alone.
  private var backTitleWidth: Double? {
    guard let back, !context.isNew else { return nil }
    switch back.verdict {
    case .collapses: return nil
    case .stacks: return genericWidth(back)
    default: return back.drawnWidth > 0 ? back.drawnWidth : nil
    }
  }

  private func genericWidth(_ back: Placement) -> Double {
    let text = BackTitle.generic(locale: context.traits.locale)
    let shaped = context.shaper.shape(text, locale: context.traits.locale, weight: back.weight)
    return TextFitter.naturalWidth(shaped, pointSize: back.pointSize)
  }

  private func drawBack(_ rect: Rect, on canvas: inout Canvas) {
    guard let x = row.backX else { return }
    if context.isNew {
      let side = NavigationBarMetrics.back26.value
      let circle = Rect(x, rect.midY - side / 2, side, side)
      canvas.glass(.ellipse(circle), over: context.color("systemBackground"))
      canvas.chevron(
        in: circle.centered(8, 16).offset(-1.5, 0.5), context.color("label"), weight: 3,
        pointsBack: true)
      return
    }
    canvas.chevron(
      in: Rect(x + 9, rect.midY - 10, 10.5, 20), context.tint, weight: 3, pointsBack: true)
    guard let back else { return }
    guard let width = backTitleWidth else {
      // Nothing is drawn of it; what it had is marked.
      let start = row.backTitleEnd(0) - 5
      canvas.text(
        back, in: Rect(start, rect.y, back.availableWidth, rect.height), context.tint)
      return
    }
    let textX = row.backTitleEnd(width) - width - 5
    if back.verdict == .stacks {
      canvas.label(
        BackTitle.generic(locale: context.traits.locale), size: back.pointSize,
        in: Rect(textX, rect.y, width + 1, rect.height), context.tint)
      return
    }
    let height = back.maximumHeight ?? rect.height
    canvas.text(
      back, in: Rect(textX, rect.midY - height / 2, back.availableWidth, height), context.tint)
  }

  private func drawButtons(_ rect: Rect, on canvas: inout Canvas) {
    let buttons = subject.placements("navigationBar.button")
    let isDone = options.selected == true
    let frames = row.frames
    // Items before the title stand after the back button's title.
    let first = frames.first(where: \.isLeading)?.x ?? 0
    let shift = backTitleWidth.map {
      max(0, row.backTitleEnd($0) + BarMetrics.itemGap.value - first)
    }
    for (index, frame) in frames.enumerated() {
      let start = frame.isLeading ? frame.x + (shift ?? 0) : frame.x
      let box = Rect(start, rect.y, frame.width, rect.height)
      if context.isNew { platter(box, isDone: isDone, on: &canvas) }
      let color = buttonColor(isDone)
      guard let text = frame.text, text < buttons.count, !frame.isImage else {
        canvas.symbol(index, in: box.centered(22, 22), color)
        continue
      }
      let placement = buttons[text]
      // The room is what the button could have; its title stands at the outer edge of it.
      let inset = frame.insets / 2
      let x =
        frame.isLeading
        ? box.x + inset : box.maxX - inset - placement.availableWidth
      let height = placement.maximumHeight ?? box.height
      let room = Rect(x, box.midY - height / 2, placement.availableWidth, height)
      canvas.text(placement, in: room, color, frame.isLeading ? .leading : .trailing)
    }
  }

  private func buttonColor(_ isDone: Bool) -> Color {
    guard context.isNew else { return context.tint }
    return isDone ? .white : context.color("label")
  }

  private func platter(_ box: Rect, isDone: Bool, on canvas: inout Canvas) {
    let outline = Outline.rounded(box, radius: box.height / 2)
    if isDone {
      canvas.fill(outline, context.tint, shadow: Canvas.platterShadow)
    } else {
      canvas.glass(outline, over: context.color("systemBackground"))
    }
  }
}
