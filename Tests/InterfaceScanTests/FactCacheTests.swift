import FileSearch
import Foundation
import Localization
import TestSupport
import Testing

@testable import InterfaceScan

@Suite struct ContentDigestTests {
  /// FIPS 180-4's examples, from NIST's "Examples with Intermediate Values", and the empty message.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func examples(_ message: String, _ digest: String) {
    #expect(ContentDigest(of: Data(message.utf8)).text == digest)
  }

  @Test func partsAreToldApart() {
    let one = ContentDigest([Data("a".utf8), Data("bc".utf8)])
    let other = ContentDigest([Data("ab".utf8), Data("c".utf8)])
    #expect(one != other)
    #expect(ContentDigest(bytes: one.bytes) == one && ContentDigest(bytes: [1, 2]) == nil)
  }
}

@Suite struct FactCacheTests {
  /// Reads texts as a key in each line, and counts what it reads.
  private final class CountingReader: SourceReader, UsageRecognizer, @unchecked Sendable {
    let fileExtensions = ["source"]
    let language = "source"
    private let lock = NSLock()
    private var files: [String] = []

    /// What was read since the last time, sorted.
    func takeFiles() -> [String] {
      lock.withLock {
        defer { files = [] }
        return files.sorted()
      }
    }

    func read(_ text: String, file: String) -> SourceTree {
      lock.withLock { files.append(String(file.split(separator: "/").last ?? "")) }
      return SourceTree(
        file: file,
        statements: text.split(separator: "\n").enumerated().map { index, line in
          .expression(
            .string(SourceString(segments: [.text(String(line))], line: index + 1)))
        })
    }

    func facts(in tree: SourceTree) -> SourceFacts {
      var facts = SourceFacts()
      for case .expression(.string(let string)) in tree.statements {
        facts.usages.append(
          PendingUsage(
            text: .key(string.plain ?? "", table: nil), slot: "label", line: string.line,
            confidence: .certain, reason: "said by a test"))
      }
      return facts
    }
  }

  private let reader = CountingReader()
  private let app: TemporaryFolder
  private let caches: TemporaryFolder

  init() throws {
    app = try TemporaryFolder()
    caches = try TemporaryFolder()
    try app.write("one\ntwo", to: "a.source")
    try app.write("three", to: "b.source")
  }

  @discardableResult
  private func scan(version: String = "1", paths: [String]? = nil) -> UsageScanner.Result {
    var scanner = UsageScanner(readers: [reader], recognizers: [reader])
    scanner.cache = FactCache(folder: caches.path, version: version)
    return scanner.scan(
      FileTree(paths: paths ?? [app.path]), keys: ["one", "two", "three", "four"])
  }

