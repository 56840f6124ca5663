// One finding: its picture at every size, what it needs, and what helps.

/** The last list that was shown, for the links to its next and previous finding. */
let lastList = { hash: "#/findings", ids: [] };

/** Whether pictures show the dark appearance. */
let isDarkPicture = matchMedia("(prefers-color-scheme: dark)").matches;

/** The view of a finding. */
function findingView(id, report) {
  const finding = report.byID.get(id);
  if (!finding) {
    return [
      h("h1", { tabindex: "-1" }, "No such finding"),
      h("p", {}, "It may have been mended since the link was made. ",
        h("a", { href: "#/findings" }, "All findings")),
    ];
  }
  const stage = h("div", { class: "stage" });
  if (finding.layout >= 0) showStage(stage, finding, report);
  return [
    trail(finding),
    h("h1", { tabindex: "-1", class: "text" }, subject(finding)),
    h(
      "p",
      { class: "chips" },
      h("b", { class: `chip ${finding.severity}` }, finding.severity),
      [finding.rule.id, finding.locale, finding.slot, finding.os]
        .filter(Boolean)
        .map((text) => h("span", { class: "chip" }, text)),
      h("span", { class: "chip" }, confidenceWords(finding.confidence))
    ),
    finding.reason ? h("p", {}, bdi(finding.reason)) : null,
    h("h2", {}, "What helps"),
    h("p", { class: "advice" }, bdi(finding.advice)),
    finding.color ? [h("h2", {}, "Colours"), colors(finding.color)] : null,
    stage,
    h("h2", {}, "Where"),
    facts(finding, report),
    notes(finding),
    ruleHelp(finding.rule),
    h("p", {}, shareButton()),
  ];
}

function confidenceWords(confidence) {
  return confidence === "certain"
    ? "place and numbers certain"
    : confidence === "likely" ? "likely, not certain" : "a guess";
}

function trail(finding) {
  const { ids, hash } = lastList;
  const at = ids.indexOf(finding.id);
  const link = (step, text) => {
    const id = at < 0 ? undefined : ids[at + step];
    return id ? h("a", { href: `#/finding/${id}` }, text) : null;
  };
  return h(
    "nav",
    { class: "trail", "aria-label": "List" },
    h("a", { href: hash }, "All in the list"),
    link(-1, "Previous"),
    link(1, "Next"),
    at < 0 ? null : h("span", { class: "meta" }, `${number(at + 1)} of ${number(ids.length)}`)
  );
}

async function showStage(stage, finding, report) {
  stage.append(h("p", { class: "meta", role: "status" }, "Unpacking …"));
  const sweep = await sweepOf(finding, report);
  stage.replaceChildren(...(sweep ? stageContent(finding, sweep) : []));
}

function stageContent(finding, sweep) {
  const { steps } = sweep;
  const { before, after } = beforeAndAfter(finding, sweep);
  const current = h("figure", { class: "current", "aria-label": "At the chosen size" });
  const fitting = h("figure", { "aria-label": beforeTitle(steps[before]) });
  const showBoth = () => {
    fitting.replaceChildren(...figureContent(sweep, before));
    showAt(Number(slider.value));
  };
  const showAt = (index) => {
    current.replaceChildren(...figureContent(sweep, index));
    slider.setAttribute("aria-valuetext", `${steps[index].category}: ${happening(steps[index])}`);
    for (const [at, cell] of [...scale.children].entries()) {
      cell.classList.toggle("chosen", at === index);
    }
  };
  const slider = h("input", {
    type: "range",
    id: "size",
    min: 0,
    max: steps.length - 1,
    step: 1,
    value: after,
    oninput: () => showAt(Number(slider.value)),
  });
  const scale = h(
    "ol",
    { class: "scale", "aria-hidden": "true" },
    steps.map((step, index) =>
      h(
        "li",
        {
          class: harm(step.verdict),
          onclick: () => {
            slider.value = index;
            showAt(index);
          },
        },
        step.category
      )
    )
  );
  showBoth();
  return [
    h("h2", {}, "At every text size"),
    h("p", { class: "meta" }, `On ${sweep.device}`),
    h(
      "div",
      { class: "slider" },
      h("label", { for: "size" }, "Text size"),
      slider,
      scale
    ),
    appearanceBox(showBoth),
    h(
      "div",
      { class: "pictures" },
      before === after ? null : h("div", { class: "before" }, h("h3", {}, beforeTitle(steps[before])), fitting),
      h("div", { class: "after" }, h("h3", {}, "At the chosen size"), current)
    ),
    sweepTable(finding, steps),
  ];
}

function appearanceBox(change) {
  const box = h("input", {
    type: "checkbox",
    checked: isDarkPicture,
    onchange: () => {
      isDarkPicture = box.checked;
      change();
    },
  });
  return h("p", { class: "appearance" }, h("label", { class: "box" }, box, "Dark appearance"));
}

function beforeTitle(step) {
  return harm(step.verdict) === "good" ? "Where it still fits" : `At ${step.category}`;
}

