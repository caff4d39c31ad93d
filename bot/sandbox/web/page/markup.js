/** Turns the markdown of a message into elements. */

import { shownPath } from "./commands.js";
import { el } from "./dom.js";
import { parse, parseInline } from "./markdown.js";
import { stamp } from "./times.js";
import { say } from "./words.js";
import { world } from "./world.js";

const TAGS = {
  strong: "strong",
  emphasis: "em",
  underline: "u",
  strike: "s",
  paragraph: "p",
  quote: "blockquote",
  item: "li",
  small: "small",
};

/** The elements of a text with blocks. */
export const markup = (text) => parse(text).map(element);

/** The elements of a text of one line, such as a title. */
export const inlineMarkup = (text) => parseInline(text).map(element);

/** An emoji of a button, an option or a reaction as text. */
export const emojiText = (emoji) => (emoji.id ? `:${emoji.name}:` : emoji.name);

function element(part) {
  switch (part.type) {
    case "text": return document.createTextNode(part.text);
    case "code": return el("code", {}, part.text);
    case "block": return el("pre", { tabindex: "0" }, el("code", {}, part.text));
    case "heading": return el(`h${part.level + 2}`, { class: `heading-${part.level}` }, part.children.map(element));
    case "list": return list(part);
    case "link": return link(part);
    case "spoiler": return spoiler(part);
    case "time": return stamp(part.seconds, part.style);
    case "user": return userChip(part.id);
    case "role": return el("span", { class: "mention" }, world.guilds.some(({ id }) => id === part.id) ? "@everyone" : "@role");
    case "everyone": return el("span", { class: "mention mention-me" }, `@${part.name}`);
    case "channel": return channelChip(part.id);
    case "command": return commandChip(part.name);
    default: return el(TAGS[part.type], {}, part.children.map(element));
  }
}

function list({ ordered, first, items }) {
  return el(ordered ? "ol" : "ul", { start: ordered && first !== 1 && String(first) }, items.map(element));
}

function link({ url, children }) {
  if (!URL.canParse(url)) return el("span", {}, children.map(element));
  const attributes = { href: url, target: "_blank", rel: "noopener noreferrer nofollow", title: url };
  return el("a", attributes, children.map(element));
}

function spoiler({ children }) {
  const content = el("span", { class: "spoiler-content" }, children.map(element));
  content.inert = true;
  const node = el(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("spoiler.show") },
    content,
  );
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    content.inert = false;
    node.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
    node.removeEventListener("click", show);
    node.removeEventListener("keydown", show);
  };
  node.addEventListener("click", show);
  node.addEventListener("keydown", show);
  return node;
}

function userChip(id) {
  const mine = id === world.me;
  return el(
    "span",
    { class: `mention${mine ? " mention-me" : ""}`, data: { userId: id } },
    `@${world.nameOf(id, say("unknown"))}`,
  );
}

function channelChip(id) {
  const channel = world.channels.get(id);
  if (!channel) return el("span", { class: "mention" }, `#${say("unknown")}`);
  const open = () => world.emit("go", id);
  return el(
    "button",
    { class: "mention", type: "button", data: { openChannel: id }, on: { click: open } },
    world.channelTitle(channel),
  );
}

function commandChip(name) {
  const prefill = () => world.emit("prefill", name);
  return el(
    "button",
    { class: "mention", type: "button", data: { prefill: name }, on: { click: prefill } },
    `/${shownPath(name)}`,
  );
}
