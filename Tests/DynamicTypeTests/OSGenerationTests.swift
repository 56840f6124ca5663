import DynamicType
import Testing

@Suite struct OSGenerationTests {
  @Test(arguments: [
    ("13", OSGeneration.iOS13), ("18", .iOS13), ("iOS 17.2", .iOS13), ("iOS13", .iOS13),
    ("iPadOS 18", .iOS13), ("ios 16.4.1", .iOS13), ("13-18", .iOS13), ("iOS 13–18", .iOS13),
    ("7", .iOS7), ("iOS 12.5.7", .iOS7), ("7-12", .iOS7), ("iOS 7–12", .iOS7), ("10.3", .iOS7),
    ("26", .iOS26), ("iOS26.1", .iOS26), ("iPadOS 26.0", .iOS26), ("IOS26", .iOS26),
  ])
  func takesReleases(name: String, generation: OSGeneration) {
    #expect(OSGeneration(name: name) == generation)
  }

  @Test(arguments: [
    "", "iOS", "6", "6.1.3", "19", "25", "iOS 18.", "18beta", "macOS 13", "-13", "1 3 x",
  ])
  func refusesOtherReleases(name: String) {
    #expect(OSGeneration(name: name) == nil)
  }

  @Test func namesLeadBack() {
    for generation in OSGeneration.allCases {
      #expect(OSGeneration(name: generation.displayName) == generation)
      #expect(OSGeneration(name: generation.rawValue) == generation)
    }
  }

  @Test func newestIsLast() {
    #expect(OSGeneration.iOS13 < .iOS26)
    #expect(OSGeneration.iOS7 < .iOS13)
    #expect(!(OSGeneration.iOS7 < .iOS7))
    #expect(OSGeneration.allCases.sorted() == OSGeneration.allCases)
    #expect(OSGeneration.newest == OSGeneration.allCases.max())
  }
}
