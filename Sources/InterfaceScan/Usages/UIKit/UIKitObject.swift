/// Something that is done to an object: a property is set, a method is called, it is created.
struct UIKitEvent {
  enum Action {
    /// `object.path = value`.
    case set(SourceExpression)
    /// `object.path(…)`; of a creation the path is empty.
    case call(SourceCall)
  }

  /// Members from the object to the property or method: `["titleLabel", "font"]`.
  var path: [String]
  var action: Action
  /// The objects given: those of the value, or of each argument.
  var given: [[Int]]
  var scope: TextScope
  /// The branches of the code it stands in, the outermost first.
  var branch: [Int]
  var line: Int

  var call: SourceCall? {
    if case .call(let call) = action { return call }
    return nil
  }
  var value: SourceExpression? {
    if case .set(let value) = action { return value }
    return nil
  }
  /// The last member: the property or method.
  var name: String { path.last ?? "" }
  /// The members before it.
  var owner: [String] { Array(path.dropLast()) }

  /// Whether both may happen in one run of the code.
  func isCompatible(with other: UIKitEvent) -> Bool {
    zip(branch, other.branch).allSatisfy { $0 == $1 }
  }

  /// The objects given for an argument.
  func objects(_ label: String?) -> [Int] {
    guard let call, let index = call.arguments.firstIndex(where: { $0.label == label }) else {
      return []
    }
    return given.indices.contains(index) ? given[index] : []
  }
}

/// Where an object is given to another one, or to a method of the class itself.
struct UIKitUse {
  /// The other object; nil for a method of the class.
  var owner: Int?
  /// The property, the method or the class: `rightBarButtonItem`, `addAction`, `UIMenu`.
  var name: String
  /// The label of the argument.
  var label: String?
}

/// An object of UIKit as one file shows it: a variable, a property, or a value without a name.
struct UIKitObject {
  /// The name of its variable; empty where it has none.
  var name: String
  /// Its type as written or as created.
  var type: String?
  /// The type around; nil outside of types.
  var owner: String?
  /// The initialiser or the function that creates it.
  var creation: UIKitEvent?
  /// What else creates it, in other branches of the code.
  var otherCreations: [UIKitEvent] = []
  /// What a list holds.
  var elements: [Int] = []
  var events: [UIKitEvent] = []
  var uses: [UIKitUse] = []

  init(
    name: String, type: String? = nil, owner: String?, creation: UIKitEvent? = nil,
    elements: [Int] = []
  ) {
    self.name = name
    self.type = type
    self.owner = owner
    self.creation = creation
    self.elements = elements
  }

  /// The first value of a property, in a run of the code that also does `event`.
  func value(_ path: [String], with event: UIKitEvent? = nil) -> SourceExpression? {
    events.last {
      $0.path == path && $0.value != nil && (event.map($0.isCompatible) ?? true)
    }?.value
  }

  /// Whether a method is called, in a run of the code that also does `event`.
  func calls(_ path: [String], with event: UIKitEvent? = nil) -> Bool {
    events.contains {
      $0.path == path && $0.call != nil && (event.map($0.isCompatible) ?? true)
    }
  }
}
