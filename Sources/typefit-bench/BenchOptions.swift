import Foundation

/// The command line of the benchmark.
struct BenchOptions {
  static let usage = """
    usage: typefit-bench [CORPUS…] [--peers FOLDER] [--words FILE] [--work FOLDER] [--rounds N]
                         [--differences N] [--pango-every N]
      CORPUS         JSON Lines of {"s": text, "lang": tag}; none: strings made from --words
      --peers        folder of the built peers (default: .build/peers)
      --words        word lists for the made strings (default: Benchmarks/words.txt)
      --work         folder for prepared input and answers (default: .build/bench)
      --rounds       rounds in which all take turns, at least 1 (default: 5)
      --differences  how many strings with different line counts are shown (default: 0)
      --pango-every  of a corpus of more than 10,000 strings Pango gets every Nth (default: 10)
    """

  var corpora: [String] = []
  var peers = ".build/peers"
  var words = "Benchmarks/words.txt"
  var work = ".build/bench"
  var rounds = 5
  var pangoEvery = 10
  var differences = 0

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else {
        throw BenchError("\(option) needs a value\n\(Self.usage)")
      }
      return value
    }
    func number(_ option: String) throws -> Int {
      let text = try value(option)
      guard let number = Int(text), number > 0 else {
        throw BenchError("\(option) needs a number of at least 1, not \"\(text)\"")
      }
      return number
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--peers": peers = try value(argument)
      case "--words": words = try value(argument)
      case "--work": work = try value(argument)
      case "--rounds": rounds = try number(argument)
      case "--differences": differences = try number(argument)
      case "--pango-every": pangoEvery = try number(argument)
      case _ where argument.hasPrefix("-"):
        throw BenchError("\(argument) is not an option\n\(Self.usage)")
      default: corpora.append(argument)
      }
    }
  }
}
