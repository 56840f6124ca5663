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
    /// What is left of the text on the screen.
    var visible: String { placement.fit.visibleText }
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
  /// The report leaves neither the room nor the wording open.
  var isPlaceKnown: Bool { isRoomStated && item.text != nil && !item.isGuess }

  /// The models agree; nil where they were not asked or nothing about room was expected.
  var isRight: Bool? {
    guard case .answered(let answer) = outcome else { return nil }
    switch item.expectation {
    case .harmful: return answer.isHarmful
    case .harmless: return !answer.isHarmful
    case .other: return nil
    }
  }

  /// The visible text is the one that the report quotes; nil where it quotes none or the models
  /// were not asked.
  var showsWhatIsQuoted: Bool? {
    guard case .answered(let answer) = outcome, let visible = item.visible else { return nil }
    return answer.visible == visible
  }

  init(_ item: ReportedCase.Item, of reported: ReportedCase, shaper: TextShaper) {
    id = reported.id
    self.item = item
    guard let surface = Surface.named(item.surface, of: reported.component) else {
      isRoomStated = false
      outcome = .notRun("no slot answers to this surface")
      return
    }
    let place = Place(surface, item, reported)
    isRoomStated = place.isRoomStated
    do {
      outcome = try Self.outcome(of: item, reported, at: place, using: shaper)
    } catch {
      outcome = .notRun(error.reason)
    }
  }

  private struct Gap: Error {
    let reason: String
  }

  private static func outcome(
    of item: ReportedCase.Item, _ reported: ReportedCase, at place: Place,
    using shaper: TextShaper
  ) throws(Gap) -> Outcome {
    guard let text = item.text ?? place.anyText(for: item) else {
      throw Gap(reason: "string missing")
    }
    guard let text = filled(text, place.limits.argument) else {
      throw Gap(reason: "placeholder without a value")
    }
    if place.slot == "tableCell.value1.title", item.value == nil {
      throw Gap(reason: "text at the other end of the row missing")
    }
    guard let os = item.os.flatMap(generation) else {
      throw Gap(reason: "era unknown: \(item.os ?? "none")")
    }
    guard let category = item.contentSizeCategory else { throw Gap(reason: "text size unknown") }
    let devices = devices(item.device, os)
    guard !devices.isEmpty else { throw Gap(reason: "device unknown: \(item.device ?? "none")") }
    let categories =
      reported.isStepUnknown || item.isStepUnknown ? steps(like: category) : [category]
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
      throw Gap(reason: "the component shows no such text")
    }
    // What a report leaves open can be judged only where all possibilities agree, or where one of
    // them shows just what the report quotes from the screen.
    guard answers.allSatisfy({ $0.isHarmful == first.isHarmful }) else {
      if let visible = item.visible, let seen = answers.first(where: { $0.visible == visible }) {
        return .answered(seen)
      }
      let broken = answers.filter(\.isHarmful).map { "\($0.device) at \($0.category.shortName)" }
      throw Gap(
        reason: "device or text size not stated, and it matters: harmful only on "
          + broken.joined(separator: ", "))
    }
    return .answered(first)
  }

  /// The generation of a release; of one older than those modelled, the oldest, as releases newer
  /// than those modelled are of the newest.
  private static func generation(_ name: String) -> OSGeneration? {
    if let generation = OSGeneration(name: name) { return generation }
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard words.first?.lowercased() == "ios", words.count > 1, let major = Int(words[1]),
      (1..<7).contains(major)
    else { return nil }
    return .iOS7
  }

  /// The text with a value for its placeholder; nil when there is none.
  private static func filled(_ text: String, _ argument: String?) -> String? {
    guard let range = text.firstRange(of: "%@") else { return text }
    guard let argument else { return nil }
    return text.replacingCharacters(in: range, with: argument)
  }

  /// The text sizes that "larger" may mean where an item takes this one for it.
  private static func steps(like category: ContentSizeCategory) -> [ContentSizeCategory] {
    guard category > .large else { return [category] }
    return ContentSizeCategory.allCases.filter {
      $0 > .large && $0.isAccessibilityCategory == category.isAccessibilityCategory
    }
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
