import ColorContrast
import DynamicType
import InterfaceScan
import JSONText

/// The member of a configuration that speaks of colours.
extension ConfigurationReading {
  private static let contrastMembers =
    ["level", "largeText", "appearances", "pairs"]
    + ColorPairing.Exemption.allCases.map(\.rawValue)

  /// Reads `contrast`.
  func contrast(_ member: JSONMember) throws -> ContrastConfiguration {
    var contrast = ContrastConfiguration()
    contrast.file = file
    for part in try members(
      of: member.value, allowed: Self.contrastMembers, in: "\"contrast\"")
    {
      switch part.name {
      case "level": contrast.level = try choice(part, ContrastSettings.Level.self)
      case "largeText": contrast.largeText = try choice(part, LargeText.self)
      case "appearances":
        contrast.appearances = try strings(part).map { name, line in
          guard let appearance = Appearance(optionName: name) else {
            throw error(
              line, "unknown appearance \"\(name)\"; allowed: \(Appearance.optionNames)")
          }
          return appearance
        }
      case "pairs":
        _ = try list(part)
        contrast.pairs = part.value
      default:
        guard let exemption = ColorPairing.Exemption(rawValue: part.name) else { continue }
        contrast.exempt[exemption] = try strings(part).map { try pattern($0.text, $0.line) }
      }
    }
    return contrast
  }

  private func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ member: JSONMember, _ type: Value.Type
  ) throws -> Value {
    let name = try string(member)
    guard let value = Value(rawValue: name) else {
      let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(member.value.line, "unknown \(member.name) \"\(name)\"; allowed: \(known)")
    }
    return value
  }
}

extension Appearance {
  /// The appearance with a name as options and configurations write it: `dark-increased-elevated`.
  public init?(optionName: String) {
    guard let match = Self.allCases.first(where: { $0.optionName == optionName.lowercased() })
    else { return nil }
    self = match
  }

  /// The name in options and configurations.
  public var optionName: String {
    displayName.replacing("increased contrast", with: "increased").replacing(", ", with: "-")
  }

  /// All names, for messages.
  public static let optionNames = allCases.map(\.optionName).joined(separator: ", ")
}
