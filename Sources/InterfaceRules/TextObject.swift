import InterfaceScan

/// The objects of UIKit whose properties code sets.
enum TextObject {
  /// The object whose property is the target of an assignment, without `self`:
  /// `button.titleLabel` of `self.button.titleLabel.font`. Of `$0.font` it is the variable that is
  /// being made; nil where that cannot be told, or where the object is `self`.
  static func name(
    _ target: SourceExpression, at index: Int, _ nodes: SourceNodes
  ) -> String? {
    guard var path = target.dottedName?.split(separator: ".").map(String.init), path.count > 1
    else { return nil }
    path.removeLast()
    path.removeAll { $0 == "self" }
    guard let first = path.first else { return nil }
    if first.hasPrefix("$") {
      guard let variable = FontUse.object(around: index, nodes) else { return nil }
      path[0] = variable
    }
    return path.joined(separator: ".")
  }
}
