import ColorContrast
import Components
import DynamicType
import TextShaping

/// What a picture is of: the texts of one component as they were laid out.
public struct PictureSubject: Sendable {
  /// The name of the component, such as `tableCell.value1`.
  public let component: String
  /// The texts and what the app decides.
  public let content: ComponentContent
  /// What the component's model made of the texts.
  public let placements: [Placement]
  /// The placement the picture is for, where a component shows several texts of a slot in turn, such
  /// as the titles of several alerts; nil takes the first of each slot.
  public let focus: Placement?

  /// What the app decides.
  public var options: SlotOptions { content.options }

  /// The placements of a slot, in the order of their texts.
  public func placements(_ slot: String) -> [Placement] {
    placements.filter { $0.slot == slot }
  }

  /// A placement of a slot by its index; nil without one.
  public func placement(_ slot: String, _ index: Int) -> Placement? {
    placements.first { $0.slot == slot && $0.index == index }
  }

  /// The one text shown of a slot that has a single place: the one in focus, else the first.
  public func shown(_ slot: String) -> Placement? {
    if let focus, focus.slot == slot { return focus }
    return placements.first { $0.slot == slot }
  }
}

/// Draws one component, or several that look alike, as it looks in its iOS era, appearance and
/// layout direction.
public protocol ComponentPicture: Sendable {
  /// Names of the components it draws.
  var components: [String] { get }
  /// Width of the picture in points: that of the component's container unless said otherwise.
  func width(_ subject: PictureSubject, in context: PictureContext) -> Double
  /// Draws the subject and sets the height of the canvas. Every placement is drawn in the room the
  /// model gave it, with `Canvas.text`, which marks what is lost.
  func draw(_ subject: PictureSubject, on canvas: inout Canvas)
}

extension ComponentPicture {
  /// The width of the container.
  public func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    context.traits.containerWidth
  }
}

/// All pictures, by the component they draw.
public enum PictureRegistry {
  /// The pictures; each draws its own components.
  public static let all: [any ComponentPicture] = [
    LabelPicture(), TableCellPicture(), AlertPicture(), TableSectionPicture(), TableRowPicture(),
    ActionSheetPicture(), MenuPicture(), NavigationBarPicture(), TabBarPicture(), ToolbarPicture(),
    SearchBarPicture(), SegmentedControlPicture(), ButtonPicture(), TextFieldPicture(),
    TextViewPicture(), LabelledControlPicture(), SliderPicture(), ProgressViewPicture(),
    RefreshControlPicture(), DatePickerPicture(), PickerPicture(), ColorPickerPicture(),
    CollectionCellPicture(), ActivityViewPicture(), PopoverPicture(), SplitViewPicture(),
    WidgetPicture(), NotificationPicture(), HomeScreenPicture(), TooltipPicture(),
  ]

  private static let byComponent: [String: any ComponentPicture] = {
    var table: [String: any ComponentPicture] = [:]
    for picture in all {
      for component in picture.components { table[component] = picture }
    }
    return table
  }()

  /// The picture of a component; nil where it has none of its own yet.
  public static func picture(of component: String) -> (any ComponentPicture)? {
    byComponent[component]
  }

  /// Draws a component with its measured texts.
  ///
  /// - Parameters:
  ///   - component: the name of the component, such as `alert`.
  ///   - content: the texts and options it was laid out with.
  ///   - placements: what its model made of them.
  ///   - focus: the placement the picture is for, where a slot has several texts.
  ///   - traits: the traits it was laid out in.
  ///   - appearance: light or dark, and the contrast.
  ///   - shaper: a shaper over the font stack the texts were measured with.
  public static func scene(
    of component: String, content: ComponentContent, placements: [Placement],
    focus: Placement? = nil, in traits: Traits, appearance: Appearance = .light,
    using shaper: TextShaper
  ) -> Scene {
    let subject = PictureSubject(
      component: component, content: content, placements: placements, focus: focus)
    let context = PictureContext(traits: traits, appearance: appearance, shaper: shaper)
    let picture = picture(of: component) ?? PlainPicture()
    var canvas = Canvas(width: picture.width(subject, in: context), context: context)
    picture.draw(subject, on: &canvas)
    return Scene(
      size: Size(canvas.width, canvas.height), elements: canvas.elements,
      title: SceneText.title(of: component, in: context),
      summary: SceneText.summary(of: placements), locale: traits.locale)
  }
}
