/** One option of a command being written: a chip with an input in it. */

import { autocomplete } from "./actions.js";
import { candidates, KIND, numberFrom, shown, told } from "./commands.js";
import { el, fill, iconButton, spinner } from "./dom.js";
import { weight } from "./media.js";
import { suggestions } from "./suggestions.js";
import { say } from "./words.js";

const PAUSE = 140;
const LARGEST_FILE = 10 * 1024 * 1024;

/** What a field cannot be sent with, as a sentence. */
export class Unfit extends Error {}

export class Field {
  #picked = null;
  #file = null;
  #timer = null;
  #round = 0;

  /** `form` is told by `focused`, `removed`, `next` and asked for `channel`, `path` and `raw`. */
  constructor(option, form) {
    this.option = option;
    this.form = form;
    this.isFile = option.type === KIND.ATTACHMENT;
    this.input = this.isFile ? this.#fileInput() : this.#textInput();
    const remove = { class: "chip-remove", on: { click: () => form.removed(this) } };
    this.node = el(
      "label",
      { class: "chip", data: { option: option.name } },
      el(
        "span",
        { class: "chip-name" },
        shown(option),
        option.required && el("span", { class: "required", title: say("option.required"), "aria-hidden": "true" }, "*"),
      ),
      this.input,
      this.isFile && (this.fileName = el("span", { class: "chip-file" }, say("file.choose"))),
      !option.required && iconButton("close", say("option.remove", { option: shown(option) }), remove),
    );
    this.input.addEventListener("focus", () => this.#entered());
    this.input.addEventListener("blur", () => suggestions.hide());
  }

  get isEmpty() {
    return this.isFile ? this.#file === null : this.input.value.trim() === "";
  }

  /** What is in the field as it stands, also if it is not fit to be sent. */
  get raw() {
    if (this.isFile) return undefined;
    const value = this.#known()?.value ?? this.input.value;
    return value === "" ? undefined : value;
  }

  focus() {
    this.input.focus();
  }

  /** Puts a value in as if it had been typed. */
  type(text) {
    this.input.value = text;
    this.#fit();
  }

  /** The value to send; throws Unfit. */
  async value() {
    if (this.isFile) return { name: this.#file.name, base64: await base64(this.#file) };
    const known = this.#known();
    if (known) return known.value;
    const { type } = this.option;
    const option = shown(this.option);
    if (candidates(this.option)) throw new Unfit(say("option.from_list", { option }));
    if (type !== KIND.INTEGER && type !== KIND.NUMBER) return this.input.value.trim();
    const number = numberFrom(this.option, this.input.value);
    const { min_value: least = -Infinity, max_value: most = Infinity } = this.option;
    if (number === undefined) throw new Unfit(say(type === KIND.INTEGER ? "option.whole" : "option.number", { option }));
    if (number < least || number > most) throw new Unfit(outside(option, least, most));
    return number;
  }

  /** Marks the field as one that cannot be sent. */
  complain(wrong) {
    this.node.classList.toggle("chip-wrong", wrong);
    this.input.setAttribute("aria-invalid", String(wrong));
  }

  #textInput() {
    const numeric = this.option.type === KIND.INTEGER || this.option.type === KIND.NUMBER;
    const input = el("input", {
      class: "chip-input",
      type: "text",
      inputmode: numeric && !this.option.choices && !this.option.autocomplete && "decimal",
      autocapitalize: "off",
      spellcheck: "false",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-label": labelOf(this.option),
      "aria-required": String(Boolean(this.option.required)),
      maxlength: String(this.option.max_length ?? 6000),
      data: { optionInput: this.option.name },
    });
    input.addEventListener("input", () => {
      this.#picked = null;
      this.complain(false);
      this.#fit();
      this.#propose();
    });
    input.addEventListener("keydown", (event) => this.#key(event));
    return input;
  }

  #fileInput() {
    const { name } = this.option;
    const label = labelOf(this.option);
    const input = el("input", { class: "unseen", type: "file", "aria-label": label, data: { optionInput: name } });
    input.addEventListener("change", () => {
      this.#file = input.files[0] ?? null;
      this.complain(false);
      fill(this.fileName, this.#file ? `${this.#file.name} (${weight(this.#file.size)})` : say("file.choose"));
    });
    return input;
  }

  #entered() {
    this.form.focused(this);
    if (!this.isFile && !this.#known()) this.#propose();
  }

  #key(event) {
    if (event.isComposing || suggestions.key(event)) return;
    if (event.key === "Backspace" && this.input.value === "") {
      event.preventDefault();
      this.form.removed(this);
    }
  }

  #propose() {
    clearTimeout(this.#timer);
    const all = candidates(this.option);
    const typed = this.input.value.trim().toLowerCase();
    if (all) return this.#offer(all.filter(({ name }) => name.toLowerCase().includes(typed)));
    if (!this.option.autocomplete) return suggestions.hide();
    const round = ++this.#round;
    if (suggestions.isOpen) suggestions.unmark();
    else suggestions.say(this.input, say("option.looking"), spinner());
    this.#timer = setTimeout(async () => {
      const options = { ...this.form.raw(), [this.option.name]: this.input.value };
      const answer = await autocomplete(this.form.channel, this.form.path, options, this.option.name);
      if (round !== this.#round || document.activeElement !== this.input) return;
      if (answer.choices?.length) this.#offer(answer.choices);
      else suggestions.say(this.input, answer.error ?? say("option.nothing"));
    }, PAUSE);
    return undefined;
  }

  #offer(choices) {
    const entries = choices.map((choice) => {
      const { value, mark } = choice;
      return { title: shown(choice), mark: mark?.(), choice, data: { choice: String(value) } };
    });
    const label = `${shown(this.option)} – ${told(this.option)}`;
    suggestions.show(this.input, entries, { label, pick: ({ choice }) => this.#take(choice) });
  }

  #take(choice) {
    this.#round += 1;
    this.#picked = choice;
    this.type(shown(choice));
    this.complain(false);
    this.form.next(this);
  }

  /** The listed value that the text in the field stands for. */
  #known() {
    if (this.#picked) return this.#picked;
    const text = this.input.value.trim().toLowerCase();
    if (text === "") return undefined;
    return candidates(this.option)?.find(({ name, value }) => name.toLowerCase() === text || String(value) === text);
  }

  #fit() {
    this.input.style.width = `${Math.min(40, Math.max(6, this.input.value.length + 2))}ch`;
  }
}

const labelOf = (option) => `${shown(option)}: ${told(option)}`;

function outside(option, least, most) {
  if (most === Infinity) return say("option.at_least", { option, least });
  return least === -Infinity ? say("option.at_most", { option, most }) : say("option.between", { option, least, most });
}

async function base64(file) {
  if (file.size > LARGEST_FILE) throw new Unfit(say("file.large", { file: file.name, size: weight(LARGEST_FILE) }));
  const url = await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.addEventListener("error", () => reject(new Unfit(say("file.unreadable", { file: file.name }))));
    reader.readAsDataURL(file);
  });
  return url.slice(url.indexOf(",") + 1);
}
