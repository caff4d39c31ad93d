/** The framed cards a bot adds to a message. */

import { hex } from "./components.js";
import { el } from "./dom.js";
import { inlineMarkup, markup } from "./markup.js";
import { picture } from "./media.js";
import { writtenAt } from "./times.js";

/** One embed as a card. */
export function embed(data) {
  const card = el(
    "article",
    { class: "embed" },
    el(
      "div",
      { class: "embed-words" },
      data.author && el("div", { class: "embed-author" }, safeLink(data.author.url, data.author.name)),
      data.title && el("h3", { class: "embed-title" }, safeLink(data.url, inlineMarkup(data.title))),
      data.description && el("div", { class: "text" }, markup(data.description)),
      data.fields?.length > 0 && el("dl", { class: "fields" }, data.fields.map(field)),
    ),
    data.thumbnail && el("div", { class: "thumbnail" }, embedPicture(data.thumbnail, data.title)),
    data.image && el("div", { class: "embed-image" }, embedPicture(data.image, data.title)),
    footer(data),
  );
  if (Number.isInteger(data.color)) card.style.borderInlineStartColor = hex(data.color);
  return card;
}

function field({ name, value, inline }) {
  return el(
    "div",
    { class: inline ? "field field-inline" : "field" },
    el("dt", {}, inlineMarkup(name)),
    el("dd", { class: "text" }, markup(value)),
  );
}

function embedPicture({ url, width, height, description }, title) {
  return picture({ url, width, height, description: description || title });
}

function footer({ footer: foot, timestamp }) {
  if (!foot && !timestamp) return null;
  return el(
    "footer",
    { class: "embed-footer" },
    foot?.text,
    foot && timestamp && " · ",
    timestamp && writtenAt(timestamp),
  );
}

function safeLink(url, content) {
  if (!url || !/^https?:/i.test(url) || !URL.canParse(url)) return content;
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer nofollow" }, content);
}
