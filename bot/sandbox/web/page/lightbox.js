/** A picture over the whole page, to be zoomed and moved with fingers, mouse or keys. */

import { el, iconButton } from "./dom.js";
import { say } from "./words.js";

const STEP = 1.5;
const ENLARGED = 1.5; // at least, when it opens
const MOST = 1.8; // of what fits, when it opens
const TAP_MOVES = 8;
const KEYS = { "+": STEP, "=": STEP, "-": 1 / STEP };
const ARROWS = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] };

/** Shows a picture until it is closed, larger than it was in its message; `width` is what it had there. */
export function showPicture(url, alt, width) {
  const image = el("img", { src: url, alt, draggable: "false" });
  const stage = el("div", { class: "stage" }, image);
  const view = new Zoom(stage, image);
  const dialog = el(
    "dialog",
    { class: "lightbox", "aria-label": alt, autofocus: true },
    stage,
    el("p", { class: "lightbox-words" }, alt),
  );
  const tool = (name, label, act) => iconButton(name, label, { on: { click: act } });
  dialog.append(
    el(
      "div",
      { class: "lightbox-tools" },
      tool("minus", say("picture.out"), () => view.zoom(1 / STEP)),
      tool("plus", say("picture.in"), () => view.zoom(STEP)),
      tool("link", say("picture.original"), () => window.open(url, "_blank", "noopener")),
      tool("close", say("close"), () => dialog.close()),
    ),
  );
  dialog.addEventListener("keydown", (event) => {
    if (event.key in KEYS) view.zoom(KEYS[event.key]);
    else if (event.key === "0") view.reset();
    else if (event.key in ARROWS) view.move(...ARROWS[event.key]);
    else return;
    event.preventDefault();
  });
  view.tappedBeside = () => dialog.close();
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  image.decode().then(
    () => view.open(width),
    () => {},
  );
}

/** Scale and place of an image within its stage; the point between the fingers stays under them. */
class Zoom {
  #scale = 1;
  #x = 0;
  #y = 0;
  #fingers = new Map();
  #travelled = 0;
  #pinched = false;
  #lastTap = 0;

  constructor(stage, image) {
    this.stage = stage;
    this.image = image;
    this.tappedBeside = () => {};
    stage.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    stage.addEventListener("pointerdown", (event) => this.#down(event));
    stage.addEventListener("pointermove", (event) => this.#drag(event));
    for (const name of ["pointerup", "pointercancel"]) stage.addEventListener(name, (event) => this.#up(event));
  }

  /** Grows by a factor around a point, by default the middle. */
  zoom(factor, point = this.#middle()) {
    const scale = Math.min(this.#largest(), Math.max(1, this.#scale * factor));
    const grown = scale / this.#scale;
    const middle = this.#middle();
    this.#x = point.x - middle.x - (point.x - middle.x - this.#x) * grown;
    this.#y = point.y - middle.y - (point.y - middle.y - this.#y) * grown;
    this.#scale = scale;
    this.#show();
  }

  /** Fills a narrow stage from its upper left corner, where all of the picture is hardly larger than it was before. */
  open(width) {
    const grown = this.image.offsetWidth / Math.max(1, width);
    const narrow = this.image.offsetWidth >= this.stage.clientWidth - 1;
    if (!narrow || grown >= ENLARGED || this.#scale > 1) return;
    const fill = this.stage.clientHeight / Math.max(1, this.image.offsetHeight);
    this.zoom(Math.max(ENLARGED / grown, Math.min(MOST, fill)));
    this.move(Infinity, Infinity);
  }

  move(x, y) {
    this.#x += x;
    this.#y += y;
    this.#show();
  }

  reset() {
    this.#scale = 1;
    this.#x = 0;
    this.#y = 0;
    this.#show();
  }

  /** Twice the size of its own pixels is as far as looking closer shows more. */
  #largest() {
    return Math.max(3, (2 * this.image.naturalWidth) / Math.max(1, this.image.offsetWidth));
  }

  #show() {
    const reach = (size, room) => Math.max(0, (size * this.#scale - room) / 2);
    const x = reach(this.image.offsetWidth, this.stage.clientWidth);
    const y = reach(this.image.offsetHeight, this.stage.clientHeight);
    this.#x = Math.min(x, Math.max(-x, this.#x));
    this.#y = Math.min(y, Math.max(-y, this.#y));
    this.image.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
    this.stage.dataset.scale = this.#scale.toFixed(2);
  }

  #middle() {
    const box = this.stage.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  #wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
  }

  #down(event) {
    if (this.#fingers.size === 0) {
      this.#travelled = 0;
      this.#pinched = false;
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#pinched ||= this.#fingers.size > 1;
    this.stage.setPointerCapture(event.pointerId);
  }

  #drag(event) {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    const before = this.#grip();
    this.#travelled += Math.hypot(event.clientX - finger.x, event.clientY - finger.y);
    finger.x = event.clientX;
    finger.y = event.clientY;
    const after = this.#grip();
    this.move(after.x - before.x, after.y - before.y);
    if (before.spread > 0) this.zoom(after.spread / before.spread, after);
  }

  #up(event) {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size > 0) return;
    if (event.type === "pointerup" && this.#travelled < TAP_MOVES && !this.#pinched) this.#tap(event);
  }

  /** Twice on the picture: closer, or back; once beside it: away. */
  #tap(event) {
    const point = { x: event.clientX, y: event.clientY };
    const box = this.image.getBoundingClientRect();
    const within = point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom;
    if (!within) return this.tappedBeside();
    const twice = event.timeStamp - this.#lastTap < 350;
    this.#lastTap = twice ? 0 : event.timeStamp;
    if (!twice) return undefined;
    return this.#scale > 1 ? this.reset() : this.zoom(2.5, point);
  }

  /** The middle of all fingers and how far two of them are apart. */
  #grip() {
    const points = [...this.#fingers.values()];
    const mean = (axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    const spread = points.length > 1 ? Math.hypot(points[0].x - points[1].x, points[0].y - points[1].y) : 0;
    return { x: mean("x"), y: mean("y"), spread };
  }
}
