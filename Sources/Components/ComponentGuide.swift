/// What is said of a component besides its slots, numbers and examples: Markdown for the page that
/// is made from all components.
public struct ComponentGuide: Sendable, Hashable {
  /// The element in UIKit and SwiftUI, and what iOS does when a text does not fit; what is assumed
  /// is said to be. Paragraphs are separated by an empty line.
  public let about: String
  /// The members of `SlotOptions` that mean something here; empty when none does.
  public let options: String

  /// Creates a guide.
  public init(about: String, options: String = "") {
    self.about = about
    self.options = options
  }
}
