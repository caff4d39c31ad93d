/** One thing that floats at a time: beside its anchor on a wide page, a sheet from below on a phone. */

import { el, isNarrow } from "./dom.js";

const GAP = 6;
let current = null;

/** Shows content for an anchor and returns a function that closes it; closing gives the focus back to the anchor. */
export function openPopup(anchor, content, { label, closed = () => {} }) {
  closePopup();
  const sheet = el("div", { class: "popup", role: "dialog", "aria-label": label }, content);
  const shade = el("div", { class: "popup-shade" });
  document.body.append(shade, sheet);
  current = { anchor, sheet, shade, closed };
  anchor.setAttribute("aria-expanded", "true");
  place();
  shade.addEventListener("click", () => closePopup());
  sheet.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" && event.key !== "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    closePopup();
  });
  return closePopup;
}

/** Closes whatever floats. */
export function closePopup() {
  if (!current) return;
  const { anchor, sheet, shade, closed } = current;
  current = null;
  const focused = sheet.contains(document.activeElement);
  sheet.remove();
  shade.remove();
  anchor.setAttribute("aria-expanded", "false");
  if (focused && anchor.isConnected) anchor.focus({ preventScroll: true });
  closed();
}

/** Follows the anchor when the page moves; without its anchor a popup has no meaning. */
export function keepPopupsInPlace() {
  window.addEventListener("resize", place);
  document.addEventListener("scroll", place, { capture: true, passive: true });
  new MutationObserver(() => current && !current.anchor.isConnected && closePopup()).observe(document.body, {
    childList: true,
    subtree: true,
  });
}

function place() {
  if (!current) return;
  const { anchor, sheet } = current;
  sheet.classList.toggle("popup-sheet", isNarrow());
  if (isNarrow()) {
    for (const side of ["left", "top", "minWidth", "maxHeight"]) sheet.style[side] = "";
    return;
  }
  const box = anchor.getBoundingClientRect();
  const below = window.innerHeight - box.bottom - 2 * GAP;
  const above = box.top - 2 * GAP;
  const upward = below < Math.min(sheet.scrollHeight, 320) && above > below;
  sheet.style.minWidth = `${Math.min(box.width, 420)}px`;
  sheet.style.maxHeight = `${Math.max(160, upward ? above : below)}px`;
  const { width, height } = sheet.getBoundingClientRect();
  sheet.style.left = `${Math.max(GAP, Math.min(box.left, window.innerWidth - width - GAP))}px`;
  sheet.style.top = `${upward ? box.top - GAP - height : box.bottom + GAP}px`;
}
