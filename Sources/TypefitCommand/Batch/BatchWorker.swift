import JSONText
import TextShaping

/// Turns blocks of input lines into blocks of output lines.
///
/// A worker owns its shaper and its buffers; it serves one thread at a time, and its output depends
/// on nothing but the lines.
final class BatchWorker {
  private let measurer: Measurer
  private var reader: BatchRequestReader
  private var writer = JSONLineWriter()

  init(fontStack: FontStack) {
    measurer = Measurer(fontStack: fontStack)
    reader = BatchRequestReader(families: fontStack.customFamilies)
  }

  /// Hands over the output lines of the last block.
  func takeOutput() -> [UInt8] { writer.takeBytes() }

  /// Answers every line of a block.
  /// - Parameters:
  ///   - block: whole lines; the last one may lack its line feed.
  ///   - firstLine: the number of the block's first line, counted from 1.
  func process(_ block: UnsafeRawBufferPointer, firstLine: Int) {
    var lineNumber = firstLine
    var start = 0
    while start < block.count {
      let rest = UnsafeRawBufferPointer(rebasing: block[start...])
      let length = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.count
      answer(UnsafeRawBufferPointer(rebasing: rest[..<length]), lineNumber: lineNumber)
      start += length + 1
      lineNumber += 1
    }
  }

  private func answer(_ line: UnsafeRawBufferPointer, lineNumber: Int) {
    var members: [String: BatchMember] = [:]
    writer.beginObject()
    do {
      try read(line, into: &members)
      let parsed = try reader.read(members, bytes: line)
      let measurement = try measurer.measure(parsed.request)
      echoIdentifier(of: members, in: line)
      writer.members(of: measurement)
      if !parsed.ignored.isEmpty {
        writer.key("ignored")
        writer.strings(parsed.ignored)
      }
    } catch {
      echoIdentifier(of: members, in: line)
      writer.key("error")
      writer.string("line \(lineNumber): \(error)")
    }
    writer.endObject()
    writer.endLine()
  }

  /// Members before a fault are kept, so that the error can be told by its `id`.
  private func read(
    _ line: UnsafeRawBufferPointer, into members: inout [String: BatchMember]
  ) throws {
    var scanner = JSONScanner(line.assumingMemoryBound(to: UInt8.self), textName: "line")
    do throws(JSONFault) {
      try scanner.scanMembers { member, source in
        members[member.name] = BatchMember(value: member.value, source: source)
      }
    } catch {
      throw RunError(error.columnMessage)
    }
  }

  /// An `id` may be any value; it is echoed byte for byte.
  private func echoIdentifier(
    of members: [String: BatchMember], in line: UnsafeRawBufferPointer
  ) {
    guard let identifier = members["id"] else { return }
    writer.key("id")
    writer.raw(line[identifier.source])
  }
}
