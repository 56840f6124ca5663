import Components
import DynamicType

/// Says in which slot each text of the objects of a file stands.
struct UIKitPlacer {
  let objects: [UIKitObject]

  /// The usages, by object.
  func usages() -> [PendingUsage] {
    objects.flatMap { object -> [PendingUsage] in
      (object.otherCreations + [object.creation].compactMap { $0 }).flatMap { creation(object, $0) }
        + object.events.flatMap { usages(of: $0, on: object) }
    }
  }

  /// The texts given when an object is created.
  private func creation(_ object: UIKitObject, _ event: UIKitEvent) -> [PendingUsage] {
    guard let kind = object.type.flatMap(UIKitKind.named) else { return [] }
    switch kind.kind {
    case .alert: return alert(object, event)
    case .alertView: return alertView(object, event)
    case .alertAction: return alertAction(object, event)
    case .menu: return menu(object, event)
    case .action: return action(object, event)
    case .swipeAction: return swipeAction(object, event)
    case .barButtonItem: return barButtonItem(object, event)
    case .tabBarItem: return tabBarItem(object, event)
    case .navigationItem: return navigationItem(object, event)
    case .segmentedControl: return segments(object, event)
    case .notification: return notificationAction(event)
    case .shortcut: return shortcut(event)
    default: return []
    }
  }

  private func usages(of event: UIKitEvent, on object: UIKitObject) -> [PendingUsage] {
    let kind = kind(of: object, event.owner)
    var usages =
      event.call.map { self.usages(of: $0, event, on: object, kind) }
      ?? texts(set: event, on: object, kind)
    guard let outlet = outlet(event, on: object) else { return usages }
    for index in usages.indices { usages[index].outlet = outlet }
    return usages
  }

  /// The property through which code reaches the view that an event is about: one of its own class,
  /// or of another object, as `cell.nameLabel`.
  private func outlet(_ event: UIKitEvent, on object: UIKitObject) -> OutletName? {
    switch event.owner.count {
    case 0:
      guard let owner = object.owner, object.creation == nil, !object.name.isEmpty else {
        return nil
      }
      return OutletName(owner: TextScope.lastName(of: owner), property: object.name)
    case 1:
      guard let type = object.type else { return nil }
      return OutletName(owner: TextScope.lastName(of: type), property: event.owner[0])
    default: return nil
    }
  }

  /// What the object, or the member of it that `owner` names, is.
  func kind(
    of object: UIKitObject, _ owner: [String]
  ) -> (kind: UIKitKind, isCertain: Bool)? {
    guard let last = owner.last else {
      if let type = object.type, let kind = UIKitKind.named(type) { return kind }
      return UIKitKind.member(object.name)
    }
    return UIKitKind.member(last)
  }

  // MARK: Parts of usages

  /// The text of an argument.
  func text(_ label: String?, of event: UIKitEvent) -> TextReference {
    event.call?[label].map { text($0, in: event) } ?? .unknown
  }

  /// The text of an expression; that of an attributed string is its string.
  func text(_ value: SourceExpression, in event: UIKitEvent) -> TextReference {
    if case .call(let call) = value,
      ["NSAttributedString", "NSMutableAttributedString", "AttributedString"].contains(call.name),
      let string = call["string"] ?? call[nil]
    {
      return text(string, in: event)
    }
    return TextReferenceReader(scope: event.scope).reference(to: value, literals: .verbatim)
  }

  /// The text a property is given in the same run of the code.
  func text(
    set path: [String], on object: UIKitObject, with event: UIKitEvent
  ) -> TextReference {
    let found = object.events.last {
      $0.path == path && $0.value != nil && $0.isCompatible(with: event)
    }
    guard let found, let value = found.value else { return .unknown }
    return text(value, in: found)
  }

  /// A usage, if the text may be words.
  func usage(
    _ text: TextReference, _ slot: String, _ event: UIKitEvent, _ reason: String,
    options: SlotOptions = SlotOptions(), maximum: ContentSizeCategory? = nil,
    companions: [String: [TextReference]] = [:], _ confidence: Confidence = .certain,
    line: Int? = nil
  ) -> [PendingUsage] {
    guard text.isWorthShowing else { return [] }
    return [
      PendingUsage(
        text: text, slot: slot, options: options, maximumCategory: maximum,
        companions: companions.mapValues { $0.filter(\.isWorthShowing) }
          .filter { !$0.value.isEmpty },
        line: line ?? event.line, confidence: confidence, reason: reason)
    ]
  }
}
