import CHarfBuzz
import DynamicType
import Foundation
import TextLayout
import TextShaping

/// A string of the workload and its language.
struct Sample: Decodable {
  var s: String
  var lang: String
}

/// Times laying every string out at the twelve body sizes in a fixed width.
struct Benchmark {
  /// Body sizes at the twelve content size categories, in points (Apple Human Interface
  /// Guidelines, Typography).
  static let pointSizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  /// Content width of a table cell on a 393-point phone.
  static let width = 361.0
  private static let rounds = 5

  let samples: [Sample]
  let name: String

  init(arguments: [String]) throws {
    guard let path = arguments.first else {
      samples = Self.builtIn
      name = "built-in list"
      return
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let decoder = JSONDecoder()
    samples = try text.split(separator: "\n").map {
      try decoder.decode(Sample.self, from: Data($0.utf8))
    }
    name = (path as NSString).lastPathComponent
  }

  func run() throws {
    let stack = try FontStack.load()
    let shaper = TextShaper(fontStack: stack, cacheLimit: 1)
    let plain = try PlainShaper(stack: stack)
    let fits = samples.count * Self.pointSizes.count
    print("\(name): \(samples.count) strings × \(Self.pointSizes.count) sizes = \(fits) layouts")
    var lines = 0
    let engine = best {
      lines = 0
      for sample in samples {
        let shaped = shaper.shape(sample.s, locale: sample.lang)
        for size in Self.pointSizes {
          let request = FitRequest(pointSize: size, width: Self.width, maximumLines: 2)
          lines += TextFitter.fit(shaped, request, shaper: shaper).lineCount
        }
      }
    }
    let shaping = best {
      for sample in samples { _ = shaper.shape(sample.s, locale: sample.lang) }
    }
    let harfBuzz = best {
      for sample in samples {
        for size in Self.pointSizes { plain.shape(sample.s, language: sample.lang, size: size) }
      }
    }
    report("typefit: analyse, shape once, lay out at every size", engine, fits)
    report("  of which analysis and shaping", shaping, fits)
    report("plain hb_shape at every size, no layout", harfBuzz, fits)
    print(String(format: "ratio: %.1f times the strings × sizes per second", harfBuzz / engine))
    print("lines laid out: \(lines)")
  }

  private func report(_ label: String, _ seconds: Double, _ count: Int) {
    let padded = label.padding(toLength: 52, withPad: " ", startingAt: 0)
    print(
      padded
        + String(format: "%8.1f ms  %10.0f per second", seconds * 1000, Double(count) / seconds))
  }

  /// Seconds of the fastest of several rounds, after one to warm up.
  private func best(_ body: () -> Void) -> Double {
    body()
    var best = Double.infinity
    for _ in 0..<Self.rounds {
      let start = DispatchTime.now().uptimeNanoseconds
      body()
      best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    }
    return best
  }

  static let builtIn: [Sample] = [
    ("Delete All Photos?", "en"), ("Settings", "en"),
    ("This action cannot be undone. The photos are removed from all your devices.", "en"),
    ("Benachrichtigungseinstellungen", "de"), ("Änderungen verwerfen", "de"),
    ("Modifier les préférences de confidentialité", "fr"), ("Envoyer à un ami", "fr"),
    ("Настройки уведомлений", "ru"), ("Удалить все сообщения?", "ru"),
    ("Ρυθμίσεις ειδοποιήσεων", "el"), ("إعدادات الإشعارات", "ar"), ("הגדרות התראות", "he"),
    ("सूचना सेटिंग", "hi"), ("การตั้งค่าการแจ้งเตือน", "th"), ("通知の設定を変更します", "ja"),
    ("알림 설정을 변경합니다", "ko"), ("更改通知设置", "zh-Hans"), ("Cài đặt thông báo", "vi"),
  ].map { Sample(s: $0.0, lang: $0.1) }
}
