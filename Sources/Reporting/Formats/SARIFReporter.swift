import Audit

/// Writes an audit as SARIF 2.1.0, for GitHub's code scanning and other readers of it.
///
/// Results are written one by one. With more findings than GitHub keeps, those of a key in several
/// languages become one result with a place for each (``SARIFGroups``). What could not be judged is a
/// notification, not a result.
struct SARIFReporter: Reporter {
  private let report: AuditReport
  private let context: ReportContext
  private let path: ReportPath
  private let groups: SARIFGroups
  private let rules: SARIFRules
  private let undetermined: [Finding]

  /// The name of the folder at which relative paths begin; GitHub takes the root of the repository.
  private static let baseName = "SRCROOT"

  init(report: AuditReport, context: ReportContext) {
    self.report = report
    self.context = context
    path = ReportPath(baseDirectory: context.baseDirectory)
    let isOpen = { (finding: Finding) in finding.rule == UndeterminedContrastRule().id }
    undetermined = report.findings.filter(isOpen)
    let findings = report.findings.filter { !isOpen($0) }
    groups = SARIFGroups(findings)
    rules = SARIFRules(findings)
  }

  func write<Sink: ReportSink>(to sink: inout Sink) throws {
    let json = CompactJSON()
    func list(_ name: String, indent: String, _ texts: [String], comma: Bool) {
      sink.write("\(indent)\"\(name)\": [")
      for (index, text) in texts.enumerated() {
        sink.write((index == 0 ? "\n" : ",\n") + indent + "  " + text)
      }
      sink.write((texts.isEmpty ? "]" : "\n\(indent)]") + (comma ? ",\n" : "\n"))
    }
    sink.write("{\n  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n")
    sink.write("  \"version\": \"2.1.0\",\n  \"runs\": [\n    {\n      \"tool\": {\n")
    sink.write("        \"driver\": {\n          \"name\": \(try json.text(report.tool)),\n")
    if !report.toolVersion.isEmpty {
      sink.write("          \"version\": \(try json.text(report.toolVersion)),\n")
    }
    list(
      "notifications", indent: "          ", try Self.kinds.map(json.text), comma: true)
    list("rules", indent: "          ", try rules.descriptors.map(json.text), comma: false)
    sink.write("        }\n      },\n      \"columnKind\": \"utf16CodeUnits\",\n")
    let base = SARIF.Message(text: "The folder in which typefit was run.")
    sink.write("      \"originalUriBaseIds\": {\"\(Self.baseName)\": {\"description\": ")
    sink.write("\(try json.text(base))}},\n      \"invocations\": [\n        {\n")
    sink.write("          \"executionSuccessful\": \(!report.hasInputErrors),\n")
    list(
      "toolExecutionNotifications", indent: "          ", try notifications().map(json.text),
      comma: false)
    sink.write("        }\n      ],\n")
    let pictures = pictures()
    if !pictures.artifacts.isEmpty {
      list("artifacts", indent: "      ", try pictures.artifacts.map(json.text), comma: true)
    }
    sink.write("      \"results\": [")
    let regions = SourceRegions(baseDirectory: context.baseDirectory)
    var fingerprints = FindingFingerprints()
    for (index, group) in groups.groups.enumerated() {
      let result = result(group, regions, &fingerprints, pictures.indices)
      sink.write((index == 0 ? "\n        " : ",\n        ") + (try json.text(result)))
    }
    sink.write(groups.groups.isEmpty ? "]\n" : "\n      ]\n")
    sink.write("    }\n  ]\n}\n")
  }

  // MARK: Results

  private func result(
    _ group: SARIFGroup, _ regions: SourceRegions, _ fingerprints: inout FindingFingerprints,
    _ pictures: [String: Int]
  ) -> SARIF.Result {
    let worst = group.findings[0]
    let message = FindingMessage(worst)
    let names = group.findings.map { fingerprints.next(for: $0) }
    let locales = group.findings.map { $0.evidenceText().subject.locale }.filter { !$0.isEmpty }
    let categories = message.subject.categories
    return SARIF.Result(
      ruleId: worst.rule, ruleIndex: rules.index(of: worst.rule),
      level: SARIFRules.level(of: worst.severity), message: text(of: group, message),
      locations: group.findings.map { location(of: $0, regions, isOne: group.findings.count == 1) },
      // GitHub compares the first, other readers any of them.
      partialFingerprints: ["primaryLocationLineHash": "\(names[0]):1", "typefit/v1": names[0]],
      attachments: attachments(of: group, pictures),
      occurrenceCount: group.findings.count > 1 ? group.findings.count : nil,
      properties: .init(
        confidence: worst.confidence.rawValue, severity: worst.severity.rawValue,
        locales: locales.isEmpty ? nil : locales,
        slot: message.subject.slot.isEmpty ? nil : message.subject.slot,
        categories: categories.isEmpty ? nil : categories))
  }

  private func text(of group: SARIFGroup, _ message: FindingMessage) -> SARIF.Message {
    guard group.findings.count > 1 else { return .init(text: message.line) }
    let locales = group.findings.map { $0.evidenceText().subject.locale }
    let others = locales.dropFirst().joined(separator: ", ")
    return .init(text: "\(message.line) The same in \(others).")
  }

