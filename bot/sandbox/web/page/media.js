/** Pictures and files of a message. */

import { el, icon } from "./dom.js";
import { showPicture } from "./lightbox.js";
import { say } from "./words.js";

const PICTURES = /\.(png|jpe?g|gif|webp|avif)$/i;
const LOOPBACK = new Set(["127.0.0.1", "localhost"]);
const WIDEST = 640;
const TALLEST = 680;

/** The attachments of a message: pictures together, other files below them. */
export function attachments(list) {
  const pictures = list.filter(isPicture);
  const files = list.filter((attachment) => !isPicture(attachment));
  return [
    pictures.length > 0 && pictureGrid(pictures.map((entry) => picture({ ...entry, spoiler: isHidden(entry) }))),
    files.map(fileCard),
  ];
}

/** One picture alone, or several in a grid. */
export const pictureGrid = (pictures) =>
  el("div", { class: pictures.length > 1 ? "pictures pictures-grid" : "pictures" }, pictures);

/** A picture that grows when pressed; it keeps its place on the page while it loads. */
export function picture({ url, width, height, description, filename, spoiler = false, id = null }) {
  const alt = description || filename || say("picture");
  const source = local(url);
  const image = el("img", { src: source, alt, width, height, decoding: "async", draggable: "false" });
  if (width && height) {
    const share = Math.min(1, WIDEST / width, TALLEST / height);
    image.style.width = `${Math.round(width * share)}px`;
    image.style.aspectRatio = `${width} / ${height}`;
  }
  const button = el(
    "button",
    {
      class: `picture${spoiler ? " picture-hidden" : ""}`,
      type: "button",
      title: description || null,
      "aria-label": say("picture.enlarge", { what: alt }),
      data: { attachmentId: id },
    },
    image,
    spoiler && el("span", { class: "picture-veil" }, say("spoiler")),
  );
  image.addEventListener("error", () => button.classList.add("picture-broken"));
  button.addEventListener("click", () => {
    if (!button.classList.contains("picture-hidden")) return showPicture(source, alt, image.offsetWidth);
    button.classList.remove("picture-hidden");
    return button.querySelector(".picture-veil").remove();
  });
  return button;
}

/** A file to download. */
export function fileCard({ url, filename, size, description, id = null }) {
  return el(
    "a",
    { class: "file", href: local(url), download: filename, data: { attachmentId: id } },
    icon("file"),
    el(
      "span",
      { class: "file-words" },
      el("span", { class: "file-name" }, filename),
      el("span", { class: "muted" }, description || weight(size)),
    ),
    icon("download"),
  );
}

/** A number of bytes in words. */
export function weight(bytes) {
  if (!Number.isFinite(bytes)) return "";
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function isPicture({ content_type: type, filename }) {
  return type ? type.startsWith("image/") && type !== "image/svg+xml" : PICTURES.test(filename);
}

const isHidden = ({ filename }) => filename.startsWith("SPOILER_");

/** The address of a file of the sandbox under whichever name of this computer the page was opened. */
function local(url) {
  if (!URL.canParse(url)) return "";
  const { hostname, pathname, search } = new URL(url);
  return LOOPBACK.has(hostname) ? `${location.origin}${pathname}${search}` : url;
}
