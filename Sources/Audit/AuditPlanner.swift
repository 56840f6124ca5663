import Components
import DynamicType
import Foundation
import InterfaceScan
import Localization
import Markup

/// Turns strings into a plan: assigns slots, fills placeholders, removes duplicates.
struct AuditPlanner {
  private let configuration: AuditConfiguration
  private let filters: AuditFilters
  private let assigner: SlotAssigner
  private let screens: ScreenUses
  private let companionKeys: Set<String>
  private let idiomsAsked: IdiomSet
  private var plan = AuditPlan()
  private var unitIndices: [MeasurementUnit: Int] = [:]
  private var decisions: [DecisionKey: SlotDecision] = [:]
  private var siblings: [StringID: Set<String>] = [:]
  private var widths: [StringID: Set<Int>] = [:]
  private var sourceComments: [KeyID: String] = [:]
  private var sourceTexts: [KeyID: String] = [:]
  private var companionTexts: [CompanionID: MarkupText] = [:]
  private var missingCompanions: Set<String> = []
  private var pseudo: [String: PseudoChoice] = [:]

  /// The decision depends on these members of a string and nothing else.
  private struct DecisionKey: Hashable {
    let table: String
    let key: String
    let comment: String?
  }

  private struct StringID: Hashable {
    let file: String
    let key: String
    let locale: String
  }

  private struct KeyID: Hashable {
    let table: String
    let key: String
  }

  private struct TextID: Hashable {
    let text: String
    let locale: String
  }

  /// Nil as locale stands for the app's own language, nil as table for any.
  private struct CompanionID: Hashable {
    let key: String
    var table: String?
    let locale: String?
  }

  init(
    configuration: AuditConfiguration, filters: AuditFilters, devices: [DeviceGroup],
    usages: [Usage] = []
  ) {
    self.configuration = configuration
    self.filters = filters
    assigner = SlotAssigner(configuration: configuration, usages: usages)
    companionKeys = Set(
      (configuration.slots.flatMap { $0.companions.values.joined() }
        + usages.flatMap { $0.companions.values.joined() }).compactMap(Self.companionKey))
    screens = ScreenUses(configuration.screens)
    var idioms: IdiomSet = []
    for group in devices {
      idioms.insert(group.representative.idiom == .pad ? .pad : .phone)
    }
    idiomsAsked = idioms
  }

  /// The plan for what was read.
  mutating func plan(_ result: LocalizationResult) -> AuditPlan {
    let sourceLanguage = configuration.sourceLanguage ?? result.sourceLanguage
    let strings = result.strings(adoptedBy: sourceLanguage) + result.interfaceStrings
    for choice in configuration.pseudo {
      pseudo[choice.locale(for: sourceLanguage ?? "en")] = choice
    }
    collect(strings, sourceLanguage: sourceLanguage)
    for string in strings { add(string, sourceLanguage: sourceLanguage) }
    reportMissingKeys(of: strings)
    plan.textCount = Set(plan.units.map { TextID(text: $0.text.text, locale: $0.locale) }).count
    plan.locales = Set(plan.strings.map(\.string.locale)).sorted()
    return plan
  }

  // MARK: First pass

  /// What a string needs to know of others: variations, source comments, companion texts.
  private mutating func collect(_ strings: [LocalizedString], sourceLanguage: String?) {
    let wanted = companionKeys.union(screens.keys)
    for string in strings {
      if let name = string.device?.lowercased() {
        siblings[id(of: string), default: []].insert(name)
      }
      if let width = WidthVariation.width(of: string.variation) {
        widths[id(of: string), default: []].insert(width)
      }
      let isSource = string.isSourceLanguage || string.locale == sourceLanguage
      if isSource {
        let key = KeyID(table: string.table, key: string.key)
        sourceTexts[key] = string.text
        if let comment = string.comment { sourceComments[key] = comment }
      }
      guard wanted.contains(string.key), !isBlank(string.text) else { continue }
      let text = drawn(string, as: configuration.markdown).text
      for table in [nil, string.table] {
        let id = CompanionID(key: string.key, table: table, locale: string.locale)
        if companionTexts[id] == nil { companionTexts[id] = text }
        if isSource {
          companionTexts[CompanionID(key: string.key, table: table, locale: nil)] = text
        }
      }
    }
  }

  private static func companionKey(_ text: String) -> String? {
    text.hasPrefix("key:") ? String(text.dropFirst(4)) : nil
  }

  private func id(of string: LocalizedString) -> StringID {
    StringID(file: string.place.file, key: string.key, locale: string.locale)
  }

  // MARK: Second pass

  private mutating func add(_ string: LocalizedString, sourceLanguage: String?) {
    let wanted = filters.locales.isEmpty ? configuration.locales : filters.locales
    guard
      pseudo[string.locale] != nil
        || AuditFilters.allows(locale: string.locale, wanted: wanted)
    else {
      return skip("language not asked for")
    }
    if isBlank(string.text) { return skip("untranslated (empty)") }
    if string.isDerived, string.text == string.key, NameWords.isIdentifier(string.key) {
      return skip("without a source text (the key stands in)")
    }
    let isSource = string.isSourceLanguage || string.locale == sourceLanguage
    if !string.shouldTranslate, !isSource { return skip("not to be translated") }

    let shown = DeviceVariation.idioms(
      of: string.device, siblings: siblings[id(of: string)] ?? [])
    if shown.isEmpty {
      plan.undetermined["shown only on devices that are not modelled", default: 0] += 1
      return
    }
    let idioms = shown.intersection(idiomsAsked)
    if idioms.isEmpty { return skip("shown only on devices that were not asked for") }

    let uses = screens.uses(of: string.key, table: string.table)
    guard uses.isEmpty else {
      let wanted = uses.filter { filters.allows(slot: $0.slot) }
      if wanted.isEmpty { return skip("slot not asked for") }
      for use in wanted {
        measure(
          string, use.assignment, idioms, companions: companions(of: use, locale: string.locale),
          screen: use.use)
      }
      return
    }
    switch decide(string) {
    case .skip(let reason): skip(reason)
    case .measure(let assignments):
      let wanted = assignments.filter { filters.allows(slot: $0.slot) }
      if wanted.isEmpty { return skip("slot not asked for") }
      for assignment in wanted {
        measure(
          string, assignment, idioms,
          companions: companions(of: assignment, locale: string.locale))
      }
    }
  }

