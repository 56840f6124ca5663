import DynamicType
import Markup
import TextLayout
import TextShaping

/// The rooms in a search bar with its texts.
package struct SearchBarLayout {
  private let content: ComponentContent
  private let traits: Traits
  private let shaper: TextShaper
  private let isNew: Bool
  private let isCustom: Bool
  /// The field floats at the bottom of the screen, as a search controller's does on iOS 26.
  package let isFloating: Bool
  /// Space in points before and after the bar.
  package let margin: Double
  /// Width in points between the margins of the bar.
  package let barWidth: Double
  /// How sure that width is.
  private let barCertainty: Certainty

  /// Finds the rooms of a search bar.
  package init(_ content: ComponentContent, in traits: Traits, using shaper: TextShaper) {
    self.content = content
    self.traits = traits
    self.shaper = shaper
    isNew = traits.os >= .iOS26
    let options = content.options
    isCustom = options.style == "custom"
    isFloating =
      isNew && options.style == nil && traits.device.idiom == .phone
    var certainty = Certainty()
    certainty.check(style: options.style, known: ["bar", "drawer", "custom"])
    let width =
      options.width ?? traits.containerWidth - traits.safeArea.left - traits.safeArea.right
    if isCustom {
      margin = 0
    } else if isFloating {
      margin = certainty.use(SearchBarMetrics.floatingSide26)
    } else if options.style == "bar" {
      margin = certainty.use(SearchBarMetrics.barMargin)
    } else {
      certainty.lower(to: BarMetrics.margin.confidence)
      margin = traits.systemMargin(&certainty)
    }
    barWidth = width - 2 * margin
    barCertainty = certainty
  }

  func placements(_ texts: [MarkupText], in slot: String) -> [Placement] {
    switch slot {
    case SearchBar.cancel: cancelPlacements(texts)
    case SearchBar.scope:
      // A scope bar is a segmented control.
      SegmentedControl.place(
        texts, slot: slot, width: barWidth, barCertainty, scopeContent, in: traits,
        using: shaper)
    case SearchBar.token: tokenRoom.place(texts, in: traits, using: shaper)
    default: placeholderRoom.place(texts, in: traits, using: shaper)
    }
  }

  private func room(
    _ slot: String, _ width: Double, _ face: Typeface, _ certainty: Certainty
  ) -> TextRoom {
    let options = content.optionsApply(to: slot) ? content.options : SlotOptions()
    var room = TextRoom(
      slot: slot, width: width, maximumLines: options.lineLimit ?? 1, typeface: face,
      certainty: certainty)
    room.follow(options)
    return room
  }

  // MARK: The field

  private var fieldFace: Typeface {
    .bar(
      content, slot: SearchBar.placeholder, style: .body, weight: isNew ? .medium : nil,
      category: traits.contentSizeCategory, in: traits)
  }

  /// Width of the text in the field, and how sure it is.
  private func textWidth(_ face: Typeface) -> (width: Double, certainty: Certainty) {
    var certainty = barCertainty
    let options = content.options
    if isCustom { return (barWidth - options.insets, certainty) }
    if traits.contentSizeCategory != .large, content.options.font == nil {
      certainty.lower(to: .guess, because: SearchBar.growthNote)
    }
    var width = barWidth
    width -=
      options.leadingInset
      ?? certainty.use(leadingInset)
    width -=
      options.trailingInset
      ?? certainty.use(isNew ? SearchBarMetrics.trailing26 : SearchBarMetrics.trailing)
    // The symbol before the text grows with it.
    if symbolGrowth > 0, options.leadingInset == nil {
      _ = certainty.use(SearchBarMetrics.icon)
      width -= symbolGrowth
    }
    if let image = options.image, image != .none {
      if case .width(let points) = image {
        width -= points
      } else {
        width -= certainty.use(SearchBarMetrics.trailingIcon)
      }
    }
    if let cancel = cancelWidth {
      width -=
        cancel
        + certainty.use(isNew ? SearchBarMetrics.cancelGap26 : SearchBarMetrics.cancelGap)
    }
    return (width, certainty)
  }

  private var placeholderRoom: TextRoom {
    let face = fieldFace
    let (width, certainty) = textWidth(face)
    return room(SearchBar.placeholder, width, face, certainty)
  }

  private var tokenRoom: TextRoom {
    let (width, fieldCertainty) = textWidth(fieldFace)
    var certainty = fieldCertainty
    if traits.os < .iOS13 { certainty.lower(to: .guess, because: SearchBar.tokenNote) }
    let size = certainty.use(SearchBarMetrics.tokenSize)
    let face = Typeface(
      SlotFont(size: size, scales: true), category: traits.contentSizeCategory,
      boldText: traits.boldText)
    return room(
      SearchBar.token, width - certainty.use(SearchBarMetrics.tokenInsets), face, certainty)
  }

  /// Width in points of the field, beside a cancel button.
  package var fieldWidth: Double {
    guard !isCustom, let cancelWidth else { return barWidth }
    let gap = isNew ? SearchBarMetrics.cancelGap26 : SearchBarMetrics.cancelGap
    return barWidth - cancelWidth - gap.value
  }

  /// From the field's leading edge to its text, in points.
  package var textX: Double {
    if let inset = content.options.leadingInset { return inset }
    if isCustom { return 0 }
    return leadingInset.value + max(0, symbolGrowth)
  }

  /// From the field's edge to its text, before the symbol grows.
  private var leadingInset: Metric {
    isFloating
      ? SearchBarMetrics.floatingLeading26
      : isNew ? SearchBarMetrics.leading26 : SearchBarMetrics.leading
  }

  /// By how much the symbol before the text is wider than at the default size, in points.
  private var symbolGrowth: Double {
    let size = fieldFace.pointSize
    return (size / TextStyle.body.pointSize(for: .large) - 1) * SearchBarMetrics.icon.value
  }

  // MARK: Beside and under the field

  /// The scopes of iOS 26 are larger than other segments, and regular.
  private var scopeContent: ComponentContent {
    guard isNew, content.options.font == nil || !content.optionsApply(to: SearchBar.scope) else {
      return content
    }
    var scopes = content
    scopes.slot = SearchBar.scope
    scopes.options.font = SlotFont(
      size: SearchBarMetrics.scopeSize26.value, weight: .regular)
    return scopes
  }

  private var cancelFace: Typeface {
    .bar(
      content, slot: SearchBar.cancel, style: .body,
      category: BarGrowth.category(in: traits), in: traits)
  }

  /// Width of the widest cancel button given; nil without one.
  private var cancelWidth: Double? {
    guard let texts = content.texts[SearchBar.cancel], !texts.isEmpty else { return nil }
    if isNew { return SearchBarMetrics.cancel26.value }
    let face = cancelFace
    return texts.map { text in
      face.labelWidth(of: shaper.shape(text, locale: traits.locale, in: face), in: traits)
    }.max()
  }

  /// The cancel button keeps its width as long as the field keeps its symbol.
  private func cancelPlacements(_ texts: [MarkupText]) -> [Placement] {
    var certainty = barCertainty
    if isNew {
      certainty.lower(to: .likely, because: SearchBar.cancel26Note)
      let room = room(SearchBar.cancel, .greatestFiniteMagnitude, cancelFace, certainty)
      return texts.enumerated().map { index, text in
        let shaped = shaper.shape(text, locale: traits.locale, in: cancelFace)
        let fit = room.fit(shaped, in: traits, using: shaper)
        var drawn = room
        drawn.width = max(fit.naturalWidth, barWidth)
        return drawn.place(shaped, fit: fit, index: index, in: traits, using: shaper)
      }
    }
    let width =
      barWidth - certainty.use(SearchBarMetrics.cancelGap)
      - certainty.use(SearchBarMetrics.leading) - certainty.use(SearchBarMetrics.trailing)
    var room = room(SearchBar.cancel, width, cancelFace, certainty)
    room.allowsTightening = true
    return room.place(texts, in: traits, using: shaper)
  }
}
