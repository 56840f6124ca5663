import DynamicType
import Testing

/// The widths that a public sample app shows for its keys 20, 25 and 50
/// (jablair/AdaptiveStringsExample).
@Suite struct WidthVariantTests {
  @Test(arguments: [(320.0, 20), (375.0, 25), (1024.0, 50)])
  func sampleApp(window: Double, key: Int) {
    let keys = [20, 25, 50]
    #expect(keys.filter { WidthVariant.windows(of: $0, among: keys).contains(window) } == [key])
  }

  @Test func theSmallestKeyTakesWhatIsNarrower() {
    #expect(WidthVariant.windows(of: 30, among: [30, 40]) == 0..<560)
    #expect(WidthVariant.windows(of: 40, among: [30, 40]) == 560..<Double.infinity)
    #expect(WidthVariant.ems(inWindow: 320) == 22)
  }
}
