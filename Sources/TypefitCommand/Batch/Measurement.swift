import Audit
import Components
import DynamicType
import Markup
import TextLayout
import TextShaping

/// The answer to a ``MeasureRequest``.
struct Measurement {
  var verdict: Verdict
  var fit: Fit
  /// Points; `nil` is unbounded.
  var availableWidth: Double?
  var weight: FontWeight
  var missingGlyphs: [String]
  var fonts: [String]
  var confidence: Confidence
  var notes: [String] = []
  /// The other texts of the component, in the order of its slots.
  var companions: [Placement] = []
  /// What can be done, where something has to be and it was asked for: one of these.
  var advice: [String] = []
}

/// Measures requests with one shaper; used by one thread at a time.
final class Measurer {
  private let shaper: TextShaper
  private let coverage: GlyphCoverage
  private let givesAdvice: Bool

  /// - Parameter givesAdvice: whether what does not fit is laid out again and again to find what
  ///   helps.
  init(fontStack: FontStack, givesAdvice: Bool = false) {
    self.givesAdvice = givesAdvice
    shaper = TextShaper(fontStack: fontStack)
    coverage = GlyphCoverage(fontStack: fontStack)
  }

  /// Answers a request.
  /// - Throws: ``RunError`` when the slot does not exist or takes no text here.
  func measure(_ request: MeasureRequest) throws -> Measurement {
    switch request.target {
    case .bare(let bare): return measure(bare, in: request)
    case .place(let place): return try measure(place, in: request)
    }
  }

  private func measure(_ bare: BareRequest, in request: MeasureRequest) -> Measurement {
    let typeface = bare.typeface(for: request.category)
    let text = (request.markdown ?? .literal).drawn(request.text)
    let shaped = shaper.shape(text, locale: request.locale, in: typeface)
    let fit = TextFitter.fit(
      shaped,
      FitRequest(
        pointSize: typeface.pointSize, width: bare.width,
        maximumLines: bare.maximumLines, lineBreakMode: bare.lineBreakMode,
        minimumScaleFactor: bare.minimumScale, leading: typeface.leading,
        tracking: typeface.tracking),
      shaper: shaper)
    let missing = shaped.missingCodePoints.map(String.init)
    let notes = coverageNotes(text.text)
    return Measurement(
      verdict: .of(fit, shaped: shaped, lineBreakMode: bare.lineBreakMode), fit: fit,
      availableWidth: bare.width, weight: typeface.weight, missingGlyphs: missing,
      fonts: shaped.fontFileNames,
      confidence: notes.isEmpty
        ? min(shaped.confidence, typeface.confidence, text.certainty.confidence) : .guess,
      notes: notes + text.certainty.notes)
  }

  private func measure(_ place: PlaceRequest, in request: MeasureRequest) throws -> Measurement {
    guard let component = ComponentRegistry.component(forSlot: place.slot) else {
      throw RunError(unknownSlot(place.slot))
    }
    let markdown = request.markdown ?? place.options.markdown ?? .literal
    let text = markdown.drawn(request.text)
    var texts = place.companions.mapValues { $0.map(markdown.drawn) }
    texts[place.slot, default: []].insert(text, at: 0)
    let content = ComponentContent(texts: texts, options: place.options, slot: place.slot)
    let traits = place.traits(locale: request.locale, category: request.category)
    let placements = component.layOut(content, in: traits, using: shaper)
    guard let placement = placements.first(where: { $0.slot == place.slot && $0.index == 0 }) else {
      throw RunError("The component '\(component.name)' shows no text in '\(place.slot)'.")
    }
    let shaped = shaper.shape(placement.text, locale: request.locale, font: placement.font)
    let notes = coverageNotes(placement.text)
    return Measurement(
      verdict: placement.verdict, fit: placement.fit, availableWidth: placement.availableWidth,
      weight: placement.weight, missingGlyphs: shaped.missingCodePoints.map(String.init),
      fonts: shaped.fontFileNames,
      confidence: notes.isEmpty
        ? min(placement.confidence, text.certainty.confidence) : .guess,
      notes: placement.notes + notes + text.certainty.notes,
      companions: placements.filter { $0.slot != place.slot || $0.index != 0 },
      advice: givesAdvice && notes.isEmpty
        ? ComponentAdvisor(
          component: component, content: content, traits: traits, shaper: shaper
        ).ways(toMend: placement) : [])
  }

