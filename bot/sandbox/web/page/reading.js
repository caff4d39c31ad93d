/** How far each person has read, kept in this browser so that every window agrees. */

import { compareIds, isDirect, world } from "./world.js";

const KEY = "chaski.read";
let memory = {};

/** The last message this person has seen in a channel. */
export const lastRead = (person, channel) => load()[person]?.[channel] ?? "0";

/** Remembers that this person has seen everything up to a message. */
export function markRead(person, channel, id) {
  const read = load();
  if (compareIds(read[person]?.[channel] ?? "0", id) >= 0) return false;
  read[person] = { ...read[person], [channel]: id };
  memory = read;
  try {
    localStorage.setItem(KEY, JSON.stringify(read));
  } catch {
    // Storage is full or forbidden: what was read is then remembered by this window only.
  }
  return true;
}

/** What waits for a person in a channel: whether anything is new, and how often they are mentioned in it. */
export function unread(person, channel) {
  const since = lastRead(person, channel);
  const fresh = world.messagesOf(channel).filter(
    (message) =>
      compareIds(message.id, since) > 0 && message.author.id !== person && (person === world.me || !message.ephemeral),
  );
  const direct = isDirect(world.channels.get(channel));
  return { any: fresh.length > 0, mentions: fresh.filter((message) => direct || mentions(message, person)).length };
}

/** How often a person is mentioned, unread, anywhere. */
export function mentionsOf(person) {
  return [...world.channels.keys()].reduce((sum, channel) => sum + unread(person, channel).mentions, 0);
}

/** Whether a message calls this person. */
export function mentions(message, person) {
  return Boolean(message.mention_everyone) || (message.mentions ?? []).some((user) => user.id === person);
}

function load() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? memory;
  } catch {
    return memory;
  }
}
