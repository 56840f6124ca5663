import Foundation
import Reporting

/// One line on a terminal that says how far a long run is; silent elsewhere.
final class ProgressLine: @unchecked Sendable {
  private let console: Console
  private let lock = NSLock()
  private let start = Date()
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
      let state = ProgressState(
        done: done, total: total, seconds: now.timeIntervalSince(start))
      console.writeDiagnostic("\r\u{1B}[2K\(state.text(columns: console.columns ?? 80))")
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

/// How far a run is, in words.
struct ProgressState {
  let done: Int
  let total: Int
  /// Since the beginning.
  let seconds: Double

  /// How long a run has to go on before its rate says anything about the rest.
  private static let settled = 2.0

  /// `42 % · 1,234 of 2,900 texts · 410 a second · 4 s left`, shortened to the terminal's width.
  func text(columns: Int) -> String {
    var parts = ["\(done * 100 / max(1, total)) %", "\(grouped(done)) of \(grouped(total)) texts"]
    if seconds >= Self.settled, done > 0 {
      let rate = Double(done) / seconds
      parts.append("\(grouped(Int(rate.rounded()))) a second")
      parts.append("\(Self.time(Double(total - done) / rate)) left")
    }
    // The last column stays free: some terminals begin a new line when it is written.
    return shorten(parts.joined(separator: " · "), to: columns - 1)
  }

  /// `4 s`, `2 min 5 s`, `1 h 2 min`.
  static func time(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 359_999).rounded(.up))
    if whole < 60 { return "\(whole) s" }
    if whole < 3_600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3_600) h \(whole % 3_600 / 60) min"
  }
}
