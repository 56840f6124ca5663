import ColorContrast
import Components
import DynamicType

/// Headers and footers of sections, each around two rows.
///
/// Distances from the rows: in iOS 26 27.5 to the header above and 10 to the one below (10 at the
/// top), 8 to the footer (iamcgn/swiftui-web: Docs/elements/iOS.md; Vercantez/openuikit:
/// Sources/OpenUIKit/UITableView.swift); before, 6 below a header and 7 above a footer
/// (flutter/packages: packages/cupertino_ui/lib/src/list_section.dart).
struct TableSectionPicture: ComponentPicture {
  let components = ["tableSection"]

  private struct Section {
    var header: Placement?
    var footer: Placement?
    var rowsY = 0.0
    var headerRoom: Rect?
    var footerRoom: Rect?
  }

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    guard let imposed = subject.options.width else { return context.traits.containerWidth }
    return imposed + 2 * geometry(subject.options, context).rowX
  }

  /// The rows of the section; a header without a style belongs to a grouped table.
  private func geometry(_ options: SlotOptions, _ context: PictureContext) -> CellGeometry {
    var options = options
    switch options.style {
    case nil: options.style = "grouped"
    case "prominent": options.style = "insetGrouped"
    default: break
    }
    return CellGeometry(options, in: context.traits)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let style = subject.options.style ?? "grouped"
    let isPlain = style == "plain" || style == "listPlain"
    let geometry = geometry(subject.options, context)
    let row = RowHeight.height(
      titleLines: 1, detailLines: 0, isList: geometry.isList, in: context.traits)
    let (sections, height) = layOut(subject, geometry, row, isPlain, context)
    canvas.ground(
      height: height,
      context.color(isPlain ? "systemBackground" : "systemGroupedBackground"))
    for section in sections {
      drawRows(section.rowsY, row, geometry, isPlain, on: &canvas)
      if let header = section.header, let room = section.headerRoom {
        if isPlain, context.os < .iOS13 {
          canvas.fill(
            .rect(Rect(0, room.y - 3, canvas.width, room.height + 6)),
            Color(eightBit: 0xF7, 0xF7, 0xF7))
        }
        canvas.text(header, in: room, headerColor(style, context))
      }
      if let footer = section.footer, let room = section.footerRoom {
        canvas.text(footer, in: room, secondary(context))
      }
    }
  }

  private func layOut(
    _ subject: PictureSubject, _ geometry: CellGeometry, _ row: Double, _ isPlain: Bool,
    _ context: PictureContext
  ) -> ([Section], Double) {
    let headers = subject.placements("tableSection.header")
    let footers = subject.placements("tableSection.footer")
    let x =
      geometry.rowX + geometry.contentMargin + (subject.options.leadingInset ?? 0)
    let isNew = context.isNew
    let under: (header: Double, footer: Double) = isNew ? (10, 8) : (isPlain ? 4 : 6, 7)
    var y = 6.0
    var sections: [Section] = []
    for index in 0..<max(1, headers.count, footers.count) {
      var section = Section()
      y += index == 0 ? (isNew ? 10 : 16) : (isNew ? 27.5 : 28)
      if index < headers.count {
        let header = headers[index]
        section.header = header
        section.headerRoom = Rect(x, y, header.availableWidth, header.frameHeight)
        y += header.frameHeight + under.header
      }
      section.rowsY = y
      y += 2 * row
      if index < footers.count {
        let footer = footers[index]
        section.footer = footer
        y += under.footer
        section.footerRoom = Rect(x, y, footer.availableWidth, footer.frameHeight)
        y += footer.frameHeight
      }
      sections.append(section)
    }
    return (sections, y + 20)
  }

  private func drawRows(
    _ y: Double, _ row: Double, _ geometry: CellGeometry, _ isPlain: Bool,
    on canvas: inout Canvas
  ) {
    let context = canvas.context
    let rows = Rect(geometry.rowX, y, geometry.rowWidth, 2 * row)
    if geometry.isInset {
      canvas.fill(
        .continuous(rows, radius: context.cardRadius),
        context.color("secondarySystemGroupedBackground"))
    } else {
      canvas.fill(
        .rect(Rect(0, y, canvas.width, rows.height)),
        context.color(isPlain ? "systemBackground" : "secondarySystemGroupedBackground"))
      canvas.separator(0, canvas.width, y: y)
      canvas.separator(0, canvas.width, y: rows.maxY)
    }
    let x = rows.x + geometry.contentMargin
    let end = rows.maxX - (geometry.isInset && context.isNew ? geometry.contentMargin : 0)
    canvas.separator(x, end, y: y + row)
    for index in 0..<2 {
      canvas.unknownLabel(
        x: x, midY: y + (Double(index) + 0.5) * row, width: rows.width * (index == 0 ? 0.42 : 0.3),
        size: context.bodySize)
    }
  }

  private func headerColor(_ style: String, _ context: PictureContext) -> Color {
    if context.isNew { return context.color("secondaryLabel") }
    return ["plain", "listPlain", "prominent"].contains(style)
      ? context.color("label") : secondary(context)
  }

  /// The grey of headers and footers, which had a name of its own before iOS 13.
  private func secondary(_ context: PictureContext) -> Color {
    context.os < .iOS13 ? Color(eightBit: 0x6D, 0x6D, 0x72) : context.color("secondaryLabel")
  }
}
