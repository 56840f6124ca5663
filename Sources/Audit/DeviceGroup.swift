import DynamicType

/// Devices that lay text out alike, so one of them is measured for all.
struct DeviceGroup: Sendable {
  /// The device that is measured.
  let representative: Device
  /// How it is held.
  let orientation: Orientation
  /// The part of the screen that the app's window takes.
  let window: WindowSize
  /// Width of the window in points.
  private let width: Double
  /// Height of the window in points.
  private let height: Double
  /// Names of all its devices, in the order they were asked for; “in landscape” and “with window half”
  /// follow those that are held so or show the app so.
  var names: [String]

  /// Groups devices, narrowest first, so that the first fault found is the worst one.
  ///
  /// - Parameters:
  ///   - devices: the devices.
  ///   - orientations: how each is held.
  ///   - windows: the windows of the app on iPads; one that a device does not offer in every system
  ///     is left out there.
  ///   - systems: the generations of iOS, which have windows of their own.
  static func group(
    _ devices: [Device], orientations: [Orientation] = [.portrait],
    windows: [WindowSize] = [.fullScreen], systems: [OSGeneration] = [.newest]
  ) -> [DeviceGroup] {
    var groups: [DeviceGroup] = []
    var indices: [Geometry: Int] = [:]
    for orientation in orientations {
      for window in windows {
        for device in devices {
          // A phone has one window, whatever is asked of iPads.
          let window = device.idiom == .phone ? .fullScreen : window
          let bounds = systems.compactMap { device.windowBounds(window, orientation, os: $0) }
          guard let first = bounds.first, bounds.count == systems.count else { continue }
          let geometry = Geometry(device, orientation, window)
          let name = name(device, orientation, window)
          if let index = indices[geometry] {
            if !groups[index].names.contains(name) { groups[index].names.append(name) }
          } else {
            indices[geometry] = groups.count
            groups.append(
              DeviceGroup(
                representative: device, orientation: orientation, window: window,
                width: first.width, height: first.height, names: [name]))
          }
        }
      }
    }
    // Swift's sort is not stable by contract, so equal sizes keep their order by index.
    return groups.enumerated().sorted { lhs, rhs in
      let left = lhs.element
      let right = rhs.element
      if left.width != right.width { return left.width < right.width }
      if left.height != right.height { return left.height < right.height }
      return lhs.offset < rhs.offset
    }.map(\.element)
  }

  private static func name(
    _ device: Device, _ orientation: Orientation, _ window: WindowSize
  ) -> String {
    device.name + (orientation == .landscape ? " in landscape" : "")
      + (window == .fullScreen ? "" : " with window \(window.name)")
  }

  /// Everything of a device that layout in an orientation and a window depends on.
  private struct Geometry: Hashable {
    let orientation: Orientation
    let window: WindowSize
    let idiom: Idiom
    let width: Double
    let height: Double
    let scale: Double
    let safeArea: Insets
    let margin: Double
    let horizontal: SizeClass
    let vertical: SizeClass

    init(_ device: Device, _ orientation: Orientation, _ window: WindowSize) {
      self.orientation = orientation
      self.window = window
      idiom = device.idiom
      width = device.width
      height = device.height
      scale = device.scale
      safeArea = device.safeArea(orientation)
      margin = device.horizontalMarginPortrait
      horizontal = device.horizontalSizeClass(orientation)
      vertical = device.verticalSizeClass(orientation)
    }
  }
}
