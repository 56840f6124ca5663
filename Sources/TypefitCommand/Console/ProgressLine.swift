import Foundation
import Reporting

/// One line on a terminal that says how far a long run is; silent elsewhere.
final class ProgressLine: @unchecked Sendable {
  private let console: Console
  private let lock = NSLock()
  private var lastUpdate = Date()
  private var isShown = false
  /// Seconds between two updates, and before the first: short runs stay silent.
  private static let interval = 0.2

  /// Creates a progress line, or none when nobody is watching.
  init?(console: Console) {
    guard console.isErrorTerminal, console.environment["TERM"] != "dumb" else { return nil }
    self.console = console
  }

  /// Shows how much is done; may be called from any thread and as often as one likes.
  func update(_ done: Int, of total: Int) {
    lock.withLock {
      let now = Date()
      guard total > 0, now.timeIntervalSince(lastUpdate) >= Self.interval else { return }
      lastUpdate = now
      isShown = true
      let share = done * 100 / total
      console.writeDiagnostic("\r\u{1B}[2K\(share) % · \(grouped(done)) of \(grouped(total)) texts")
    }
  }

  /// Wipes the line.
  func finish() {
    lock.withLock {
      if isShown { console.writeDiagnostic("\r\u{1B}[2K") }
      isShown = false
    }
  }
}
