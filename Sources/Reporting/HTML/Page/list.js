// The list of findings with its filters.

const PAGE = 100;

/** The view of all findings; the search is the form's, the rest is drawn anew with each change. */
function findingsView(query, report) {
  const status = h("p", { class: "status", role: "status" });
  const list = h("div", {});
  let current = query;
  const form = filterForm(query, report, (next, isCleared) => {
    current = next;
    replaceQuery("findings", next);
    if (isCleared) {
      form.reset();
      for (const field of form.elements) {
        if (field.type === "checkbox") field.checked = false;
        else if (field.name === "q") field.value = "";
        else if (field.tagName === "SELECT") field.selectedIndex = 0;
      }
    }
    update();
  });
  function update() {
    const found = matching(current, report);
    const keys = current.getAll("key");
    status.replaceChildren(
      `${number(found.length)} of ${counted(report.findings.length, "finding")}`,
      ...keys.flatMap((key) => [" of the key ", bdi(key)])
    );
    updateCounts(form, current, report);
    list.replaceChildren(findingList(found, report));
    lastList = { hash: location.hash, ids: found.map((finding) => finding.id) };
  }
  update();
  return [
    h("h1", { tabindex: "-1" }, "Findings"),
    h(
      "details",
      { class: "filter-frame", open: matchMedia("(min-width: 48rem)").matches || query.size > 0 },
      h("summary", {}, "Search and filters"),
      form
    ),
    status,
    list,
  ];
}

/** The findings as a list that grows on demand. */
function findingList(findings, report) {
  if (findings.length === 0) return h("p", {}, "No finding matches.");
  const list = h("ol", { class: "findings" });
  const more = h("button", { type: "button", class: "more", onclick: () => add(true) });
  let shown = 0;
  function add(movesFocus) {
    const next = findings.slice(shown, shown + PAGE).map((finding) => listItem(finding, report));
    list.append(...next);
    if (movesFocus) next[0]?.querySelector("a").focus();
    shown += next.length;
    const rest = findings.length - shown;
    more.textContent = `Show ${number(Math.min(PAGE, rest))} more of ${number(rest)}`;
    more.hidden = rest === 0;
  }
  add(false);
  return h("div", {}, list, more);
}

function listItem(finding, report) {
  const meta = [
    finding.rule.id,
    finding.locale,
    finding.slot,
    finding.from < 0 ? "" : reach(finding, report),
    finding.need > 0 && finding.need > finding.room
      ? `needs ${number(finding.need)} pt, has ${number(finding.room)} pt`
      : "",
    finding.confidence === "certain" ? "" : finding.confidence,
  ].filter(Boolean);
  return h(
    "li",
    {},
    h("b", { class: `chip ${finding.severity}` }, finding.severity),
    h("a", { href: `#/finding/${finding.id}` }, subject(finding)),
    h("span", { class: "meta" }, meta.join(" · ")),
    finding.key && isAboutText(finding)
      ? h("code", { class: "meta key" }, bdi(finding.key))
      : null,
    finding.color ? swatches(finding.color) : null
  );
}

/** From which size on, on which devices. */
function reach(finding, report) {
  const [first] = finding.devices;
  const others = finding.devices.length - 1;
  const more = others > 0 ? ` and ${counted(others, "more", "more")}` : "";
  return `from ${report.categories[finding.from]} on ${first}${more}`;
}

/** Samples of a pair of colours, one for each appearance. */
function swatches(color) {
  const item = (example) => {
    const best = example.bestRatio ? ` to ${example.bestRatio}` : "";
    return h(
      "li",
      {},
      swatch(example.foreground, example.background),
      example.lightestBackground ? swatch(example.foreground, example.lightestBackground) : null,
      h(
        "span",
        {},
        ` ${example.ratio}${best}:1, needs ${example.required}:1, ${example.appearances[0]}`
      )
    );
  };
  return h("ul", { class: "swatches" }, color.examples.map(item));
}

function swatch(foreground, background) {
  const sample = h("i", { "aria-hidden": "true" }, "Aa");
  // Set one by one: a value that is no colour is ignored.
  sample.style.color = foreground;
  sample.style.backgroundColor = background;
  return sample;
}
