/// The character set of octal escapes (Unicode, MAPPINGS/VENDORS/NEXT/NEXTSTEP.TXT).
enum NextStepLatin {
  /// The character of a code; below 128 it is ASCII.
  static func scalar(_ code: UInt8) -> Unicode.Scalar {
    guard code >= 0x80 else { return Unicode.Scalar(code) }
    return upperHalf[Int(code) - 0x80]
  }

  private static let upperHalf: [Unicode.Scalar] = Array(
    ("\u{00A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾"
      + "àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}").unicodeScalars)
}
