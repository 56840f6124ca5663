import Foundation
import InterfaceScan

/// What tells one build of typefit from another.
enum BuildIdentity {
  /// The version and a checksum of the program's file; nil where that cannot be read.
  static let current: String? = {
    guard let path = Bundle.main.executablePath,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return nil }
    return "\(Typefit.version)-\(String(FactCache.checksum(of: data), radix: 16))"
  }()
}
