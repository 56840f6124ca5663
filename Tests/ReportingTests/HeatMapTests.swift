import Reporting
import Testing

@Suite("Heat map")
struct HeatMapTests {
  @Test("Findings count at each size they break at; information does not count")
  func counts() throws {
    let map = HeatMap(try Fixtures.report())
    #expect(map.categories == ["L", "XL", "XXL", "AX3", "AX5"])
    #expect(map.rows.map(\.locale) == ["fi", "de"])
    #expect(map.rows.map(\.counts) == [[0, 1, 1, 0, 0], [0, 0, 0, 1, 0]])
  }

  @Test("Shades are relative to the largest count")
  func shades() throws {
    let map = HeatMap(try Fixtures.report())
    #expect(map.rows.map(map.shading) == ["·@@··", "···@·"])
  }
}
