import Foundation

/// A count with thousands separated by commas: `1,204`.
public func grouped(_ count: Int) -> String {
  let digits = String(count.magnitude)
  var result = ""
  for (offset, digit) in digits.enumerated() {
    if offset > 0, (digits.count - offset).isMultiple(of: 3) { result += "," }
    result.append(digit)
  }
  return count < 0 ? "-" + result : result
}

/// A count with its noun: `1 error`, `1,204 strings`.
public func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(grouped(count)) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// A length in points with at most `digits` decimals and no trailing zeros: `238`, `312.3`.
public func points(_ value: Double, digits: Int = 1) -> String {
  guard value.isFinite, value.magnitude < 1e12 else { return "\(value)" }
  var text = String(format: "%.\(digits)f", value)
  guard text.contains(".") else { return text }
  while text.hasSuffix("0") { text.removeLast() }
  if text.hasSuffix(".") { text.removeLast() }
  return text == "-0" ? "0" : text
}

/// The first few of several names, and how many more there are.
public func listed(_ names: [String], limit: Int) -> String {
  guard names.count > limit else { return names.joined(separator: ", ") }
  return names.prefix(limit).joined(separator: ", ") + " and \(names.count - limit) more"
}
