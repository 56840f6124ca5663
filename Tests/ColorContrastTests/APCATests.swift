import ColorContrast
import DynamicType
import Testing

@Suite struct APCATests {
  /// Myndex/apca-w3: test/index.js, to all digits it prints.
  @Test(arguments: [
    ("#888", "#FFF", 63.056469930209424), ("#FFF", "#888", -68.54146436644962),
    ("#000", "#AAA", 58.146262578561334), ("#AAA", "#000", -56.24113336839742),
    ("#123", "#DEF", 91.66830811481631), ("#DEF", "#123", -93.06770049484275),
    ("#123", "#444", 8.32326136957393), ("#444", "#123", -7.526878460278154),
    ("#0006", "#FFF", 54.62184067441377), ("#000", "#FFF", 106.04067321268862),
    ("#FFF", "#000", -107.88473318309848),
  ])
  func equalsReferencePairs(text: String, background: String, expected: Double) throws {
    let contrast = try APCA.lightnessContrast(
      text: Color(hexadecimal: text), background: Color(hexadecimal: background))
    #expect(abs(contrast - expected) < 1e-9)
  }

  /// ChromeDevTools/devtools-frontend: ColorUtils_test.ts, within 0.1.
  @Test(arguments: [
    ("#F00", "#00F", -20.3), ("#333", "#444", 0), ("#123", "#234", 0),
    ("rgb(158, 158, 158)", "#FFF", 52.1), ("rgb(0 0 0 / 38%)", "#FFF", 52.1),
  ])
  func equalsDevTools(text: String, background: String, expected: Double) throws {
    let contrast = try APCA.lightnessContrast(
      text: Color(parsing: text), background: Color(parsing: background))
    #expect(abs(contrast - expected) < 0.1)
  }

  /// Rows of apca-w3's table, and halves between: 400 at Lc 60 is 24 px, at Lc 65 21.75 px, so
  /// half-way 24 less one step of a whole pixel.
  @Test func sizesFollowTheTable() {
    #expect(APCA.minimumSize(forContrast: 60, weight: .regular) == .points(24))
    #expect(APCA.minimumSize(forContrast: -75, weight: .regular) == .points(18))
    #expect(APCA.minimumSize(forContrast: 62.5, weight: .regular) == .points(23))
    #expect(APCA.minimumSize(forContrast: 90, weight: .bold) == .points(14))
    #expect(APCA.minimumSize(forContrast: 42.5, weight: .regular) == .points(51))
    #expect(APCA.minimumSize(forContrast: 40, weight: .ultraLight) == .points(120))
  }

  @Test func lowContrastIsForNoText() {
    #expect(APCA.minimumSize(forContrast: 29.4, weight: .black) == .nonTextOnly)
    #expect(APCA.minimumSize(forContrast: 35, weight: .ultraLight) == .nonTextOnly)
    #expect(APCA.minimumSize(forContrast: -14, weight: .black) == .nothing)
    #expect(APCA.passes(106, pointSize: 15, weight: .regular))
    #expect(!APCA.passes(63, pointSize: 17, weight: .regular))
    #expect(!APCA.passes(20, pointSize: 200, weight: .black))
  }
}
