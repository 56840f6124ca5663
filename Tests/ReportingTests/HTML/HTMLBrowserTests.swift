import Audit
import Foundation
import Testing

@testable import Reporting

/// The page in a browser: opened, filtered, read. `make browser-test` runs these alone.
@Suite(
  "HTML report in Chromium", .serialized,
  .enabled(if: Chromium.isInstalled, "Chromium is not installed: the page's script is not run"))
struct HTMLBrowserTests {
  private func page() throws -> String {
    var sink = StringSink()
    try HTMLReporter(try HTMLReporterTests.audited()).write(to: &sink)
    return sink.text
  }

  @Test("Every view opens without a complaint and shows itself alone")
  func opensViews() throws {
    let answer = try Chromium.run(
      page(),
      script: """
        const names = ["overview", "findings", "languages", "locale/de", "styles", "style/body"];
        for (const name of names) {
          location.hash = "#/" + name;
          await until(() => document.querySelector("main h1:not([hidden])") && location.hash.endsWith(name));
          await wait(50);
          const shown = [...document.querySelectorAll("main h1")].filter((h) => h.checkVisibility());
          values[name] = shown.map((h) => h.textContent).join("|");
        }
        document.querySelector(".skip").click();
        values.skipped = document.activeElement.id + location.hash;
        values.plain = String(document.getElementById("plain"));
        """)
    #expect(answer.complaints == [])
    #expect(
      answer.values == [
        "overview": "Do the texts fit?", "findings": "Findings", "languages": "Languages",
        "locale/de": "German (de)", "styles": "Text styles", "style/body": "body",
        "skipped": "main#/style/body",
        "plain": "null",
      ])
  }

  @Test("Filters and search narrow the list and stand in the address")
  func filters() throws {
    let report = try HTMLReporterTests.audited()
    let answer = try Chromium.run(
      page(), fragment: "#/findings",
      script: """
        const count = () => String(document.querySelectorAll(".findings > li").length);
        await until(() => count() !== "0");
        values.all = count();
        const locale = document.getElementById("filter-locale");
        locale.value = "de";
        locale.dispatchEvent(new Event("change", { bubbles: true }));
        values.german = count();
        values.hash = location.hash;
        const search = document.getElementById("filter-q");
        search.value = "nothing has this";
        search.dispatchEvent(new Event("input", { bubbles: true }));
        values.none = count();
        values.status = document.querySelector("[role=status].status").textContent;
        [...document.querySelectorAll("form button")].at(-1).click();
        values.cleared = count();
        location.hash = "#/findings?locale=ar&kind=text";
        await until(() => document.getElementById("filter-locale").value === "ar");
        values.shared = count();
        """)
    let german = report.findings.count { FindingIdentity($0).locale == "de" }
    let arabic = report.findings.count { $0.text?.locale == "ar" }
    #expect(answer.complaints == [])
    #expect(answer.values["all"] == String(report.findings.count))
    #expect(answer.values["german"] == String(german))
    #expect(answer.values["hash"] == "#/findings?locale=de")
    #expect(answer.values["none"] == "0")
    #expect(answer.values["status"] == "0 of \(report.findings.count) findings")
    #expect(answer.values["cleared"] == String(report.findings.count))
    #expect(answer.values["shared"] == String(arabic))
  }

  @Test("A finding opens by its link, and the slider goes through the sizes at once")
  func movesSlider() throws {
    let report = try HTMLReporterTests.audited()
    let finding = try #require(report.findings.first { $0.text?.locale == "de" })
    let answer = try Chromium.run(
      page(), fragment: "#/finding/\(FindingFingerprints.name(of: finding))",
      script: """
        const slider = await until(() => document.getElementById("size"));
        const image = () => document.querySelector(".current svg[role=img]");
        const caption = () => document.querySelector(".current figcaption").textContent;
        values.first = slider.value;
        for (const value of [0, 11]) {
          slider.value = value;
          slider.dispatchEvent(new Event("input", { bubbles: true }));
          values[value] = caption();
          values["said" + value] = slider.getAttribute("aria-valuetext");
          values["glyphs" + value] = String(image().querySelectorAll("path[d^=M]").length);
          values["height" + value] = image().getAttribute("height");
          values["label" + value] = image().getAttribute("aria-label");
        }
        values.title = document.title;
        location.hash = "#/finding/0";
        await until(() => document.querySelector("#view h1").textContent === "No such finding");
        """)
    #expect(answer.complaints == [])
    #expect(answer.values["first"] == "0")
    #expect(answer.values["0"]?.hasPrefix("XS, ") == true)
    #expect(answer.values["0"]?.contains("is cut") == true)
    #expect(answer.values["11"]?.hasPrefix("AX5, ") == true)
    #expect(answer.values["said11"]?.hasPrefix("AX5: ") == true)
    // “Benac…” has eight glyphs or so, and at AX5 fewer of them fit 60 points.
    let (small, large) = (answer.values["glyphs0"] ?? "", answer.values["glyphs11"] ?? "")
    #expect(try #require(Int(small)) > #require(Int(large)))
    #expect(try #require(Int(large)) >= 1)
    #expect(
      try #require(Double(answer.values["height0"] ?? ""))
        < #require(Double(answer.values["height11"] ?? "")))
    #expect(answer.values["label0"]?.contains(" at XS: “") == true)
    #expect(answer.values["title"]?.hasPrefix("Benachrichtigungen – ") == true)
  }

  @Test("Every control has a name, every text enough contrast", arguments: [false, true])
  func isAccessible(isDark: Bool) throws {
    let finding = try #require(try HTMLReporterTests.audited().findings.first { $0.text != nil })
    let answer = try Chromium.run(
      page(),
      script: """
        const luminance = ([r, g, b]) => [r, g, b].map((v) => v / 255)
          .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
          .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
        const parse = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
        const over = (top, base) => top.slice(0, 3).map((v, i) => v * (top[3] ?? 1) + base[i] * (1 - (top[3] ?? 1)));
        function background(element) {
          if (!element) return \(isDark ? "[0, 0, 0]" : "[255, 255, 255]");
          const color = parse(getComputedStyle(element).backgroundColor);
          return over(color.length ? color : [0, 0, 0, 0], background(element.parentElement));
        }
        const low = new Set();
        const unnamed = new Set();
        for (const name of ["overview", "findings", "finding/\(FindingFingerprints.name(of: finding))", "languages", "locale/de", "styles"]) {
          location.hash = "#/" + name;
          await wait(300);
          for (const element of document.querySelectorAll("body *")) {
            if (!element.checkVisibility() || element.closest("svg, .swatches i, script")) continue;
            const hasText = [...element.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
            if (!hasText) continue;
            const style = getComputedStyle(element);
            const base = background(element);
            const [a, b] = [luminance(over(parse(style.color), base)), luminance(base)].sort((x, y) => y - x);
            const ratio = (a + 0.05) / (b + 0.05);
            if (ratio < 4.5) low.add(`${element.tagName}.${element.className} ${ratio.toFixed(2)}`);
          }
          for (const control of document.querySelectorAll("input, select, button, a[href], svg[role=img]")) {
            const named = control.labels?.length || control.getAttribute("aria-label") || control.textContent.trim();
            if (!named) unnamed.add(control.outerHTML.slice(0, 80));
          }
        }
        values.low = [...low].join("; ");
        values.unnamed = [...unnamed].join("; ");
        values.dark = String(matchMedia("(prefers-color-scheme: dark)").matches);
        """, isDark: isDark)
    #expect(answer.complaints == [])
    #expect(answer.values["low"] == "")
    #expect(answer.values["unnamed"] == "")
    #expect(answer.values["dark"] == String(isDark))
  }
}
