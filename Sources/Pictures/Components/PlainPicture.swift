import Components

/// A component without a picture of its own: each text in its room, under each other, with the name
/// of its slot.
struct PlainPicture: ComponentPicture {
  let components: [String] = []

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    var top = 16.0
    var rows: [(Placement, Rect)] = []
    for placement in subject.placements {
      let height = placement.maximumHeight ?? max(placement.fit.height, placement.pointSize * 1.2)
      rows.append((placement, Rect(20, top + 18, placement.availableWidth, height)))
      top += 18 + height + 14
    }
    canvas.height = top + 2
    canvas.fill(.rect(Rect(0, 0, canvas.width, canvas.height)), context.color("systemBackground"))
    for (placement, room) in rows {
      let caption = Rect(room.x, room.y - 18, canvas.width - 2 * room.x, 16)
      canvas.label(placement.slot, size: 11, in: caption, context.color("secondaryLabel"))
      canvas.fill(.rounded(room, radius: 4), context.color("quaternarySystemFill"))
      canvas.text(placement, in: room, context.color("label"))
    }
  }
}
