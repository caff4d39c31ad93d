/** Reactions below a message, and the small board to choose one from. */

import { react } from "./actions.js";
import { el, icon } from "./dom.js";
import { emojiText } from "./markup.js";
import { closePopup, openPopup } from "./popup.js";
import { say } from "./words.js";
import { world } from "./world.js";

const COMMON = [
  "👍", "👎", "✅", "❌", "❤️", "😂", "😮", "😢",
  "🎉", "🔥", "👀", "🙏", "💪", "🤔", "😴", "👏",
  "1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "▶️", "⏸️", "↩️",
  "☀️", "🌙", "⛰️", "🌽", "🥔", "🦙", "⚔️", "🏛️",
];

/** The reactions of a message with their counts; one's own are marked. */
export function reactions(message) {
  return [
    message.reactions.map((reaction) => {
      const emoji = emojiText(reaction.emoji);
      const wire = reaction.emoji.id ? `${reaction.emoji.name}:${reaction.emoji.id}` : reaction.emoji.name;
      return el(
        "button",
        {
          class: "reaction",
          type: "button",
          "aria-pressed": String(Boolean(reaction.me)),
          "aria-label": say("reaction", { emoji, n: reaction.count }),
          data: { reaction: emoji },
          on: { click: () => react(message, wire, !reaction.me) },
        },
        el("span", { class: "emoji" }, emoji),
        el("span", { class: "reaction-count" }, String(reaction.count)),
      );
    }),
    addReaction(message, "reaction reaction-add"),
  ];
}

/** The button that opens the board of common emojis. */
export function addReaction(message, className) {
  const button = el(
    "button",
    {
      class: className,
      type: "button",
      "aria-label": say("reaction.add"),
      title: say("reaction.add"),
      "aria-haspopup": "dialog",
      "aria-expanded": "false",
      data: { react: message.id },
    },
    icon("smile"),
  );
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-expanded") === "true") closePopup();
    else open(button, message);
  });
  return button;
}

function open(button, message) {
  const choices = COMMON.map((emoji) => {
    const on = { click: () => pick(emoji) };
    return el("button", { class: "picker-emoji", type: "button", "aria-label": emoji, data: { emoji }, on }, emoji);
  });
  const pick = (emoji) => {
    closePopup();
    const now = world.message(message.channel_id, message.id);
    const known = now?.reactions?.find((reaction) => reaction.emoji.name === emoji);
    if (!known?.me) react(message, emoji, true);
  };
  const board = el("div", { class: "picker" }, choices);
  board.addEventListener("keydown", (event) => {
    const columns = getComputedStyle(board).gridTemplateColumns.split(" ").length;
    const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
    if (!(event.key in steps)) return;
    event.preventDefault();
    choices[choices.indexOf(document.activeElement) + steps[event.key]]?.focus();
  });
  openPopup(button, board, { label: say("reaction.add") });
  choices[0].focus();
}
