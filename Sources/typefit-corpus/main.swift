import Foundation

// Usage: typefit-corpus FOLDER [--rule ID,…] [--sample N] [--check SUMMARY]
// Counts the findings of every rule over a folder of projects, one project per folder in it, or
// prints findings of single rules, evenly picked. With --check it reads every file, compares what was
// read with the folder's own list, CORPUS.md, and writes the counts of findings to a file; the exit
// code is 1 when a difference has no explanation.

var folder: String?
var rule: String?
var sample = 30
var summary: String?
var arguments = CommandLine.arguments.dropFirst().makeIterator()
while let argument = arguments.next() {
  switch argument {
  case "--rule": rule = arguments.next()
  case "--sample": sample = arguments.next().flatMap(Int.init) ?? sample
  case "--check": summary = arguments.next()
  default: folder = argument
  }
}
guard let folder, let projects = CorpusProjects(folder: folder) else {
  FileHandle.standardError.write(
    Data("typefit-corpus: expected a folder of projects, found none\n".utf8))
  exit(2)
}
if let summary {
  exit(try CorpusCheck.run(projects, summary: summary) ? 0 : 1)
} else if let rule {
  RuleSample.show(
    sample, of: rule.split(separator: ",").map(String.init), in: projects)
} else {
  print(RuleSummary(projects).description)
}
