extension StringProtocol {
  /// How many folders from the root on two paths share.
  ///
  /// The names are compared as written; a file's own name counts where the other path has it at the
  /// same depth.
  package func sharedFolderCount(with path: some StringProtocol) -> Int {
    zip(split(separator: "/"), path.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
