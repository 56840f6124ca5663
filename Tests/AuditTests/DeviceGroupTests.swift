import DynamicType
import Testing

@testable import Audit

@Suite("DeviceGroup")
struct DeviceGroupTests {
  @Test func devicesOfOneGeometryAreMeasuredOnce() {
    let groups = DeviceGroup.group(Device.all)
    #expect(groups.count < Device.all.count)
    #expect(groups.flatMap(\.names).sorted() == Device.all.map(\.name).sorted())
  }

  @Test func theNarrowestComesFirst() {
    let widths = DeviceGroup.group(Device.all.reversed()).map(\.representative.width)
    #expect(widths == widths.sorted())
  }

  @Test func aDeviceNamedTwiceCountsOnce() throws {
    let device = try #require(Device.auditDefaults.first)
    #expect(DeviceGroup.group([device, device]).map(\.names) == [[device.name]])
  }
}
