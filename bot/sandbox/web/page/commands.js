/** Slash commands: those that can be sent, and what may be put into their options. */

import { avatar } from "./avatar.js";
import { say } from "./words.js";
import { isDirect, isThread, world } from "./world.js";

const CHAT_INPUT = 1;
const SUBCOMMAND = 1;
const GROUP = 2;
const IN_SERVER = 0;
const IN_DIRECT = 1;

/** Discord's kinds of options. */
export const KIND = {
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
};

/** The name of a command, an option or a choice in the language of whoever looks. */
export const shown = (part) => part.name_localized ?? part.name;

/** The description of a command or an option in the language of whoever looks. */
export const told = (part) => part.description_localized ?? part.description;

/** Every command that can be sent in a channel: its path, its title in the reader's language, its description and its
    options. */
export function leaves(channel) {
  const walk = (path, title, node) => {
    const inner = (node.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === GROUP);
    const below = (child) => walk(`${path} ${child.name}`, `${title} ${shown(child)}`, child);
    if (inner.length > 0) return inner.flatMap(below);
    return [{ path, title, description: told(node), options: node.options ?? [] }];
  };
  return world.commands
    .filter(({ type }) => (type ?? CHAT_INPUT) === CHAT_INPUT)
    .filter((command) => worksIn(command, channel))
    .flatMap((command) => walk(command.name, shown(command), command))
    .sort((a, b) => a.title.localeCompare(b.title));
}

/** How a command is called in the language of whoever looks. */
export function shownPath(path) {
  const [name, ...below] = path.split(" ");
  let part = world.commands.find((command) => command.name === name);
  const names = [part ? shown(part) : name];
  for (const step of below) {
    part = part?.options?.find((option) => option.name === step);
    names.push(part ? shown(part) : step);
  }
  return names.join(" ");
}

function worksIn({ contexts, dm_permission: direct, guild_id: guild }, channel) {
  if (!isDirect(world.channels.get(channel) ?? {})) return contexts?.includes(IN_SERVER) ?? true;
  return !guild && (contexts?.includes(IN_DIRECT) ?? direct);
}

/** The commands that fit what was typed after the slash: first those that begin so, then those that contain it. */
export function matching(typed, channel) {
  const wanted = typed.trim().toLowerCase();
  const all = leaves(channel);
  const begin = all.filter(({ path, title }) => title.startsWith(wanted) || path.startsWith(wanted));
  const said = ({ title, description }) => title.includes(wanted) || description.toLowerCase().includes(wanted);
  const within = all.filter((leaf) => !begin.includes(leaf) && said(leaf));
  return [...begin, ...within];
}

/** The command that a typed line names completely, with the rest of the line, or null. */
export function spelledOut(typed, channel) {
  const lower = typed.toLowerCase();
  for (const leaf of leaves(channel)) {
    const called = [leaf.title, leaf.path].find((each) => lower.startsWith(`${each} `));
    if (called) return { leaf, rest: typed.slice(called.length + 1) };
  }
  return null;
}

/** Splits "players:2 seed:a rainy evening" into values by option. */
export function typedOptions(leaf, rest) {
  const names = Object.fromEntries(leaf.options.flatMap((each) => [[each.name, each.name], [shown(each), each.name]]));
  const found = {};
  let name = null;
  for (const word of rest.split(" ")) {
    const [head, ...tail] = word.split(":");
    if (tail.length > 0 && Object.hasOwn(names, head)) {
      name = names[head];
      found[name] = tail.join(":");
    } else if (name !== null && word !== "") {
      found[name] += found[name] === "" ? word : ` ${word}`;
    }
  }
  return found;
}

/** The values an option can take if they can be listed beforehand, else null. */
export function candidates(option) {
  switch (option.type) {
    case KIND.BOOLEAN: return [{ name: say("yes"), value: true }, { name: say("no"), value: false }];
    case KIND.USER:
    case KIND.MENTIONABLE: return people();
    case KIND.CHANNEL: return channels(option.channel_types);
    case KIND.ROLE: return [{ name: "@everyone", value: "@everyone" }];
    default: return option.choices?.length ? option.choices.map((each) => ({ name: shown(each), value: each.value })) : null;
  }
}

/** Everybody one can name, the bot last. */
export function people() {
  const mark = ({ id, name }) => avatar(id, name, "avatar avatar-small");
  return [...world.people.values(), world.bot].map((one) => ({ name: one.name, value: one.id, mark: () => mark(one) }));
}

/** The channels of these types, or all plain ones. */
export function channels(types) {
  return [...world.channels.values()]
    .filter((channel) => (types?.length ? types.includes(channel.type) : !isThread(channel)))
    .map((channel) => ({ name: world.channelTitle(channel), value: channel.id }));
}

/** A whole or broken number from what was typed, or undefined if it is none. */
export function numberFrom(option, text) {
  const shape = option.type === KIND.INTEGER ? /^[+-]?\d{1,15}$/ : /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
  return shape.test(text.trim()) ? Number(text) : undefined;
}
