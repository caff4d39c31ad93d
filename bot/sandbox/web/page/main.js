/** Puts the page together: the wire, who one is, which channel is open, and what the banner says. */

import * as actions from "./actions.js";
import { chat } from "./chat.js";
import { composer } from "./composer.js";
import { Connection } from "./connection.js";
import { byId, dots, el, fill, icon, spinner } from "./dom.js";
import { showModal } from "./modal.js";
import { closePopup, keepPopupsInPlace } from "./popup.js";
import { named, readRoute, writeRoute } from "./route.js";
import { sidebar } from "./sidebar.js";
import { keepTimesFresh } from "./times.js";
import { say } from "./words.js";
import { isDirect, isThread, world } from "./world.js";

const LOOK_PAUSE = 60_000;
const connection = new Connection({ received, lost });
let channel = null;
let connected = false;
let lastLook = 0;

actions.useConnection(connection);
sidebar.start({ go, become, speak: (locale) => connection.ask("locale", { locale }) });
chat.start();
composer.start();
keepTimesFresh();
keepPopupsInPlace();
followKeyboard();
world.on("go", go);
world.on("bot", drawBanner);
world.on("typing", drawTyping);
world.on("channels", () => channel && drawHeader());
window.addEventListener("popstate", followAddress);
window.addEventListener("hashchange", followAddress);
document.addEventListener("keydown", walkChannels);
for (const sign of ["pointerdown", "keydown", "wheel", "visibilitychange"]) {
  document.addEventListener(sign, look, { capture: true, passive: true });
}
connection.connect(document.documentElement.dataset.firstPerson);

function received(frame) {
  if (frame.t === "world") return arrived(frame);
  if (world.receive(frame)) return undefined;
  const form = actions.receive(frame);
  return form && showModal(form);
}

/** A first look at the world tells who there is; if somebody else is wanted, the next one is theirs. */
function arrived(frame) {
  const wanted = named(readRoute().person, frame.people);
  if (wanted && wanted.id !== frame.me) return connection.connect(wanted.id);
  connected = true;
  world.receive(frame);
  drawBanner();
  const place = named(readRoute().channel, [...world.channels.values()]);
  return open((place ?? firstChannel()).id, { replace: true });
}

/** Tells the sandbox now and then that somebody is here: what nobody looks at rests after a while. */
function look() {
  if (document.hidden || !connected || Date.now() - lastLook < LOOK_PAUSE) return;
  lastLook = Date.now();
  connection.ask("look");
}

function lost() {
  connected = false;
  closePopup();
  drawBanner();
}

function firstChannel() {
  return world.channels.get(world.home) ?? [...world.channels.values()].find((entry) => !isThread(entry) && !isDirect(entry));
}

function go(id) {
  sidebar.drawer(false);
  if (id !== channel && world.channels.has(id)) open(id);
}

/** Shows a channel and writes into the address who looks at it. */
function open(id, { replace = false } = {}) {
  channel = id;
  closePopup();
  writeRoute(world.people.get(world.me).name, addressOf(world.channels.get(id)), { replace });
  composer.use(id);
  chat.open(id);
  sidebar.select(id);
  drawHeader();
  drawTyping();
}

/** A channel's name where it says enough, else its id. */
function addressOf(entry) {
  const alike = [...world.channels.values()].filter(({ name }) => name?.toLowerCase() === entry.name?.toLowerCase());
  return entry.name && alike.length === 1 ? entry.name : entry.id;
}

/** Becomes another person, in the same channel. */
function become(id) {
  if (id === world.me) return sidebar.drawer(false);
  writeRoute(world.people.get(id).name, addressOf(world.channels.get(channel)));
  sidebar.drawer(false);
  return connection.connect(id);
}

function followAddress() {
  if (!connected) return undefined;
  const route = readRoute();
  const person = named(route.person, [...world.people.values()]);
  if (person && person.id !== world.me) return connection.connect(person.id);
  const place = named(route.channel, [...world.channels.values()]);
  return place && place.id !== channel && open(place.id, { replace: true });
}

function drawHeader() {
  const entry = world.channels.get(channel);
  const parent = isThread(entry) && world.channels.get(entry.parent_id);
  const sign = isDirect(entry) ? "chakana" : isThread(entry) ? "thread" : "channel";
  fill(
    byId("chat-title"),
    parent && [
      el(
        "button",
        { class: "parent", type: "button", on: { click: () => go(parent.id) } },
        icon("channel"),
        world.channelName(parent),
      ),
      el("span", { class: "muted", "aria-hidden": "true" }, "›"),
    ],
    icon(sign),
    el("span", { class: "chat-name" }, world.channelName(entry)),
    entry.archived && el("span", { class: "tag" }, say("archived.tag")),
  );
  fill(byId("chat-topic"), entry.topic);
}

/** One thin line on top while something is not as it should be. */
function drawBanner() {
  const banner = byId("banner");
  banner.hidden = connected && world.botOnline;
  banner.classList.toggle("banner-lost", !connected);
  const away = say(world.me ? "banner.away" : "banner.looking");
  if (!connected) fill(banner, spinner(), away);
  else if (!world.botOnline) fill(banner, say("banner.offline", { bot: world.bot.name }));
  byId("bot-state").dataset.online = String(connected && world.botOnline);
  fill(byId("bot-state"), say(connected && world.botOnline ? "bot.online" : "bot.offline", { bot: world.bot.name }));
}

function drawTyping(where = channel) {
  if (where !== channel) return;
  const names = world.typingIn(channel);
  const [name, other] = names;
  const key = ["typing", "typing", "typing.two", "typing.more"][Math.min(names.length, 3)];
  fill(byId("typing"), names.length > 0 && [dots(), say(key, { name, other })]);
}

/** Alt and an arrow go to the channel above or below. */
function walkChannels(event) {
  const step = event.altKey && { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !channel) return;
  event.preventDefault();
  const shown = [...document.querySelectorAll("#channels [data-channel-id]")].map((node) => node.dataset.channelId);
  go(shown.at((shown.indexOf(channel) + step) % shown.length));
}

/** Keeps the message field above a phone's keyboard, also where the browser does not do it by itself. */
function followKeyboard() {
  const { visualViewport: view } = window;
  view?.addEventListener("resize", () => {
    if (view.scale < 1.05) document.documentElement.style.setProperty("--height", `${view.height}px`);
  });
}
