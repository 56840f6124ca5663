import Components
import Foundation

/// Reads slot options from loose JSON values, for the configuration and for comment markers.
enum SlotOptionsDecoding {
  /// Decodes an options object.
  static func decode(_ object: [String: Any]) throws -> SlotOptions {
    let data = try JSONSerialization.data(withJSONObject: object)
    return try JSONDecoder().decode(SlotOptions.self, from: data)
  }

  /// The decoder's complaint without its Swift wrapping, and the member it is about.
  static func explain(_ error: any Error) -> (message: String, member: String?) {
    guard let error = error as? DecodingError else { return ("\(error)", nil) }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      return (context.debugDescription, context.codingPath.last?.stringValue)
    case .keyNotFound(let key, let context):
      return (context.debugDescription, key.stringValue)
    @unknown default:
      return ("\(error)", nil)
    }
  }
}
