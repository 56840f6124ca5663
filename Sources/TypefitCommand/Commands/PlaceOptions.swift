import Components
import DynamicType
import Foundation
import JSONText

/// The options that say where a text is shown: the device, and what the app makes of the slot.
enum PlaceOptions {
  static let device = OptionDeclaration.option(
    "device", short: "d", "The device, for --slot. (default: the narrowest common iPhone)")
  static let orientation = OptionDeclaration.option(
    "orientation", choices: ["portrait", "landscape"], default: "portrait",
    "How the device is held, for --slot.")
  static let boldText = OptionDeclaration.flag(
    "bold-text", "The Bold Text setting is on.")
  static let slotOptions = OptionDeclaration.option(
    "options", value: "json", "What the app imposes on the slot: {\"lineLimit\": 1}.")
  static let companions = OptionDeclaration.option(
    "companions", value: "json",
    "Texts shown beside it, by slot: {\"alert.button\": [\"Cancel\", \"Delete\"]}.")

  /// A slot with all that surrounds it.
  /// - Throws: ``UsageError`` for an unknown slot or a value that makes no sense.
  static func place(
    _ slot: String, _ options: ParsedOptions, _ customFonts: CustomFontOptions
  ) throws -> PlaceRequest {
    guard ComponentRegistry.component(forSlot: slot) != nil else {
      throw UsageError(unknownSlot(slot))
    }
    var place = try surroundings(options, slot: slot)
    try impose(options, customFonts, on: &place)
    return place
  }

  /// Sets what `--options` and `--companions` say, where they are given.
  /// - Throws: ``UsageError`` for a value that makes no sense.
  static func impose(
    _ options: ParsedOptions, _ customFonts: CustomFontOptions, on place: inout PlaceRequest
  ) throws {
    if let json = options.string(slotOptions) {
      do {
        place.options = try JSONDecoder().decode(SlotOptions.self, from: Data(json.utf8))
      } catch {
        throw UsageError("'--options': \(explain(error))")
      }
      if let name = place.options.font?.customFamily {
        place.options.font?.family = try customFonts.spelling(of: name)
      }
    }
    if let json = options.string(companions) { place.companions = try read(companions: json) }
  }

  /// The device and its settings, without a slot's.
  static func surroundings(_ options: ParsedOptions, slot: String = "") throws -> PlaceRequest {
    var place = PlaceRequest(
      slot: slot, device: try options.device(device) ?? defaultDevice())
    if let orientation = try options.value(
      orientation, expecting: "an orientation", Orientation.init(rawValue:))
    {
      place.orientation = orientation
    }
    if let os = try options.os() { place.os = os }
    if let window = try WindowOption.size(options) {
      place.window = window
      if let fault = place.windowFault { throw UsageError("'--window': \(fault)") }
    }
    place.boldText = options.has(boldText)
    return place
  }

  private static func read(companions json: String) throws -> [String: [String]] {
    do {
      let value = try JSONScanner.scan(json)
      guard let texts = companionTexts(value) else {
        throw UsageError(
          "'--companions' expects an object of texts: {\"alert.button\": [\"Cancel\"]}.")
      }
      return texts
    } catch let fault as JSONFault {
      throw UsageError("'--companions' is not JSON: \(fault.columnMessage).")
    }
  }
}
