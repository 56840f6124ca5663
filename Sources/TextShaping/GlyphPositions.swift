import CHarfBuzz
import DynamicType

/// A glyph of a grapheme cluster, placed for drawing.
package struct PlacedGlyph: Sendable, Hashable {
  /// Index of the glyph in its font; 0 where the font lacks it.
  package var id: UInt32
  /// Where the glyph's origin stands: points from the left edge of its cluster.
  package var x: Double
  /// Points above the baseline.
  package var y: Double
}

/// How the outlines of a face are brought to those of the iOS font it stands in for.
package struct OutlineScale: Sendable, Hashable {
  /// Factors on the point size.
  package var horizontal: Double
  package var vertical: Double
}

/// The glyphs of a shaped text, for drawing. The widths are those that were measured; only where the
/// stand-in's outlines lie within them is found anew.
package struct GlyphPositions: Sendable {
  /// The glyphs of each cluster, from left to right; none for what an earlier ligature draws.
  package let clusters: [[PlacedGlyph]]
}

extension TextShaper {
  /// Shapes a text once more, run by run, for the glyphs of its clusters at a point size.
  ///
  /// - Parameters:
  ///   - shaped: the text as it was measured.
  ///   - locale: the one it was shaped with, for the glyphs a language prefers.
  package func glyphs(
    of shaped: ShapedText, locale: String, pointSize: Double
  ) -> GlyphPositions {
    analysis.analyse(shaped.text, locale: locale)
    let clusters = analysis.clusters
    var placed = [[PlacedGlyph]](repeating: [], count: shaped.clusterCount)
    guard clusters.count == shaped.clusterCount else { return GlyphPositions(clusters: placed) }
    var start = 0
    while start < clusters.count {
      let face = shaped.faceIndex(of: start)
      var end = start + 1
      while end < clusters.count, clusters[end].script == clusters[start].script,
        clusters[end].level == clusters[start].level,
        shaped.faceIndex(of: end) == face || shaped.flags[end].contains(.joined)
      {
        end += 1
      }
      if face >= 0, let faceShaper = faceShaper(for: face, locale: locale) {
        let run = GlyphRunPlacer(
          face: faceShaper.face, displayShare: shaped.opticalSize.displayShare(at: pointSize),
          pointSize: pointSize, emojiSize: shaped.opticalSize.emojiSize(at: pointSize),
          isRightToLeft: clusters[start].level % 2 == 1)
        // Beside Khmer an emoji counts as Khmer, whose shaping would take its sequences apart.
        let script =
          faceShaper.face.hasEmojiSizes ? CharacterProperties.common : clusters[start].script
        func place(_ units: UnsafeBufferPointer<UInt16>, _ starts: [Int]) {
          run.place(
            faceShaper.glyphs(
              of: units, script: script, level: clusters[start].level,
              displayShare: run.displayShare),
            clusterStarts: starts, into: &placed[start..<end])
        }
        if analysis.hasLongCluster(in: start..<end) {
          let (units, starts) = analysis.shortened(start..<end)
          units.withUnsafeBufferPointer { place($0, starts) }
        } else {
          let base = clusters[start].start
          analysis.withUnits(of: start..<end) {
            place($0, clusters[start..<end].map { Int($0.start - base) })
          }
        }
      }
      start = end
    }
    return GlyphPositions(clusters: placed)
  }
}

extension ShapedText {
  /// The font file that draws a cluster at a point size; nil for a cluster without a glyph.
  package func fontFile(of cluster: Int, pointSize: Double) -> FontFile? {
    let share = opticalSize.displayShare(at: pointSize)
    return face(of: cluster).map { face in
      FontFile(
        path: face.drawnFont(displayShare: share).path, index: face.info.index ?? 0,
        variations: face.variant.variations,
        isColor: face.info.role == .emoji)
    }
  }

  /// How the outlines of a cluster's font are scaled at a point size.
  package func outlineScale(of cluster: Int, pointSize: Double) -> OutlineScale {
    guard let face = face(of: cluster) else { return OutlineScale(horizontal: 1, vertical: 1) }
    return face.drawnScale(displayShare: opticalSize.displayShare(at: pointSize))
  }

  /// Size of an emoji at a point size, in points.
  package func emojiSize(pointSize: Double) -> Double { opticalSize.emojiSize(at: pointSize) }
}

/// A glyph as HarfBuzz gives it, in 1/64 of 1/2048 em.
struct RawGlyph {
  var id: UInt32
  /// Offset of its cluster in the code units shaped.
  var cluster: UInt32
  var advance: Double
  var x: Double
  var y: Double
}

/// Puts the glyphs of a run where they are drawn in the advances of the iOS font.
private struct GlyphRunPlacer {
  let face: FontFace
  let displayShare: Double
  let pointSize: Double
  let emojiSize: Double
  let isRightToLeft: Bool

  private var unit: Double { pointSize / 2048 }

  /// - Parameters:
  ///   - clusterStarts: where each cluster starts in the code units shaped.
  ///   - clusters: receives the glyphs.
  func place(
    _ glyphs: [RawGlyph], clusterStarts: [Int], into clusters: inout ArraySlice<[PlacedGlyph]>
  ) {
    var index = 0
    while index < glyphs.count {
      var end = index + 1
      while end < glyphs.count, glyphs[end].cluster == glyphs[index].cluster { end += 1 }
      let cluster = Self.cluster(at: Int(glyphs[index].cluster), in: clusterStarts)
      clusters[clusters.startIndex + cluster] = place(glyphs[index..<end])
      index = end
    }
  }

  /// The cluster an offset lies in, by bisection.
  private static func cluster(at offset: Int, in starts: [Int]) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func place(_ glyphs: ArraySlice<RawGlyph>) -> [PlacedGlyph] {
    if face.hasEmojiSizes {
      // iOS has one image for sequences that the installed font draws in parts.
      return glyphs.first.map { [PlacedGlyph(id: $0.id, x: 0, y: 0)] } ?? []
    }
    let scale = face.drawnScale(displayShare: displayShare)
    var bases: [(origin: Double, x: Double)?] = []
    var origin = 0.0
    var pen = 0.0
    for glyph in glyphs {
      guard glyph.advance != 0 else {
        bases.append(nil)
        continue
      }
      let slot = face.drawnSlot(of: glyph, displayShare: displayShare)
      bases.append((origin, (pen + slot.bearing) * unit))
      origin += glyph.advance
      pen += slot.width
    }
    return draw(glyphs, bases, scale.horizontal)
  }

  /// A glyph without an advance stands where it did beside its base.
  private func draw(
    _ glyphs: ArraySlice<RawGlyph>, _ bases: [(origin: Double, x: Double)?], _ scale: Double
  ) -> [PlacedGlyph] {
    let points = scale * unit * FontFace.unitsPerPosition
    var origin = 0.0
    return glyphs.enumerated().map { offset, glyph in
      let before = bases[..<offset].last { $0 != nil } ?? nil
      let after = bases[offset...].first { $0 != nil } ?? nil
      let neighbour = isRightToLeft ? after ?? before : before ?? after
      let base = bases[offset] ?? neighbour ?? (0, 0)
      let x = base.x + (origin + glyph.x - base.origin) * points
      origin += glyph.advance
      return PlacedGlyph(id: glyph.id, x: x, y: glyph.y * unit * FontFace.unitsPerPosition)
    }
  }
}
