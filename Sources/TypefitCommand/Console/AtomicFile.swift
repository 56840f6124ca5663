import Foundation
import Reporting

/// A file that appears under its name only when it is complete.
///
/// Text goes to a temporary file beside the target, which is renamed at the end; an interrupted run
/// leaves an older report as it was. A link is followed. A device, a pipe or a socket is written to as
/// it is: it must not become a file.
struct AtomicFile {
  private let path: String
  private let isStream: Bool
  private var temporaryPath: String {
    path + ".\(ProcessInfo.processInfo.processIdentifier).partial"
  }

  /// Creates the folders on the way, and checks early that the file can be written later.
  /// - Throws: ``RunError`` that names the path and the reason.
  init(path: String) throws {
    isStream = Self.isStream(path)
    self.path = isStream ? path : Self.followingLink(path)
    guard !isStream else { return }
    let choose = "Choose another path."
    let parent = (self.path as NSString).deletingLastPathComponent
    let folder = parent.isEmpty ? "." : parent
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw RunError("\(path): the folder '\(folder)' cannot be created. \(choose)")
    }
    guard access(folder, W_OK) == 0 else {
      throw RunError("\(path): the folder '\(folder)' is not writable. \(choose)")
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw RunError("\(path): is a folder. \(choose)")
    }
  }

  /// Lets `body` write the content, then puts the file in place.
  /// - Throws: ``RunError`` when the disk is full or the target cannot be replaced; the temporary
  ///   file is then gone.
  func write(_ body: (inout Sink) throws -> Void) throws {
    guard !isStream else { return try writeStream(body) }
    let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure() }
    var sink = Sink(writer: DescriptorWriter(descriptor))
    do {
      defer { close(descriptor) }
      try body(&sink)
      guard sink.writer.flush() else { throw failure() }
    } catch {
      unlink(temporaryPath)
      throw error
    }
    guard rename(temporaryPath, path) == 0 else {
      let failure = failure()
      unlink(temporaryPath)
      throw failure
    }
  }

  private func writeStream(_ body: (inout Sink) throws -> Void) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var sink = Sink(writer: DescriptorWriter(descriptor))
    try body(&sink)
    guard sink.writer.flush() else { throw failure() }
  }

  /// Whether a path is no file that could be replaced. A descriptor's name may be a file, but one that
  /// somebody else is writing to.
  private static func isStream(_ path: String) -> Bool {
    if path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/") || path.hasPrefix("/dev/std")
    {
      return true
    }
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  private static func followingLink(_ path: String) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let target = realpath(path, nil)
    else { return path }
    defer { free(target) }
    return String(cString: target)
  }

  private func failure() -> RunError {
    RunError("\(path): cannot be written (\(String(cString: strerror(errno)))).")
  }

  /// The content of the file as a sink for reports.
  struct Sink: ReportSink {
    let writer: DescriptorWriter
    mutating func write(_ text: String) { _ = writer.write(text) }
    mutating func write(_ bytes: [UInt8]) { _ = writer.write(bytes) }
  }
}
