/** Builds elements; whatever a message says goes in as text nodes only, so it can never become markup. */

const SVG = "http://www.w3.org/2000/svg";

/** An element with attributes and children; `data` fills the dataset, `on` adds listeners, empty values are skipped. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "data") Object.assign(node.dataset, present(value));
    else if (name === "on") Object.entries(value).forEach((entry) => node.addEventListener(...entry));
    else if (name === "value") node.value = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  append(node, children);
  return node;
}

/** Puts nodes and texts into a parent; lists are flattened, empty values are left out. */
export function append(parent, children) {
  parent.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
}

/** Replaces all that is in a parent. */
export function fill(parent, ...children) {
  parent.replaceChildren();
  append(parent, children);
}

/** The element of the page with this id. */
export const byId = (id) => document.getElementById(id);

/** A drawing from the list below, in the colour of the text around it. */
export function icon(name, className = "icon") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  const { d, solid } = ICONS[name];
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", d);
  path.setAttribute("class", solid ? "solid" : "stroke");
  svg.append(path);
  return svg;
}

/** A square button that shows a drawing and is called by its label. */
export const iconButton = (name, label, attributes = {}) =>
  el("button", { class: "icon-button", type: "button", "aria-label": label, title: label, ...attributes }, icon(name));

/** Calls a square button otherwise. */
export function relabel(button, label) {
  button.setAttribute("aria-label", label);
  button.title = label;
}

/** Three dots that breathe. */
export const dots = () => el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));

/** A turning ring that says "wait". */
export const spinner = () => el("span", { class: "spinner", "aria-hidden": "true" });

/** As narrow as a phone; the same limit as in the style sheets. */
export const NARROW = "(max-width: 720px)";

/** Whether the page is as narrow as a phone. */
export const isNarrow = () => window.matchMedia(NARROW).matches;

function present(values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}

const RING = "M12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z";
const ICONS = {
  chakana: {
    d: "M9 2h6v3.5h3.5V9H22v6h-3.5v3.5H15V22H9v-3.5H5.5V15H2V9h3.5V5.5H9z" + RING,
    solid: true,
  },
  channel: { d: "M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16" },
  thread: { d: "M6 4v8a4 4 0 0 0 4 4h8M14.5 12.5 18 16l-3.5 3.5" },
  menu: { d: "M4 7h16M4 12h16M4 17h16" },
  close: { d: "M6 6l12 12M18 6 6 18" },
  send: { d: "M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4" },
  slash: { d: "M15 4 9 20" },
  down: { d: "M12 5v14M6 13l6 6 6-6" },
  chevron: { d: "M6 9.5 12 15.5 18 9.5" },
  check: { d: "M5 12.5 10 17.5 19.5 7" },
  smile: {
    d: "M10.5 20.5a8.5 8.5 0 1 1 8.7-10.2M7.5 14c1.6 2.3 4.8 2.5 6.6.6M8 9.5v.01M13 9.5v.01M19 14.5v6M16 17.5h6",
  },
  file: { d: "M7 3h7l4 4v14H7zM14 3v4h4" },
  download: { d: "M12 4v11M7 11l5 5 5-5M5 20h14" },
  link: { d: "M14 5h5v5M19 5l-8 8M17 14v5H5V7h5" },
  plus: { d: "M12 5v14M5 12h14" },
  minus: { d: "M5 12h14" },
  eye: {
    d: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" + RING,
  },
  reply: { d: "M4 20v-6a5 5 0 0 1 5-5h11" },
  warning: { d: "M12 4 21.5 20h-19zM12 10v5M12 17.5v.01" },
};
