import Audit
import DynamicType
import Foundation
import Pictures
import TextShaping

/// Pictures of the worst findings of a report, one PNG file each in a folder.
///
/// A picture shows the component at the text size at which the text breaks first, with what is lost
/// marked and said in words.
public struct FindingPictureFolder: FindingPictures {
  /// The most pictures that are drawn: a build server keeps them with the report.
  public static let mostPictures = 500

  private let pictures: [FindingLayout: FindingPicture]

  /// How many pictures there are.
  public var count: Int { pictures.count }

  /// Draws the findings about texts that have a place, the worst first, and writes the files. Files of
  /// an earlier run are replaced where they are of the same findings, others are left alone.
  ///
  /// - Parameters:
  ///   - folder: its path; it is made where there is none.
  ///   - mostPictures: the most pictures that are drawn.
  /// - Throws: ``ReportError`` with the path where a file cannot be written, `PictureError` where one
  ///   cannot be drawn.
  public init(
    _ report: AuditReport, folder: String, mostPictures: Int = Self.mostPictures
  ) throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw ReportError("\(folder): expected a folder for pictures, and none can be made there")
    }
    var pictures: [FindingLayout: FindingPicture] = [:]
    var names = FindingFingerprints()
    let fonts = report.findings.lazy.compactMap(\.layout).first?.fontStack
    let shaper = fonts.map { TextShaper(fontStack: $0) }
    let renderer = CairoRenderer(showsMarks: true)
    for finding in report.findings {
      let name = names.next(for: finding).replacingOccurrences(of: ":", with: "-")
      guard let shaper, pictures.count < mostPictures, let layout = finding.layout,
        pictures[layout] == nil,
        let text = finding.text, let category = ContentSizeCategory(name: text.breakingPoint)
      else { continue }
      let placements = layout.placements(at: category, using: shaper)
      let scene = PictureRegistry.scene(
        of: layout.component, content: layout.content, placements: placements,
        focus: layout.own(placements), in: layout.traits(at: category), using: shaper
      ).withLegend(of: placements, using: shaper)
      let path = (folder.hasSuffix("/") ? folder : folder + "/") + name + ".png"
      let png = Data(try renderer.png(scene))
      do {
        try png.write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        throw ReportError("\(path): the picture cannot be written")
      }
      pictures[layout] = FindingPicture(
        path: path, mediaType: "image/png",
        description: "\(scene.title), \(text.breakingPoint), \(layout.deviceName)")
    }
    self.pictures = pictures
  }

  /// The picture of a finding; nil where it has none.
  public func picture(of finding: Finding) -> FindingPicture? {
    finding.layout.flatMap { pictures[$0] }
  }
}
