/** What this person knows: people, channels, commands and messages, as the sandbox tells them. */

import { say, speak } from "./words.js";

const TYPING_LASTS = 9000;
const THREADS = new Set([10, 11, 12]);
const DIRECT = new Set([1, 3]);

/** Orders ids by age; they are too long for numbers. */
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : Number(a > b));

export const isThread = (channel) => THREADS.has(channel.type);
export const isDirect = (channel) => DIRECT.has(channel.type);

class World {
  me = null;
  guilds = [];
  bot = { id: "0", name: "Bot" };
  botOnline = true;
  people = new Map();
  channels = new Map();
  home = null;
  commands = [];
  locale = "";
  languages = [];
  #messages = new Map();
  #typing = new Map();
  #listeners = new Map();

  /** Calls the listener whenever there is news of this kind, such as a message, or channels that changed. */
  on(topic, listener) {
    this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listener]);
  }

  emit(topic, detail) {
    for (const listener of this.#listeners.get(topic) ?? []) listener(detail);
  }

  /** Takes in one frame; returns whether it was about the world at all. */
  receive(frame) {
    switch (frame.t) {
      case "world": this.#load(frame); return true;
      case "message": this.#keep(frame.message); return true;
      case "gone": this.#remove(frame); return true;
      case "channel": this.channels.set(frame.channel.id, frame.channel); this.emit("channels"); return true;
      case "commands": this.commands = frame.commands; this.emit("commands"); return true;
      case "typing": this.#startTyping(frame); return true;
      case "bot": this.botOnline = frame.online; this.emit("bot"); return true;
      default: return false;
    }
  }

  /** The messages of a channel, oldest first. */
  messagesOf(channel) {
    return this.#messages.get(channel) ?? [];
  }

  message(channel, id) {
    return this.messagesOf(channel).find((message) => message.id === id);
  }

  /** Puts older messages in front; returns how many were new. */
  prepend(channel, older) {
    const known = new Set(this.messagesOf(channel).map((message) => message.id));
    const fresh = older.filter((message) => !known.has(message.id));
    this.#messages.set(channel, [...fresh, ...this.messagesOf(channel)].sort((a, b) => compareIds(a.id, b.id)));
    return fresh.length;
  }

  /** The name to show for whoever wrote or is mentioned. */
  nameOf(id, otherwise = null) {
    if (id === this.bot.id) return this.bot.name;
    return this.people.get(id)?.name ?? otherwise ?? say("somebody");
  }

  /** How a channel is called, without a sign in front. */
  channelName(channel) {
    return channel.name ?? (isDirect(channel) ? this.bot.name : channel.id);
  }

  /** How a channel is called where it stands alone: a plain one with its sign. */
  channelTitle(channel) {
    return isThread(channel) || isDirect(channel) ? this.channelName(channel) : `#${this.channelName(channel)}`;
  }

  /** The name of the server of a channel; of the first one if it is on none. */
  serverName(channel) {
    return (this.guilds.find(({ id }) => id === channel?.guild_id) ?? this.guilds[0])?.name ?? "";
  }

  /** Who is typing in a channel right now. */
  typingIn(channel) {
    return [...(this.#typing.get(channel)?.values() ?? [])].map((entry) => entry.name);
  }

  #load(frame) {
    this.me = frame.me;
    this.locale = frame.locale;
    this.languages = frame.languages;
    speak(frame.says);
    this.guilds = frame.guilds;
    this.home = frame.home;
    this.bot = frame.bot;
    this.botOnline = frame.bot.online ?? true;
    this.people = new Map(frame.people.map((person) => [person.id, person]));
    this.channels = new Map(frame.channels.map((channel) => [channel.id, channel]));
    this.commands = frame.commands;
    this.#messages = new Map(Object.entries(frame.messages));
    this.#typing.clear();
    this.emit("world");
  }

  #keep(message) {
    const list = this.messagesOf(message.channel_id);
    const place = list.findIndex((known) => compareIds(known.id, message.id) >= 0);
    const before = list[place]?.id === message.id ? list[place] : null;
    if (before) list[place] = message;
    else if (place >= 0) list.splice(place, 0, message);
    else list.push(message);
    this.#messages.set(message.channel_id, list);
    this.#stopTyping(message.channel_id, message.author.id);
    // A message is news when it has something to say, not while the bot still thinks about it.
    this.emit("message", { message, created: !message.thinking && (!before || Boolean(before.thinking)) });
  }

  #remove({ channel_id: channel, id }) {
    this.#messages.set(channel, this.messagesOf(channel).filter((message) => message.id !== id));
    this.emit("gone", { channel, id });
  }

  #startTyping({ channel_id: channel, user_id: user, name }) {
    if (user === this.me) return;
    this.#stopTyping(channel, user);
    const entries = this.#typing.get(channel) ?? new Map();
    entries.set(user, { name, timer: setTimeout(() => this.#stopTyping(channel, user), TYPING_LASTS) });
    this.#typing.set(channel, entries);
    this.emit("typing", channel);
  }

  #stopTyping(channel, user) {
    const entry = this.#typing.get(channel)?.get(user);
    if (!entry) return;
    clearTimeout(entry.timer);
    this.#typing.get(channel).delete(user);
    this.emit("typing", channel);
  }
}

export const world = new World();
