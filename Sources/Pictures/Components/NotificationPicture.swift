import ColorContrast
import Components
import DynamicType

/// A notification on a wallpaper, opened where an action is shown.
///
/// Corners of 23 in iOS 13–18 and 26 in iOS 26, and all distances from edge to edge, are estimates,
/// like those of the model.
struct NotificationPicture: ComponentPicture {
  let components = ["notification"]

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    min(context.traits.screenWidth, cardWidth(subject, context) + 2 * side(context))
  }

  private func side(_ context: PictureContext) -> Double {
    context.os < .iOS13 ? 0 : NotificationBanner.sideMargin.value
  }

  private func cardWidth(_ subject: PictureSubject, _ context: PictureContext) -> Double {
    let safeArea = context.traits.safeArea
    let all = context.traits.screenWidth - safeArea.left - safeArea.right - 2 * side(context)
    if let imposed = subject.options.width { return min(imposed, all) }
    return context.os < .iOS13 ? all : min(all, NotificationBanner.widestWidth.value)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let isOld = context.os < .iOS13
    let title = subject.shown("notification.title")
    let body = subject.shown("notification.body")
    let actions = subject.placements("notification.action")
    let width = cardWidth(subject, context)
    let texts = (title?.fit.height ?? context.bodySize * 1.1) + (body?.fit.height ?? 0)
    let height = max(isOld ? 64 : 66, texts + (isOld ? 20 : 26))
    let card = Rect((canvas.width - width) / 2, isOld ? 0 : 12, width, height)
    let rows = actions.map { MenuHeights(in: context.traits).row(title: $0.fit.height) }
    let menu = MenuCard(
      rows: zip(actions, rows).map { .init(kind: .item, texts: [$0], height: $1) },
      SlotOptions(image: subject.options.image), in: context)
    canvas.ground(
      height: card.maxY + 12 + (actions.isEmpty ? 0 : menu.height + 20), context.wallpaper)
    if !actions.isEmpty {
      // Drawn before the card, so that its shadow lies below it.
      menu.draw(
        in: Rect(
          card.maxX - menu.geometry.width, card.maxY + 8, menu.geometry.width, menu.height),
        on: &canvas)
    }
    let material =
      isOld
      ? Color(eightBit: 0x2E, 0x36, 0x45)
      : context.isDark ? Color(eightBit: 0x2B, 0x2F, 0x38) : Color(eightBit: 0xE9, 0xEC, 0xF2)
    if isOld {
      canvas.fill(.rect(card), material)
    } else {
      canvas.fill(
        .continuous(card, radius: context.isNew ? 26 : 23), material, shadow: Canvas.platterShadow)
    }
    drawTexts(title, body, subject, in: card, on: &canvas)
  }

  private func drawTexts(
    _ title: Placement?, _ body: Placement?, _ subject: PictureSubject, in card: Rect,
    on canvas: inout Canvas
  ) {
    let context = canvas.context
    let isOld = context.os < .iOS13
    let inset = isOld ? NotificationBanner.oldInset.value : NotificationBanner.inset.value
    let icon = isOld ? NotificationBanner.oldIcon.value : NotificationBanner.icon.value
    let side = isOld ? 20.0 : 38
    let color = isOld ? Color.white : context.color("label", elevated: true)
    let iconY = isOld ? card.y + 10 : card.midY - side / 2
    canvas.unknownImage(in: Rect(card.x + inset, iconY, side, side))
    let x = card.x + inset + icon
    let sum = (title?.fit.height ?? 0) + (body?.fit.height ?? 0)
    var y = isOld ? card.y + 9 : card.midY - sum / 2
    if let title {
      canvas.text(
        title, in: Rect(x, y, title.availableWidth, title.fit.height), color)
      let time = isOld ? NotificationBanner.oldTime.value : NotificationBanner.time.value
      let clock = min(time - 8, 30)
      let end = isOld ? x + title.drawnWidth + time : card.maxX - inset
      canvas.fill(
        .rounded(Rect(end - clock, y + title.fit.height / 2 - 4, clock, 8), radius: 3),
        color.withAlpha(0.3))
      y += title.fit.height
    }
    if let body {
      canvas.text(body, in: Rect(x, y, body.availableWidth, body.fit.height), color)
    }
    if let image = subject.options.image, image != .none, !isOld {
      let width: Double
      if case .width(let points) = image {
        width = points
      } else {
        width = NotificationBanner.picture.value - NotificationBanner.sideMargin.value
      }
      let side = min(width, card.height - 16)
      canvas.fill(
        .continuous(
          Rect(card.maxX - inset - side, card.maxY - 8 - side, side, side), radius: 6),
        context.color("systemOrange"))
    }
  }
}
