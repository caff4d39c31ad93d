/** Slash commands: those that can be sent, and what may be put into their options. */

import { avatar } from "./avatar.js";
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

/** Every command that can be sent in a channel: its path as typed, its description and its options. */
export function leaves(channel) {
  const walk = (path, node) => {
    const inner = (node.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === GROUP);
    if (inner.length > 0) return inner.flatMap((child) => walk(`${path} ${child.name}`, child));
    return [{ path, description: node.description, options: node.options ?? [] }];
  };
  return world.commands
    .filter(({ type }) => (type ?? CHAT_INPUT) === CHAT_INPUT)
    .filter((command) => worksIn(command, channel))
    .flatMap((command) => walk(command.name, command))
    .sort((a, b) => a.path.localeCompare(b.path));
}

function worksIn({ contexts, dm_permission: direct, guild_id: guild }, channel) {
  if (!isDirect(world.channels.get(channel) ?? {})) return contexts?.includes(IN_SERVER) ?? true;
  return !guild && (contexts?.includes(IN_DIRECT) ?? direct);
}

/** The commands that fit what was typed after the slash: first those that begin so, then those that contain it. */
export function matching(typed, channel) {
  const wanted = typed.trim().toLowerCase();
  const all = leaves(channel);
  const begin = all.filter(({ path }) => path.startsWith(wanted));
  const said = ({ path, description }) => path.includes(wanted) || description.toLowerCase().includes(wanted);
  const within = all.filter((leaf) => !begin.includes(leaf) && said(leaf));
  return [...begin, ...within];
}

/** The command that a typed line names completely, with the rest of the line, or null. */
export function spelledOut(typed, channel) {
  const lower = typed.toLowerCase();
  const leaf = leaves(channel).find(({ path }) => lower.startsWith(`${path} `));
  return leaf ? { leaf, rest: typed.slice(leaf.path.length + 1) } : null;
}

/** Splits "players:2 seed:a rainy evening" into values by option. */
export function typedOptions(leaf, rest) {
  const names = leaf.options.map(({ name }) => name);
  const found = {};
  let name = null;
  for (const word of rest.split(" ")) {
    const [head, ...tail] = word.split(":");
    if (tail.length > 0 && names.includes(head)) {
      name = head;
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
    case KIND.BOOLEAN: return [{ name: "True", value: true }, { name: "False", value: false }];
    case KIND.USER:
    case KIND.MENTIONABLE: return people();
    case KIND.CHANNEL: return channels(option.channel_types);
    case KIND.ROLE: return [{ name: "@everyone", value: "@everyone" }];
    default: return option.choices?.length ? option.choices.map(({ name, value }) => ({ name, value })) : null;
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
