import Foundation
import Localization
import LocalizationRules

// Usage: typefit-corpus FOLDER [--rule ID] [--sample N]
// Counts the findings of every rule over a folder of projects, one project per folder in it, or
// prints findings of one rule, evenly picked.

var paths: [String] = []
var rule: String?
var sample = 30
var arguments = CommandLine.arguments.dropFirst().makeIterator()
while let argument = arguments.next() {
  switch argument {
  case "--rule": rule = arguments.next()
  case "--sample": sample = arguments.next().flatMap(Int.init) ?? sample
  default: paths.append(argument)
  }
}
guard let folder = paths.first,
  let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
else {
  FileHandle.standardError.write(
    Data("typefit-corpus: expected a folder of projects, found none\n".utf8))
  exit(2)
}
let rules = LocalizationRuleRegistry.all.filter { rule == nil || $0.id == rule }
var faults: [LocalizationFault] = []
var units = 0
for name in names.sorted() {
  let path = folder + "/" + name
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
  else { continue }
  let result = LocalizationReader.read(paths: [path])
  units += result.unitsRead
  faults += LocalizationCheck.faults(
    in: LocalizationProject(result), rules: rules, context: RuleContext())
}
if rule == nil {
  print("\(units) texts")
  for rule in rules {
    print("\(rule.id): \(faults.count { $0.rule == rule.id })")
  }
} else {
  print("\(faults.count) findings in \(units) texts")
  let step = max(1, faults.count / max(sample, 1))
  for index in stride(from: 0, to: faults.count, by: step).prefix(sample) {
    let fault = faults[index]
    let file = fault.place.file.replacingOccurrences(of: folder + "/", with: "")
    print("\(file):\(fault.place.line) [\(fault.locale)] \(fault.key.prefix(60))")
    print("    \(fault.text.prefix(160).replacingOccurrences(of: "\n", with: "⏎"))")
    print("    \(fault.effect) · \(fault.message); \(fault.advice)")
  }
}