  private var cacheFile: String {
    get throws { caches.path + "/" + (try #require(caches.names.first)) }
  }

  @Test func whatIsTheSameIsNotReadAgain() throws {
    let first = scan()
    #expect(reader.takeFiles() == ["a.source", "b.source"] && first.filesKept == 0)
    let second = scan()
    #expect(reader.takeFiles().isEmpty)
    #expect(second.usages == first.usages && second.usages.map(\.key) == ["one", "two", "three"])
    #expect(second.filesRead == 2 && second.filesKept == 2)
    try app.write("four", to: "b.source")
    #expect(scan().usages.map(\.key) == ["one", "two", "four"])
    #expect(reader.takeFiles() == ["b.source"])
    try app.write("three", to: "b.source")
    scan()
    #expect(reader.takeFiles().isEmpty)
  }

  @Test func theWayAProjectIsNamedDoesNotMatter() {
    scan()
    _ = reader.takeFiles()
    scan(paths: [app.path + "/./"])
    #expect(reader.takeFiles().isEmpty && caches.names.count == 1)
    scan(paths: [app.path, app.path + "/a.source"])
    #expect(caches.names.count == 2)
  }

  @Test func aNewVersionReadsEverything() {
    scan(version: "1")
    _ = reader.takeFiles()
    scan(version: "2")
    #expect(reader.takeFiles() == ["a.source", "b.source"])
    scan(version: "1")
    #expect(reader.takeFiles().isEmpty)
  }

  @Test func aMovedFileIsReadAgain() throws {
    scan()
    _ = reader.takeFiles()
    try app.write("three", to: "WatchApp/b.source")
    scan()
    #expect(reader.takeFiles() == ["b.source"])
  }

  @Test func damageIsTakenForAnEmptyCache() throws {
    let expected = scan().usages
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: try cacheFile)))
    var damaged = stride(from: 0, to: whole.count, by: 7).map { Array(whole[..<$0]) }
    for place in stride(from: 0, to: whole.count, by: 11) {
      var bytes = whole
      bytes[place] ^= 0x10
      damaged.append(bytes)
    }
    damaged.append(whole + [0])
    damaged.append(Array("{}".utf8))
    damaged.append(Array(repeating: 0xFF, count: 4096))
    for bytes in damaged {
      try Data(bytes).write(to: URL(fileURLWithPath: try cacheFile))
      _ = reader.takeFiles()
      #expect(scan().usages == expected)
      #expect(reader.takeFiles() == ["a.source", "b.source"])
    }
    scan()
    #expect(reader.takeFiles().isEmpty)
  }

  @Test func aForeignFileIsNotTaken() throws {
    scan(version: "1")
    let file = try cacheFile
    scan(version: "2")
    let other = try #require(caches.names.map { caches.path + "/" + $0 }.first { $0 != file })
    try FileManager.default.removeItem(atPath: other)
    try FileManager.default.copyItem(atPath: file, toPath: other)
    _ = reader.takeFiles()
    scan(version: "2")
    #expect(reader.takeFiles().count == 2)
  }

  @Test func whatIsNotUsedForLongGoes() throws {
    scan()
    let store = FactCache(folder: caches.path, version: "1")
      .store(for: FileTree(paths: [app.path]).roots)
    let old = ContentDigest([Data("b.source".utf8), Data("three".utf8)])
    #expect(store.facts(for: old) != nil)
    for run in 0...FactStore.keptRuns {
      try app.write("four\n\(run)", to: "b.source")
      scan()
    }
    let now = FactCache(folder: caches.path, version: "1")
      .store(for: FileTree(paths: [app.path]).roots)
    #expect(now.facts(for: old) == nil)
    #expect(now.facts(for: ContentDigest([Data("a.source".utf8), Data("one\ntwo".utf8)])) != nil)
  }

  @Test func filesOfOtherProjectsGoAfterAMonth() throws {
    let old = try caches.write("", to: "old.\(FactStore.fileExtension)")
    let recent = try caches.write("", to: "recent.\(FactStore.fileExtension)")
    let other = try caches.write("", to: "notes.txt")
    for file in [old, other] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -31 * 24 * 3600)], ofItemAtPath: file)
    }
    scan()
    #expect(!FileManager.default.fileExists(atPath: old))
    #expect(FileManager.default.fileExists(atPath: recent))
    #expect(FileManager.default.fileExists(atPath: other))
    #expect(caches.names.count == 3)
  }

  @Test func runsAtOnceDoNotHarmEachOther() throws {
    for index in 0..<40 { try app.write("key \(index)", to: "f\(index).source") }
    let results = Results()
    var scanner = UsageScanner(readers: [reader], recognizers: [reader])
    scanner.cache = FactCache(folder: caches.path, version: "1")
    let paths = [app.path]
    DispatchQueue.concurrentPerform(iterations: 8) { [scanner] _ in
      results.add(scanner.scan(FileTree(paths: paths), keys: []).filesRead)
    }
    #expect(results.counts == Array(repeating: 42, count: 8))
    _ = reader.takeFiles()
    #expect(scan().filesKept == 42)
    // No half-written file is left.
    #expect(caches.names.count == 1)
  }

  @Test func aCacheThatCannotBeWrittenCostsNothingElse() throws {
    let file = try caches.write("", to: "file")
    var scanner = UsageScanner(readers: [reader], recognizers: [reader])
    scanner.cache = FactCache(folder: file, version: "1")
    let result = scanner.scan(FileTree(paths: [app.path]), keys: ["one"])
    #expect(result.filesRead == 2 && result.problems.isEmpty)
  }

  @Test func theFolderIsThatOfTheSystem() {
    #expect(
      FactCache.standardFolder(environment: ["XDG_CACHE_HOME": "/x", "HOME": "/h"]) == "/x/typefit")
    let home = FactCache.standardFolder(environment: ["XDG_CACHE_HOME": "x", "HOME": "/h"])
    #expect(home == "/h/.cache/typefit" || home == "/h/Library/Caches/typefit")
    #expect(FactCache.standardFolder(environment: [:]) == nil)
  }

  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [Int] = []
    func add(_ count: Int) { lock.withLock { list.append(count) } }
    var counts: [Int] { lock.withLock { list } }
  }
}
