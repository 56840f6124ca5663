import Foundation

/// Time and memory of this process, measured as the peers do (`Benchmarks/peer.c`).
enum Clock {
  /// Seconds since some moment in the past.
  static func wall() -> Double { seconds(CLOCK_MONOTONIC) }

  /// Seconds of processor time that all threads of the process have used.
  static func processor() -> Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

  /// Seconds of processor time that the calling thread has used.
  static func thread() -> Double { seconds(CLOCK_THREAD_CPUTIME_ID) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The most memory the process has had resident, in units of 1024 bytes.
  ///
  /// Linux also counts the parent's memory at the fork in `ru_maxrss`; `VmHWM` is this process's
  /// alone (proc(5)).
  static func peakKilobytes() -> Int {
    #if os(Linux)
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1024
    #endif
  }
}
