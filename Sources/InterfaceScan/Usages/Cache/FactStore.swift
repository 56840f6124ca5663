import Foundation

/// The file of a cache for one project.
struct FactStore: Sendable {
  static let fileExtension = "typefit-facts"

  private let folder: String
  private let file: String
  private let identity: String
  private let archive: FactArchive

  /// Entries that so many runs with changes did not use go.
  static let keptRuns: UInt32 = 8
  /// Files that were not used for so many seconds go: 30 days.
  private static let keptSeconds: TimeInterval = 30 * 24 * 3600
  /// The cache of all projects has so many bytes at most.
  private static let maximumSize = 512 << 20

  /// Reads the file, if there is one.
  init(folder: String, file: String, identity: String) {
    self.folder = folder
    self.file = file
    self.identity = identity
    archive =
      FileManager.default.contents(atPath: file)
      .flatMap { FactArchive($0, identity: identity) } ?? FactArchive()
  }

  /// What is kept of a file.
  func facts(for key: ContentDigest) -> SourceFacts? {
    archive.content(of: key).flatMap { try? JSONDecoder().decode(SourceFacts.self, from: $0) }
  }

  /// What to keep of a file.
  static func content(of facts: SourceFacts) -> Data? { try? JSONEncoder().encode(facts) }

  /// Writes the file anew, if there is something new.
  ///
  /// - Parameters:
  ///   - used: the files of this run.
  ///   - added: those of them that were read, with what is kept of them.
  /// - Throws: what keeps the file from being written.
  func save(used: [ContentDigest], added: [ContentDigest: Data]) throws {
    guard !added.isEmpty else { return touch() }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let data = archive.updated(used: used, added: added, keptRuns: Self.keptRuns)
      .data(identity: identity)
    try data.write(to: URL(fileURLWithPath: file), options: .atomic)
    removeOldFiles()
  }

  /// Says that the file is in use, for the next one that looks for old ones.
  private func touch() {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file)
  }

  private func removeOldFiles() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
    let files = try? FileManager.default.contentsOfDirectory(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: Array(keys))
    let found = (files ?? []).filter { $0.pathExtension == Self.fileExtension }.compactMap { file in
      (try? file.resourceValues(forKeys: keys)).map { values in
        (
          file: file, date: values.contentModificationDate ?? .distantPast,
          size: values.fileSize ?? 0
        )
      }
    }.sorted { $0.date > $1.date }
    let limit = Date(timeIntervalSinceNow: -Self.keptSeconds)
    var size = 0
    for (file, date, bytes) in found {
      size += bytes
      if date < limit || size > Self.maximumSize { try? FileManager.default.removeItem(at: file) }
    }
  }
}
