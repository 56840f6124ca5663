import Components
import DynamicType

/// An outlet: a property of a class through which code reaches a view of an interface file.
public struct OutletName: Sendable, Hashable, Codable {
  /// The class, without the types around it.
  public var owner: String
  /// The property.
  public var property: String

  /// Creates a name.
  public init(owner: String, property: String) {
    self.owner = owner
    self.property = property
  }
}

/// What an interface file says of the view behind an outlet.
public struct InterfaceOutlet: Sendable, Hashable, Codable {
  /// The outlet.
  public var name: OutletName
  /// The slot of a text that code gives the view.
  public var slot: String
  /// Font, limits and room.
  public var options: SlotOptions
  /// How sure the place is.
  public var confidence: Confidence
  /// What it rests on.
  public var reason: String

  /// Creates an outlet.
  public init(
    name: OutletName, slot: String, options: SlotOptions, confidence: Confidence, reason: String
  ) {
    self.name = name
    self.slot = slot
    self.options = options
    self.confidence = confidence
    self.reason = reason
  }

  /// Whether code that shows a text in a slot may mean this view.
  func answers(_ usage: PendingUsage) -> Bool {
    if slot == usage.slot { return true }
    switch usage.slot {
    // What a label is in its file, code does not say.
    case "label":
      return slot.hasPrefix("tableCell.") || slot == "textView.text" || slot == "textField.text"
    case "navigationBar.button": return slot == "toolbar.button"
    default: return false
    }
  }
}

extension PendingUsage {
  /// The usage with what an interface file says of its view; what code sets goes first.
  func filled(from outlet: InterfaceOutlet) -> PendingUsage {
    var usage = self
    usage.slot = outlet.slot
    usage.options = options.filled(from: outlet.options)
    usage.confidence = outlet.confidence
    usage.reason = "\(reason), \(outlet.reason)"
    return usage
  }
}

extension SlotOptions {
  /// These options with what they leave open taken from others.
  func filled(from other: SlotOptions) -> SlotOptions {
    var options = self
    if width == nil {
      options.width = other.width
      options.margin = margin ?? other.margin
      options.leadingInset = leadingInset ?? other.leadingInset
      options.trailingInset = trailingInset ?? other.trailingInset
    }
    options.height = height ?? other.height
    options.lineLimit = lineLimit ?? other.lineLimit
    options.font = font ?? other.font
    options.minimumScale = minimumScale ?? other.minimumScale
    options.truncation = truncation ?? other.truncation
    options.image = image ?? other.image
    options.accessory = accessory ?? other.accessory
    options.count = count ?? other.count
    options.style = style ?? other.style
    options.controlSize = controlSize ?? other.controlSize
    return options
  }
}
