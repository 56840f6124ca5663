import Foundation

/// Seconds the calling thread has computed, which other processes do not lengthen.
public func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A text of about so many UTF-8 bytes: a piece over and over.
public func repeated(_ piece: String, bytes: Int) -> String {
  String(repeating: piece, count: max(1, bytes / piece.utf8.count))
}
