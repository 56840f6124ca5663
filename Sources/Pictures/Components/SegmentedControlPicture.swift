import ColorContrast
import Components
import DynamicType

/// A segmented control with its first segment chosen.
struct SegmentedControlPicture: ComponentPicture {
  let components = ["segmentedControl"]

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    ControlRows.width(subject.options, in: context)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let titles = subject.placements("segmentedControl.segment")
    let options = subject.options
    ControlRows(options, in: canvas.context).draw([32], on: &canvas) { canvas, _, row in
      canvas.segments(
        titles, count: options.count ?? titles.count, in: row,
        isProportional: options.style == "proportional", isChosen: options.selected != false)
    }
  }
}

extension Canvas {
  /// The segments of a control, its first one chosen.
  ///
  /// Height 32; corners of 9 and 7 in iOS 13–18 (flutter/packages:
  /// packages/cupertino_ui/lib/src/sliding_segmented_control.dart), capsules in iOS 26, the chosen one
  /// 2 points in (iamcgn/swiftui-web: Docs/elements/UIKit/Controls.md).
  ///
  /// - Parameters:
  ///   - placements: the titles that are known.
  ///   - count: how many segments there are.
  ///   - isProportional: segments are as wide as their titles ask for.
  mutating func segments(
    _ placements: [Placement], count: Int, in frame: Rect, isProportional: Bool,
    isChosen: Bool = true
  ) {
    let count = max(count, placements.count, 1)
    let known = SegmentedControl.segmentWidths(
      placements.map(\.fit.naturalWidth), count: count, of: frame.width, isProportional)
    let rest = frame.width - known.reduce(0, +)
    let missing = count - placements.count
    let widths = known + Array(repeating: rest / Double(max(1, missing)), count: missing)
    var segments: [Rect] = []
    var x = frame.x
    for width in widths {
      segments.append(Rect(x, frame.y, width, frame.height))
      x += width
    }
    segmentGround(frame, segments, isChosen: isChosen)
    for (index, segment) in segments.enumerated() {
      let isFirst = isChosen && index == 0
      let color =
        context.os < .iOS13
        ? (isFirst ? Color.white : context.tint) : context.color("label")
      guard index < placements.count else {
        unknownText(in: segment.centered(min(44, segment.width * 0.5), 9))
        continue
      }
      let placement = placements[index]
      text(
        placement, in: segment.centered(placement.availableWidth, segment.height), color, .center)
    }
  }

  private mutating func segmentGround(_ frame: Rect, _ segments: [Rect], isChosen: Bool) {
    let chosen = isChosen ? segments.first : nil
    guard context.os >= .iOS13 else {
      let outline = Outline.rounded(frame.inset(0.5, 0.5), radius: 4)
      if let chosen {
        group(clip: outline) { $0.fill(.rect(chosen), $0.context.tint) }
      }
      stroke(outline, context.tint, width: 1)
      for segment in segments.dropFirst() {
        fill(.rect(Rect(segment.x - 0.5, segment.y, 1, segment.height)), context.tint)
      }
      return
    }
    let isNew = context.isNew
    fill(
      .continuous(frame, radius: isNew ? frame.height / 2 : 9), context.color("tertiarySystemFill"))
    for (index, segment) in segments.enumerated() where index > (chosen == nil ? 0 : 1) {
      fill(
        .rect(Rect(segment.x - 0.5, segment.y + 8, 1, segment.height - 16)),
        context.color("separator"))
    }
    guard let chosen else { return }
    let lens = chosen.inset(2, 2)
    let color = context.isDark ? Color(eightBit: 0x63, 0x63, 0x66) : .white
    fill(
      .continuous(lens, radius: isNew ? lens.height / 2 : 7), color,
      shadow: .init(Color(white: 0, alpha: 0.12), radius: 8, offset: 3))
  }
}
