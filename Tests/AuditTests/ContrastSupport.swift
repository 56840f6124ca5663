import ColorContrast
import DynamicType
import InterfaceScan
import Localization

@testable import Audit

/// A colour in hexadecimal notation, dark as light unless told.
func paired(
  _ light: String, dark: String? = nil, increased: String? = nil, name: String? = nil
) throws -> PairedColor {
  let place = SourcePlace(file: "Main.storyboard", line: 1)
  func sourced(_ text: String) throws -> SourcedColor {
    SourcedColor(try Color(hexadecimal: text), source: "test", confidence: .certain)
  }
  var variants = [Appearance.light: try sourced(light)]
  if let dark { variants[.dark] = try sourced(dark) }
  if let increased { variants[Appearance(.light, contrast: .high)] = try sourced(increased) }
  return PairedColor(DynamicColor(name: name ?? light, variants: variants), place: place)
}

/// A pair in a storyboard.
func pairing(
  _ foreground: PairedColor, on backdrop: PairedBackdrop, role: ColorPairing.Role = .text,
  reason: ColorPairing.Reason = .interface, file: String = "Main.storyboard", line: Int = 7,
  confidence: Confidence = .certain, font: ColorPairing.Font? = nil,
  exemption: ColorPairing.Exemption? = nil
) -> ColorPairing {
  ColorPairing(
    foreground, on: backdrop, role: role, component: "label", reason: reason,
    explanation: "label in storyboard", place: SourcePlace(file: file, line: line),
    confidence: confidence, font: font, exemption: exemption)
}

/// The findings about pairs under the default settings.
func findings(
  _ pairings: [ColorPairing], _ change: (inout ContrastSettings) -> Void = { _ in }
) -> [Finding] {
  var settings = ContrastSettings()
  change(&settings)
  return ContrastReport(pairings, settings: settings).findings
}
