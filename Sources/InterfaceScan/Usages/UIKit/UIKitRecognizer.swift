/// Finds the texts that UIKit shows: alerts, menus, bars, cells, controls and labels.
///
/// Every object that a file creates or names is gathered with what is done to it; the tables of
/// ``UIKitPlacer`` then say in which slot each of its texts stands.
public struct UIKitRecognizer: UsageRecognizer {
  /// Creates a recogniser.
  public init() {}

  /// The texts a file gives to UIKit.
  public func facts(in tree: SourceTree) -> SourceFacts {
    var walk = UIKitWalk()
    walk.file(tree)
    var facts = SourceFacts()
    facts.usages = UIKitPlacer(objects: walk.objects).usages() + walk.usages
    return facts
  }
}
