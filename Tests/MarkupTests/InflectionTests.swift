import Markup
import Testing

/// Examples of Apple's documentation of automatic grammar agreement.
@Suite struct InflectionTests {
  @Test("The marks are not drawn, and their words may change")
  func inflect() {
    #expect(drawn("^[%lld apple](inflect: true)") == "{n:%lld apple}")
    #expect(
      drawn("^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida').")
        == "{n:Bienvenido}.")
  }

  @Test("Attributes may be nested, and hold braces and quotes")
  func nested() {
    let source =
      #"Add ^[%lld %@ ^[%@](morphology: { partOfSpeech: \"noun\" })](inflect: true) to your order"#
    #expect(drawn(source) == "Add {n:%lld %@ %@} to your order")
  }

  @Test("A description of a word changes nothing, an agreement does")
  func attributes() {
    #expect(
      drawn("^[malteada](morphology: { partOfSpeech: 'noun', grammaticalGender: 'feminine' })")
        == "malteada")
    #expect(drawn("está ^[hecho](agreeWithArgument: 1)") == "está {n:hecho}")
    #expect(drawn("^[chico](agreeWithConcept: 1)") == "{n:chico}")
    #expect(drawn("^[Él](referentConcept: 1) marcó") == "{n:Él} marcó")
    #expect(drawn("^[apple](inflect: false)") == "apple")
    #expect(
      drawn("^[candidate](morphology: {\"number\": \"other\"}, inflect: true)") == "{n:candidate}")
  }

  @Test("Emphasis stands in and around an inflected part")
  func emphasisAround() {
    #expect(drawn("**^[%lld apple](inflect: true)**") == "{bn:%lld apple}")
    #expect(drawn("^[%lld **apple**](inflect: true)") == "{n:%lld }{bn:apple}")
  }

  @Test("Brackets without attributes are text")
  func incomplete() {
    for text in ["^[a]", "^[a](", "^[a] (inflect: true)", "a^[b", "x^2 [a]"] {
      #expect(drawn(text) == text)
    }
    #expect(drawn("^[a]()") == "a")
  }
}
