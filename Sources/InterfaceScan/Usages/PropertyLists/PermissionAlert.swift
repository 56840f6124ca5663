/// The alert that asks for access to protected data. Its title and its buttons are the system's own; only
/// the message is the app's (Apple, "Requesting access to protected resources").
///
/// The texts are those of iOS in English, as public descriptions of the alerts quote them. They stand for
/// the room they take; in other languages the system has its own.
struct PermissionAlert {
  /// The key in the `Info.plist`, such as `NSCameraUsageDescription`.
  let key: String

  /// What the title asks for. Keys that are not listed have another wording.
  private static let resources = [
    "NSCameraUsageDescription": "the Camera", "NSMicrophoneUsageDescription": "the Microphone",
    "NSContactsUsageDescription": "Your Contacts", "NSCalendarsUsageDescription": "Your Calendar",
    "NSCalendarsFullAccessUsageDescription": "Your Calendar",
    "NSRemindersUsageDescription": "Your Reminders",
    "NSPhotoLibraryUsageDescription": "Your Photos",
    "NSSpeechRecognitionUsageDescription": "Speech Recognition",
    "NSAppleMusicUsageDescription": "Apple Music",
    "NSMotionUsageDescription": "Your Motion & Fitness Activity",
  ]

  private static let buttons: [(part: String, titles: [String])] = [
    ("NSLocation", ["Allow Once", "Allow While Using App", "Don’t Allow"]),
    ("NSUserTracking", ["Ask App Not to Track", "Allow"]),
    ("NSPhotoLibraryUsage", ["Limit Access…", "Allow Full Access", "Don’t Allow"]),
  ]

  /// The title and the buttons beside the message.
  func companions(app: String) -> [String: [TextReference]] {
    let buttons =
      Self.buttons.first { key.hasPrefix($0.part) }?.titles ?? ["Don’t Allow", "OK"]
    let title: String
    if let resource = Self.resources[key] {
      title = "“\(app)” Would Like to Access \(resource)"
    } else if key.hasPrefix("NSLocation") {
      title = "Allow “\(app)” to use your location?"
    } else if key.hasPrefix("NSUserTracking") {
      title = "Allow “\(app)” to track your activity across other companies’ apps and websites?"
    } else {
      title = "“\(app)”"
    }
    return [
      "alert.title": [.verbatim(title)], "alert.button": buttons.map(TextReference.verbatim),
    ]
  }
}