  private func coverageNotes(_ text: String) -> [String] {
    let names = coverage.undetermined(in: text).map {
      "U+" + String($0.value, radix: 16, uppercase: true)
    }
    guard !names.isEmpty else { return [] }
    let shown = names.prefix(5).joined(separator: " ") + (names.count > 5 ? " and more" : "")
    return ["iOS draws \(shown), no installed font does: the width is not known"]
  }
}

/// What to say about a slot name that does not exist.
func unknownSlot(_ name: String) -> String {
  let names = ComponentRegistry.slots.map(\.name)
  let hint = nearest(to: name, in: names).map { " Did you mean '\($0)'?" } ?? ""
  return "Unknown slot '\(name)'.\(hint) 'typefit list slots' prints all."
}

/// What to say about a device name that does not exist.
func unknownDevice(_ name: String) -> String {
  let hint = nearest(to: name, in: Device.all.map(\.name)).map { " Did you mean '\($0)'?" } ?? ""
  return "Unknown device '\(name)'.\(hint) 'typefit list devices' prints all."
}

extension JSONLineWriter {
  /// Writes what happens to the other texts of a component, and what can be done: nothing where
  /// there are none and nothing has to be.
  mutating func joint(_ measurement: Measurement) {
    if !measurement.companions.isEmpty {
      key("companions")
      beginArray()
      for placement in measurement.companions {
        beginObject()
        key("slot")
        string(placement.slot)
        key("index")
        number(Double(placement.index))
        key("text")
        string(placement.text)
        key("verdict")
        string(placement.verdict.name)
        key("visibleText")
        string(placement.fit.visibleText)
        key("availableWidth")
        number(placement.availableWidth)
        key("naturalWidth")
        number(placement.fit.naturalWidth)
        key("confidence")
        string(placement.confidence.rawValue)
        endObject()
      }
      endArray()
    }
    if !measurement.advice.isEmpty {
      key("advice")
      strings(measurement.advice)
    }
  }

  /// Writes the members of a measurement, without the braces around them.
  mutating func members(of measurement: Measurement) {
    let fit = measurement.fit
    key("verdict")
    string(measurement.verdict.name)
    key("lines")
    beginArray()
    for (line, ink) in zip(fit.lines, fit.inkWidths()) {
      beginObject()
      key("text")
      string(line.text)
      key("width")
      number(line.width)
      key("inkWidth")
      number(ink)
      endObject()
    }
    endArray()
    key("height")
    number(fit.height)
    key("baselines")
    beginArray()
    for baseline in fit.baselines { number(baseline) }
    endArray()
    key("pointSize")
    number(fit.pointSize)
    key("scale")
    number(fit.scale)
    key("availableWidth")
    if let width = measurement.availableWidth { number(width) } else { null() }
    key("naturalWidth")
    number(fit.naturalWidth)
    key("truncated")
    bool(fit.isTruncated)
    key("visibleText")
    string(fit.visibleText)
    key("lostText")
    string(fit.lostText)
    if let cut = fit.cut {
      key("cut")
      beginObject()
      key("line")
      number(Double(cut.line))
      key("top")
      number(cut.top)
      key("bottom")
      number(cut.bottom)
      endObject()
    }
    key("missingGlyphs")
    strings(measurement.missingGlyphs)
    key("fonts")
    strings(measurement.fonts)
    key("confidence")
    string(measurement.confidence.rawValue)
  }
}
