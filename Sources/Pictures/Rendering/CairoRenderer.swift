import CCairo
import ColorContrast
import Foundation
import TextLayout

/// Why a picture could not be drawn.
public struct PictureError: Error, Sendable, CustomStringConvertible {
  /// What went wrong and what to do.
  public var description: String
}

/// Draws scenes with cairo, into PNG and PDF files.
public struct CairoRenderer: Sendable {
  /// The most pixels a side of a PNG may have, cairo's own limit.
  public static let longestSide = 32_767

  private let outlines: GlyphOutlines
  private let images: GlyphImages
  private let showsMarks: Bool

  /// Creates a renderer.
  ///
  /// - Parameter showsMarks: whether marks are drawn.
  public init(
    outlines: GlyphOutlines = GlyphOutlines(), images: GlyphImages = GlyphImages(),
    showsMarks: Bool = false
  ) {
    self.outlines = outlines
    self.images = images
    self.showsMarks = showsMarks
  }

  /// The bytes of a PNG file.
  ///
  /// - Parameter scale: pixels per point, greater than 0.
  /// - Throws: ``PictureError`` when a side is longer than ``longestSide`` pixels or memory is short.
  public func png(_ scene: Scene, scale: Double = 2) throws -> [UInt8] {
    let width = max(1, Int((scene.size.width * scale).rounded(.up)))
    let height = max(1, Int((scene.size.height * scale).rounded(.up)))
    guard max(width, height) <= Self.longestSide else {
      throw PictureError(
        description:
          "the picture would be \(width) by \(height) pixels; \(Self.longestSide) are the "
          + "most: choose a smaller scale")
    }
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    try draw(scene, on: surface, scale: scale)
    let output = ByteOutput()
    let status = cairo_surface_write_to_png_stream(
      surface, ByteOutput.write, Unmanaged.passUnretained(output).toOpaque())
    try Self.check(status)
    return output.bytes
  }

  /// The bytes of a PDF file of one page, a point of the picture to a point of the page.
  ///
  /// Texts are outlines: they can be printed and enlarged, but not searched.
  ///
  /// - Throws: ``PictureError`` when memory is short.
  public func pdf(_ scene: Scene) throws -> [UInt8] {
    let output = ByteOutput()
    let surface = cairo_pdf_surface_create_for_stream(
      ByteOutput.write, Unmanaged.passUnretained(output).toOpaque(), scene.size.width,
      scene.size.height)
    defer { cairo_surface_destroy(surface) }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, scene.title)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, scene.summary)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "typefit")
    try draw(scene, on: surface, scale: 1)
    cairo_surface_finish(surface)
    try Self.check(cairo_surface_status(surface))
    return output.bytes
  }

  private func draw(_ scene: Scene, on surface: OpaquePointer?, scale: Double) throws {
    try Self.check(cairo_surface_status(surface))
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    let painter = CairoPainter(
      context: context, outlines: outlines, images: images, showsMarks: showsMarks)
    painter.draw(scene.elements)
    try Self.check(cairo_status(context))
  }

  private static func check(_ status: cairo_status_t) throws {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown error"
    throw PictureError(description: "the picture cannot be drawn: \(reason)")
  }
}

/// Collects what cairo writes.
private final class ByteOutput {
  var bytes: [UInt8] = []

  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let output = Unmanaged<ByteOutput>.fromOpaque(closure).takeUnretainedValue()
    output.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
