/** The message field: plain text, or a slash command with its options. */

import { slash, write } from "./actions.js";
import { CommandForm } from "./commandform.js";
import { leaves, matching, people, spelledOut, typedOptions } from "./commands.js";
import { byId, el, fill, iconButton, isNarrow, relabel } from "./dom.js";
import { Unfit } from "./field.js";
import { suggestions } from "./suggestions.js";
import { say } from "./words.js";
import { world } from "./world.js";

const LONGEST = 2000;

class Composer {
  #place = null;
  #form = null;
  #drafts = new Map();

  /** Builds the field; called once. */
  start() {
    this.text = el("textarea", {
      class: "composer-text",
      id: "composer-text",
      rows: "1",
      maxlength: String(LONGEST),
      enterkeyhint: "send",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
    });
    this.words = el("p", { class: "composer-words", hidden: true });
    this.space = el("div", { class: "composer-space" }, this.text);
    this.open = iconButton("slash", say("commands"), { data: { openCommands: "" } });
    this.send = iconButton("send", say("send"), { class: "icon-button composer-send", type: "submit", data: { send: "" } });
    fill(byId("composer"), this.words, el("div", { class: "composer-row" }, this.open, this.space, this.send));
    byId("composer").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    byId("composer").addEventListener("keydown", (event) => this.#anyKey(event));
    this.text.addEventListener("input", () => this.#typed());
    this.text.addEventListener("keydown", (event) => this.#textKey(event));
    this.text.addEventListener("blur", () => suggestions.hide());
    this.open.addEventListener("pointerdown", (event) => event.preventDefault());
    this.open.addEventListener("click", () => this.#leave(this.#form || this.text.value.startsWith("/") ? "" : "/"));
    byId("skip").addEventListener("click", (event) => {
      event.preventDefault();
      this.focus();
    });
    world.on("prefill", (name) => this.prefill(name));
    world.on("commands", () => document.activeElement === this.text && this.#propose());
    document.addEventListener("keydown", (event) => this.#anywhere(event));
  }

  /** Writes to this channel from now on; what was begun elsewhere is kept for later. */
  use(channel) {
    if (this.#place) this.#drafts.set(this.#place, { text: this.text.value, form: this.#form });
    this.#place = `${world.me}/${channel}`;
    this.channel = channel;
    const draft = this.#drafts.get(this.#place) ?? { text: "", form: null };
    this.#show(draft.form);
    this.#write(draft.text);
    this.#explain();
    const place = { channel: world.channelTitle(world.channels.get(channel)) };
    const words = say("write", place);
    this.text.placeholder = isNarrow() ? words : say("write.or_command", place);
    relabel(this.open, say("commands"));
    relabel(this.send, say("send"));
    this.text.setAttribute("aria-label", words);
    suggestions.hide();
    if (!isNarrow()) this.focus();
  }

  focus() {
    if (this.#form) this.#form.focus();
    else this.text.focus({ preventScroll: true });
  }

  /** Begins a command for somebody; if the bot does not know it yet, writes it as text. */
  prefill(name) {
    const leaf = leaves(this.channel).find(({ path }) => path === name);
    if (leaf) return this.#begin(leaf);
    return this.#leave(`/${name}`);
  }

  #begin(leaf, rest = "") {
    const form = new CommandForm(leaf, this.channel, {
      left: (text) => this.#leave(text),
      explain: (name, words) => this.#explain([el("strong", {}, name), ` ${words}`]),
    });
    this.#write("");
    this.#show(form);
    form.type(typedOptions(leaf, rest));
    form.focus();
  }

  #leave(text) {
    this.#show(null);
    this.#explain();
    this.#write(text);
    this.text.focus();
    this.#propose();
  }

  #show(form) {
    this.#form = form;
    fill(this.space, form ? form.node : this.text);
    byId("composer").classList.toggle("composer-command", form !== null);
  }

  #explain(words = null, wrong = false) {
    fill(this.words, words);
    this.words.hidden = words === null;
    this.words.classList.toggle("composer-wrong", wrong);
    if (wrong) this.words.setAttribute("role", "alert");
    else this.words.removeAttribute("role");
  }

  #write(text) {
    this.text.value = text;
    this.#grow();
  }

  #grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${this.text.scrollHeight}px`;
  }

  #typed() {
    this.#grow();
    this.#explain();
    const line = this.text.value;
    const found = line.startsWith("/") ? spelledOut(line.slice(1), this.channel) : null;
    if (found) this.#begin(found.leaf, found.rest);
    else this.#propose();
  }

  #propose() {
    const { value } = this.text;
    if (value.startsWith("/") && !value.includes("\n")) return this.#proposeCommands(value.slice(1));
    const called = /(?:^|\s)@(\w*)$/.exec(value.slice(0, this.text.selectionStart));
    return called ? this.#proposePeople(called[1]) : suggestions.hide();
  }

