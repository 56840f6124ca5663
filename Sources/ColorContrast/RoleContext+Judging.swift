import DynamicType

extension RoleContext {
  /// Judges one role; `nil` if this generation of iOS does not have it.
  public func judge(_ role: ContrastRole) -> RoleJudgement? {
    guard let rule = role.color(in: os) else { return nil }
    let own = ownColors[role.name]?.resolved(in: own(role), os: os)
    let tint = role.isPresented(in: os) ? tint.resolved(in: appearance, os: os) : resolvedTint
    guard let color = own ?? rule.resolved(tint: tint, in: self.own(role), os: os) else {
      return nil
    }
    let (backdrop, sureness) = backdrop(on: role.surface(in: os))
    let result = ContrastResult(color.color, on: backdrop)
    let criterion = role.criterion
    var pointSize: Double?
    var isLarge = false
    let categories: CategoryVerdict
    if case .text(let font) = role.kind {
      let weight = font.weight(boldText: boldText)
      let size = font.pointSize(for: category)
      pointSize = size
      isLarge = largeText.includes(pointSize: size, weight: weight)
      categories = CategoryVerdict(
        result.worst, criterion, weight: weight, largeText: largeText, pointSize: font.pointSize)
    } else {
      categories = criterion.passes(result.worst, isLargeText: false) ? .passes : .fails
    }
    return RoleJudgement(
      role: role, color: color, backdrop: backdrop, result: result, pointSize: pointSize,
      isLargeText: isLarge, minimum: criterion.minimum(isLargeText: isLarge),
      categories: categories, confidence: min(role.confidence, color.confidence, sureness))
  }

  /// Judges all roles that this generation of iOS has.
  public func judgeAll() -> [RoleJudgement] { ContrastRole.all.compactMap(judge) }

  /// Judges every role that takes the tint.
  public func judgeTint() -> [RoleJudgement] {
    ContrastRole.all.filter { $0.takesTint(in: os) && ownColors[$0.name] == nil }
      .compactMap(judge)
  }

  /// The appearance of what lies on a bar of its own style, such as `UIBarStyle.black`.
  private func own(_ role: ContrastRole) -> Appearance {
    var own = appearance
    switch role.surface(in: os) {
    case .bar(let bar), .scrollEdge(let bar), .platter(let bar):
      own.style = appearanceOfBar(bar).interfaceStyle(in: appearance, os: os)
    case .screen, .fill, .fillOnBar, .card: break
    }
    return own
  }
}