  private mutating func skip(_ reason: String) {
    plan.skipped[reason, default: 0] += 1
  }

  private mutating func decide(_ string: LocalizedString) -> SlotDecision {
    var string = string
    let id = KeyID(table: string.table, key: string.key)
    if string.comment == nil {
      // Translated `.strings` files often lose the comments of the original.
      string.comment = sourceComments[id]
    }
    let key = DecisionKey(table: string.table, key: string.key, comment: string.comment)
    if let known = decisions[key] { return known }
    let (decision, problem) = assigner.decide(string, sourceText: sourceTexts[id])
    decisions[key] = decision
    if let problem {
      plan.problems.append(
        ReportProblem(
          file: string.place.file, line: string.place.line, message: problem, isFatal: false))
    }
    return decision
  }

  private mutating func measure(
    _ string: LocalizedString, _ assignment: SlotAssignment, _ idioms: IdiomSet,
    companions: [String: [MarkupText]], screen: ScreenUse? = nil
  ) {
    let option = assignment.options.markdown ?? configuration.markdown
    let drawn = drawn(string, as: option)
    let unit = MeasurementUnit(
      text: drawn.text, isPresumedMarkdown: drawn.isMarkdown && option == .automatic,
      locale: string.locale,
      slot: assignment.slot, options: assignment.options,
      companions: companions, idioms: idioms, screen: screen,
      maximumCategory: assignment.maximumCategory,
      windows: WidthVariation.windows(of: string.variation, siblings: widths[id(of: string)] ?? []))
    let index: Int
    if let known = unitIndices[unit] {
      index = known
    } else {
      index = plan.units.count
      plan.units.append(unit)
      unitIndices[unit] = index
    }
    plan.strings.append(
      PlannedString(
        string: string, assignment: assignment, text: drawn.text.text, isFilled: drawn.isFilled,
        values: drawn.isFilled
          ? PlaceholderFiller.values(of: string, samples: configuration.samples) : [],
        hasGeneralValues: drawn.isFilled && configuration.samples.byKey[string.key] == nil,
        origin: origin(of: string), unit: index))
  }

  private mutating func companions(
    of assignment: SlotAssignment, locale: String
  ) -> [String: [MarkupText]] {
    guard !assignment.companions.isEmpty else { return [:] }
    var resolved: [String: [MarkupText]] = [:]
    for (slot, texts) in assignment.companions {
      resolved[slot] = texts.compactMap { text in
        guard let key = Self.companionKey(text) else { return MarkupText(text) }
        let found = companionText(key, locale: locale)
        if found == nil, missingCompanions.insert(key).inserted {
          plan.problems.append(
            ReportProblem(
              file: configuration.file ?? "configuration",
              message: "companion \"key:\(key)\": no string with this key was read",
              isFatal: false))
        }
        return found
      }
    }
    return resolved
  }

  private func companionText(
    _ key: String, table: String? = nil, locale: String
  ) -> MarkupText? {
    companionTexts[CompanionID(key: key, table: table, locale: locale)]
      ?? companionTexts[CompanionID(key: key, table: table, locale: nil)]
  }

  /// The other texts of the component that shows a string in a screen.
  private func companions(
    of use: ScreenUses.Use, locale: String
  ) -> [String: [MarkupText]] {
    var resolved: [String: [MarkupText]] = [:]
    for (slot, texts) in use.place.node.texts {
      resolved[slot] = texts.enumerated().compactMap { index, text in
        if slot == use.slot, index == use.use.index { return nil }
        switch text {
        case .literal(let text): return MarkupText(text)
        case .key(let key, let table): return companionText(key, table: table, locale: locale)
        }
      }
    }
    return resolved
  }

  private mutating func reportMissingKeys(of strings: [LocalizedString]) {
    let known = Set(strings.map { KeyID(table: $0.table, key: $0.key) })
    let keys = Set(strings.map(\.key))
    let missing = screens.missing { key, table in
      table.map { known.contains(KeyID(table: $0, key: key)) } ?? keys.contains(key)
    }
    for (key, screen) in missing {
      plan.problems.append(
        ReportProblem(
          file: configuration.file ?? "configuration",
          message: "screen “\(screen)”: no string with the key \"\(key)\" was read",
          isFatal: false))
    }
  }

  // MARK: Texts

  private func origin(of string: LocalizedString) -> PseudoOrigin? {
    guard let choice = pseudo[string.locale] else { return nil }
    let source = sourceTexts[KeyID(table: string.table, key: string.key)] ?? string.key
    return PseudoOrigin(choice: choice, source: source)
  }

  private func isBlank(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace)
  }

  private func drawn(_ string: LocalizedString, as option: MarkdownOption) -> DrawnText {
    DrawnText(string, as: option, samples: configuration.samples)
  }
}
