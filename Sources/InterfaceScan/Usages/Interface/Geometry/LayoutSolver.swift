/// Narrows down the values that the edges and widths of views can take, by linear relations between
/// them.
///
/// Each variable has a lowest and a highest value. A relation that narrows one makes those that
/// depend on it be looked at again, until nothing changes.
struct LayoutSolver {
  /// What a variable stands for.
  enum Part: Int, Sendable {
    case leading, trailing, center, width
  }

  /// An edge, the centre or the width of a view, by the number of the view.
  struct Variable: Hashable, Sendable {
    var view: Int
    var part: Part
  }

  /// An end of the values that a variable can take.
  struct Bound: Hashable, Sendable {
    var value: ScreenLength
    /// Whether the file alone tells it, without what other texts need and what code decides.
    var isExact: Bool
  }

  /// `target = Σ factor · variable + constant`, or at most, or at least that.
  private struct Relation {
    var target: Int
    var kind: LayoutConstraint.Relation
    var terms: [(variable: Int, factor: Double)]
    var constant: ScreenLength
  }

  private var indices: [Variable: Int] = [:]
  private var low: [Bound?] = []
  private var high: [Bound?] = []
  private var relations: [Relation] = []
  private var dependents: [[Int]] = []
  private var waiting: [Int] = []
  private var isWaiting: [Bool] = []
  private var steps = 0

  /// Values that differ by less, in points, are the same.
  private static let tolerance = 0.01
  /// A relation is looked at so often at most, which contradictions in a file would exceed.
  private static let stepsPerRelation = 60

  private mutating func index(_ variable: Variable) -> Int {
    if let index = indices[variable] { return index }
    let index = low.count
    indices[variable] = index
    low.append(nil)
    high.append(nil)
    dependents.append([])
    isWaiting.append(false)
    return index
  }

  /// The lowest value of a variable.
  func lowest(_ view: Int, _ part: Part) -> Bound? {
    indices[Variable(view: view, part: part)].flatMap { low[$0] }
  }

  /// The highest value of a variable.
  func highest(_ view: Int, _ part: Part) -> Bound? {
    indices[Variable(view: view, part: part)].flatMap { high[$0] }
  }

  /// Adds a relation.
  mutating func relate(
    _ view: Int, _ part: Part, _ kind: LayoutConstraint.Relation,
    _ terms: [(Variable, Double)], _ constant: ScreenLength = .zero
  ) {
    let target = index(Variable(view: view, part: part))
    let terms = terms.map { (variable: index($0.0), factor: $0.1) }
    for term in terms { dependents[term.variable].append(relations.count) }
    relations.append(Relation(target: target, kind: kind, terms: terms, constant: constant))
  }

  /// Ties the edges, the centre and the width of a view together.
  mutating func addView(_ view: Int) {
    let leading = Variable(view: view, part: .leading)
    let trailing = Variable(view: view, part: .trailing)
    let center = Variable(view: view, part: .center)
    let width = Variable(view: view, part: .width)
    relate(view, .trailing, .equal, [(leading, 1), (width, 1)])
    relate(view, .leading, .equal, [(trailing, 1), (width, -1)])
    relate(view, .width, .equal, [(trailing, 1), (leading, -1)])
    relate(view, .center, .equal, [(leading, 0.5), (trailing, 0.5)])
    relate(view, .leading, .equal, [(center, 2), (trailing, -1)])
    relate(view, .trailing, .equal, [(center, 2), (leading, -1)])
    relate(view, .leading, .equal, [(center, 1), (width, -0.5)])
    relate(view, .trailing, .equal, [(center, 1), (width, 0.5)])
  }

  /// Narrows a variable from below or above, or both.
  mutating func narrow(
    _ view: Int, _ part: Part, _ kind: LayoutConstraint.Relation, _ bound: Bound
  ) {
    let index = index(Variable(view: view, part: part))
    narrow(index, kind, low: bound, high: bound)
  }

  private mutating func narrow(
    _ index: Int, _ kind: LayoutConstraint.Relation, low: Bound?, high: Bound?
  ) {
    var isChanged = false
    if kind != .atLeast, let high, Self.isBetter(high, than: self.high[index], sign: -1) {
      self.high[index] = high
      isChanged = true
    }
    if kind != .atMost, let low, Self.isBetter(low, than: self.low[index], sign: 1) {
      self.low[index] = low
      isChanged = true
    }
    guard isChanged, !isWaiting[index] else { return }
    isWaiting[index] = true
    waiting.append(index)
  }

  /// Whether a bound narrows more than another, or as much and for sure.
  private static func isBetter(_ bound: Bound, than other: Bound?, sign: Double) -> Bool {
    guard let other else { return true }
    let gain = (bound.value.nominal - other.value.nominal) * sign
    return gain > tolerance || (abs(gain) <= tolerance && bound.isExact && !other.isExact)
  }

  /// Applies the relations until nothing changes.
  mutating func solve() {
    var next = 0
    let maximum = relations.count * Self.stepsPerRelation
    while next < waiting.count, steps < maximum {
      let variable = waiting[next]
      next += 1
      isWaiting[variable] = false
      for relation in dependents[variable] {
        steps += 1
        apply(relations[relation])
      }
      if next == waiting.count || next > 4096 {
        waiting.removeFirst(next)
        next = 0
      }
    }
    for variable in waiting { isWaiting[variable] = false }
    waiting = []
  }

  private mutating func apply(_ relation: Relation) {
    var low: Bound? = Bound(value: relation.constant, isExact: true)
    var high = low
    for term in relation.terms {
      let (lower, upper) =
        term.factor > 0
        ? (self.low[term.variable], self.high[term.variable])
        : (self.high[term.variable], self.low[term.variable])
      low = Self.sum(low, lower, term.factor)
      high = Self.sum(high, upper, term.factor)
    }
    narrow(relation.target, relation.kind, low: low, high: high)
  }

  private static func sum(_ bound: Bound?, _ other: Bound?, _ factor: Double) -> Bound? {
    guard let bound, let other else { return nil }
    return Bound(
      value: bound.value + other.value * factor, isExact: bound.isExact && other.isExact)
  }
}
