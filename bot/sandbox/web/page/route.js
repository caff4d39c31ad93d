/** Who one is and where, kept in the address as #person/channel so that two windows can be two people. */

const KEY = "chaski.last";

/** The person and channel of the address, or else those of the last visit; each a name or an id, or null. */
export function readRoute() {
  const [person, channel] = (location.hash.slice(1) || remembered()).split("/").map(decoded);
  return { person: person || null, channel: channel || null };
}

/** Writes person and channel into the address; `replace` leaves no step to go back to. */
export function writeRoute(person, channel, { replace = false } = {}) {
  const route = [person, channel].map(encodeURIComponent).join("/");
  try {
    localStorage.setItem(KEY, route);
  } catch {
    // Without storage the address alone remembers.
  }
  if (location.hash.slice(1) === route) return;
  if (replace) history.replaceState(null, "", `#${route}`);
  else history.pushState(null, "", `#${route}`);
}

/** The entry that a word of the address means: by id, or else by name. */
export function named(word, entries) {
  if (word === null) return undefined;
  const wanted = word.toLowerCase();
  return entries.find(({ id }) => id === word) ?? entries.find(({ name }) => name?.toLowerCase() === wanted);
}

function remembered() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
