import Components
import DynamicType
import TextLayout
import TextShaping

/// What the models say about one item.
struct CaseRun {
  /// The verdict on one device at one text size.
  struct Answer {
    let device: String
    let category: ContentSizeCategory
    /// The text of the item, or if it is whole, one beside it that is not.
    let placement: Placement
    var isHarmful: Bool { placement.verdict.isHarmful }
  }

  enum Outcome {
    /// The models cannot be asked, for this reason.
    case notRun(String)
    case answered(Answer)
  }

  let id: String
  let item: ReportedCase.Item
  let outcome: Outcome
  /// The room is the system's, or the report states the app's own.
  let isRoomStated: Bool

  /// The models agree; nil where they were not asked or nothing about room was expected.
  var isRight: Bool? {
    guard case .answered(let answer) = outcome else { return nil }
    switch item.expectation {
    case .harmful: return answer.isHarmful
    case .harmless: return !answer.isHarmful
    case .other: return nil
    }
  }

  init(_ item: ReportedCase.Item, of reported: ReportedCase, shaper: TextShaper) {
    id = reported.id
    self.item = item
    let limits = reported.limits
    let surface = Surface.named(item.surface)
    // Reports of a fixed width without a number say that it was made for the English text.
    let isMadeForEnglish =
      limits.width == nil && (item.surface == "button.fixed_width" || limits.hasUnknownWidth)
    let isSizedBySystem = surface?.isSizedBySystem == true && !limits.hasUnknownWidth
    isRoomStated =
      !limits.hasUnknownRoom
      && (isSizedBySystem || limits.width != nil || limits.height != nil || limits.inset != nil
        || isMadeForEnglish && !reported.englishTexts.isEmpty)
    guard let surface else {
      outcome = .notRun("no slot answers to this surface")
      return
    }
    guard let text = item.text.flatMap({ Self.filled($0, limits.argument) }) else {
      outcome = .notRun(item.text == nil ? "string missing" : "placeholder without a value")
      return
    }
    guard let os = item.os.flatMap(OSGeneration.init(name:)) else {
      outcome = .notRun("era unknown: \(item.os ?? "none")")
      return
    }
    guard let category = item.category.flatMap(ContentSizeCategory.init(name:)) else {
      outcome = .notRun("text size unknown")
      return
    }
    let devices = Self.devices(item.device, os)
    guard !devices.isEmpty else {
      outcome = .notRun("device unknown: \(item.device ?? "none")")
      return
    }
    let place = Place(surface, item, reported, isMadeForEnglish: isMadeForEnglish)
    let categories =
      reported.isStepUnknown && category > .large && !category.isAccessibilityCategory
      ? [.extraLarge, .extraExtraLarge, .extraExtraExtraLarge] : [category]
    let answers = devices.flatMap { device in
      categories.compactMap { category -> Answer? in
        let traits = Traits(
          device: device, orientation: item.orientation, contentSizeCategory: category,
          locale: item.locale, os: os)
        return place.lay(text, in: traits, using: shaper)
          .map { Answer(device: device.name, category: category, placement: $0) }
      }
    }
    guard let first = answers.first else {
      outcome = .notRun("the component shows no such text")
      return
    }
    // What a report leaves open can be judged only where all possibilities agree.
    if answers.contains(where: { $0.isHarmful != first.isHarmful }) {
      let broken = answers.filter(\.isHarmful).map { "\($0.device) at \($0.category.shortName)" }
      outcome = .notRun(
        "device or text size not stated, and it matters: harmful only on "
          + broken.joined(separator: ", "))
    } else {
      outcome = .answered(first)
    }
  }

  /// The text with a value for its placeholder; nil when there is none.
  private static func filled(_ text: String, _ argument: String?) -> String? {
    guard let range = text.firstRange(of: "%@") else { return text }
    guard let argument else { return nil }
    return text.replacingCharacters(in: range, with: argument)
  }

  /// The device named, or where only `iPhone` or nothing is, one phone for each width of the time.
  private static func devices(_ name: String?, _ os: OSGeneration) -> [Device] {
    if let name, !name.hasPrefix("iPhone ("), name != "iPhone" {
      return Device.named(name).map { [$0] } ?? []
    }
    switch os {
    case .iOS7: return ["iPhone 5", "iPhone 8", "iPhone 8 Plus"].compactMap(Device.named)
    case .iOS13:
      return ["iPhone SE (1st generation)", "iPhone 8", "iPhone 14", "iPhone 15 Plus"]
        .compactMap(Device.named)
    case .iOS26: return Device.auditDefaults
    }
  }
}

extension String {
  fileprivate func replacingCharacters(
    in range: Range<String.Index>, with text: String
  ) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
