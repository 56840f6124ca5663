import Audit
import Foundation

/// A small report, written as the JSON that typefit itself writes.
enum Fixtures {
  static func report() throws -> AuditReport {
    try JSONDecoder().decode(AuditReport.self, from: Data(json.utf8))
  }

  static let json = """
    {
      "findings": [
        {
          "rule": "truncated-text", "severity": "warning", "confidence": "guess",
          "key": "menu.share", "locale": "fi", "table": "Localizable", "otherVariations": [],
          "text": "Jaa kaikkien kanssa", "slot": "menu.item", "component": "menu",
          "devices": ["iPhone SE (3rd generation)", "iPhone 15", "iPhone 16 Pro"],
          "os": "iOS 26", "breakingPoint": "XL",
          "breakingPoints": {
            "iPhone SE (3rd generation)": "XL", "iPhone 15": "XXL", "iPhone 16 Pro": "XXL"
          },
          "categories": ["XL", "XXL"], "verdict": "truncates", "visibleText": "Jaa kaikkien…",
          "lostText": "kanssa", "lines": 1, "scale": 1, "room": 120, "need": 150.44,
          "pointSize": 19, "place": {"file": "App/Localizable.xcstrings", "line": 44},
          "reason": "At XL (19 pt): needs 150.4 pt", "advice": "use a shorter verb",
          "notes": ["place: guessed: the key begins with 'menu'", "estimate: width of a menu"]
        },
        {
          "rule": "broken-word", "severity": "error", "confidence": "certain",
          "key": "settings.delete.title", "locale": "de", "table": "Localizable",
          "variation": "plural.one", "otherVariations": [],
          "text": "Benutzerkontenübersicht\\nlöschen?", "slot": "alert.title",
          "component": "alert", "devices": ["iPhone SE (3rd generation)"], "os": "iOS 26",
          "breakingPoint": "AX3", "breakingPoints": {"iPhone SE (3rd generation)": "AX3"},
          "categories": ["AX3"], "verdict": "breaksWord",
          "visibleText": "Benutzerkontenübersicht\\nlöschen?", "lostText": "", "lines": 3,
          "scale": 1, "room": 238, "need": 312.25, "pointSize": 28,
          "place": {"file": "App/Localizable.xcstrings", "line": 12},
          "reason": "At AX3: needs 312.2 pt", "advice": "shorten it by 5 characters",
          "notes": [
            "place: .typefit.json:4", "estimate: width of a menu", "assumed: two lines",
            "it also scrolls"
          ]
        },
        {
          "rule": "shrunken-text", "severity": "info", "confidence": "guess", "key": "a",
          "locale": "fi", "table": "Localizable", "otherVariations": [], "text": "A",
          "slot": "label", "component": "label", "devices": ["iPhone 15"], "os": "iOS 26",
          "breakingPoint": "AX5", "breakingPoints": {"iPhone 15": "AX5"},
          "categories": ["AX5"], "verdict": "shrinks", "visibleText": "A", "lostText": "",
          "lines": 1, "scale": 0.5, "room": 10, "need": 20, "pointSize": 53,
          "place": {"file": "App/Localizable.xcstrings", "line": 2},
          "reason": "no place known", "advice": "name its place", "notes": []
        },
        {
          "kind": "color", "rule": "low-contrast", "severity": "warning", "confidence": "likely",
          "subject": "label “Pay”", "role": "text", "foreground": "systemOrange",
          "background": "systemBackground", "criterion": "1.4.3", "level": "AA", "os": "iOS 26",
          "font": "body", "categories": ["L", "XL", "XXL", "AX3", "AX5"], "passesFrom": "XXXL",
          "examples": [
            {
              "appearances": ["light", "light, elevated"], "foreground": "#FF9500", "background": "#FFFFFF",
              "ratio": 2.19, "required": 4.5, "lightnessContrast": 44.5,
              "suggestions": [
                {
                  "replaces": "foreground", "color": "#A66100", "ratio": 4.51,
                  "components": {
                    "red": "0xA6", "green": "0x61", "blue": "0x00", "alpha": "1.000"
                  }
                }
              ],
              "deficiencies": []
            },
            {
              "appearances": ["light, increased contrast"], "foreground": "#C93400",
              "background": "#808080", "lightestBackground": "#FFFFFF", "ratio": 1.5, "bestRatio": 5, "required": 4.5,
              "suggestions": [], "deficiencies": ["protanopia"]
            }
          ],
          "place": {"file": "App/Main.storyboard", "line": 31},
          "reason": "", "advice": "take #A66100 for the text (4.51:1)", "notes": []
        },
        {
          "kind": "localization", "rule": "placeholder-type", "severity": "error",
          "confidence": "certain", "key": "files.count", "locale": "fi", "table": "Localizable",
          "variation": "plural.other", "text": "%@ tiedostoa", "effect": "crash",
          "place": {"file": "App/Localizable.xcstrings", "line": 70},
          "reason": "reads argument 1 as an object (%@), the source passes a whole number (%d)",
          "advice": "write %1$d", "notes": []
        }
      ],
      "problems": [
        {"file": "App/Broken.strings", "line": 3, "message": "expected ';'", "isFatal": true}
      ],
      "schemaVersion": 2, "tool": "typefit", "toolVersion": "0.1.0",
      "summary": {
        "filesRead": 2, "entriesRead": 640, "stringsRead": 1300, "strings": 1204, "locales": ["de", "fi"],
        "orientations": ["portrait"],
        "devices": ["iPhone SE (3rd generation)", "iPhone 15", "iPhone 16 Pro"],
        "categories": ["L", "XL", "XXL", "AX3", "AX5"], "os": ["iOS 26"], "boldText": false,
        "shapings": 1180,
        "measurements": 43200, "seconds": 1.25,
        "counts": {"error": 2, "warning": 2, "note": 0, "info": 1},
        "countsByRule": {"broken-word": 1, "truncated-text": 1, "shrunken-text": 1, "low-contrast": 1, "placeholder-type": 1},
        "assignments": {"certain": 4, "guess": 200, "fallback": 1000},
        "keys": {"certain": 1, "likely": 0, "guess": 50, "none": 249},
        "skipped": {"not to be translated": 96}, "undetermined": {}, "suppressed": 2, "known": 3, "sourceFilesRead": 0
      }
    }
    """
}
