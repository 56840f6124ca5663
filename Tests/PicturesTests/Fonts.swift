import TextShaping

/// The fonts of the project, loaded once; a shaper for each test, which is used by one thread.
enum Fonts {
  private static let stack = Result { try FontStack.load() }

  static func shaper() throws -> TextShaper { TextShaper(fontStack: try stack.get()) }
}