  private func location(
    of finding: Finding, _ regions: SourceRegions, isOne: Bool
  ) -> SARIF.Location {
    let subject = finding.evidenceText().subject
    let name = SARIF.Location.Logical(
      name: subject.name,
      fullyQualifiedName: subject.table.isEmpty ? nil : "\(subject.table)/\(subject.name)",
      kind: "resource")
    return SARIF.Location(
      physicalLocation: physical(finding.place.file, regions.region(of: finding.place)),
      logicalLocations: subject.name.isEmpty ? nil : [name],
      message: isOne ? nil : .init(text: singleLine(FindingMessage(finding).headline)))
  }

  private func physical(_ file: String, _ region: SourceRegion) -> SARIF.Location.Physical {
    .init(
      artifactLocation: artifact(file),
      region: .init(
        startLine: region.line, startColumn: region.columns?.lowerBound,
        endColumn: region.columns?.upperBound))
  }

  private func artifact(_ file: String) -> SARIF.ArtifactLocation {
    let (uri, isRelative) = path.uri(file)
    return .init(uri: uri, uriBaseId: isRelative ? Self.baseName : nil)
  }

  // MARK: Pictures

  private func pictures() -> (artifacts: [SARIF.Artifact], indices: [String: Int]) {
    guard let source = context.pictures else { return ([], [:]) }
    var artifacts: [SARIF.Artifact] = []
    var indices: [String: Int] = [:]
    for finding in groups.groups.flatMap(\.findings) {
      guard let picture = source.picture(of: finding), indices[picture.path] == nil else {
        continue
      }
      indices[picture.path] = artifacts.count
      artifacts.append(
        SARIF.Artifact(
          location: artifact(picture.path), mimeType: picture.mediaType,
          description: .init(text: singleLine(picture.description))))
    }
    return (artifacts, indices)
  }

  private func attachments(
    of group: SARIFGroup, _ indices: [String: Int]
  ) -> [SARIF.Attachment]? {
    guard let source = context.pictures else { return nil }
    let attachments = group.findings.compactMap { finding -> SARIF.Attachment? in
      guard let picture = source.picture(of: finding) else { return nil }
      var location = artifact(picture.path)
      location.index = indices[picture.path]
      return SARIF.Attachment(
        description: .init(text: singleLine(picture.description)), artifactLocation: location)
    }
    return attachments.isEmpty ? nil : attachments
  }

  // MARK: Notifications

  private static let kinds: [SARIF.Descriptor] = [
    .init(id: "input", shortDescription: .init(text: "Something in the input is not as expected.")),
    .init(id: "undetermined", shortDescription: .init(text: "Something could not be judged.")),
    .init(id: "grouped", shortDescription: .init(text: "Findings were put together or left out.")),
  ]

  private func notifications() -> [SARIF.Notification] {
    let input = report.problems.map { problem in
      SARIF.Notification(
        descriptor: .init(id: "input", index: 0), level: problem.isFatal ? "error" : "warning",
        message: .init(text: singleLine(problem.message)),
        // A problem of the run as a whole names the program as its file.
        locations: problem.file == report.tool
          ? nil
          : [
            .init(physicalLocation: physical(problem.file, .init(line: max(1, problem.line ?? 1))))
          ])
    }
    let open = undetermined.map { finding in
      SARIF.Notification(
        descriptor: .init(id: "undetermined", index: 1), level: "note",
        message: .init(text: FindingMessage(finding).line),
        locations: [
          .init(
            physicalLocation: physical(finding.place.file, .init(line: max(1, finding.place.line))))
        ])
    }
    let counts = report.summary.undetermined.sorted { $0.key < $1.key }.map { reason, count in
      SARIF.Notification(
        descriptor: .init(id: "undetermined", index: 1), level: "note",
        message: .init(text: "\(counted(count, "string")): \(reason)"))
    }
    return input + open + counts + grouping()
  }

  private func grouping() -> [SARIF.Notification] {
    guard groups.isGrouped else { return [] }
    let count = groups.groups.count
    var text =
      "\(grouped(report.findings.count)) findings are \(grouped(count)) results: those of a"
    text += " key in several languages are one."
    if groups.omitted > 0 {
      text += " \(grouped(groups.omitted)) findings are left out: a run may have"
      text += " \(grouped(SARIFGroups.maximumResults)) results."
    }
    if count > SARIFGroups.keptResults {
      text += " GitHub keeps the \(grouped(SARIFGroups.keptResults)) worst."
    }
    return [
      .init(
        descriptor: .init(id: "grouped", index: 2), level: "note", message: .init(text: text))
    ]
  }
}

extension ReportFormat {
  /// For GitHub's code scanning.
  static let sarif = ReportFormat(
    name: "sarif", fileExtension: "sarif",
    summary: "SARIF 2.1.0, for GitHub's code scanning and other readers"
  ) { SARIFReporter(report: $0, context: $1) }
}
