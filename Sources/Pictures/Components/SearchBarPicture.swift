import ColorContrast
import Components
import DynamicType

/// A search bar with its cancel button, tokens and scopes.
///
/// iOS 26: a capsule of 44 points, of 48 where it floats at the bottom of a phone
/// (iamcgn/swiftui-web: Docs/elements/UIKit/Bars.md); before, a field of 36 (flutter/packages:
/// packages/cupertino_ui/lib/src/search_field.dart).
struct SearchBarPicture: ComponentPicture {
  let components = ["searchBar"]

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    subject.options.width ?? context.traits.containerWidth
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let layout = SearchBarLayout(subject.content, in: context.traits, using: context.shaper)
    let placeholder = subject.shown("searchBar.placeholder")
    let scopes = subject.placements("searchBar.scope")
    let screen = context.color("systemBackground")
    let text = placeholder?.fit.height ?? context.bodySize * 1.2
    let least = layout.isFloating ? 48.0 : context.isNew ? 44 : 36
    let height = max(least, text + 14)
    let x =
      layout.margin + (subject.options.width == nil ? context.traits.safeArea.left : 0)
    let field = Rect(x, 10, layout.fieldWidth, height)
    let scopeHeight = scopes.isEmpty ? 0 : 46.0
    canvas.ground(height: field.maxY + scopeHeight + 10, screen)
    if context.os < .iOS13, subject.options.style == "bar" {
      let pixel = 1 / context.traits.displayScale
      canvas.fill(
        .rect(Rect(0, 0, canvas.width, canvas.height)), Color(eightBit: 0xC9, 0xC9, 0xCE))
      canvas.fill(
        .rect(Rect(0, canvas.height - pixel, canvas.width, pixel)), Color(white: 0, alpha: 0.3))
    }
    drawField(field, layout, subject, on: &canvas)
    drawCancel(
      subject, field, barEnd: x + layout.barWidth, on: &canvas)
    if !scopes.isEmpty {
      let control = Rect(x, field.maxY + 8, layout.barWidth, 32)
      canvas.segments(
        scopes, count: subject.options.count ?? scopes.count, in: control,
        isProportional: subject.options.style == "proportional")
    }
  }

  private func drawField(
    _ field: Rect, _ layout: SearchBarLayout, _ subject: PictureSubject, on canvas: inout Canvas
  ) {
    let context = canvas.context
    let options = subject.options
    if layout.isFloating {
      canvas.glass(
        .rounded(field, radius: field.height / 2), over: context.color("systemBackground"))
    } else {
      let isWhite = context.os < .iOS13 && options.style == "bar"
      let color = isWhite ? .white : context.color("tertiarySystemFill")
      let radius = context.isNew ? field.height / 2 : isWhite ? 5 : 10
      canvas.fill(.continuous(field, radius: radius), color)
    }
    let grey = context.color(context.isNew ? "secondaryLabel" : "systemGray")
    let symbol = 15 * max(1, context.bodyScale)
    if options.style != "custom" {
      let start = layout.textX - symbol - (context.isNew ? 6 : 8)
      canvas.magnifier(
        in: Rect(field.x + max(6, start), field.midY - symbol / 2, symbol, symbol), grey,
        weight: (context.isNew ? 2.2 : 1.7) * max(1, context.bodyScale) * 0.9)
    }
    if let image = options.image, image != .none {
      canvas.symbol(
        1, in: Rect(field.maxX - 26, field.midY - 9, 16, 18), grey, weight: 1.7)
    }
    let x = field.x + layout.textX
    let tokens = subject.placements("searchBar.token")
    if let token = tokens.first {
      let width = token.drawnWidth + SearchBarMetrics.tokenInsets.value
      let pill = Rect(x, field.midY - token.fit.height / 2 - 3, width, token.fit.height + 6)
      canvas.fill(
        .continuous(pill, radius: context.isNew ? pill.height / 2 : 6),
        context.color("systemGray"))
      let room = Rect(
        x + SearchBarMetrics.tokenInsets.value / 2, field.y, token.availableWidth, field.height)
      canvas.text(token, in: room, .white)
      return
    }
    guard let placeholder = subject.shown("searchBar.placeholder") else {
      canvas.unknownLabel(x: x, midY: field.midY, width: 80, size: context.bodySize)
      return
    }
    canvas.text(
      placeholder, in: Rect(x, field.y, placeholder.availableWidth, field.height), grey)
  }

  private func drawCancel(
    _ subject: PictureSubject, _ field: Rect, barEnd: Double, on canvas: inout Canvas
  ) {
    let context = canvas.context
    guard let cancel = subject.shown("searchBar.cancel") else { return }
    if context.isNew {
      let side = SearchBarMetrics.cancel26.value
      let circle = Rect(barEnd - side, field.midY - side / 2, side, side)
      canvas.glass(.ellipse(circle), over: context.color("systemBackground"))
      canvas.cross(in: circle.centered(15, 15), context.color("label"), weight: 2)
      return
    }
    let room = Rect(
      barEnd - cancel.availableWidth, field.y, cancel.availableWidth, field.height)
    canvas.text(cancel, in: room, context.tint, .trailing)
  }
}
