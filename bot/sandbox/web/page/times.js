/** Times as words, in the reader's language and zone; relative ones are kept up to date. */

import { el } from "./dom.js";
import { localeOfTimes, say } from "./words.js";

const STYLES = {
  t: { hour: "numeric", minute: "2-digit" },
  T: { hour: "numeric", minute: "2-digit", second: "2-digit" },
  d: { year: "numeric", month: "2-digit", day: "2-digit" },
  D: { year: "numeric", month: "long", day: "numeric" },
  f: { year: "numeric", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" },
  F: { weekday: "long", year: "numeric", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" },
  s: { year: "numeric", month: "2-digit", day: "2-digit", hour: "numeric", minute: "2-digit" },
  S: { year: "numeric", month: "2-digit", day: "2-digit", hour: "numeric", minute: "2-digit", second: "2-digit" },
};
const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const made = new Map();

/** What writes times of a style in the language of the page. */
function format(style) {
  const locale = localeOfTimes();
  const key = `${locale} ${style}`;
  if (!made.has(key)) made.set(key, maker(style, locale));
  return made.get(key);
}

function maker(style, locale) {
  if (style === "R") return new Intl.RelativeTimeFormat(locale, { numeric: "always" });
  return new Intl.DateTimeFormat(locale, style === "day" ? { dateStyle: "full" } : STYLES[style]);
}

/** A time stamp of a message text: seconds since 1970 in one of Discord's styles. */
export function stamp(seconds, style) {
  const moment = new Date(seconds * 1000);
  if (Number.isNaN(moment.getTime())) return el("span", { class: "stamp" }, say("no_time"));
  const attributes = {
    class: "stamp",
    datetime: moment.toISOString(),
    title: format("F").format(moment),
    data: { style },
  };
  return el("time", attributes, worded(moment, style));
}

/** When a message was written: the hour, and the date as well unless it was today. */
export function writtenAt(iso) {
  const moment = new Date(iso);
  const style = isSameDay(moment, new Date()) ? "t" : "s";
  return el(
    "time",
    { class: "written", datetime: iso, title: format("F").format(moment) },
    format(style).format(moment),
  );
}

/** The hour of a message alone. */
export const hourOf = (iso) => format("t").format(new Date(iso));

/** The name of the day, for the line between two days. */
export const dayOf = (iso) => format("day").format(new Date(iso));

export const isSameDay = (a, b) => new Date(a).toDateString() === new Date(b).toDateString();

/** Rewrites every relative time that is on the page, once a second while somebody looks. */
export function keepTimesFresh() {
  setInterval(() => {
    if (document.hidden) return;
    for (const node of document.querySelectorAll("time.stamp[data-style=R]")) {
      const text = worded(new Date(node.dateTime), "R");
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}

function worded(moment, style) {
  if (style !== "R") return format(style in STYLES ? style : "f").format(moment);
  const seconds = Math.round((moment.getTime() - Date.now()) / 1000);
  // A little less than a unit already rounds up to it: "in 1 hour", not "in 60 minutes".
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size * 0.985) ?? ["second", 1];
  return format("R").format(Math.round(seconds / length), unit);
}
