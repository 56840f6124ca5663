import DynamicType
import Reporting

/// `--window`: the part of an iPad's screen that the app's window takes.
enum WindowOption {
  static let declaration = OptionDeclaration.option(
    "window", value: "size",
    "The app's window on an iPad: slideOver, oneThird, half, twoThirds, or its width in points.")

  /// A window size by its name; nil for none.
  static func size(_ options: ParsedOptions) throws -> WindowSize? {
    try options.value(
      declaration, expecting: WindowSize.expectation, WindowSize.init(name:))
  }

  /// What to say where a device does not offer a window; nil where it does.
  static func fault(
    _ window: WindowSize, of device: Device, _ orientation: Orientation, os: OSGeneration
  ) -> String? {
    guard device.windowBounds(window, orientation, os: os) == nil else { return nil }
    let place = "\(device.name), \(orientation.rawValue), \(os.displayName)"
    guard device.idiom == .pad else {
      return
        "\(place): the window of a phone takes the whole screen, '\(window.name)' does not exist."
    }
    let offered = device.windowSizes(orientation, os: os).map(\.name).joined(separator: ", ")
    let least = points(Device.leastFreeLength)
    let width = points(device.screenWidth(orientation))
    return "\(place): there is no window '\(window.name)'; there are \(offered), and widths from"
      + " \(least) to \(width)."
  }
}
