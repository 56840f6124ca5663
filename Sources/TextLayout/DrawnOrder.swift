import TextShaping

/// The clusters of a line, its ellipsis and hyphen in the order in which they are drawn.
///
/// The ellipsis of a cut end stands where the text ends: at the left of a paragraph that runs from
/// right to left, whatever the direction of the letters before it. In the middle it goes with its
/// neighbours where they agree (UAX #9, rules N1 and N2).
struct DrawnOrder {
  enum Piece: Equatable {
    case cluster(Int)
    case hyphen
    case ellipsis
  }

  /// From left to right.
  let pieces: [Piece]
  private let line: FitLine

  init(_ line: FitLine) {
    self.line = line
    let shaped = line.shaped
    let base: UInt8 = shaped.isRightToLeft ? 1 : 0
    var pieces = line.head.map(Piece.cluster)
    var levels = line.head.map { shaped.records[$0].level }
    if line.endsWithHyphen {
      pieces.append(.hyphen)
      levels.append(levels.last ?? base)
    }
    if line.hasEllipsis {
      pieces.append(.ellipsis)
      let tail = (line.tail ?? 0..<0).map { shaped.records[$0].level }
      var level = base
      if let before = levels.last, let after = tail.first, before % 2 == after % 2 {
        level = min(before, after)
      }
      levels.append(level)
      pieces += (line.tail ?? 0..<0).map(Piece.cluster)
      levels += tail
    }
    let order = VisualOrder(
      line: 0..<pieces.count, levels: levels, isRightToLeft: shaped.isRightToLeft
    ) { index in
      guard case .cluster(let cluster) = pieces[index] else { return false }
      return shaped.flags[cluster].contains(.whiteSpace)
    }
    self.pieces = order.clusters.map { pieces[$0] }
  }

  var text: String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .cluster(let cluster):
        text += line.shaped.drawnText(clusters: cluster..<(cluster + 1))
      case .hyphen: text += "-"
      case .ellipsis: text += "…"
      }
    }
  }

  /// The first and the last cluster from left to right; nil for a line without any.
  var outermostClusters: (left: Int, right: Int)? {
    let clusters = pieces.compactMap { piece -> Int? in
      if case .cluster(let cluster) = piece { cluster } else { nil }
    }
    guard let left = clusters.first, let right = clusters.last else { return nil }
    return (left, right)
  }
}
