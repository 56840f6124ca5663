import DynamicType

extension FontStack {
  /// Faces the manifest does not list: the system font in its other widths, and the app's fonts.
  struct Extras: Sendable {
    /// Entries to add after the manifest's.
    private(set) var entries: [Entry] = []
    /// What `typefit list fonts` shows of the app's fonts.
    private(set) var faces: [FontFaceInfo] = []
    /// Index of a system face in another width.
    private(set) var widths: [WidthKey: Int] = [:]
    /// Index of the face of a custom family's descriptor.
    private(set) var custom: [FontDescriptor: Int] = [:]

    struct WidthKey: Hashable, Sendable {
      var face: Int
      var width: FontWidth
    }

    /// - Parameters:
    ///   - entries: the manifest's faces whose files are there.
    ///   - families: the app's fonts.
    init(after entries: [Entry], families: [CustomFontFamily]) {
      for (index, entry) in entries.enumerated() where entry.face.role == .system {
        for width in FontWidth.allCases where width != .standard {
          var wide = entry
          wide.variant.width = width
          widths[WidthKey(face: index, width: width)] = entries.count + self.entries.count
          self.entries.append(wide)
        }
      }
      for family in families {
        add(family, after: entries.count)
        faces += family.fonts.map { FontFaceInfo($0, family: family.name) }
      }
    }

    /// Descriptors that come to the same place in the same file share an entry.
    private mutating func add(_ family: CustomFontFamily, after count: Int) {
      struct Place: Hashable {
        var path: String
        var collectionIndex: UInt32
        var variant: FontVariant
      }
      var known: [Place: Int] = [:]
      for descriptor in FontDescriptor.all(family: family.name) {
        guard let match = family.match(descriptor) else { continue }
        let variant = FontVariant(
          variations: match.variations, usesLigatures: descriptor.usesLigatures)
        let place = Place(
          path: match.font.path, collectionIndex: match.font.collectionIndex, variant: variant)
        let index = known[place] ?? count + entries.count
        if known.updateValue(index, forKey: place) == nil {
          entries.append(
            Entry(
              face: FontManifest.Face(match.font), path: match.font.path, variant: variant))
        }
        custom[descriptor] = index
      }
    }
  }

  /// Index of the face a text starts with: the system font's, or the nearest of a custom family.
  /// A family that is not known comes to the system font, as a missing font does on iOS.
  /// Without a monospaced face the system font stands in for it.
  func primaryFace(for font: FontDescriptor) -> Int? {
    if font.family != nil {
      var own = font
      own.isMonospaced = false
      if let index = extras.custom[own] { return index }
    }
    if font.isMonospaced, let face = nearest(.monospaced, to: font.weight) { return face }
    guard let face = systemFace(weight: font.weight, italic: font.isItalic) else { return nil }
    guard font.width != .standard else { return face }
    return extras.widths[Extras.WidthKey(face: face, width: font.width)] ?? face
  }
}

extension FontDescriptor {
  /// Every face that can be asked for in a family.
  fileprivate static func all(family: String) -> [FontDescriptor] {
    FontWeight.allCases.flatMap { weight in
      FontWidth.allCases.flatMap { width in
        [false, true].flatMap { isItalic in
          [true, false].map { usesLigatures in
            FontDescriptor(
              family: family, weight: weight, isItalic: isItalic, width: width,
              usesLigatures: usesLigatures)
          }
        }
      }
    }
  }
}

extension FontManifest.Face {
  /// A face of the app's own. Its advances are the very ones iOS uses, except where an optical
  /// size axis follows the point size, which is not modelled.
  fileprivate init(_ font: CustomFont) {
    self.init(
      role: .custom, weight: FontWeight(nearestTo: font.weight), italic: font.isItalic,
      files: [], index: font.collectionIndex,
      confidence: font.axis("opsz") == nil ? .certain : .likely, origin: "app")
  }
}

extension FontFaceInfo {
  fileprivate init(_ font: CustomFont, family: String) {
    self.init(
      role: FontManifest.Face.Role.custom.rawValue, weight: FontWeight(nearestTo: font.weight),
      isItalic: font.isItalic, scripts: [], languages: [], path: font.path,
      collectionIndex: font.collectionIndex, candidates: [],
      isCalibrated: false, origin: family, licence: "the app's own")
  }
}
