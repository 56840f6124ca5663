import Foundation
import Reporting

/// A file that appears under its name only when it is complete.
///
/// Text goes to a temporary file beside the target, which is renamed at the end; an interrupted run
/// leaves an older report as it was.
struct AtomicFile {
  private let path: String
  private var temporaryPath: String {
    path + ".\(ProcessInfo.processInfo.processIdentifier).partial"
  }

  /// Creates the folders on the way, and checks early that the file can be written later.
  /// - Throws: ``RunError`` that names the path and the reason.
  init(path: String) throws {
    self.path = path
    let parent = (path as NSString).deletingLastPathComponent
    let folder = parent.isEmpty ? "." : parent
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw RunError("\(path): the folder '\(folder)' cannot be created. Choose another --output.")
    }
    guard access(folder, W_OK) == 0 else {
      throw RunError("\(path): the folder '\(folder)' is not writable. Choose another --output.")
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw RunError("\(path): is a folder. Choose another --output.")
    }
  }

  /// Lets `body` write the content, then puts the file in place.
  /// - Throws: ``RunError`` when the disk is full or the target cannot be replaced; the temporary
  ///   file is then gone.
  func write(_ body: (inout Sink) throws -> Void) throws {
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
