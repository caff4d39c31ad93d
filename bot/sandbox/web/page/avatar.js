/** The round picture of a person or the bot. */

import { el, icon } from "./dom.js";
import { world } from "./world.js";

const STRANGER = "#7d6b5c";

/** A coloured circle with an initial; the bot wears the sign of the page. */
export function avatar(id, name, className = "avatar") {
  const bot = id === world.bot.id;
  const sign = bot ? icon("chakana") : ([...name][0]?.toUpperCase() ?? "?");
  const circle = el("span", { class: `${className}${bot ? " avatar-bot" : ""}`, "aria-hidden": "true" }, sign);
  if (bot) return circle;
  const colour = world.people.get(id)?.color ?? STRANGER;
  circle.style.backgroundColor = colour;
  circle.style.color = isBright(colour) ? "#1d1611" : "#ffffff";
  return circle;
}

/** Whether dark letters are easier to read on a colour than white ones. */
function isBright(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
}
