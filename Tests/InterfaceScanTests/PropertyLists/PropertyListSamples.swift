import Foundation
import InterfaceScan

/// Small property lists and what is found in them.
enum PropertyListSamples {
  /// A property list around members.
  static func list(_ members: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(members)
      </dict>
      </plist>
      """.utf8)
  }

  /// The usages of a file, for a table that holds these keys.
  static func usages(
    _ members: String, file: String, reader: any FactReader = PropertyListFacts(),
    keys: Set<String>
  ) throws -> [Usage] {
    var resolver = UsageResolver()
    resolver.add(try reader.facts(in: list(members), file: file), file: file)
    return resolver.usages(keys: keys)
  }

  /// `key: slot confidence` of each.
  static func slots(
    _ members: String, file: String, reader: any FactReader = PropertyListFacts(),
    keys: Set<String>
  ) throws -> [String] {
    try usages(members, file: file, reader: reader, keys: keys).map {
      "\($0.key): \($0.slot) \($0.confidence)"
    }
  }
}
