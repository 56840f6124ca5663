// Which view is shown: the fragment of the address, such as #/findings?locale=de.

const staticViews = [...document.querySelectorAll("[data-view]")];
const view = document.getElementById("view");
const pageTitle = document.title;

/** The view, its argument and its query, as the address names them. */
function route() {
  const start = `#/${document.documentElement.dataset.start}`;
  const [path, query = ""] = (location.hash || start).replace(/^#\/?/, "").split("?");
  const [name, ...rest] = path.split("/");
  return { name: name || "overview", argument: decoded(rest.join("/")), query: new URLSearchParams(query) };
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Changes the query of the address without a new entry in the history. */
function replaceQuery(name, query) {
  const text = query.toString();
  history.replaceState(null, "", `#/${name}${text ? "?" + text : ""}`);
}

const views = {
  findings: ({ query }, report) => findingsView(query, report),
  finding: ({ argument }, report) => findingView(argument, report),
  locale: ({ argument }, report) => localeView(argument, report),
  style: ({ argument }, report) => styleView(argument, report),
};

/** The entry of the banner that a view belongs to. */
const sections = { finding: "findings", locale: "languages", style: "styles" };

function show(report, movesFocus) {
  const current = route();
  const make = views[current.name];
  const isStatic = staticViews.some((section) => section.dataset.view === current.name);
  if (!make && !isStatic) current.name = "overview";
  for (const section of staticViews) section.hidden = section.dataset.view !== current.name;
  view.hidden = !make;
  view.replaceChildren(...(make ? make(current, report) : []).flat(Infinity).filter(Boolean));
  const section = sections[current.name] ?? current.name;
  for (const link of document.querySelectorAll("[data-link]")) {
    if (link.dataset.link === section) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  const heading = document.querySelector("main section:not([hidden]) h1, #view:not([hidden]) h1");
  document.title = heading ? `${heading.textContent} – ${pageTitle}` : pageTitle;
  if (!movesFocus) return;
  window.scrollTo(0, 0);
  heading?.focus({ preventScroll: true });
}

/** Paper shows what is folded up on the screen. */
function unfoldForPrint() {
  let opened = [];
  window.addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll("main details:not([open], .filter-frame)")];
    for (const details of opened) details.open = true;
  });
  window.addEventListener("afterprint", () => {
    for (const details of opened) details.open = false;
  });
}

async function start() {
  if (typeof DecompressionStream !== "function") {
    document.getElementById("notice").textContent =
      "This browser is too old to unpack the findings; the first of them are listed below.";
    return;
  }
  const report = readReport(await unpacked("data"));
  document.getElementById("plain")?.remove();
  window.addEventListener("hashchange", () => show(report, true));
  unfoldForPrint();
  // Followed as a link it would leave the view.
  document.querySelector(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    document.getElementById("main").focus();
  });
  show(report, false);
  document.documentElement.dataset.ready = "true";
  performance.mark("ready");
}

start();
