/** One message of the chat; when it changes, only the parts that differ are built anew. */

import { dismiss, failureOf, isBusy } from "./actions.js";
import { avatar } from "./avatar.js";
import { shownPath } from "./commands.js";
import { components, flatten } from "./components.js";
import { dots, el, fill, icon } from "./dom.js";
import { embed } from "./embeds.js";
import { plainText } from "./markdown.js";
import { markup } from "./markup.js";
import { attachments } from "./media.js";
import { addReaction, reactions } from "./reactions.js";
import { mentions } from "./reading.js";
import { hourOf, writtenAt } from "./times.js";
import { said, say } from "./words.js";
import { world } from "./world.js";

const THREAD_CREATED = 18;
const REPLY = 19;
const THREAD_STARTER = 21;
const GONE = "gone";
const SUPPRESS_EMBEDS = 1 << 2;
const LAYOUT = 1 << 15;
const SYSTEM = new Set([1, 4, 6, 7, THREAD_CREATED]); // types with a text of their own

/** What to call the author of a message. */
export const authorName = ({ author }) => world.nameOf(author.id, author.global_name ?? author.username);

/** Whether a message is only a line about something that happened. */
export const isSystem = (message) => SYSTEM.has(message.type);

/** Whether a message starts with a line above its author: what it replies to, or the command that caused it. */
export const hasReference = (message) => Boolean(referenced(message) || command(message));

/** The words of a message in one line. */
export function summary(message) {
  const texts = [message.content, ...flatten(message.components).map((part) => part.content)].filter(Boolean);
  const words = plainText(texts.join("\n"), (id) => world.nameOf(id));
  if (words !== "") return words;
  if (message.thinking) return say("message.thinks");
  const described = message.embeds?.[0];
  const rest = say(message.attachments?.length ? "message.file" : "message.empty");
  return described?.title ?? described?.description ?? rest;
}

/** The element of a message and what it was built from. */
export class MessageView {
  #slots = new Map();

  constructor(message) {
    const slot = (name, tag = "div") => {
      const node = el(tag, { class: `part-${name}`, hidden: true });
      this.#slots.set(name, { node, input: null });
      return node;
    };
    const inner = ["header", "text", "pictures", "embeds", "components", "failure", "thread", "reactions", "private"];
    this.node = el(
      "li",
      { class: "message", data: { messageId: message.id, authorId: message.author.id } },
      slot("reference"),
      slot("avatar"),
      el("div", { class: "body" }, inner.map((name) => slot(name))),
      slot("tools"),
    );
  }

  /** Shows the present state; `compact` leaves out author and time because they are above already. */
  update(message, compact) {
    const system = isSystem(message);
    const shown = starter(message) ?? message;
    const layout = Boolean((shown.flags ?? 0) & LAYOUT);
    const { classList, dataset } = this.node;
    classList.toggle("compact", compact);
    classList.toggle("system", system);
    classList.toggle("layout", layout);
    classList.toggle("calls-me", mentions(message, world.me) && message.author.id !== world.me);
    classList.toggle("ephemeral", Boolean(message.ephemeral));
    classList.toggle("thinking", Boolean(message.thinking));
    dataset.time = hourOf(message.timestamp);
    this.#part("reference", [referenced(message), command(message)], () => reference(message));
    this.#part("avatar", [compact, system], () => (compact ? null : face(message, system)));
    this.#part("header", [compact, system], () => (compact || system ? null : header(message)));
    this.#part("text", textInput(shown, message), () => (system ? systemLine(message) : text(shown, message)));
    this.#part("pictures", layout ? [] : (shown.attachments ?? []), attachments);
    this.#part("embeds", (shown.flags ?? 0) & SUPPRESS_EMBEDS ? [] : (shown.embeds ?? []), (list) => list.map(embed));
    this.#part("components", [message.components ?? [], busyParts(message)], () => components(message));
    this.#part("failure", failureOf(message.id) ?? null, (sentence) => sentence && failure(sentence));
    this.#part("thread", message.thread?.id ?? null, (id) => id && threadLink(id, message.thread.name));
    this.#part("reactions", message.reactions ?? [], (list) => (list.length > 0 ? reactions(message) : null));
    this.#part("private", Boolean(message.ephemeral), (only) => only && onlyYou(message));
    const still = Boolean(message.ephemeral || message.thinking || system);
    this.#part("tools", still, () => (still ? null : addReaction(message, "icon-button")));
  }

