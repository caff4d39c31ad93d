/** What a person can do, and what still waits for the bot's answer. */

import { shownPath } from "./commands.js";
import { say } from "./words.js";
import { world } from "./world.js";

let connection = null;
let noteCount = 0;
const waiting = new Map();
const settled = new Map();
const busy = new Map();
const failures = new Map();
const notes = new Map();

/** Gives this module the wire; everything that waited on an older one is forgotten when a new world comes. */
export function useConnection(wire) {
  connection = wire;
  world.on("world", () => {
    for (const memory of [waiting, settled, busy, failures, notes]) memory.clear();
  });
  world.on("message", ({ message }) => failures.delete(message.id));
}

/** Takes in a frame about an interaction of this person; returns the modal to show, if it asks for one. */
export function receive(frame) {
  if (frame.t === "failed") settle(frame.interaction, say("failed"));
  if (frame.t === "answered") settle(frame.interaction, null);
  if (frame.t !== "modal") return null;
  const mine = waiting.size > 0 || busy.size > 0 || allNotes().some((note) => !note.failed);
  settle(frame.interaction, null);
  // The same person in another window did not ask for it.
  return mine ? frame : null;
}

/** Whether a component of a message has been used and not been answered yet. */
export const isBusy = (message, customId) => busy.get(message)?.has(customId) ?? false;

/** The sentence that says why the last thing done to a message failed, or undefined. */
export const failureOf = (message) => failures.get(message);

/** Commands of a channel that were sent and are not answered, or failed. */
export const notesOf = (channel) => notes.get(channel) ?? [];

export function press(message, customId) {
  return interact(message, customId, "press", {});
}

export function choose(message, customId, values) {
  return interact(message, customId, "select", { values });
}

/** Sends a command; resolves with the sentence of a refusal, or null. */
export async function slash(channel, name, options) {
  const note = { id: `note-${++noteCount}`, name, failed: null };
  notes.set(channel, [...notesOf(channel), note]);
  world.emit("notes", channel);
  const answer = await connection.ask("slash", { channel_id: channel, name, options });
  if (answer.error) {
    dropNote(channel, note.id);
    return answer.error;
  }
  whenSettled(answer.interaction, (failure) => {
    if (!failure) return dropNote(channel, note.id);
    note.failed = say("failed.late", { bot: world.bot.name, command: `/${shownPath(name)}` });
    return world.emit("notes", channel);
  });
  return null;
}

/** Removes the line about a command that failed. */
export function dropNote(channel, id) {
  notes.set(channel, notesOf(channel).filter((note) => note.id !== id));
  world.emit("notes", channel);
}

/** The bot's proposals for the option one is typing in: `choices`, or `error` with a sentence. */
export function autocomplete(channel, name, options, focused) {
  return connection.ask("autocomplete", { channel_id: channel, name, options, focused });
}

/** Sends a filled-in form; resolves with the sentence of a refusal, or null. */
export async function submit({ interaction, modal }, values) {
  const answer = await connection.ask("submit", { interaction, custom_id: modal.custom_id, values });
  if (answer.error) return answer.error;
  return new Promise((resolve) => whenSettled(answer.interaction, resolve));
}

/** Writes a message; resolves with the sentence of a refusal, or null. */
export async function write(channel, content) {
  return (await connection.ask("say", { channel_id: channel, content })).error ?? null;
}

export async function react(message, emoji, add) {
  const wish = { channel_id: message.channel_id, message_id: message.id, emoji, add };
  const { error } = await connection.ask("react", wish);
  if (error) fail(message.id, error);
}

export async function dismiss(message) {
  const { error } = await connection.ask("dismiss", { message_id: message.id });
  if (error) fail(message.id, error);
}

/** Messages before the oldest one that is known. */
export async function older(channel, before) {
  const answer = await connection.ask("older", { channel_id: channel, before });
  return answer.messages ?? null;
}

async function interact(message, customId, wish, fields) {
  if (isBusy(message.id, customId)) return;
  busy.set(message.id, (busy.get(message.id) ?? new Set()).add(customId));
  failures.delete(message.id);
  world.emit("redraw", message.id);
  const where = { channel_id: message.channel_id, message_id: message.id, custom_id: customId };
  const answer = await connection.ask(wish, { ...where, ...fields });
  const finish = (failure) => {
    busy.get(message.id)?.delete(customId);
    if (failure) fail(message.id, failure);
    else world.emit("redraw", message.id);
  };
  if (answer.error) finish(answer.error);
  else whenSettled(answer.interaction, finish);
}

/** Calls `finish` once the interaction is settled; the frame that settles it may already have come. */
function whenSettled(interaction, finish) {
  if (interaction && !settled.has(interaction)) {
    waiting.set(interaction, finish);
    return;
  }
  const failure = settled.get(interaction) ?? null;
  settled.delete(interaction);
  finish(failure);
}

function settle(interaction, failure) {
  const finish = waiting.get(interaction);
  waiting.delete(interaction);
  if (finish) finish(failure);
  else settled.set(interaction, failure);
}

function fail(message, sentence) {
  failures.set(message, sentence);
  world.emit("redraw", message);
}

const allNotes = () => [...notes.values()].flat();
