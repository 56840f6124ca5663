// Reading the packed data: HTMLFindingData.swift is its writer.

const SEVERITIES = ["info", "note", "warning", "error"];
const CONFIDENCES = ["guess", "likely", "certain"];

/** The data that a packed script element holds; null where there is no such element. */
async function unpacked(id) {
  const element = document.getElementById(id);
  if (!element) return null;
  const text = atob(element.textContent);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

/** The findings as objects, and the lists they refer to. */
function readReport(data) {
  const { texts, columns, categories, devices, rules, styles } = data;
  const list = (positions) => positions.map((position) => texts[position]);
  const findings = columns.id.map((id, index) => {
    const points = columns.points[index];
    return {
      id,
      index,
      kind: texts[columns.kind[index]],
      rule: rules[columns.rule[index]],
      severity: SEVERITIES[columns.severity[index]],
      rank: columns.severity[index],
      confidence: CONFIDENCES[columns.confidence[index]],
      file: texts[columns.file[index]],
      line: columns.line[index],
      reason: texts[columns.reason[index]],
      advice: texts[columns.advice[index]],
      notes: list(columns.notes[index]),
      key: texts[columns.key[index]],
      table: texts[columns.table[index]],
      locale: texts[columns.locale[index]],
      variation: texts[columns.variation[index]],
      others: list(columns.others[index]),
      text: texts[columns.text[index]],
      lost: texts[columns.lost[index]],
      visible: texts[columns.visible[index]],
      slot: texts[columns.slot[index]],
      os: texts[columns.os[index]],
      verdict: texts[columns.verdict[index]],
      lines: columns.lines[index],
      scale: columns.scale[index],
      room: columns.room[index],
      need: columns.need[index],
      size: columns.size[index],
      from: columns.from[index],
      hit: columns.hit[index],
      devices: points.filter((_, at) => at % 2 === 0).map((device) => devices[device]),
      points: points.filter((_, at) => at % 2 === 1),
      style: columns.style[index] < 0 ? "other" : styles[columns.style[index]].name,
      layout: columns.layout[index],
      change: texts[columns.change[index]],
      color: data.colors[index] ?? null,
    };
  });
  const byID = new Map(findings.map((finding) => [finding.id, finding]));
  return { findings, byID, categories, styles, chunkSize: data.chunkSize, tool: data.tool };
}

/** Short names of the sizes with a finding's fault. */
function hitSizes(finding, categories) {
  return categories.filter((_, index) => (finding.hit >> index) & 1);
}

/** What a finding calls itself in a heading or a link. */
function subject(finding) {
  if (!isAboutText(finding)) return bdi(finding.key);
  return finding.text ? withLoss(finding.text, finding.lost, finding.locale) : bdi(finding.key);
}

/** A finding about a string, in its place or in its file. */
function isAboutText(finding) {
  return finding.kind === "text" || finding.kind === "localization";
}

/** A finding that says more about a string that has another finding too. */
function accompanies(finding) {
  return finding.rule.id === "lost-essentials" || finding.rule.id === "ambiguous-truncation";
}
