import AllocationCounter
import Testing
import TextLayout
import TextShaping

/// Guards the hot path: an allocation costs about as much as laying a short line out, so a change
/// that makes them grow makes the engine slow, on whatever machine.
@Suite(
  "Allocations", .enabled(if: allocation_count_is_available(), "glibc lets a program count them"))
struct AllocationTests {
  private static let texts: [(text: String, locale: String)] = [
    ("Delete All Photos?", "en"), ("Settings", "en"),
    ("This action cannot be undone. The photos are removed from all your devices.", "en"),
    ("Benachrichtigungseinstellungen", "de"), ("Änderungen verwerfen", "de"),
    ("Настройки уведомлений", "ru"), ("إعدادات الإشعارات", "ar"), ("सूचना सेटिंग", "hi"),
    ("การตั้งค่าการแจ้งเตือน", "th"), ("通知の設定を変更します", "ja"), ("알림 설정을 변경합니다", "ko"),
    ("Cài đặt thông báo", "vi"),
  ]
  private static let requests: [FitRequest] = [14, 17, 23, 33, 53].map {
    FitRequest(pointSize: $0, width: 343)
  }

  private func allocations(_ body: () -> Void) -> Int {
    let before = allocation_count()
    body()
    return Int(allocation_count() - before)
  }

  @Test("the counter sees every allocation of the thread")
  func counter() {
    var memory: [UnsafeMutableRawPointer] = []
    memory.reserveCapacity(100)
    #expect(
      allocations { for _ in 0..<100 { memory.append(.allocate(byteCount: 64, alignment: 8)) } }
        == 100)
    for pointer in memory { pointer.deallocate() }
    #expect(allocations {} == 0)
  }

  @Test("a string shaped before costs nothing but its lookup")
  func cachedShaping() throws {
    let shaper = TextShaper(fontStack: try FontStack.load())
    // Twice: the first answer from the cache makes the runtime's metadata for the lookup.
    for _ in 0..<2 {
      for (text, locale) in Self.texts { _ = shaper.shape(text, locale: locale) }
    }
    for (text, locale) in Self.texts {
      let count = allocations { _ = shaper.shape(text, locale: locale) }
      #expect(count == 0, "\(locale): \(text)")
    }
  }

  /// The bounds are those of a debug build, which allocates for many a closure and iterator that
  /// an optimised one does not.
  @Test("shaping a string anew keeps to its allocations")
  func shaping() throws {
    let shaper = TextShaper(fontStack: try FontStack.load(), cacheLimit: 1)
    func shape(_ text: String, _ locale: String) -> Int {
      // Another string in between: the cache holds one.
      _ = shaper.shape(".", locale: locale)
      return allocations { _ = shaper.shape(text, locale: locale) }
    }
    for (text, locale) in Self.texts {
      let long = String(repeating: text + " ", count: 8)
      for string in [text, long] { _ = shape(string, locale) }
      for string in [text, long] {
        let count = shape(string, locale)
        #expect(count <= 20 + 4 * string.utf16.count, "\(locale): \(string)")
      }
    }
  }

  @Test("fitting a shaped string allocates for its lines alone")
  func fitting() throws {
    let shaper = TextShaper(fontStack: try FontStack.load())
    for (text, locale) in Self.texts {
      let shaped = shaper.shape(text, locale: locale)
      for request in Self.requests {
        _ = TextFitter.fit(shaped, request, shaper: shaper)
        var lines = 0
        let count = allocations {
          lines = TextFitter.fit(shaped, request, shaper: shaper).lineCount
        }
        #expect(count <= 3 * (1 + lines), "\(locale) \(request.pointSize) pt: \(text)")
      }
    }
  }

  /// An optimised build allocates nothing; a debug build three closures, whatever the text.
  @Test("a sweep over twelve sizes allocates nothing for its text")
  func sweeping() throws {
    let stack = try FontStack.load()
    let shaper = TextShaper(fontStack: stack)
    var sweep = LineSweep(
      pointSizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], width: 343,
      opticalSize: stack.opticalSize)
    for (text, locale) in Self.texts {
      let shaped = shaper.shape(text + " " + text, locale: locale)
      sweep.measure(shaped)
      #expect(allocations { sweep.measure(shaped) } <= 3, "\(locale): \(text)")
    }
  }
}
