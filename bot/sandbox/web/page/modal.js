/** A form the bot asks somebody to fill in. */

import { submit } from "./actions.js";
import { el, fill, icon, iconButton, spinner } from "./dom.js";
import { markup } from "./markup.js";
import { isSelect, optionsOf } from "./select.js";
import { say } from "./words.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT_DISPLAY = 10;
const LABEL = 18;
const PARAGRAPH = 2;
const SEVERAL = "several";

/** Shows a form until it is sent or given up. */
export function showModal(frame) {
  const { title, components } = frame.modal;
  const problem = el("p", { class: "failure", role: "alert", hidden: true });
  const send = el("button", { class: "button button-1", type: "submit" }, say("form.submit"));
  const on = { click: () => dialog.close() };
  const cancel = el("button", { class: "button button-2", type: "button", on }, say("form.cancel"));
  const close = iconButton("close", say("close"), { on });
  const form = el(
    "form",
    { class: "form", autocomplete: "off" },
    el("header", { class: "form-head" }, el("h2", { id: "form-title" }, title), close),
    el("div", { class: "form-fields" }, components.map(entry), problem),
    el("footer", { class: "form-foot" }, cancel, send),
  );
  const dialog = el(
    "dialog",
    { class: "modal", "aria-labelledby": "form-title", data: { modal: frame.modal.custom_id } },
    form,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    problem.hidden = true;
    send.disabled = true;
    fill(send, say("form.sending"), spinner());
    const refusal = await submit(frame, values(form));
    if (refusal === null) return dialog.close();
    send.disabled = false;
    fill(send, say("form.submit"));
    fill(problem, icon("warning"), el("span", {}, refusal));
    problem.hidden = false;
    return undefined;
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector("[data-custom-id]")?.focus();
}

function entry(component) {
  if (component.type === TEXT_DISPLAY) return el("div", { class: "text" }, markup(component.content));
  if (component.type === ROW) return component.components.map((inner) => labelled(inner, inner.label, null));
  if (component.type === LABEL) return labelled(component.component, component.label, component.description);
  return null;
}

function labelled(component, label, description) {
  const required = component.required ?? true;
  const words = [
    el(
      "span",
      { class: "form-label" },
      label,
      required && el("span", { class: "required", "aria-hidden": "true" }, "*"),
    ),
    description && el("span", { class: "muted" }, description),
  ];
  if (isSelect(component) && (component.max_values ?? 1) > 1) {
    return el("fieldset", { class: "form-field" }, el("legend", {}, words), boxes(component));
  }
  const build = isSelect(component) ? choice : component.type === TEXT_INPUT && textInput;
  return build && el("label", { class: "form-field" }, words, build(component, required));
}

function textInput(component, required) {
  const long = component.style === PARAGRAPH;
  return el(long ? "textarea" : "input", {
    class: "form-input",
    type: !long && "text",
    rows: long && "5",
    required,
    minlength: component.min_length && String(component.min_length),
    maxlength: String(component.max_length ?? 4000),
    placeholder: component.placeholder,
    value: component.value ?? "",
    data: { customId: component.custom_id },
  });
}

function choice(component, required) {
  const options = optionsOf(component);
  const picked = options.find((option) => option.default);
  const none = el("option", { value: "" }, component.placeholder ?? say("form.choose"));
  const words = ({ label, description }) => (description ? `${label} – ${description}` : label);
  const list = options.map((option) => el("option", { value: option.value }, words(option)));
  const needed = required && (component.min_values ?? 1) > 0;
  const data = { customId: component.custom_id };
  const select = el("select", { class: "form-input", required: needed, data }, none, list);
  select.value = picked?.value ?? "";
  return select;
}

function boxes(component) {
  return optionsOf(component).map((option) => {
    const data = { customId: component.custom_id, kind: SEVERAL };
    const box = el("input", { type: "checkbox", value: option.value, data });
    box.checked = Boolean(option.default);
    return el(
      "label",
      { class: "form-box" },
      box,
      el("span", {}, option.label, option.description && el("span", { class: "muted" }, option.description)),
    );
  });
}

/** What was filled in by custom id: texts as text, selects as lists. */
function values(form) {
  const found = {};
  for (const control of form.querySelectorAll("[data-custom-id]")) {
    const { customId, kind } = control.dataset;
    if (kind === SEVERAL) found[customId] = [...(found[customId] ?? []), ...(control.checked ? [control.value] : [])];
    else if (control.tagName === "SELECT") found[customId] = control.value === "" ? [] : [control.value];
    else found[customId] = control.value;
  }
  return found;
}
