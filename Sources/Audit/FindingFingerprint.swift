/// Short names by which other tools recognise a finding again in the next run.
///
/// A name follows from key, language, variation, slot and rule alone, never from lines or numbers.
/// Findings of one report that would have the same name are told apart by their order.
public struct FindingFingerprints: Sendable {
  private var counts: [String: Int] = [:]

  /// Prepares to name the findings of one report.
  public init() {}

  /// The name of the next finding of the report: 16 hexadecimal digits, and `:2`, `:3` … where an
  /// earlier finding has the same.
  public mutating func next(for finding: Finding) -> String {
    let name = Self.name(of: finding)
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name):\(count)"
  }

  /// The name of a finding by itself.
  public static func name(of finding: Finding) -> String {
    let identity = FindingIdentity(finding)
    let members = [
      identity.rule, identity.table, identity.key, identity.locale, identity.variation,
      finding.text?.slot ?? "",
    ]
    return hash(members)
  }

  /// FNV-1a with 64 bits (draft-eastlake-fnv); a zero byte ends each text.
  static func hash(_ texts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    for text in texts {
      for byte in text.utf8 { add(byte) }
      add(0)
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
