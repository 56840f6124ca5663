import Foundation

/// A list of strings to measure with.
struct Corpus {
  var name: String
  var samples: [Sample]

  /// Reads a JSON Lines file of `{"s": text, "lang": tag}`.
  static func read(_ path: String) throws -> Corpus {
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw BenchError("\(path): cannot be read: \(error.localizedDescription)")
    }
    let decoder = JSONDecoder()
    var samples: [Sample] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      guard let sample = try? decoder.decode(Sample.self, from: Data(line.utf8)),
        !sample.s.utf8.contains(0), !sample.lang.utf8.contains(0)
      else {
        throw BenchError(
          "\(path):\(index + 1): expected {\"s\": text, \"lang\": tag} without NUL characters")
      }
      samples.append(sample)
    }
    guard !samples.isEmpty else { throw BenchError("\(path): expected at least one string") }
    return Corpus(name: (path as NSString).lastPathComponent, samples: samples)
  }

  /// Makes strings of interface length from word lists, the same in every run.
  ///
  /// - Parameters:
  ///   - words: a file of lines `tag<TAB>words between spaces`.
  ///   - count: number of strings; the languages take turns.
  static func generate(words path: String, count: Int) throws -> Corpus {
    let lists = try WordList.read(path)
    var random = SplitMix64(state: 17)
    let samples = (0..<count).map { index in
      lists[index % lists.count].makeSample(&random)
    }
    return Corpus(name: "generated list", samples: samples)
  }
}

/// The words of a language.
struct WordList {
  var language: String
  var words: [String]

  static func read(_ path: String) throws -> [WordList] {
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw BenchError("\(path): cannot be read: \(error.localizedDescription)")
    }
    var lists: [WordList] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2 else {
        throw BenchError("\(path):\(index + 1): expected a language tag, a tab and words")
      }
      let words = fields[1].split(separator: " ").map(String.init)
      lists.append(WordList(language: String(fields[0]), words: words))
    }
    guard !lists.isEmpty else { throw BenchError("\(path): expected at least one language") }
    return lists
  }

  /// These languages are written without spaces between words.
  private var separator: String {
    ["ja", "zh-CN", "zh-TW", "th", "km", "my"].contains(language) ? "" : " "
  }

  /// A string of 1 to 14 words, most of them short, as interface strings are: half have at most
  /// three words. Frequent words stand first in the list. Some strings end in a number, which
  /// makes them differ, or in a mark.
  func makeSample(_ random: inout SplitMix64) -> Sample {
    let share = random.unit()
    let length = 1 + Int(13 * share * share * share)
    var parts: [String] = []
    for _ in 0..<length {
      let place = random.unit()
      parts.append(words[Int(Double(words.count) * place * place)])
    }
    var text = parts.joined(separator: separator)
    switch random.next() % 8 {
    case 0: text += separator + String(random.next() % 2000)
    case 1: text += "…"
    case 2: text += ": %@"
    default: break
    }
    return Sample(s: text, lang: language)
  }
}

/// A small generator whose numbers are the same in every run (Steele, Lea and Flood 2014).
struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 up to 1.
  mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}
