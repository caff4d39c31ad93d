/** The conversation of one channel: keeps the newest in sight unless somebody reads further up.

    What is for one person alone is shown from its beginning, whenever it comes up or changes under their finger. */

import { dropNote, notesOf, older, slash } from "./actions.js";
import { shownPath } from "./commands.js";
import { byId, el, fill, icon, spinner } from "./dom.js";
import { authorName, hasReference, isSystem, MessageView, summary } from "./message.js";
import { lastRead, markRead, unread } from "./reading.js";
import { dayOf, isSameDay } from "./times.js";
import { said, say } from "./words.js";
import { compareIds, isDirect, isThread, world } from "./world.js";

const PAGE = 50;
const NEAR = 60;
const SAME_BREATH = 7 * 60 * 1000;
const HINT = "play";

class Chat {
  channel = null;
  #views = new Map();
  #dividers = new Map();
  #atBottom = true;
  #missed = 0;
  #newSince = null;
  #complete = new Set();
  #loading = false;
  #fitting = null; // the newest message, if it is for one person alone and no taller than the page
  #held = null; // the message that is shown from its beginning

  constructor() {
    this.scroller = byId("scroller");
    this.list = byId("messages");
    this.pill = byId("pill");
  }

  /** Listens to the world; called once. */
  start() {
    world.on("world", () => this.#complete.clear());
    world.on("message", (change) => change.message.channel_id === this.channel && this.#changed(change));
    world.on("gone", ({ channel }) => channel === this.channel && this.#draw());
    world.on("redraw", (id) => this.#views.has(id) && this.#draw());
    world.on("channels", () => this.#draw());
    world.on("commands", () => this.#drawBeginning());
    world.on("notes", (channel) => channel === this.channel && this.#drawNotes());
    world.on("jump", (id) => this.#jump(id));
    this.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.pill.addEventListener("click", () => this.toBottom());
    document.addEventListener("visibilitychange", () => this.#see());
    const grown = new ResizeObserver(() => this.#atBottom && this.#grown());
    for (const node of [this.scroller, byId("conversation")]) grown.observe(node);
  }

  /** Shows a channel from its end. */
  open(channel) {
    this.channel = channel;
    this.#views.clear();
    this.#dividers.clear();
    const since = lastRead(world.me, channel);
    this.#newSince = since !== "0" && unread(world.me, channel).any ? since : null;
    this.list.replaceChildren();
    this.#drawNotes();
    this.#draw();
    this.toBottom();
  }

  toBottom() {
    this.#atBottom = true;
    this.#held = null;
    this.#settle();
    this.#see();
    this.#drawPill();
  }

  #changed({ message, created }) {
    // What answers one's own doing is what one waits for, wherever one has scrolled to.
    const wanted = (message.ephemeral && !this.#views.has(message.id)) || (created && message.author.id === world.me);
    const inSight = message.ephemeral && (wanted || this.#isInSight(message.id));
    const before = this.#offered(message.id);
    this.#draw();
    if (wanted) this.toBottom();
    if (inSight && before !== this.#offered(message.id)) this.#showBeginning(message.id);
    if (!created) return;
    if (message.author.id !== world.me) announce(message);
    if (!this.#atBottom) this.#missed += 1;
    this.#see();
    this.#drawPill();
  }

  #draw() {
    if (!this.channel) return;
    const messages = world.messagesOf(this.channel);
    const nodes = [];
    let previous = null;
    let marked = false;
    for (const message of messages) {
      const newDay = !previous || !isSameDay(previous.timestamp, message.timestamp);
      const firstNew = !marked && this.#newSince !== null && compareIds(message.id, this.#newSince) > 0;
      if (newDay) nodes.push(this.#divider(`day ${dayOf(message.timestamp)}`, "day", dayOf(message.timestamp)));
      if (firstNew) nodes.push(this.#divider("new", "new", say("new")));
      marked ||= firstNew;
      if (!this.#views.has(message.id)) this.#views.set(message.id, new MessageView(message));
      const view = this.#views.get(message.id);
      view.update(message, !newDay && !firstNew && continues(previous, message));
      nodes.push(view.node);
      previous = message;
    }
    const known = new Set(messages.map((message) => message.id));
    for (const id of this.#views.keys()) if (!known.has(id)) this.#views.delete(id);
    arrange(this.list, nodes);
    this.#drawBeginning();
    if (this.#atBottom) this.#settle();
    this.#drawPill();
    this.#fetchOlder();
  }

  #divider(key, kind, words) {
    if (!this.#dividers.has(key)) {
      this.#dividers.set(key, el("li", { class: `divider divider-${kind}`, role: "separator" }, el("span", {}, words)));
    }
    return this.#dividers.get(key);
  }

  #drawBeginning() {
    const channel = world.channels.get(this.channel);
    const empty = world.messagesOf(this.channel).length === 0;
    if (!channel) return;
    if (this.#isComplete()) fill(byId("beginning"), welcome(channel), empty && hint(channel.id));
    else fill(byId("beginning"), el("p", { class: "loading" }, spinner(), say("older")));
  }

  #drawNotes() {
    fill(byId("notes"), notesOf(this.channel).map((note) => noteLine(this.channel, note)));
  }

  #drawPill() {
    const away = !this.#atBottom;
    this.pill.hidden = !away || (this.#missed === 0 && this.#distance() < this.scroller.clientHeight);
    const words = this.#missed === 0 ? say("newest") : say("news", { n: this.#missed });
    this.pill.classList.toggle("pill-new", this.#missed > 0);
    if (this.pill.textContent !== words) fill(this.pill, words, icon("down"));
  }

  /** What can be pressed under a message. */
  #offered(id) {
    const parts = this.#views.get(id)?.node.querySelectorAll("[data-custom-id]") ?? [];
    return [...parts].map((part) => part.dataset.customId).join();
  }

  #isInSight(id) {
    const box = this.#views.get(id)?.node.getBoundingClientRect();
    const frame = this.scroller.getBoundingClientRect();
    return box !== undefined && box.bottom > frame.top && box.top < frame.bottom;
  }

  /** Goes back to where a message begins, if it is taller than the page. */
  #showBeginning(id) {
    const node = this.#views.get(id)?.node;
    if (!node || node.offsetHeight <= this.scroller.clientHeight) return;
    this.#atBottom = false;
    this.#held = id;
    node.scrollIntoView({ block: "start" });
  }

  /** How far the beginning of a message that is shown from there has moved away. */
  #slipped() {
    const box = this.#views.get(this.#held)?.node.getBoundingClientRect();
    return box ? Math.abs(box.top - this.scroller.getBoundingClientRect().top) : Infinity;
  }

  #distance() {
    return this.scroller.scrollHeight - this.scroller.clientHeight - this.scroller.scrollTop;
  }

  /** Stays at the end, but shows a private message from its beginning when a late picture makes it too tall. */
  #grown() {
    this.#settle();
    const newest = this.channel && world.messagesOf(this.channel).at(-1);
    const node = newest?.ephemeral && this.#views.get(newest.id)?.node;
    const fits = Boolean(node) && node.offsetHeight <= this.scroller.clientHeight;
    if (node && !fits && this.#fitting === newest.id) this.#showBeginning(newest.id);
    this.#fitting = fits ? newest.id : null;
  }

  /** Goes to the end, unless that is so near that it would only hide the beginning of what is shown from there. */
  #settle() {
    if (this.#held !== null && this.#slipped() < 2) this.#atBottom = this.#distance() < NEAR;
    else this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  #scrolled() {
    if (this.#slipped() >= 2) this.#held = null;
    this.#atBottom = this.#distance() < NEAR;
    this.#see();
    this.#drawPill();
    this.#fetchOlder();
  }

  /** Notes as read what somebody has before their eyes. */
  #see() {
    if (document.hidden || !this.#atBottom || !this.channel) return;
    this.#missed = 0;
    const newest = world.messagesOf(this.channel).at(-1);
    if (newest && markRead(world.me, this.channel, newest.id)) world.emit("read");
  }

  #isComplete() {
    return this.#complete.has(this.channel) || world.messagesOf(this.channel).length < PAGE;
  }

  async #fetchOlder() {
    if (this.#loading || this.#isComplete() || this.scroller.scrollTop > this.scroller.clientHeight) return;
    const { channel } = this;
    const oldest = world.messagesOf(channel)[0].id;
    this.#loading = true;
    const found = await older(channel, oldest);
    this.#loading = false;
    if (found === null) return;
    if (world.prepend(channel, found) === 0) this.#complete.add(channel);
    if (channel !== this.channel) return;
    const fromEnd = this.scroller.scrollHeight - this.scroller.scrollTop;
    this.#draw();
    if (!this.#atBottom) this.scroller.scrollTop = this.scroller.scrollHeight - fromEnd;
  }

  #jump(id) {
    const node = this.#views.get(id)?.node;
    if (!node) return;
    node.scrollIntoView({ block: "center" });
    node.classList.remove("found");
    // Reading a size makes the browser start the animation anew.
    node.getBoundingClientRect();
    node.classList.add("found");
  }
}

export const chat = new Chat();

/** Whether a message goes on where the one above ended, so that it needs no author of its own. */
function continues(previous, message) {
  return (
    previous !== null &&
    previous.author.id === message.author.id &&
    Boolean(previous.ephemeral) === Boolean(message.ephemeral) &&
    new Date(message.timestamp) - new Date(previous.timestamp) < SAME_BREATH &&
    !isSystem(previous) &&
    !isSystem(message) &&
    !hasReference(message)
  );
}

/** Brings the children of a list into this order, touching only what is out of place. */
function arrange(list, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
  for (const [index, node] of nodes.entries()) {
    if (list.children[index] !== node) list.insertBefore(node, list.children[index] ?? null);
  }
}

function announce(message) {
  const words = `${authorName(message)}: ${summary(message)}`;
  const live = byId("live");
  live.append(el("p", {}, words));
  while (live.childElementCount > 5) live.firstElementChild.remove();
}

function welcome(channel) {
  const name = world.channelName(channel);
  const sign = isThread(channel) ? "thread" : "channel";
  const words = isThread(channel) ? say("begins.thread") : say("begins", { channel: world.channelTitle(channel) });
  return [
    el("span", { class: "welcome-sign", "aria-hidden": "true" }, icon(isDirect(channel) ? "chakana" : sign)),
    el("h3", { class: "welcome-name" }, name),
    el("p", { class: "muted" }, isDirect(channel) ? say("begins.direct", { name }) : channel.topic || words),
  ];
}

function hint(channel) {
  const begin = async () => {
    if (await slash(channel, HINT, {})) world.emit("prefill", HINT);
  };
  return el(
    "p",
    { class: "hint" },
    el("span", {}, said("hint", { command: el("code", {}, `/${shownPath(HINT)}`) })),
    el(
      "button",
      { class: "button button-3", type: "button", data: { begin: HINT }, on: { click: begin } },
      say("hint.button"),
    ),
  );
}

function noteLine(channel, { id, name, failed }) {
  if (!failed) return el("li", { class: "note", data: { note: id } }, spinner(), say("sending", { command: `/${shownPath(name)}` }));
  return el(
    "li",
    { class: "note note-failed", role: "alert", data: { note: id } },
    icon("warning"),
    el("span", {}, failed),
    el("button", { class: "dismiss", type: "button", on: { click: () => dropNote(channel, id) } }, say("dismiss")),
  );
}