function figureContent(sweep, index) {
  const step = sweep.steps[index];
  const need = step.need > step.room ? `needs ${number(step.need)} pt, has ${number(step.room)} pt` : "";
  const words = [`${step.category}, ${number(step.size)} pt: ${happening(step)}`, need].filter(Boolean);
  return [
    pictureOf(sweep, index),
    h("figcaption", {}, h("b", { class: harm(step.verdict) }, words[0]), words[1] ? `, ${words[1]}` : ""),
  ];
}

/** The component at a size. */
function pictureOf(sweep, index) {
  const step = sweep.steps[index];
  const label = `${sweep.component} on ${sweep.device} at ${step.category}: “${step.visible}” ${happening(step)}`;
  return drawn(sweep.pictures, index, label, isDarkPicture);
}

function sweepTable(finding, steps) {
  const rows = steps.map((step) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, step.category),
      h("td", { class: "number" }, number(step.size)),
      h("td", { class: harm(step.verdict) }, happening(step)),
      h("td", { class: "number" }, number(step.room)),
      h("td", { class: "number" }, number(step.need)),
      h("td", { class: "number" }, step.excess > 0 ? number(step.excess) : "·"),
      h("td", {}, step.lost ? bdi(step.lost, finding.locale) : "·")
    )
  );
  return h(
    "details",
    {},
    h("summary", {}, "All sizes in numbers"),
    h(
      "div",
      { class: "scroller", role: "region", tabindex: "0", "aria-label": "All sizes in numbers" },
      h(
        "table",
        {},
        h("caption", {}, "Lengths in points"),
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            ["Size", "Type", "What happens", "Room", "Need", "Characters to save", "Lost"].map((name) =>
              h("th", { scope: "col" }, name)
            )
          )
        ),
        h("tbody", {}, rows)
      )
    )
  );
}

function facts(finding, report) {
  const { rule, key, table, variation, others, text, locale } = finding;
  const rows = [];
  const add = (term, value) => value && rows.push(h("dt", {}, term), h("dd", {}, value));
  add("File", h("code", {}, bdi(`${finding.file}:${finding.line}`)));
  if (isAboutText(finding)) {
    add("Key", h("code", {}, bdi(key)));
    add("Table", table && bdi(table));
    add("Variation", variation && [variation, ...others].join(", "));
  } else {
    add(finding.kind === "color" ? "Role" : "In", variation && bdi(variation));
  }
  if (locale) add("Language", h("a", { href: `#/locale/${encodeURIComponent(locale)}` }, locale));
  if (text) add("Whole text", bdi(text, locale));
  if (finding.lost) add("Lost", h("del", {}, bdi(finding.lost, locale)));
  if (finding.need > 0) {
    add("Worst case", `needs ${number(finding.need)} pt, has ${number(finding.room)} pt, at ${number(finding.size)} pt type`);
  }
  const points = finding.devices.map((device, at) =>
    h("li", {}, `${device}: from ${report.categories[finding.points[at]] ?? "?"} on`)
  );
  if (points.length > 0) add("Devices", h("ul", {}, points));
  if (finding.hit) add("Broken at", hitSizes(finding, report.categories).join(", "));
  if (finding.slot && finding.style !== "other") {
    add("Text style", h("a", { href: `#/style/${finding.style}` }, finding.style));
  }
  if (isAboutText(finding) && key) {
    const query = new URLSearchParams({ key });
    add("Same key", h("a", { href: `#/findings?${query}` }, "all findings of the key"));
  }
  return h("dl", { class: "facts" }, rows);
}

function notes(finding) {
  if (finding.notes.length === 0) return null;
  return [
    h("h2", {}, "What it rests on"),
    h("ul", {}, finding.notes.map((note) => h("li", {}, bdi(note)))),
  ];
}

function ruleHelp(rule) {
  return [
    h("h2", {}, "The rule ", h("code", {}, rule.id)),
    h("p", {}, rule.summary),
    rule.severity ? h("p", { class: "meta" }, `Severity: ${rule.severity}.`) : null,
    rule.example ? h("p", { class: "meta" }, "Example: ", bdi(rule.example)) : null,
  ];
}

function colors(color) {
  const suggestions = color.examples.flatMap((example) => example.suggestions);
  const seen = new Set();
  const items = suggestions.filter((one) => {
    const name = one.replaces + one.color;
    return seen.has(name) ? false : seen.add(name);
  });
  return [
    swatches(color),
    items.length === 0
      ? null
      : h(
          "ul",
          { class: "swatches" },
          items.map((one) =>
            h(
              "li",
              {},
              one.replaces === "foreground"
                ? swatch(one.color, color.examples[0].background)
                : swatch(color.examples[0].foreground, one.color),
              h("span", {}, ` ${one.color} as ${one.replaces} gives ${one.ratio}:1`)
            )
          )
        ),
  ];
}

/** Copies the address of the view where the browser lets a page do so. */
function shareButton() {
  if (!navigator.clipboard) return null;
  const said = h("span", { role: "status", class: "meta" });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      said.textContent = " Copied.";
    } catch {
      said.textContent = ` ${location.href}`;
    }
  };
  return [h("button", { type: "button", onclick: copy }, "Copy the link to this finding"), said];
}
