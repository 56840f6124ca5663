import DynamicType

/// Devices that lay text out alike, so one of them is measured for all.
struct DeviceGroup: Sendable {
  /// The device that is measured.
  let representative: Device
  /// How it is held.
  let orientation: Orientation
  /// Names of all its devices, in the order they were asked for; “in landscape” follows those that are
  /// held so.
  var names: [String]

  private var width: Double { representative.screenWidth(orientation) }
  private var height: Double { representative.screenHeight(orientation) }

  /// Groups devices, narrowest first, so that the first fault found is the worst one.
  static func group(
    _ devices: [Device], orientations: [Orientation] = [.portrait]
  ) -> [DeviceGroup] {
    var groups: [DeviceGroup] = []
    var indices: [Geometry: Int] = [:]
    for orientation in orientations {
      for device in devices {
        let geometry = Geometry(device, orientation)
        let name = orientation == .portrait ? device.name : "\(device.name) in landscape"
        if let index = indices[geometry] {
          if !groups[index].names.contains(name) { groups[index].names.append(name) }
        } else {
          indices[geometry] = groups.count
          groups.append(
            DeviceGroup(representative: device, orientation: orientation, names: [name]))
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

  /// Everything of a device that layout in an orientation depends on.
  private struct Geometry: Hashable {
    let orientation: Orientation
    let idiom: Idiom
    let width: Double
    let height: Double
    let scale: Double
    let safeArea: Insets
    let margin: Double
    let horizontal: SizeClass
    let vertical: SizeClass

    init(_ device: Device, _ orientation: Orientation) {
      self.orientation = orientation
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
