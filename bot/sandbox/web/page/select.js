/** A select of a message: a button that opens a list of options with descriptions, made for keys and thumbs alike. */

import { choose, isBusy } from "./actions.js";
import { channels, people } from "./commands.js";
import { el, fill, icon, spinner } from "./dom.js";
import { emojiText } from "./markup.js";
import { closePopup, openPopup } from "./popup.js";
import { say } from "./words.js";

const STRING = 3;
const USER = 5;
const CHANNEL = 8;
const picks = new Map();
const NOUNS = { 3: "option", 5: "person", 7: "person", 8: "channel" };

/** The button of a select; what was chosen stays on it until the bot changes the component. */
export function selectMenu(message, component) {
  const options = optionsOf(component);
  const key = JSON.stringify([message.id, component]);
  const chosen = () => picks.get(key) ?? options.filter((option) => option.default).map((option) => option.value);
  const waits = isBusy(message.id, component.custom_id);
  const label = component.placeholder ?? say(`select.${NOUNS[component.type] ?? "option"}`);
  const value = el("span", { class: "select-value" });
  const button = el(
    "button",
    {
      class: "select",
      type: "button",
      disabled: component.disabled || NOUNS[component.type] === undefined,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-busy": waits && "true",
      data: { customId: component.custom_id },
    },
    value,
    waits ? spinner() : icon("chevron"),
  );
  const show = () => {
    const picked = options.filter((option) => chosen().includes(option.value));
    value.classList.toggle("select-empty", picked.length === 0);
    fill(value, picked.length === 0 ? label : picked.map((option) => option.label).join(", "));
    button.setAttribute("aria-label", picked.length === 0 ? label : `${label}: ${value.textContent}`);
  };
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-expanded") === "true") return closePopup();
    return openList(button, { component, options, label, chosen: chosen() }, (values) => {
      picks.set(key, values);
      show();
      choose(message, component.custom_id, values);
    });
  });
  show();
  return button;
}

/** The options of any kind of select, in the shape of a string select's. */
export function optionsOf(component) {
  if (component.type === STRING) return component.options;
  const preset = new Set((component.default_values ?? []).map((entry) => entry.id));
  const entries = component.type === CHANNEL ? channels(component.channel_types) : people();
  return entries.map(({ name, value }) => ({ label: name, value, default: preset.has(value) }));
}

export const isSelect = ({ type }) => type === STRING || (type >= USER && type <= CHANNEL);

function openList(button, { component, options, label, chosen }, send) {
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  const several = most > 1;
  const marked = new Set(chosen);
  const rows = options.map((option, index) => optionRow(option, index, several));
  const list = el(
    "div",
    { class: "options", role: "listbox", "aria-label": label, "aria-multiselectable": several && "true" },
    rows,
  );
  const done = el("button", { class: "button button-1 options-done", type: "button" }, say("select.done"));
  const head = el(
    "div",
    { class: "popup-head" },
    el("span", {}, label),
    several && el("span", { class: "muted" }, range(least, most)),
  );
  const mark = () => {
    for (const row of rows) row.setAttribute("aria-selected", String(marked.has(row.dataset.value)));
    done.disabled = marked.size < least || marked.size > most;
  };
  const finish = () => {
    closePopup();
    send(options.map((option) => option.value).filter((value) => marked.has(value)));
  };
  const pick = (index) => {
    const { value } = options[index];
    if (!several) {
      const cleared = least === 0 && marked.has(value);
      marked.clear();
      if (!cleared) marked.add(value);
      return finish();
    }
    if (!marked.delete(value) && marked.size < most) marked.add(value);
    return mark();
  };
  list.addEventListener("click", (event) => {
    const row = event.target.closest("[role=option]");
    if (row) pick(Number(row.dataset.index));
  });
  list.addEventListener("keydown", (event) => moveByKey(event, rows, pick));
  done.addEventListener("click", finish);
  mark();
  openPopup(button, [head, list, several && el("div", { class: "popup-foot" }, done)], { label });
  (rows.find((row) => row.getAttribute("aria-selected") === "true") ?? rows[0])?.focus();
}

function optionRow(option, index, several) {
  return el(
    "div",
    { class: "option", role: "option", tabindex: "-1", data: { index, value: option.value } },
    option.emoji && el("span", { class: "option-emoji", "aria-hidden": "true" }, emojiText(option.emoji)),
    el(
      "span",
      { class: "option-words" },
      el("span", { class: "option-label" }, option.label),
      option.description && el("span", { class: "option-description" }, option.description),
    ),
    el("span", { class: several ? "option-box" : "option-mark" }, icon("check")),
  );
}

/** Arrow keys, Home, End and first letters move; Enter and the space bar pick. */
function moveByKey(event, rows, pick) {
  const at = rows.indexOf(document.activeElement);
  const places = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    if (at >= 0) pick(at);
  } else if (event.key in places) {
    event.preventDefault();
    rows.at(places[event.key] % rows.length)?.focus();
  } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
    const order = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
    const letter = event.key.toLowerCase();
    order.find((row) => row.querySelector(".option-label").textContent.toLowerCase().startsWith(letter))?.focus();
  }
}

function range(least, most) {
  return least === most ? say("select.number", { n: most }) : say("select.between", { least, most });
}
