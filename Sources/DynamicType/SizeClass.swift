/// UIKit's coarse description of the room along one axis.
public enum SizeClass: String, CaseIterable, Codable, Sendable {
  /// Little room, as across a phone held upright.
  case compact
  /// Plenty of room, as on an iPad in full screen.
  case regular
}
