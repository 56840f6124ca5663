import CFreeType
import Foundation
import TextLayout
import TextShaping

/// The outline of a glyph in the units of its font; y grows upward.
public struct GlyphOutline: Sendable, Hashable {
  /// One piece of an outline, in font units.
  public enum Step: Sendable, Hashable {
    /// Starts a contour.
    case move(Int, Int)
    /// A straight piece.
    case line(Int, Int)
    /// A quadratic Bézier curve, of TrueType.
    case quad(Int, Int, Int, Int)
    /// A cubic Bézier curve, of PostScript outlines.
    case cubic(Int, Int, Int, Int, Int, Int)
  }

  /// The pieces; every contour is closed.
  public var steps: [Step]
  /// Units per em.
  public var unitsPerEm: Int

  /// The glyph has no ink.
  public var isEmpty: Bool { steps.isEmpty }
}

/// Reads the outlines of glyphs with FreeType and keeps them, by face, axis values and glyph.
///
/// May be shared between threads: every look-up takes a lock.
public final class GlyphOutlines: @unchecked Sendable {
  /// A glyph of a font.
  public struct Key: Sendable, Hashable {
    /// The font.
    public var font: FontFile
    /// Index of the glyph.
    public var glyph: UInt32

    /// Names a glyph.
    public init(font: FontFile, glyph: UInt32) {
      self.font = font
      self.glyph = glyph
    }
  }

  private let lock = NSLock()
  private var library: FT_Library?
  private var faces: [FontFile: FT_Face?] = [:]
  private var outlines: [Key: GlyphOutline] = [:]

  /// Creates an empty store.
  public init() {
    var library: FT_Library?
    if FT_Init_FreeType(&library) == 0 { self.library = library }
  }

  deinit {
    for case let face? in faces.values { FT_Done_Face(face) }
    if let library { FT_Done_FreeType(library) }
  }

  /// The outline of a glyph; nil when the file cannot be read or has no such glyph.
  public func outline(_ key: Key) -> GlyphOutline? {
    lock.withLock {
      if let known = outlines[key] { return known }
      guard let face = face(key.font), let outline = read(key.glyph, of: face) else { return nil }
      outlines[key] = outline
      return outline
    }
  }

  private func face(_ font: FontFile) -> FT_Face? {
    if let known = faces[font] { return known }
    var face: FT_Face?
    if FT_New_Face(library, font.path, FT_Long(font.index), &face) != 0 { face = nil }
    if let face, !font.variations.isEmpty { set(font.variations, of: face) }
    faces[font] = .some(face)
    return face
  }

  /// Moves a variable font to a place on its axes; an axis not named keeps its default.
  private func set(_ variations: [FontVariation], of face: FT_Face) {
    var axes: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &axes) == 0, let axes else { return }
    defer { FT_Done_MM_Var(library, axes) }
    var coordinates: [FT_Fixed] = (0..<Int(axes.pointee.num_axis)).map { index in
      let axis = axes.pointee.axis[index]
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: axis.tag >> $0) }
      let tag = String(decoding: bytes, as: UTF8.self)
      let value = variations.first { $0.tag == tag }?.value
      // 16.16 fixed point.
      return value.map { FT_Fixed(($0 * 65536).rounded()) } ?? axis.def
    }
    _ = FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }

  private func read(_ glyph: UInt32, of face: FT_Face) -> GlyphOutline? {
    // 1 is FT_LOAD_NO_SCALE: outlines in font units, without hints.
    guard FT_Load_Glyph(face, glyph, 1) == 0 else { return nil }
    let slot = face.pointee.glyph
    guard let slot, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return nil }
    let collector = OutlineCollector()
    var functions = FT_Outline_Funcs(
      move_to: { point, user in
        guard let point else { return 1 }
        OutlineCollector.of(user)?.steps.append(.move(Int(point.pointee.x), Int(point.pointee.y)))
        return 0
      },
      line_to: { point, user in
        guard let point else { return 1 }
        OutlineCollector.of(user)?.steps.append(.line(Int(point.pointee.x), Int(point.pointee.y)))
        return 0
      },
      conic_to: { control, end, user in
        guard let control, let end else { return 1 }
        OutlineCollector.of(user)?.steps.append(
          .quad(
            Int(control.pointee.x), Int(control.pointee.y), Int(end.pointee.x), Int(end.pointee.y)))
        return 0
      },
      cubic_to: { first, second, end, user in
        guard let first, let second, let end else { return 1 }
        OutlineCollector.of(user)?.steps.append(
          .cubic(
            Int(first.pointee.x), Int(first.pointee.y), Int(second.pointee.x),
            Int(second.pointee.y), Int(end.pointee.x), Int(end.pointee.y)))
        return 0
      }, shift: 0, delta: 0)
    let pointer = Unmanaged.passUnretained(collector).toOpaque()
    guard FT_Outline_Decompose(&slot.pointee.outline, &functions, pointer) == 0 else { return nil }
    return GlyphOutline(
      steps: collector.steps, unitsPerEm: max(1, Int(face.pointee.units_per_EM)))
  }
}

/// Gathers the pieces that FreeType hands over.
private final class OutlineCollector {
  var steps: [GlyphOutline.Step] = []

  static func of(_ pointer: UnsafeMutableRawPointer?) -> OutlineCollector? {
    pointer.map { Unmanaged<OutlineCollector>.fromOpaque($0).takeUnretainedValue() }
  }
}
