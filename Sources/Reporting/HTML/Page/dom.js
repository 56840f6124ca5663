// Building elements.

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element. An attribute that is null, undefined or false is left out, true stands for "", a
 * function is a listener of the event named after "on". Children may be lists; empty ones are left out.
 */
function h(name, attributes, ...children) {
  return filled(document.createElement(name), attributes, children);
}

/** The same for SVG. */
function svg(name, attributes, ...children) {
  return filled(document.createElementNS(SVG, name), attributes, children);
}

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false && child !== "") {
      element.append(child);
    }
  }
  return element;
}

/** A text of unknown direction, kept apart from the text around it. */
function bdi(text, locale) {
  return h("bdi", { lang: locale ? locale.replaceAll("_", "-") : null }, visible(text));
}

/** Control characters are shown, not obeyed. */
function visible(text) {
  return text
    .replace(/\r?\n|\u2028|\u2029/g, "⏎")
    .replaceAll("\t", "⇥")
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, "\ufffd");
}

/** A text with what is lost of it marked; the mark is in words too for those who do not see it. */
function withLoss(text, lost, locale) {
  const lang = locale ? locale.replaceAll("_", "-") : null;
  if (!lost || !text.endsWith(lost)) return bdi(text, locale);
  return h("bdi", { lang }, visible(text.slice(0, -lost.length)), h("del", {}, visible(lost)));
}

const plainNumber = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** A number with at most one decimal. */
function number(value) {
  return plainNumber.format(value);
}

/** A count with its noun. */
function counted(count, noun, plural = noun + "s") {
  return `${number(count)} ${count === 1 ? noun : plural}`;
}
