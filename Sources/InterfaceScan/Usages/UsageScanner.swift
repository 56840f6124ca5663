import FileSearch
import Foundation
import Localization

/// Reads the sources of an app and finds where its strings are shown.
public struct UsageScanner: Sendable {
  /// What a scan found.
  public struct Result: Sendable {
    /// The usages, in the order of files and lines.
    public var usages: [Usage] = []
    /// Keys that any source names, whether it is known where they are shown or not.
    public var mentionedKeys: Set<String> = []
    /// Properties that code sets, as ``SourceFacts/assigned`` writes them.
    public var assigned: Set<String> = []
    /// What rules about the interface found, in the order of files.
    public var faults: [InterfaceFault] = []
    /// Places that show a literal which is looked up nowhere, in the order of files.
    public var hardCodedTexts: [HardCodedText] = []
    /// How many files only targets for tests or other systems build; they were left out.
    public var filesOfOtherTargets = 0
    /// What places look up and no table holds, in the order of files.
    public var unknownKeys: [UnknownKey] = []
    /// How many files of source were read.
    public var filesRead = 0
    /// How many of them were not looked at again, because they are the same as in an earlier run.
    public var filesKept = 0
    /// Files that could not be read, and lines that could not be understood.
    public var problems: [LocalizationProblem] = []

    /// Creates an empty result.
    public init() {}
  }

  private let readers: [any SourceReader]
  private let recognizers: [any UsageRecognizer]
  private let factReaders: [any FactReader]
  /// What is kept between runs; nil for nothing.
  public var cache: FactCache?

  /// Larger files are tables that a program wrote; they show nothing.
  private static let maximumSize = 2 << 20

  /// Creates a scanner.
  ///
  /// - Parameters:
  ///   - readers: one for each language.
  ///   - recognizers: what looks at each file of source.
  ///   - factReaders: one for each kind of other file.
  public init(
    readers: [any SourceReader], recognizers: [any UsageRecognizer],
    factReaders: [any FactReader] = []
  ) {
    self.readers = readers
    self.recognizers = recognizers
    self.factReaders = factReaders
  }

  /// Endings of the files that are read, in lower case, without the dot.
  public var fileExtensions: Set<String> {
    Set(readers.flatMap(\.fileExtensions) + factReaders.flatMap(\.fileExtensions))
  }

  /// Scans the files of a tree on all cores.
  ///
  /// - Parameters:
  ///   - tree: what was found; its problems are not repeated.
  ///   - keys: the keys there are.
  public func scan(_ tree: FileTree, keys: Set<String>) -> Result {
    var result = Result()
    let membership = TargetMembership(tree)
    result.problems += membership.problems.map(LocalizationProblem.init)
    // A property list belongs to the tables beside it, whatever its target is.
    let all = files(in: tree)
    let files = all.filter { $0.path.hasSuffix(".plist") || !membership.leavesOut($0.path) }
    result.filesOfOtherTargets = all.count - files.count
    guard !files.isEmpty else { return result }
    let store = cache?.store(for: tree.roots)
    let board = FactBoard(count: files.count)
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      board.set(read(files[index], store), at: index)
    }
    var used: [ContentDigest] = []
    var added: [ContentDigest: Data] = [:]
    var resolver = UsageResolver()
    for (file, read) in zip(files, board.values()) {
      switch read {
      case .facts(let facts, let kept)?:
        result.filesRead += 1
        if let kept {
          used.append(kept.key)
          added[kept.key] = kept.added
          if kept.added == nil { result.filesKept += 1 }
        }
        resolver.add(facts, file: file.path)
        result.assigned.formUnion(facts.assigned)
        result.faults += facts.faults.map { fault in
          // Facts may have been kept of a file of the same content at another path.
          var fault = fault
          fault.place.file = file.path
          return fault
        }
        if let line = facts.faultLines.first {
          let more = facts.faultLines.count - 1
          result.problems.append(
            LocalizationProblem(
              file: file.path, line: line,
              message: "expected \(file.language), found something else here"
                + (more > 0 ? " and in \(more) more lines" : "") + "; the rest was read",
              isFatal: false))
        }
      case .problem(let problem)?: result.problems.append(LocalizationProblem(problem))
      case nil: break
      }
    }
    // A cache that cannot be written costs time, and nothing else.
    try? store?.save(used: used, added: added)
    result.usages = resolver.usages(keys: keys)
    result.hardCodedTexts = resolver.hardCodedTexts()
    result.unknownKeys = resolver.unknownKeys(keys: keys)
    result.mentionedKeys = resolver.mentionedKeys(keys: keys)
    return result
  }

  // MARK: Files

  private struct File: Sendable {
    let path: String
    /// Below the folder that was given.
    let relativePath: String
    let reader: Reader

    /// What it should hold, in words.
    var language: String {
      if case .source(let reader) = reader { return reader.language }
      return "source"
    }
  }

  private enum Reader: Sendable {
    case source(any SourceReader)
    case facts(any FactReader)
  }

  private enum Read: Sendable {
    case facts(SourceFacts, Kept?)
    case problem(ScanProblem)
  }

  /// Where the facts of a file are kept.
  private struct Kept: Sendable {
    let key: ContentDigest
    /// What is to be kept; nil where it was there already.
    let added: Data?
  }

  private func read(_ file: File, _ store: FactStore?) -> Read {
    func problem(_ message: String) -> Read {
      .problem(ScanProblem(file: file.path, message: message, severity: .warning))
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      return problem("cannot be read")
    }
    let reader: any SourceReader
    switch file.reader {
    case .source(let source): reader = source
    case .facts(let facts):
      do throws(ScanProblem) {
        return .facts(try facts.facts(in: data, file: file.path), nil)
      } catch {
        return .problem(error)
      }
    }
    guard data.count <= Self.maximumSize else {
      return problem(
        "left out: \(data.count >> 20) megabytes; larger than \(Self.maximumSize >> 20) is only what"
          + " programs write")
    }
    // The path counts as well: what a folder is named for may say what a file is for.
    let key = store.map { _ in ContentDigest([Data(file.relativePath.utf8), data]) }
    if let key, let facts = store?.facts(for: key) {
      return .facts(facts, Kept(key: key, added: nil))
    }
    guard let text = String(data: data, encoding: .utf8) else {
      return problem("expected UTF-8, found other bytes")
    }
    let tree = reader.read(text, file: file.path)
    var facts = SourceFacts()
    for recognizer in recognizers { facts.merge(recognizer.facts(in: tree)) }
    facts.faultLines = tree.faultLines
    guard let key, let content = FactStore.content(of: facts) else { return .facts(facts, nil) }
    return .facts(facts, Kept(key: key, added: content))
  }

  private func files(in tree: FileTree) -> [File] {
    tree.files(endings: fileExtensions).compactMap { entry in
      reader(of: entry.ending).map {
        File(path: entry.path, relativePath: String(tree.relativePath(of: entry)), reader: $0)
      }
    }
  }

  private func reader(of ending: String) -> Reader? {
    if let source = readers.first(where: { $0.fileExtensions.contains(ending) }) {
      return .source(source)
    }
    return factReaders.first { $0.fileExtensions.contains(ending) }.map(Reader.facts)
  }

  /// `@unchecked Sendable`: every access to its state happens under the lock.
  private final class FactBoard: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Read?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func set(_ value: Read, at index: Int) { lock.withLock { results[index] = value } }

    func values() -> [Read?] { lock.withLock { results } }
  }
}
