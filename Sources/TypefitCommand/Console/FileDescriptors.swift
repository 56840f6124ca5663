import Foundation

/// Writes to a file descriptor in large pieces.
final class DescriptorWriter {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private static let bufferSize = 64 * 1_024
  /// Whether the reader has gone away or the disk is full.
  private(set) var isBroken = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Appends text; it is written when enough has gathered.
  /// - Returns: false when writing is no longer possible.
  func write(_ text: String) -> Bool {
    guard !isBroken else { return false }
    buffer.append(contentsOf: text.utf8)
    return buffer.count < Self.bufferSize || flush()
  }

  /// Appends bytes; they are written when enough has gathered.
  /// - Returns: false when writing is no longer possible.
  func write(_ bytes: [UInt8]) -> Bool {
    guard !isBroken else { return false }
    buffer.append(contentsOf: bytes)
    return buffer.count < Self.bufferSize || flush()
  }

  /// Writes everything that has gathered.
  /// - Returns: false when writing is no longer possible.
  @discardableResult
  func flush() -> Bool {
    guard !isBroken else { return false }
    buffer.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = writeBytes(descriptor, part.baseAddress, part.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count < 0, errno == EINTR {
          continue
        } else if count < 0, errno == EAGAIN {
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&waiting, 1, -1)
        } else {
          isBroken = true
          return
        }
      }
    }
    buffer.removeAll(keepingCapacity: true)
    return !isBroken
  }
}

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// A file descriptor as a source of bytes.
struct DescriptorSource: ByteSource {
  let descriptor: Int32

  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    while true {
      let count = readBytes(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno == EINTR { continue }
      if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
        continue
      }
      throw RunError("Standard input cannot be read: \(String(cString: strerror(errno))).")
    }
  }

  func isReady() -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }
}

private func readBytes(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, bytes, count)
}
