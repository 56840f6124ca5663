// Which findings a list shows. The state is the query of the address, so that a view can be shared.

/** What can be filtered by: the name in the address, a label, and the values of a finding. */
const FACETS = [
  { name: "severity", label: "Severity", values: (finding) => [finding.severity] },
  { name: "locale", label: "Language", values: (finding) => [finding.locale] },
  { name: "slot", label: "Place", values: (finding) => [finding.slot] },
  { name: "rule", label: "Rule", values: (finding) => [finding.rule.id] },
  { name: "device", label: "Device", values: (finding) => finding.devices },
  {
    name: "size",
    label: "Broken at",
    values: (finding, report) => hitSizes(finding, report.categories),
    inOrder: true,
  },
  {
    name: "from",
    label: "Breaks from",
    values: (finding, report) => (finding.from < 0 ? [] : [report.categories[finding.from]]),
    inOrder: true,
  },
  { name: "confidence", label: "Confidence", values: (finding) => [finding.confidence] },
  { name: "style", label: "Text style", values: (finding) => (finding.slot ? [finding.style] : []) },
  { name: "kind", label: "About", values: (finding) => [finding.kind] },
  { name: "change", label: "Change", values: (finding) => [finding.change] },
  // Only links set it.
  { name: "key", label: "Key", values: (finding) => [finding.key], isHidden: true },
];

const ORDERS = {
  severity: { label: "worst first", by: null },
  size: { label: "smallest size first", by: (finding) => (finding.from < 0 ? 99 : finding.from) },
  excess: {
    label: "furthest over first",
    by: (finding) => (finding.room > 0 ? -finding.need / finding.room : 0),
  },
  key: { label: "by key", by: (finding) => finding.key },
  file: { label: "by file", by: (finding) => finding.file + String(finding.line).padStart(8, "0") },
};

const haystacks = new Map();

function haystack(finding) {
  let text = haystacks.get(finding.id);
  if (text === undefined) {
    const { key, text: shown, slot, rule, locale, file, advice } = finding;
    text = [key, shown, slot, rule.id, locale, file, advice].join("\n").toLocaleLowerCase();
    haystacks.set(finding.id, text);
  }
  return text;
}

/** The tests that a query makes, by the name of their facet. */
function testsOf(query, report) {
  const tests = new Map();
  for (const facet of FACETS) {
    const wanted = new Set(query.getAll(facet.name));
    if (wanted.size === 0) continue;
    tests.set(facet.name, (finding) => facet.values(finding, report).some((v) => wanted.has(v)));
  }
  const words = (query.get("q") ?? "").toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > 0) {
    tests.set("q", (finding) => words.every((word) => haystack(finding).includes(word)));
  }
  return tests;
}

/** The findings that a query asks for, in its order. */
function matching(query, report) {
  const tests = [...testsOf(query, report).values()];
  const found = report.findings.filter((finding) => tests.every((test) => test(finding)));
  const by = ORDERS[query.get("sort")]?.by;
  if (!by) return found;
  const keyed = found.map((finding) => ({ finding, key: by(finding) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.finding.index - b.finding.index));
  return keyed.map(({ finding }) => finding);
}

/** How many findings each value of a facet would leave, given the rest of the query. */
function valueCounts(facet, query, report) {
  const tests = testsOf(query, report);
  tests.delete(facet.name);
  const others = [...tests.values()];
  const counts = new Map();
  for (const finding of report.findings) {
    if (!others.every((test) => test(finding))) continue;
    for (const value of facet.values(finding, report)) {
      if (value !== "") counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** Every value that a facet has in the report, in the order it is offered. */
function allValues(facet, report) {
  const values = new Set(report.findings.flatMap((finding) => facet.values(finding, report)));
  values.delete("");
  if (facet.inOrder) return report.categories.filter((category) => values.has(category));
  if (facet.name === "severity") return [...SEVERITIES].reverse().filter((v) => values.has(v));
  if (facet.name === "confidence") return [...CONFIDENCES].reverse().filter((v) => values.has(v));
  return [...values].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

/** The form above the list; `change` is called with the new query. */
function filterForm(query, report, change) {
  const fields = FACETS.filter((facet) => !facet.isHidden)
    .map((facet) => ({ facet, values: allValues(facet, report) }))
    .filter(({ values }) => values.length > 1)
    .map(({ facet, values }) => facetField(facet, values, query));
  const search = h("input", {
    type: "search",
    name: "q",
    id: "filter-q",
    value: query.get("q") ?? "",
    placeholder: "key, text, file, advice",
    autocomplete: "off",
    spellcheck: "false",
    dir: "auto",
  });
  const order = h(
    "select",
    { name: "sort", id: "filter-sort" },
    Object.entries(ORDERS).map(([name, { label }]) =>
      h("option", { value: name, selected: name === (query.get("sort") ?? "severity") }, label)
    )
  );
  const form = h(
    "form",
    { class: "filters", role: "search", "aria-label": "Findings", onsubmit: (e) => e.preventDefault() },
    h("div", { class: "field wide" }, h("label", { for: "filter-q" }, "Search"), search),
    fields,
    h("div", { class: "field" }, h("label", { for: "filter-sort" }, "Order"), order),
    h("button", { type: "button", onclick: () => change(new URLSearchParams(), true) }, "Clear")
  );
  const read = () => {
    const next = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (value !== "" && !(name === "sort" && value === "severity")) next.append(name, value);
    }
    for (const key of query.getAll("key")) next.append("key", key);
    return next;
  };
  form.addEventListener("change", () => change(read(), false));
  search.addEventListener("input", () => change(read(), false));
  return form;
}

function facetField(facet, values, query) {
  const chosen = query.getAll(facet.name);
  const id = `filter-${facet.name}`;
  if (facet.name === "severity") {
    const boxes = values.map((value) =>
      h(
        "label",
        { class: "box" },
        h("input", { type: "checkbox", name: facet.name, value, checked: chosen.includes(value) }),
        h("span", { class: value }, value),
        " ",
        h("small", { "data-count": `${facet.name}=${value}` })
      )
    );
    return h("fieldset", { class: "field wide" }, h("legend", {}, facet.label), boxes);
  }
  const options = values.map((value) =>
    h("option", { value, selected: chosen.includes(value), "data-option": value }, value)
  );
  return h(
    "div",
    { class: "field" },
    h("label", { for: id }, facet.label),
    h("select", { id, name: facet.name }, h("option", { value: "" }, "all"), options)
  );
}

/** Writes beside every value how many findings it would leave. */
function updateCounts(form, query, report) {
  for (const facet of FACETS) {
    const counts = valueCounts(facet, query, report);
    for (const label of form.querySelectorAll(`[data-count^="${facet.name}="]`)) {
      label.textContent = number(counts.get(label.dataset.count.split("=")[1]) ?? 0);
    }
    for (const option of form.querySelectorAll(`select[name="${facet.name}"] [data-option]`)) {
      option.textContent = `${option.value} (${number(counts.get(option.value) ?? 0)})`;
    }
  }
}
