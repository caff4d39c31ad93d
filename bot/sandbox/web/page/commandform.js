/** A command being written: its name, a chip for every option in use, and a tail to add more or to send. */

import { KIND, shown, told } from "./commands.js";
import { el, iconButton } from "./dom.js";
import { Field, Unfit } from "./field.js";
import { suggestions } from "./suggestions.js";
import { say } from "./words.js";

export class CommandForm {
  #fields = [];

  /** `left` is called when the person gives the command up, `explain` with a sentence about what is being filled in. */
  constructor(leaf, channel, { left, explain }) {
    this.leaf = leaf;
    this.path = leaf.path;
    this.channel = channel;
    this.left = left;
    this.explain = explain;
    this.tail = this.#tail();
    this.node = el(
      "div",
      { class: "command", role: "group", "aria-label": say("command", { command: `/${leaf.title}` }), data: { command: leaf.path } },
      el(
        "span",
        { class: "command-name" },
        `/${leaf.title}`,
        iconButton("close", say("command.cancel"), { class: "chip-remove", on: { click: () => left("") } }),
      ),
      this.tail,
    );
    for (const option of leaf.options.filter(({ required }) => required)) this.#add(option);
    this.#freshenTail();
  }

  /** Puts the cursor where the next thing is to be filled in. */
  focus() {
    (this.#fields.find((field) => field.isEmpty) ?? this.tail).focus();
  }

  /** Fills in options that were typed as text. */
  type(texts) {
    for (const [name, text] of Object.entries(texts)) {
      const option = this.leaf.options.find((entry) => entry.name === name);
      (this.#fields.find((field) => field.option === option) ?? this.#add(option)).type(text);
    }
    this.#freshenTail();
  }

  /** What stands in the fields by option. */
  raw() {
    const entries = this.#fields.map((field) => [field.option.name, field.raw]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }

  /** The options to send; if something is missing or unfit, puts the cursor there and throws Unfit. */
  async options() {
    this.#takeTail();
    const values = {};
    for (const field of this.#fields) {
      if (field.isEmpty && !field.option.required) continue;
      try {
        if (field.isEmpty) throw new Unfit(say("option.missing", { option: shown(field.option) }));
        values[field.option.name] = await field.value();
      } catch (problem) {
        field.complain(true);
        field.focus();
        throw problem;
      }
    }
    return values;
  }

  /** Called by a field that has been entered. */
  focused(field) {
    this.explain(shown(field.option), told(field.option));
  }

  /** Called by a field whose value was picked: on to the next one that is empty. */
  next(field) {
    const rest = this.#fields.slice(this.#fields.indexOf(field) + 1);
    (rest.find((entry) => entry.isEmpty) ?? this.#fields.find((entry) => entry.isEmpty) ?? this.tail).focus();
  }

  /** Called by a field that is to go; a required one stays, and the cursor steps back. */
  removed(field) {
    const at = this.#fields.indexOf(field);
    if (!field.option.required) {
      this.#fields.splice(at, 1);
      field.node.remove();
      this.#freshenTail();
    }
    if (at > 0) this.#fields[at - 1].focus();
    else if (field.option.required) this.left(`/${this.leaf.title}`);
    else this.focus();
  }

  #add(option) {
    const field = new Field(option, this);
    this.#fields.push(field);
    this.tail.before(field.node);
    this.#freshenTail();
    return field;
  }

  #unused() {
    const used = new Set(this.#fields.map((field) => field.option));
    return this.leaf.options.filter((option) => !used.has(option));
  }

  #tail() {
    const input = el("input", {
      class: "command-tail",
      type: "text",
      autocapitalize: "off",
      spellcheck: "false",
      enterkeyhint: "send",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-label": say("command.add"),
      data: { tail: "" },
    });
    input.addEventListener("focus", () => {
      this.explain(`/${this.leaf.title}`, this.leaf.description);
      this.#propose();
    });
    input.addEventListener("blur", () => suggestions.hide());
    input.addEventListener("input", () => this.#propose());
    input.addEventListener("keydown", (event) => {
      if (event.isComposing || suggestions.key(event)) return;
      if (event.key !== "Backspace" || input.value !== "") return;
      event.preventDefault();
      if (this.#fields.length > 0) this.#fields.at(-1).focus();
      else this.left(`/${this.leaf.title}`);
    });
    return input;
  }

  /** Words typed without the name of an option are meant for the first one that takes words. */
  #takeTail() {
    const typed = this.tail.value.trim();
    const meant = this.#unused().find(({ type }) => type === KIND.STRING);
    if (typed !== "" && meant) this.#add(meant).type(typed);
  }

  #freshenTail() {
    this.tail.value = "";
    this.tail.placeholder = say(this.#unused().length > 0 ? "command.more" : "command.ready");
  }

  #propose() {
    const typed = this.tail.value.trim().toLowerCase();
    const fitting = this.#unused().filter((option) => shown(option).includes(typed) || option.name.includes(typed));
    const entries = fitting.map((option) => {
      return { title: shown(option), detail: told(option), option, data: { addOption: option.name } };
    });
    // Without a letter typed, Enter is to send the command and not to pick an option nobody asked for.
    const pick = ({ option }) => this.#add(option).focus();
    suggestions.show(this.tail, entries, { label: say("options"), first: typed !== "", pick });
  }
}

