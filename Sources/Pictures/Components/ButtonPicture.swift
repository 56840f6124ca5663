import ColorContrast
import Components
import DynamicType

/// Buttons side by side in the room of their row.
///
/// Heights: the title's and 12 of a button without a configuration (Vercantez/openuikit:
/// Sources/OpenUIKit/UIButton.swift), 14 of one with it (iamcgn/swiftui-web: Docs/elements/iOS.md),
/// 30 of a large and 8 of a small one (estimates). Corners of 8 and 12 in iOS 13–18 (an estimate),
/// capsules in iOS 26.
struct ButtonPicture: ComponentPicture {
  let components = ["button"]

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    ControlRows.width(subject.options, in: context)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let options = subject.options
    let titles = subject.placements("button.title")
    let subtitles = subject.placements("button.subtitle")
    let given = max(titles.count, subtitles.count, 1)
    let geometry = ButtonGeometry(options, count: given, in: canvas.context.traits)
    let count = max(given, options.count ?? given)
    let buttons = (0..<count).map { index in
      ButtonFace(
        title: index < titles.count ? titles[index] : nil,
        subtitle: index < subtitles.count ? subtitles[index] : nil, number: index, options,
        geometry, in: canvas.context)
    }
    let height = buttons.reduce(0) { max($0, $1.height) }
    let isAlone = count == 1
    ControlRows(options, in: canvas.context).draw([height], on: &canvas) { canvas, _, row in
      let gap = ButtonMetrics.gap.value
      var x = row.x
      for index in buttons.indices {
        var frame = Rect(x, row.y, buttons[index].fullWidth, row.height)
        if isAlone, options.width == nil {
          // A button alone is as wide as its texts.
          frame = Rect(
            row.midX - buttons[index].ownWidth / 2, row.y, buttons[index].ownWidth, row.height)
        }
        buttons[index].draw(in: frame, on: &canvas)
        x = frame.maxX + gap
      }
    }
  }
}

/// One button.
private struct ButtonFace {
  private let title: Placement?
  private let subtitle: Placement?
  private let number: Int
  private let options: SlotOptions
  private let geometry: ButtonGeometry
  private let context: PictureContext
  private let style: String

  init(
    title: Placement?, subtitle: Placement?, number: Int, _ options: SlotOptions,
    _ geometry: ButtonGeometry, in context: PictureContext
  ) {
    self.title = title
    self.subtitle = subtitle
    self.number = number
    self.options = options
    self.geometry = geometry
    self.context = context
    style = options.style ?? "system"
  }

  private var texts: [Placement] { [title, subtitle].compactMap { $0 } }

  private var textHeight: Double {
    let sum = texts.reduce(0) { $0 + $1.fit.height }
    return sum + (texts.count > 1 ? ButtonMetrics.subtitleGap.value : 0)
  }

  /// Height in points.
  var height: Double {
    if let imposed = options.height { return imposed }
    let padding: Double
    if !geometry.isConfigured {
      padding = 12
    } else {
      switch options.controlSize {
      case "large": padding = 30
      case "mini", "small": padding = 8
      default: padding = 14
      }
    }
    return max(geometry.isConfigured ? 28 : 0, textHeight + padding)
  }

  /// Width in points of a button that shares the row.
  var fullWidth: Double {
    (texts.first?.availableWidth ?? geometry.textWidth) + geometry.surroundings
  }

  /// Width in points of a button that is as wide as its texts.
  var ownWidth: Double {
    let text = texts.reduce(0) { max($0, $1.drawnWidth) }
    return min(fullWidth, max(text, texts.isEmpty ? 64 : 0) + geometry.surroundings)
  }

  func draw(in frame: Rect, on canvas: inout Canvas) {
    drawGround(frame, on: &canvas)
    let text = texts.reduce(0) { max($0, $1.drawnWidth) }
    let middle = frame.midX + geometry.imageWidth / 2
    if geometry.imageWidth > 0 {
      let side = min(
        geometry.imageWidth - 6, 20 * max(1, geometry.isConfigured ? context.bodyScale : 1))
      canvas.symbol(
        number,
        in: Rect(middle - text / 2 - geometry.imageWidth, frame.midY - side / 2, side, side),
        color)
    }
    guard !texts.isEmpty else {
      canvas.unknownText(in: frame.centered(min(56, frame.width * 0.5), 11))
      return
    }
    var y = frame.midY - textHeight / 2
    for placement in texts {
      var room = Rect(
        middle - placement.availableWidth / 2, y, placement.availableWidth, placement.fit.height)
      if placement.maximumHeight != nil, texts.count == 1 {
        room = Rect(room.x, frame.y, room.width, placement.frameHeight)
      }
      let isSubtitle = placement.slot == "button.subtitle"
      canvas.text(
        placement, in: room, isSubtitle ? color.withAlpha(color.alpha * 0.75) : color, .center)
      y += placement.fit.height + ButtonMetrics.subtitleGap.value
    }
  }

  private var color: Color {
    switch style {
    case "filled", "borderedProminent", "prominentGlass", "custom": .white
    case "glass": context.color("label")
    default: context.tint
    }
  }

  private func drawGround(_ frame: Rect, on canvas: inout Canvas) {
    let radius: Double
    if context.isNew {
      radius = min(frame.height / 2, 26)
    } else {
      radius = options.controlSize == "large" ? 12 : 8
    }
    let outline = Outline.continuous(frame, radius: radius)
    switch style {
    case "gray", "bordered": canvas.fill(outline, context.color("secondarySystemFill"))
    case "tinted": canvas.fill(outline, context.tint.withAlpha(0.18))
    case "filled", "borderedProminent": canvas.fill(outline, context.tint)
    case "prominentGlass":
      canvas.fill(outline, context.tint, shadow: Canvas.platterShadow)
    case "glass": canvas.glass(outline, over: context.color("systemBackground"))
    case "custom":
      // The title of a custom button is white; the ground is the app's.
      canvas.fill(outline, context.color("systemGray"))
    default: break
    }
  }
}
