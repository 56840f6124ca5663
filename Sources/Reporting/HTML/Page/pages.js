// A page for each language and each text style, to be handed on or printed.

/** The page of a language: what its translator can do. */
function localeView(locale, report) {
  const findings = report.findings.filter((finding) => finding.locale === locale);
  const texts = findings.filter((finding) => finding.slot && !accompanies(finding));
  const placed = texts.filter((finding) => finding.rank > 0);
  const unplaced = texts.filter((finding) => finding.rank === 0);
  const others = findings.filter((finding) => !finding.slot);
  return [
    h("h1", { tabindex: "-1" }, languageName(locale)),
    h("p", {}, summaryOf(findings), " ", printButton()),
    placed.length > 0 && [
      h("h2", {}, "Texts that do not fit"),
      h("p", {}, "What is ", h("del", {}, "struck through"),
        " is not shown at the size at which the fault begins."),
      sizeBars(placed, report),
      textTable(placed, report, "Texts that do not fit"),
    ],
    others.length > 0 && [
      h("h2", {}, "In the files"),
      plainTable(others, "Findings about the files"),
    ],
    unplaced.length > 0 &&
      h(
        "details",
        {},
        h("summary", {}, `${counted(unplaced.length, "text")} for information`),
        h("p", {}, "Texts that are read by scrolling, and texts whose place is not known, which were measured as a label as wide as the screen."),
        textTable(unplaced, report, "Texts for information")
      ),
    findings.length === 0 && h("p", { class: "good" }, "Nothing was found."),
  ];
}

function languageName(locale) {
  try {
    const name = new Intl.DisplayNames("en", { type: "language" }).of(locale.replaceAll("_", "-"));
    return name && name !== locale ? `${name} (${locale})` : locale;
  } catch {
    return locale;
  }
}

function summaryOf(findings) {
  const parts = [...SEVERITIES].reverse().map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    if (count === 0) return "";
    return severity === "info" ? `${number(count)} for information` : counted(count, severity);
  });
  return `${parts.filter(Boolean).join(", ") || "Nothing found"}.`;
}

/** How many texts are in trouble at each size, as bars. */
function sizeBars(findings, report) {
  const counts = report.categories.map(
    (_, index) => findings.filter((finding) => (finding.hit >> index) & 1).length
  );
  const peak = Math.max(1, ...counts);
  const bar = (count, index) =>
    h(
      "li",
      {},
      h("span", { class: "bar", style: `--share:${count / peak}` }),
      h("b", {}, number(count)),
      h("span", {}, report.categories[index])
    );
  return h("ol", { class: "bars", "aria-label": "Texts in trouble at each text size" }, counts.map(bar));
}

function textTable(findings, report, caption) {
  const sorted = [...findings].sort((a, b) => b.rank - a.rank || a.from - b.from || a.index - b.index);
  const rows = sorted.map((finding) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" },
        h("a", { href: `#/finding/${finding.id}` }, subject(finding)),
        h("code", { class: "meta key" }, bdi(finding.key))),
      h("td", {}, finding.slot),
      h("td", {}, finding.from < 0 ? "" : report.categories[finding.from]),
      h("td", { class: "number" }, number(finding.room)),
      h("td", { class: "number" }, number(finding.need)),
      h("td", {}, bdi(finding.advice))
    )
  );
  const columns = ["Text and key", "Place", "Breaks from", "Room (pt)", "Need (pt)", "What helps"];
  return table(caption, columns, rows);
}

function plainTable(findings, caption) {
  const rows = findings.map((finding) =>
    h(
      "tr",
      {},
      h("td", {}, h("b", { class: finding.severity }, finding.severity)),
      h("th", { scope: "row" },
        h("a", { href: `#/finding/${finding.id}` }, subject(finding)),
        h("code", { class: "meta key" }, bdi(finding.key))),
      h("td", {}, finding.rule.id),
      h("td", {}, bdi(finding.reason)),
      h("td", {}, bdi(finding.advice))
    )
  );
  return table(caption, ["Severity", "Text and key", "Rule", "What is wrong", "What helps"], rows);
}

function table(caption, columns, rows) {
  return h(
    "div",
    { class: "scroller", role: "region", tabindex: "0", "aria-label": caption },
    h(
      "table",
      {},
      h("caption", {}, caption),
      h("thead", {}, h("tr", {}, columns.map((name) => h("th", { scope: "col" }, name)))),
      h("tbody", {}, rows)
    )
  );
}

/** The page of a text style. */
function styleView(name, report) {
  const style = report.styles.find((one) => one.name === name);
  const findings = report.findings.filter(
    (finding) => finding.slot && finding.style === name && !accompanies(finding)
  );
  const sizes = style?.sizes.map((size, index) =>
    h("li", {}, h("b", {}, number(size)), h("span", {}, report.categories[index]))
  );
  return [
    h("h1", { tabindex: "-1" }, style ? name : "Other sizes"),
    style
      ? [
          h("p", {}, `Weight: ${style.weight}. Points at each text size:`),
          h("ol", { class: "bars" }, sizes),
        ]
      : h("p", {}, "Texts of a fixed size, or in sizes that are the component’s own."),
    h("h2", {}, "Texts in trouble at each text size"),
    sizeBars(findings, report),
    h("h2", {}, counted(findings.length, "finding")),
    h("p", {}, summaryOf(findings), " ", printButton()),
    findingList(findings, report),
  ];
}

function printButton() {
  return h("button", { type: "button", class: "print", onclick: () => window.print() }, "Print");
}
