import InterfaceScan
import SwiftSourceScan
import Testing

/// Texts that VoiceOver speaks have a place, though nothing measures it.
@Suite(.enabled(if: SwiftSourceReader.isAvailable))
struct SpokenTextTests {
  private func found(_ text: String) -> [String] {
    let tree = SwiftSourceReader().read(text, file: "a.swift")
    let usages =
      SwiftUIRecognizer().facts(in: tree).usages + UIKitRecognizer().facts(in: tree).usages
    return usages.filter { $0.slot == Usage.unmeasured }.map { UIKitSnippet.name($0.text) }
      .sorted()
  }

  @Test func modifiersOfSwiftUI() {
    #expect(
      found(
        """
        import SwiftUI
        struct A: View {
          var body: some View {
            Image("a").accessibilityLabel("label").accessibilityHint(Text("hint"))
              .accessibilityIdentifier("id")
          }
        }
        """) == ["hint", "label"])
  }

  @Test func propertiesOfUIKit() {
    #expect(
      found(
        """
        class A: UIViewController {
          func a() {
            button.accessibilityLabel = NSLocalizedString("label", comment: "")
            view.accessibilityIdentifier = "id"
          }
        }
        """) == ["label"])
  }
}
