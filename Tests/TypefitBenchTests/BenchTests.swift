import Foundation
import TestSupport
import Testing
import TextShaping

@testable import typefit_bench

@Suite("Benchmark")
struct BenchTests {
  @Test("made strings are the same in every run, of many languages and of interface length")
  func generated() throws {
    let folder = try TemporaryFolder()
    let words = try folder.write(projectFile("Benchmarks/words.txt"), to: "words.txt")
    let corpus = try Corpus.generate(words: words, count: 2000)
    #expect(corpus.samples == (try Corpus.generate(words: words, count: 2000)).samples)
    #expect(Set(corpus.samples.map(\.lang)).count == 23)
    // Text repeats less than words: it is the words an engine may remember.
    #expect(Set(corpus.samples.map(\.s)).count > 1000)
    let lengths = corpus.samples.map { $0.s.count }.sorted()
    #expect((8...40).contains(lengths[1000]))
    #expect(lengths[1900] < 120)
  }

  @Test("a damaged corpus is an error with file and line")
  func damagedCorpus() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{\"s\": \"a\", \"lang\": \"en\"}\n{\"s\": 1}\n", to: "c.jsonl")
    let error = #expect(throws: BenchError.self) { try Corpus.read(path) }
    #expect(error?.description.hasPrefix("\(path):2: expected ") == true)
    let empty = try folder.write("\n", to: "e.jsonl")
    #expect(throws: BenchError.self) { try Corpus.read(empty) }
  }

  @Test("prepared strings come back as they were")
  func prepared() {
    let samples = [
      Sample(s: "Löschen\n…", lang: "de"), Sample(s: "", lang: "en"),
      Sample(s: "👨‍👩‍👧 نعم", lang: "ar"),
    ]
    #expect(PreparedInput.decode(PreparedInput.encode(samples)) == samples)
  }

  @Test("the system font is tried first, then the fonts of the language")
  func fontOrder() throws {
    let faces = try FontStack.load().faces
    let lines = try PreparedInput.fontList(faces, languages: ["ja", "zh-TW"])
      .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    let fonts = lines.filter { $0[0] == "font" }
    #expect(fonts[0][2].hasSuffix("Inter-Regular.otf"))
    for (language, hani) in [("ja", "ja"), ("zh-TW", "zh-Hant")] {
      let order = try #require(lines.first { $0[0] == "order" && $0[1] == language })[2]
        .split(separator: ",").compactMap { Int($0) }
      #expect(order.sorted() == Array(fonts.indices))
      #expect(order[0] == 0)
      let face = try #require(
        faces.first { $0.languages == [hani] && $0.scripts.contains("Hani") && $0.path != nil })
      #expect(fonts[order[1]] == ["font", "\(face.collectionIndex)", face.path])
    }
  }

  @Test("agreement counts layouts with equal line counts, by language")
  func agreement() {
    let samples = [Sample(s: "a", lang: "en"), Sample(s: "b", lang: "de")]
    let same = Array(repeating: Answer(lines: 1, width: 10, truncates: 0), count: 24)
    var other = same
    other[12].lines = 2
    other[13].width = 11
    let agreement = Agreement(samples, other, same)
    #expect(agreement.equal == 23)
    #expect(agreement.count == 24)
    #expect(agreement.differentWidths == 1)
    #expect(agreement.worst(1).first?.language == "de")
    #expect(agreement.examples == ["de 14.0 pt: 2, 1: b"])
  }

  @Test("a median is the middle value")
  func medians() {
    #expect(median([3, 1, 2]) == 2)
    #expect(median([4, 1, 2, 3]) == 2.5)
  }
}