  #part(name, input, build) {
    const slot = this.#slots.get(name);
    const known = JSON.stringify(input);
    if (slot.input === known) return;
    slot.input = known;
    const focused = slot.node.contains(document.activeElement) ? document.activeElement.dataset : null;
    fill(slot.node, build(input));
    slot.node.hidden = slot.node.childNodes.length === 0;
    if (focused) refocus(slot.node, focused);
  }
}

/** Gives the focus to the successor of the element that had it. */
function refocus(node, { customId, reaction }) {
  const same = ({ dataset }) => (customId ? dataset.customId === customId : reaction && dataset.reaction === reaction);
  [...node.querySelectorAll("button")].find(same)?.focus({ preventScroll: true });
}

function textInput(shown, message) {
  const channels = [...(shown.content ?? "").matchAll(/<#(\d+)>/g)].map(([, id]) => world.channels.get(id)?.name);
  return [shown.content, shown.edited_timestamp, message.thinking, channels];
}

function busyParts(message) {
  return flatten(message.components).map((part) => part.custom_id).filter((id) => id && isBusy(message.id, id));
}

function face(message, system) {
  return system ? icon("thread") : avatar(message.author.id, authorName(message));
}

function header(message) {
  return [
    el("span", { class: "author", data: { userId: message.author.id } }, authorName(message)),
    message.author.bot && el("span", { class: "tag" }, say("message.bot")),
    writtenAt(message.timestamp),
  ];
}

function text(shown, message) {
  if (message.thinking) {
    return el("p", { class: "thinking-words" }, say("message.thinking", { name: authorName(message) }), dots());
  }
  if (!shown.content) return null;
  const edited = shown.edited_timestamp && el("span", { class: "edited", title: shown.edited_timestamp }, say("message.edited"));
  const blocks = markup(shown.content);
  const last = blocks.at(-1);
  if (edited && last?.tagName === "P") last.append(" ", edited);
  else if (edited) blocks.push(edited);
  return el("div", { class: "text" }, blocks);
}

function systemLine(message) {
  const name = message.type === THREAD_CREATED ? message.content : "";
  const target = message.message_reference?.channel_id;
  const open = { class: "mention", type: "button", data: { openChannel: target } };
  return el(
    "p",
    { class: "system-words" },
    said(`system.${message.type}`, {
      name: el("strong", {}, authorName(message)),
      thread: name && el("button", { ...open, on: { click: () => world.emit("go", target) } }, name),
    }),
    " ",
    writtenAt(message.timestamp),
  );
}

/** The message a thread began with, which stands in the thread's parent. */
function starter({ type, referenced_message: known, message_reference: reference }) {
  if (type !== THREAD_STARTER) return null;
  return known ?? world.message(reference?.channel_id, reference?.message_id) ?? null;
}

function referenced(message) {
  if (message.type === THREAD_STARTER || isSystem(message)) return null;
  return message.referenced_message ?? (message.type === REPLY ? GONE : null);
}

function command(message) {
  return message.interaction?.name ? message.interaction : null;
}

function reference(message) {
  const original = referenced(message);
  const used = command(message);
  if (original === GONE) return [icon("reply"), el("span", {}, say("message.gone"))];
  if (original) {
    const jump = () => world.emit("jump", original.id);
    const words = [el("strong", {}, authorName(original)), el("span", { class: "reference-words" }, summary(original))];
    return [
      icon("reply"),
      el("button", { class: "reference", type: "button", data: { jump: original.id }, on: { click: jump } }, words),
    ];
  }
  if (!used) return null;
  const name = world.nameOf(used.user.id, used.user.username);
  return [
    icon("reply"),
    avatar(used.user.id, name, "avatar avatar-tiny"),
    el(
      "span",
      { class: "reference" },
      said("message.used", {
        name: el("strong", {}, name),
        command: el("span", { class: "mention" }, `/${shownPath(used.name)}`),
      }),
    ),
  ];
}

function failure(sentence) {
  return el("p", { class: "failure", role: "alert" }, icon("warning"), el("span", {}, sentence));
}

function threadLink(id, name) {
  return el(
    "button",
    { class: "thread-link", type: "button", data: { openChannel: id }, on: { click: () => world.emit("go", id) } },
    icon("thread"),
    el("strong", {}, name),
    el("span", { class: "muted" }, say("message.thread")),
  );
}

function onlyYou(message) {
  return el(
    "p",
    { class: "only-you" },
    icon("eye"),
    say("message.private"),
    " · ",
    el(
      "button",
      { class: "dismiss", type: "button", data: { dismiss: message.id }, on: { click: () => dismiss(message) } },
      say("dismiss"),
    ),
  );
}
