import DynamicType
import Testing

@Suite struct ConfidenceTests {
  @Test func ordersFromGuessToCertain() {
    #expect(Confidence.allCases.sorted() == [.guess, .likely, .certain])
    #expect([Confidence.certain, .likely].min() == .likely)
  }
}
