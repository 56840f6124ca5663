import DynamicType

/// Devices that lay text out alike, so one of them is measured for all.
struct DeviceGroup: Sendable {
  /// The device that is measured.
  let representative: Device
  /// Names of all its devices, in the order they were asked for.
  var names: [String]

  /// Groups devices, narrowest first, so that the first fault found is the worst one.
  static func group(_ devices: [Device]) -> [DeviceGroup] {
    var groups: [DeviceGroup] = []
    var indices: [Geometry: Int] = [:]
    for device in devices {
      let geometry = Geometry(device)
      if let index = indices[geometry] {
        if !groups[index].names.contains(device.name) { groups[index].names.append(device.name) }
      } else {
        indices[geometry] = groups.count
        groups.append(DeviceGroup(representative: device, names: [device.name]))
      }
    }
    // Swift's sort is not stable by contract, so equal sizes keep their order by index.
    return groups.enumerated().sorted { lhs, rhs in
      let left = lhs.element.representative
      let right = rhs.element.representative
      if left.width != right.width { return left.width < right.width }
      if left.height != right.height { return left.height < right.height }
      return lhs.offset < rhs.offset
    }.map(\.element)
  }

  /// Everything of a device that layout in portrait depends on.
  private struct Geometry: Hashable {
    let idiom: Idiom
    let width: Double
    let height: Double
    let scale: Double
    let safeArea: Insets
    let margin: Double
    let horizontal: SizeClass
    let vertical: SizeClass

    init(_ device: Device) {
      idiom = device.idiom
      width = device.width
      height = device.height
      scale = device.scale
      safeArea = device.safeArea(.portrait)
      margin = device.horizontalMarginPortrait
      horizontal = device.horizontalSizeClass(.portrait)
      vertical = device.verticalSizeClass(.portrait)
    }
  }
}
