import Audit
import Localization

/// Writes problems to standard error.
/// - Returns: whether one of them means that something could not be read.
func report(_ problems: [LocalizationProblem], in console: Console) -> Bool {
  for problem in problems {
    let place = problem.line.map { "\(problem.file):\($0)" } ?? problem.file
    // A problem of the run as a whole names the program as its file.
    let message =
      place == Typefit.declaration.name ? problem.message : "\(place): \(problem.message)"
    if problem.isFatal {
      console.report(error: message)
    } else {
      console.report(warning: message)
    }
  }
  return problems.contains(where: \.isFatal)
}

/// What to say when the input holds no string to check.
func nothingToCheck(_ paths: [String], _ locales: [String]) -> String {
  let places = paths.joined(separator: ", ")
  let language = locales.isEmpty ? "" : " in the language \(locales.joined(separator: ", "))"
  return "\(places): no string to check\(language)."
    + " typefit reads .xcstrings, .strings, .stringsdict and .xliff files; give it one, or a folder"
    + " with some."
}
