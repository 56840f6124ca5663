/// What must be known of UIKit's classes to find colours: who inherits from whom, what is a bar.
enum UIKitClass {
  /// Superclasses of the views that appear in tint trees (Apple documentation: UIKit).
  private static let superclasses: [String: String] = [
    "UIWindow": "UIView", "UILabel": "UIView", "UIImageView": "UIView", "UIControl": "UIView",
    "UIButton": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl",
    "UIStepper": "UIControl", "UISegmentedControl": "UIControl", "UIPageControl": "UIControl",
    "UITextField": "UIControl", "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl",
    "UIColorWell": "UIControl", "UISearchTextField": "UITextField", "UITextView": "UIScrollView",
    "UIScrollView": "UIView", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
    "UITableViewCell": "UIView", "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewListCell": "UICollectionViewCell", "UIStackView": "UIView",
    "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView", "UIPickerView": "UIView",
    "UINavigationBar": "UIView", "UIToolbar": "UIView", "UITabBar": "UIView",
    "UISearchBar": "UIView", "UIVisualEffectView": "UIView",
  ]

  private static let bars: Set<String> = [
    "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar",
  ]

  private static let presented: Set<String> = [
    "UIAlertController", "UIAlertView", "UIActionSheet", "UIActivityViewController",
    "UIPopoverPresentationController",
  ]

  /// How far above a class another is, 0 for itself; `nil` if it does not inherit from it.
  static func distance(from name: String, to ancestor: String) -> Int? {
    var current = name
    for distance in 0...superclasses.count {
      if current == ancestor { return distance }
      guard let parent = superclasses[current] else {
        // A class of the app's own is a view of some kind.
        return ancestor == "UIView" && distance == 0 ? 1 : nil
      }
      current = parent
    }
    return nil
  }

  /// Whether a class has a `barTintColor`.
  static func isBar(_ name: String) -> Bool { bars.contains(name) }

  /// Whether a class stands for what is presented in front of the screen and dims it.
  static func isPresented(_ name: String) -> Bool { presented.contains(name) }
}
