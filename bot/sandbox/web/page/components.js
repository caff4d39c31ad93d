/** Buttons, selects and the layout components of a message. */

import { isBusy, press } from "./actions.js";
import { el, icon, spinner } from "./dom.js";
import { emojiText, markup } from "./markup.js";
import { fileCard, picture, pictureGrid } from "./media.js";
import { isSelect, selectMenu } from "./select.js";
import { say } from "./words.js";

const LINK = 5;
const SHORT = 6; // letters

/** All components of a message. */
export const components = (message) => inside(message, message.components ?? []);

/** Every component of a message, those inside others as well. */
export function flatten(list = []) {
  return list.flatMap((entry) => [entry, ...flatten(entry.components), ...(entry.accessory ? [entry.accessory] : [])]);
}

function build(message, component) {
  if (isSelect(component)) return selectMenu(message, component);
  const builder = BUILDERS[component.type];
  return builder ? builder(message, component) : null;
}

const inside = (message, list) => list.map((component) => build(message, component));

const BUILDERS = {
  1: (message, { components: list }) => el("div", { class: "action-row" }, inside(message, list)),
  2: (message, component) => (component.style === LINK ? linkButton(component) : button(message, component)),
  9: (message, { components: list, accessory }) =>
    el(
      "div",
      { class: "section" },
      el("div", { class: "section-text" }, inside(message, list)),
      accessory && build(message, accessory),
    ),
  10: (message, { content }) => el("div", { class: "text" }, markup(content)),
  11: (message, component) => el("div", { class: "thumbnail" }, mediaPicture(component)),
  12: (message, { items }) => pictureGrid(items.map(mediaPicture)),
  13: (message, { file: { url }, name, size }) => fileCard({ url, filename: name ?? url.split("/").at(-1), size }),
  14: (message, { divider = true, spacing = 1 }) =>
    el("div", { class: `separator separator-${spacing}`, role: divider && "separator" }),
  17: (message, component) => container(message, component),
};

function container(message, { components: list, accent_color: colour }) {
  const coloured = Number.isInteger(colour);
  const node = el("div", { class: coloured ? "container container-coloured" : "container" }, inside(message, list));
  if (coloured) node.style.borderInlineStartColor = hex(colour);
  return node;
}

/** A colour as the wire tells it, as a style sheet wants it. */
export const hex = (colour) => `#${colour.toString(16).padStart(6, "0")}`;

function mediaPicture({ media, description, spoiler }) {
  return picture({ url: media.url, width: media.width, height: media.height, description, spoiler });
}

/** Whether a sign or a short word is all there is on a button: a phone shows five of them in a line. */
const isShort = ({ label, emoji }) => !label || (!emoji && label.length <= SHORT);

function button(message, component) {
  const waits = isBusy(message.id, component.custom_id);
  return el(
    "button",
    {
      class: `button button-${component.style}${isShort(component) ? " button-short" : ""}`,
      type: "button",
      disabled: component.disabled,
      "aria-busy": waits && "true",
      "aria-label": component.label ? null : emojiText(component.emoji ?? { name: say("button") }),
      data: { customId: component.custom_id },
      on: { click: () => press(message, component.custom_id) },
    },
    el("span", { class: "button-words" }, component.emoji && emojiSpan(component.emoji), component.label),
    waits && spinner(),
  );
}

function linkButton({ url, label, emoji, disabled }) {
  const usable = !disabled && /^https?:/i.test(url) && URL.canParse(url);
  return el(
    "a",
    {
      class: "button button-2",
      href: usable && url,
      target: "_blank",
      rel: "noopener noreferrer nofollow",
      "aria-disabled": !usable && "true",
    },
    el("span", { class: "button-words" }, emoji && emojiSpan(emoji), label, icon("link")),
  );
}

const emojiSpan = (emoji) => el("span", { class: "emoji" }, emojiText(emoji));