  #proposeCommands(typed) {
    const entries = matching(typed, this.channel).map((leaf) => {
      const { path, title, description } = leaf;
      return { title: `/${title}`, detail: description, leaf, data: { suggest: path } };
    });
    suggestions.show(this.text, entries, { label: say("commands"), pick: ({ leaf }) => this.#begin(leaf) });
  }

  #proposePeople(typed) {
    const entries = people()
      .filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()))
      .map(({ name, mark }) => ({ title: name, mark: mark(), name }));
    suggestions.show(this.text, entries, { label: say("people"), pick: ({ name }) => this.#mention(name, typed) });
  }

  #mention(name, typed) {
    const at = this.text.selectionStart;
    this.text.setRangeText(`${name} `, at - typed.length, at, "end");
    this.#grow();
  }

  #textKey(event) {
    if (event.isComposing || suggestions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#send();
    }
  }

  #anyKey(event) {
    if (event.key !== "Escape" || !this.#form || event.defaultPrevented) return;
    this.#leave("");
  }

  /** Typing with nothing in particular focused goes into the message field. */
  #anywhere(event) {
    const plain = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (plain && document.activeElement === document.body && !document.querySelector("dialog[open]")) this.focus();
  }

  async #send() {
    if (this.#form) return this.#sendCommand(this.#form);
    const text = this.text.value.trim();
    if (text === "") return undefined;
    if (text.startsWith("/")) return this.#sendTyped(text.slice(1));
    this.#write("");
    const { channel } = this;
    const problem = await write(channel, withMentions(text));
    if (problem) this.#giveBack(channel, problem, () => this.text.value === "" && this.#write(text));
    return undefined;
  }

  /** A command that was typed in full and never begun: without a blank behind it, it may go on. */
  async #sendTyped(line) {
    const found = spelledOut(`${line} `, this.channel);
    if (!found) return this.#explain(say("command.unknown"), true);
    this.#begin(found.leaf, found.rest);
    return this.#sendCommand(this.#form);
  }

  async #sendCommand(form) {
    suggestions.hide();
    let options;
    try {
      options = await form.options();
    } catch (problem) {
      if (!(problem instanceof Unfit)) throw problem;
      return this.#explain(problem.message, true);
    }
    if (this.#form !== form) return undefined;
    const { channel } = this;
    this.#show(null);
    this.#explain();
    // On a phone the keyboard folds away, so that the answer has room.
    if (!isNarrow()) this.focus();
    const problem = await slash(channel, form.path, options);
    if (problem) this.#giveBack(channel, problem, () => !this.#form && this.text.value === "" && this.#show(form));
    return undefined;
  }

  /** Says what was refused and lets the person mend it, if they have not gone on to something else. */
  #giveBack(channel, problem, restore) {
    if (channel !== this.channel) return;
    restore();
    this.focus();
    this.#explain(problem, true);
  }
}

export const composer = new Composer();

/** Turns @Ana into a mention that counts. */
function withMentions(text) {
  return text.replace(/(^|[\s(])@(\w+)/g, (whole, before, name) => {
    const person = people().find((entry) => entry.name.toLowerCase() === name.toLowerCase());
    return person ? `${before}<@${person.value}>` : whole;
  });
}
