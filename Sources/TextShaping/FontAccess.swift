/// The fonts of one shaper, as its results hold them.
///
/// A reference of the thread's own: counting references to the shared font stack for every text
/// makes threads wait for each other.
final class FontAccess: Sendable {
  let stack: FontStack
  /// How the system font changes with its size; a copy.
  let opticalSize: OpticalSize

  init(_ stack: FontStack) {
    self.stack = stack
    opticalSize = OpticalSize(copying: stack.opticalSize)
  }
}
