import ColorContrast
import Testing

@Suite struct ColorSpaceTests {
  /// UIKit prints `UIColor(displayP3Red: 0, green: 210/255, blue: 0, alpha: 1)` in extended sRGB as
  /// -0.416964 0.838774 -0.249501 (Stack Overflow 47443647).
  @Test func displayP3EqualsUIKit() {
    let color = Color((0, 210.0 / 255, 0), in: .displayP3)
    #expect(abs(color.red + 0.416964) < 2e-4)
    #expect(abs(color.green - 0.838774) < 2e-4)
    #expect(abs(color.blue + 0.249501) < 2e-4)
  }

  /// css-color-4: color(display-p3 1 0 0) is color(srgb 1.0930 -0.2267 -0.1501).
  @Test func displayP3RedEqualsCSS() {
    let red = Color((1, 0, 0), in: .displayP3)
    #expect(abs(red.red - 1.0930) < 1e-4)
    #expect(abs(red.green + 0.2267) < 1e-4)
    #expect(abs(red.blue + 0.1501) < 1e-4)
    #expect(red.isIn(.displayP3))
    #expect(!red.isIn(.sRGB))
    #expect(red.hexadecimal == "#FF0000")
  }

  @Test func displayP3AndBackIsTheSame() {
    let color = Color((0.2, 0.9, 0.4), in: .displayP3)
    let (red, green, blue) = color.components(in: .displayP3)
    #expect(abs(red - 0.2) < 1e-12 && abs(green - 0.9) < 1e-12 && abs(blue - 0.4) < 1e-12)
  }

  @Test func whiteAndBlackAreTheSameInAllSpaces() {
    for space in ColorSpace.allCases {
      #expect(Color((1, 1, 1), in: space).hexadecimal == "#FFFFFF", "\(space)")
      #expect(Color((0, 0, 0), in: space).hexadecimal == "#000000", "\(space)")
    }
  }

  /// 0.5 in gamma 2.2 is 0.2176 in linear light, which sRGB stores as 0.5029.
  @Test func graysHaveTheirGamma() {
    #expect(abs(Color((0.5, 0, 0), in: .grayGamma22).green - 0.5029) < 1e-3)
    #expect(Color((0.5, 0, 0), in: .extendedGray) == Color((0.5, 0, 0), in: .grayGamma22))
    #expect(Color((-0.5, 0, 0), in: .extendedGray).green < -0.5)
    #expect(Color((0.5, 0, 0), in: .sRGBGray) == Color(white: 0.5))
    #expect(Color((36.0 / 255, 0, 0), in: .extendedGray).hexadecimal == "#1F1F1F")
    #expect(abs(Color((0.2140411, 0, 0), in: .extendedLinearSRGB).red - 0.5) < 1e-6)
  }

  /// The crayons of Apple's colour picker: values in Generic RGB and in sRGB; (84, 124, 224) is a
  /// storyboard colour on keyboardfuel.com, 85 the dark grey that UIKit read as 104
  /// (Stack Overflow 41461544).
  @Test(arguments: [
    ((255.0, 0.0, 0.0), "#FF2600"), ((0, 255, 0), "#00F900"), ((0, 0, 255), "#0433FF"),
    ((255, 255, 0), "#FFFB00"), ((0, 128, 255), "#0096FF"), ((128, 64, 0), "#945200"),
    ((84, 124, 224), "#6692E6"), ((85, 85, 85), "#686868"),
  ])
  func genericRGBEqualsXcode(generic: (Double, Double, Double), hexadecimal: String) throws {
    let (red, green, blue) = (generic.0 / 255, generic.1 / 255, generic.2 / 255)
    let color = Color((red, green, blue), in: .genericRGB).mapped(to: .sRGB)
    let expected = try Color(hexadecimal: hexadecimal)
    #expect(abs(color.red - expected.red) < 1 / 255.0)
    #expect(abs(color.green - expected.green) < 1 / 255.0)
    #expect(abs(color.blue - expected.blue) < 1 / 255.0)
  }

  @Test(arguments: [
    ("srgb", ColorSpace.sRGB), ("display-p3", .displayP3), ("displayP3", .displayP3),
    ("extended-linear-srgb", .extendedLinearSRGB), ("gray-gamma-22", .grayGamma22),
    ("genericGamma22GrayColorSpace", .grayGamma22), ("calibratedRGB", .genericRGB),
    ("calibratedWhite", .genericGray), ("sRGB", .sRGB), ("extended-gray", .extendedGray),
  ])
  func namesOfCatalogsAndStoryboards(name: String, space: ColorSpace) {
    #expect(ColorSpace(name: name) == space)
  }

  @Test func unknownNameIsNoSpace() {
    #expect(ColorSpace(name: "rec2020") == nil)
    #expect(ColorSpace(name: "custom") == nil)
  }

  @Test func anyNumberIsAColor() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      for space in ColorSpace.allCases {
        let color = Color((value, 0.5, -value), alpha: value, in: space)
        #expect(color.hexadecimal.count >= 7)
        #expect((1...21).contains(ContrastRatio(color, on: .white).value))
        #expect(APCA.lightnessContrast(text: color, background: .white).isFinite)
      }
    }
  }

  @Test func componentsAreChecked() throws {
    let error = #expect(throws: ColorError.self) {
      try Color(components: [0, 1.5, 0], in: .displayP3)
    }
    #expect(
      error?.message
        == "green 1.5 is out of range in display-p3: expected 0 to 1; extended-srgb takes such values"
    )
    #expect(throws: ColorError.self) { try Color(components: [0.5, 0.5], in: .extendedGray) }
    #expect(throws: ColorError.self) { try Color(components: [.nan], in: .extendedGray) }
    #expect(throws: ColorError.self) { try Color(components: [1], alpha: 1.01, in: .grayGamma22) }
    #expect(try Color(components: [1.5, 0, -0.2], in: .extendedSRGB).red == 1.5)
  }
}
