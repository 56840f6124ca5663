// What happens to a text at every size: FindingSweeps.swift is the writer.

const HARMFUL = new Set(["collapses", "breaksWord", "truncates", "clips", "missingGlyphs"]);
const MILD = new Set(["tightens", "shrinks", "scrolls"]);

const chunks = new Map();

/** The chunk of sweeps and pictures that a layout is in; read once. */
function chunk(report, layout) {
  const number = Math.floor(layout / report.chunkSize);
  if (!chunks.has(number)) chunks.set(number, unpacked(`sweeps-${number}`));
  return chunks.get(number);
}

/** The layout of a finding at every size; null where it has none. */
async function sweepOf(finding, report) {
  if (finding.layout < 0) return null;
  const data = await chunk(report, finding.layout);
  const item = data?.items[finding.layout % report.chunkSize];
  if (!item) return null;
  const steps = report.categories.map((category, index) => ({
    category,
    verdict: data.texts[item.verdict[index]],
    visible: data.texts[item.visible[index]],
    lost: data.texts[item.lost[index]],
    lines: item.lines[index],
    room: item.room[index],
    need: item.need[index],
    size: item.size[index],
    scale: item.scale[index],
    excess: item.excess[index],
  }));
  return {
    device: data.texts[item.device],
    component: data.texts[item.component],
    steps,
    pictures: await scenesOf(data, item),
  };
}

/** `good`, `mild` or `bad`. */
function harm(verdict) {
  return HARMFUL.has(verdict) ? "bad" : MILD.has(verdict) ? "mild" : "good";
}

/** What happens at a size, in words. */
function happening(step) {
  switch (step.verdict) {
    case "fits":
      return "fits";
    case "wraps":
      return `wraps on ${counted(step.lines, "line")}`;
    case "stacks":
      return "fits, stacked";
    case "tightens":
      return "fits with tightened letters";
    case "shrinks":
      return `shrinks to ${number(100 * step.scale)} %`;
    case "scrolls":
      return "has to be scrolled";
    case "collapses":
      return "disappears";
    case "breaksWord":
      return "breaks inside a word";
    case "truncates":
      return step.lost ? `is cut, ${counted([...step.lost].length, "character")} lost` : "is cut";
    case "clips":
      return "is cut off without an ellipsis";
    case "missingGlyphs":
      return "has characters that no font draws";
    default:
      return "is not shown";
  }
}

/** The size before the fault and the size of the fault, as positions in the steps. */
function beforeAndAfter(finding, sweep) {
  const { steps } = sweep;
  let after = finding.from;
  if (after < 0 || harm(steps[after].verdict) === "good") {
    after = steps.findIndex((step) => harm(step.verdict) !== "good");
  }
  if (after < 0) after = steps.length - 1;
  let before = -1;
  for (let index = 0; index < steps.length; index += 1) {
    if (harm(steps[index].verdict) === "good" && (index < after || before < 0)) before = index;
  }
  if (before < 0) before = Math.max(0, steps.findIndex((step) => step.category === "L"));
  return { before, after };
}
