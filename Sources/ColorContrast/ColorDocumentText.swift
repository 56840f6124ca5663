/// The sentences of the page about the colours of iOS.
enum ColorDocumentText {
  static let introduction = """
    # Colours of iOS

    <!-- Made by `make docs` from Sources/ColorContrast. Do not edit. -->

    The colours that iOS draws with, as typefit knows them: named system colours, what the tint
    reaches, what bars and cards let through, and which elements have to stand out. How contrast is
    computed stands in [contrast.md](contrast.md).

    **Confidence**: `certain` was read from UIKit or measured by its source, or is documented by
    Apple; `likely` rests on one source or on another release; `guess` is an estimate.
    """

  static let systemColors = """
    Values in sRGB. Sources: for iOS 13 to 18 Flutter's `colors.dart`, read from UIKit; for iOS 26 a
    copy of the Human Interface Guidelines of June 2025, with light red, green and blue and the labels
    also seen in pixels by OpenUIKit; for iOS 7 to 12 the guidelines of 2018 and well-known constants.
    Only dark backgrounds differ one level up. `systemTeal` of iOS 13 to 18 is that of iOS 13 and 14;
    iOS 15 has (48, 176, 199) and in dark (64, 200, 224). Values with Darken Colors before iOS 13 are
    not known.

    The names may be written as in UIKit, SwiftUI, asset catalogs and Interface Builder:
    `.systemBlue`, `UIColor.systemBlue`, `Color.blue`, `Color(.systemBlue)`, `systemBlueColor`.
    `UIColor.blue` is another colour: pure blue. `tintColor` and `accentColor` are system blue until
    the app sets them.
    """

  static let tint = """
    A view without a `tintColor` takes its parent's; the window the asset `AccentColor`, else the
    system blue of the generation. `barTintColor` is the background of a bar and apart from its tint.

    `tintAdjustmentMode`: the first mode that is not automatic counts, from the view upwards. While an
    alert, an action sheet or a popover is shown the views behind are dimmed. Apple documents "a
    desaturated, dimmed version" and no formula; the grey of the same luma that typefit takes is an
    estimate (`guess`). What is dimmed is inactive, and WCAG asks nothing of it.

    Template images take the tint and are judged as symbols, 3:1; images drawn as they are do not.
    Destructive buttons are system red whatever the tint. Switches keep system green; steppers and
    segmented controls take the tint before iOS 13 only; bar buttons before iOS 26 only.

    Appearance proxies take effect when a view enters a window and lose to what the view itself sets.
    The proxy of the nearest class counts, then the one whose outermost container is nearest to the
    window. `UIView.appearance().tintColor` gives every view a tint of its own. SwiftUI's own controls
    ask no proxy.
    """

  static let materials = """
    A translucent bar gives a range: everything that its layers can make of what may lie below. The
    layers stand from back to front; a blur mixes the contents, so the range is that between all their
    colours. A bar with a `barTintColor` lays white 0.97 at 0.5 and the colour at 0.85 over the
    contents (iOS 7 and 8, `likely`; later `guess`), an opaque one shows its colour or
    `systemBackground`. At the scroll edge bars of iOS 13 and later are transparent unless the app
    says otherwise. Reduce Transparency shows the front layer without transparency; that it is opaque
    is documented, its colour a `guess`. The layers of iOS 26 were fitted over grey; over saturated
    contents the hue is not right. What iOS 26's scroll edge effect lets through is not known: a title
    is judged on everything between the contents and the screen's background.
    """

  static let statusBar = """
    `lightContent` is white and `darkContent` black. `default` is black before iOS 13, follows the
    appearance on iOS 13 to 18, and on iOS 26 keeps the contrast with what is below (in fact since
    iOS 17). The contents need 4.5:1, as the clock is small text. Without
    `UIViewControllerBasedStatusBarAppearance` or with `YES` a visible navigation bar decides by its
    `barStyle`, else the screen's `preferredStatusBarStyle`; with `NO` the `UIStatusBarStyle` of
    Info.plist. A bar attached to the top draws its background behind the status bar; contents lie
    below it if the edge extends and the bar is translucent, or `extendedLayoutIncludesOpaqueBars`.
    """

  static let roles = """
    Text needs 4.5:1, or 3:1 where it is large at the text size in use; symbols and parts of controls
    3:1. Disabled elements are exempt.
    """
}
