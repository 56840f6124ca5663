import InterfaceScan

/// Properties of views that a file of source sets, so that what an interface file says about them
/// does not count.
enum AssignedProperties {
  private static let properties: Set<String> = [
    "font", "adjustsFontForContentSizeCategory", "numberOfLines",
  ]

  /// The assignments, as ``SourceFacts/assigned`` writes them.
  static func names(in source: InterfaceSource) -> Set<String> {
    let nodes = source.nodes
    var names: Set<String> = []
    for index in nodes.indices {
      guard case .assignment(let target, _, _) = nodes[index].content,
        let property = target.lastName, properties.contains(property),
        var path = target.dottedName?.split(separator: ".").map(String.init), path.count > 1
      else { continue }
      let isOwn = path.first == "self" || path.count == 2
      path.removeAll { $0 == "self" }
      guard path.count > 1 else { continue }
      // `$0.font` in a loop over labels is taken for none of them.
      let object = path[path.count - 2]
      let type = isOwn ? source.nodes.owner(of: index).split(separator: ".").first ?? "" : ""
      names.insert("\(type).\(object).\(property)")
    }
    return names
  }
}

extension InterfaceFault {
  /// The fault, which is none where code sets a property of the object through an outlet.
  func unless(_ property: String, isSetThrough outlets: [String]) -> InterfaceFault {
    var fault = self
    for outlet in outlets {
      let name = outlet.split(separator: ".").last ?? ""
      fault.overrides += ["\(outlet).\(property)", ".\(name).\(property)"]
    }
    if !outlets.isEmpty { fault.confidence = min(fault.confidence, .likely) }
    return fault
  }
}
