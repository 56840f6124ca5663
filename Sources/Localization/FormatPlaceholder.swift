/// A place in a text where `String(format:)` puts a value.
public struct FormatPlaceholder: Sendable, Hashable {
  /// What a placeholder stands for.
  public enum Kind: Sendable, Hashable {
    /// `%@`, or a C string: text.
    case text
    /// `%d`, `%lld`, `%u` …: a whole number; `%arg` outside of a substitution too.
    case integer
    /// `%x`, `%X` or `%o`: a whole number in another base.
    case unsignedBase
    /// `%f`, `%e`, `%g` or `%a`: a number with a fraction.
    case decimal
    /// `%c` or `%C`: one character.
    case character
    /// `%p`: an address.
    case pointer
    /// `%%`: a percent sign; takes no value.
    case percent
    /// `%#@name@`: a variable of a plural rule or substitution.
    case variable(name: String)
    /// `%n`: takes a value and shows nothing.
    case nothing
  }

  /// Where it stands in the text.
  public var range: Range<String.Index>
  /// What it stands for.
  public var kind: Kind
  /// The argument it asks for, counted from 1, when it says so (`%2$@`).
  public var position: Int?
  /// The flags, any of `-+ #0'`.
  public var flags: String
  /// The minimum width in characters; nil when none is given or an argument gives it (`*`).
  public var width: Int?
  /// The precision; nil when none is given or an argument gives it (`*`).
  public var precision: Int?
  /// True when an argument of its own gives the width.
  public var takesWidth: Bool
  /// True when an argument of its own gives the precision.
  public var takesPrecision: Bool
  /// The length modifier: `hh`, `h`, `l`, `ll`, `q`, `L`, `z`, `t`, `j`, nothing, or `arg` for
  /// `%arg`.
  public var length: String
  /// The conversion character; `@` for a variable, `d` for `%arg`.
  public var conversion: Character
}
