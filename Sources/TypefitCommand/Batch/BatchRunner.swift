import Dispatch
import TextShaping

/// A source of bytes that may come slowly.
protocol ByteSource {
  /// Reads what is there, waiting for at least one byte.
  /// - Returns: the number of bytes read, 0 at the end.
  /// - Throws: ``RunError`` when reading fails.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int
  /// Whether the next read would not have to wait.
  func isReady() -> Bool
}

/// Streams JSON Lines through several workers, in order and in constant memory.
///
/// Input is gathered while it comes without waiting, up to a fixed amount; then it is cut at line
/// ends into one block for each worker. So a slow writer on a pipe gets each answer at once, and a
/// file keeps all processors busy.
struct BatchRunner {
  /// Bytes asked for in one read.
  static let chunkSize = 64 * 1_024
  /// Bytes for one worker in one round.
  static let blockSize = 128 * 1_024
  /// A line longer than this is answered with an error and skipped.
  static let maximumLineLength = 16 * 1_024 * 1_024

  private let workers: [Slot]
  private var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
  private var pending: [UInt8] = []
  private var nextLine = 1
  private var isSkipping = false

  /// One worker, reached by one thread of a round at a time.
  private final class Slot: @unchecked Sendable {
    let worker: BatchWorker
    init(_ worker: BatchWorker) { self.worker = worker }
  }

  init(fontStack: FontStack, workerCount: Int) {
    workers = (0..<max(1, workerCount)).map { _ in Slot(BatchWorker(fontStack: fontStack)) }
  }

  /// Answers every line of the source.
  /// - Parameter emit: takes output bytes; returns false when nobody listens any more.
  /// - Throws: ``RunError`` when reading fails.
  mutating func run<Source: ByteSource>(
    reading source: inout Source, emit: ([UInt8]) -> Bool
  ) throws {
    var isAtEnd = false
    while !isAtEnd {
      isAtEnd = try gather(from: &source)
      let length: Int
      if isAtEnd {
        length = pending.count
      } else if let last = pending.lastIndex(of: UInt8(ascii: "\n")) {
        length = last + 1
      } else {
        if pending.count > Self.maximumLineLength, !skipOverlongLine(emit) { return }
        continue
      }
      guard answer(length, emit) else { return }
      pending.removeSubrange(..<length)
    }
  }

  /// Reads until a round is full, the source pauses after a whole line, or it ends.
  /// - Returns: whether the source has ended.
  private mutating func gather<Source: ByteSource>(from source: inout Source) throws -> Bool {
    let target = pending.count + Self.blockSize * workers.count
    repeat {
      let read = try chunk.withUnsafeMutableBytes { try source.read(into: $0) }
      pending.append(contentsOf: chunk[..<read])
      if isSkipping { dropRestOfLine() }
      if read == 0 { return true }
    } while pending.count < target && source.isReady()
    return false
  }

  private mutating func dropRestOfLine() {
    guard let end = pending.firstIndex(of: UInt8(ascii: "\n")) else {
      pending.removeAll(keepingCapacity: true)
      return
    }
    pending.removeSubrange(...end)
    isSkipping = false
  }

  private mutating func skipOverlongLine(_ emit: ([UInt8]) -> Bool) -> Bool {
    let limit = Self.maximumLineLength / 1_024 / 1_024
    let message = "{\"error\":\"line \(nextLine): longer than \(limit) MiB\"}\n"
    nextLine += 1
    pending.removeAll()
    isSkipping = true
    return emit(Array(message.utf8))
  }

  private mutating func answer(_ length: Int, _ emit: ([UInt8]) -> Bool) -> Bool {
    guard length > 0 else { return true }
    let lineCount = pending.withUnsafeBytes { buffer -> Int in
      let cuts = self.cuts(UnsafeRawBufferPointer(rebasing: buffer[..<length]))
      let base = Shared(buffer: buffer)
      let workers = self.workers
      let firstLine = nextLine
      DispatchQueue.concurrentPerform(iterations: cuts.count) { index in
        let cut = cuts[index]
        workers[index].worker.process(
          UnsafeRawBufferPointer(rebasing: base.buffer[cut.range]),
          firstLine: firstLine + cut.linesBefore)
      }
      return cuts.reduce(0) { max($0, $1.linesBefore + $1.lines) }
    }
    nextLine += lineCount
    for slot in workers {
      let output = slot.worker.takeOutput()
      if !output.isEmpty, !emit(output) { return false }
    }
    return true
  }

  /// A pointer that all threads of a round only read from.
  private struct Shared: @unchecked Sendable { let buffer: UnsafeRawBufferPointer }

  private struct Cut {
    var range: Range<Int>
    var linesBefore: Int
    var lines: Int
  }

  /// Cuts the bytes at line ends into at most one part for each worker.
  private func cuts(_ bytes: UnsafeRawBufferPointer) -> [Cut] {
    let share = max(1, (bytes.count + workers.count - 1) / workers.count)
    var cuts: [Cut] = []
    var current = Cut(range: 0..<0, linesBefore: 0, lines: 0)
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      current.lines += 1
      guard index + 1 - start >= share, cuts.count < workers.count - 1 else { continue }
      current.range = start..<(index + 1)
      cuts.append(current)
      current = Cut(range: 0..<0, linesBefore: current.linesBefore + current.lines, lines: 0)
      start = index + 1
    }
    guard start < bytes.count else { return cuts }
    current.range = start..<bytes.count
    if bytes[bytes.count - 1] != UInt8(ascii: "\n") { current.lines += 1 }
    cuts.append(current)
    return cuts
  }
}
