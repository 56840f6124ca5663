/// The parts of a SARIF log that typefit writes ("Static Analysis Results Interchange Format (SARIF)
/// Version 2.1.0", OASIS Standard, 27 March 2020; the numbers are those of its sections).
enum SARIF {
  /// A text, plain and as Markdown (3.11, 3.12).
  struct Message: Encodable {
    var text: String
    var markdown: String?
  }

  /// A rule or the kind of a notification (3.49).
  struct Descriptor: Encodable {
    var id: String
    var name: String?
    var shortDescription: Message
    var fullDescription: Message?
    var help: Message?
    var defaultConfiguration: Configuration?
    var properties: Properties?

    struct Configuration: Encodable { var level: String }
    struct Properties: Encodable { var tags: [String] }
  }

  /// Which descriptor something belongs to (3.52).
  struct DescriptorReference: Encodable {
    var id: String
    var index: Int?
  }

  /// A file (3.4).
  struct ArtifactLocation: Encodable {
    var uri: String
    var uriBaseId: String?
    var index: Int?
  }

  /// Columns count UTF-16 code units, as the run says (3.30).
  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int?
    var endColumn: Int?
  }

  /// A place (3.28, 3.29).
  struct Location: Encodable {
    var physicalLocation: Physical
    var logicalLocations: [Logical]?
    var message: Message?

    struct Physical: Encodable {
      var artifactLocation: ArtifactLocation
      var region: Region
    }
    struct Logical: Encodable {
      var name: String
      var fullyQualifiedName: String?
      var kind: String
    }
  }

  /// A file beside the findings (3.21).
  struct Attachment: Encodable {
    var description: Message
    var artifactLocation: ArtifactLocation
  }

  /// A file that the run made or read (3.24).
  struct Artifact: Encodable {
    var location: ArtifactLocation
    var mimeType: String
    var description: Message
  }

  /// A finding (3.27).
  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]
    var attachments: [Attachment]?
    var occurrenceCount: Int?
    var properties: Properties

    /// What typefit knows beside.
    struct Properties: Encodable {
      var confidence: String
      var severity: String
      var locales: [String]?
      var slot: String?
      var categories: [String]?
    }
  }

  /// Something that the run could not do or judge (3.58).
  struct Notification: Encodable {
    var descriptor: DescriptorReference
    var level: String
    var message: Message
    var locations: [Location]?
  }
}
