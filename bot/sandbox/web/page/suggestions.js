/** The list above the message field that proposes commands, options, values and people. */

import { byId, el, fill } from "./dom.js";

class Suggestions {
  #entries = [];
  #active = -1;
  #pick = () => {};
  #input = null;

  get isOpen() {
    return !byId("suggestions").hidden;
  }

  /** Whether Enter would pick something. */
  get hasActive() {
    return this.isOpen && this.#active >= 0;
  }

  /** Shows entries {title, detail, mark} for an input; `first` says whether the first one is marked already. */
  show(input, entries, { label, pick, first = true }) {
    if (entries.length === 0) return this.hide();
    this.#release();
    this.#input = input;
    this.#entries = entries;
    this.#pick = pick;
    this.#active = first ? 0 : -1;
    const rows = entries.map((entry, index) => this.#row(entry, index));
    fill(
      byId("suggestions"),
      el("p", { class: "suggestions-label" }, label),
      el("div", { role: "listbox", id: "suggestion-list", "aria-label": label }, rows),
    );
    byId("suggestions").hidden = false;
    byId("suggestions").scrollTop = 0;
    input.setAttribute("aria-expanded", "true");
    input.setAttribute("aria-controls", "suggestion-list");
    return this.#mark();
  }

  /** Says why there are no entries, or that they are on their way. */
  say(input, ...words) {
    this.#release();
    this.#input = input;
    this.#entries = [];
    this.#active = -1;
    fill(byId("suggestions"), el("p", { class: "suggestions-label" }, words));
    byId("suggestions").hidden = false;
  }

  /** Keeps the entries in sight without a mark, while those that fit better are on their way. */
  unmark() {
    this.#active = -1;
    if (this.#input) this.#mark();
  }

  hide() {
    byId("suggestions").hidden = true;
    this.#entries = [];
    this.#active = -1;
    this.#release();
  }

  move(step) {
    const count = this.#entries.length;
    if (count === 0) return;
    this.#active = this.#active < 0 ? (step > 0 ? 0 : count - 1) : (this.#active + step + count) % count;
    this.#mark();
  }

  /** Picks the marked entry. */
  pick() {
    const entry = this.#entries[this.#active];
    const pick = this.#pick;
    this.hide();
    if (entry) pick(entry);
  }

  /** The keys every input with suggestions shares; returns whether the key is used up. */
  key(event) {
    if (!this.isOpen) return false;
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps) this.move(steps[event.key]);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.hasActive) this.pick();
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  #row({ title, detail, mark, data = {} }, index) {
    const row = el(
      "div",
      { class: "suggestion", role: "option", id: `suggestion-${index}`, data },
      mark,
      el("span", { class: "suggestion-title" }, title),
      detail && el("span", { class: "suggestion-detail" }, detail),
    );
    // The field keeps the focus, or a phone would fold its keyboard away.
    row.addEventListener("pointerdown", (event) => event.preventDefault());
    row.addEventListener("click", () => {
      this.#active = index;
      this.pick();
    });
    return row;
  }

  #mark() {
    this.#input.removeAttribute("aria-activedescendant");
    for (const [index, row] of [...byId("suggestions").querySelectorAll("[role=option]")].entries()) {
      row.setAttribute("aria-selected", String(index === this.#active));
      if (index === this.#active) {
        row.scrollIntoView({ block: "nearest" });
        this.#input.setAttribute("aria-activedescendant", row.id);
      }
    }
  }

  #release() {
    this.#input?.setAttribute("aria-expanded", "false");
    this.#input?.removeAttribute("aria-activedescendant");
    this.#input = null;
  }
}

export const suggestions = new Suggestions();
