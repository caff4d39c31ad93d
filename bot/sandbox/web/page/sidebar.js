/** The left column: channels with their threads, and the switch that says who one is. */

import { avatar } from "./avatar.js";
import { byId, el, fill, icon, NARROW } from "./dom.js";
import { mentionsOf, unread } from "./reading.js";
import { said, say } from "./words.js";
import { isDirect, isThread, world } from "./world.js";

class Sidebar {
  #channel = null;
  #unfolded = new Set();
  #go = () => {};
  #become = () => {};
  #speak = () => {};

  /** `go` opens a channel, `become` changes the person, `speak` their language. */
  start({ go, become, speak }) {
    this.#go = go;
    this.#become = become;
    this.#speak = speak;
    for (const topic of ["world", "channels", "message", "gone", "read"]) world.on(topic, () => this.draw());
    window.addEventListener("storage", () => this.draw());
    fill(byId("server-mark"), icon("chakana"));
    fill(byId("drawer-open"), icon("menu"));
    fill(byId("drawer-close"), icon("close"));
    byId("drawer-open").addEventListener("click", () => this.drawer(true));
    byId("drawer-close").addEventListener("click", () => this.drawer(false));
    byId("scrim").addEventListener("click", () => this.drawer(false));
    byId("who").addEventListener("click", () => this.drawer(true, "#people [aria-checked=true]"));
    window.matchMedia(NARROW).addEventListener("change", () => this.drawer(false));
    byId("sidebar").addEventListener("keydown", (event) => event.key === "Escape" && this.drawer(false));
  }

  /** Marks the channel that is open. */
  select(channel) {
    this.#channel = channel;
    this.draw();
  }

  /** Opens or closes the drawer that the column is on a phone. */
  drawer(open, focus = "[aria-current=page]") {
    const shown = byId("app").classList.contains("drawer-open");
    if (shown === open) return;
    byId("app").classList.toggle("drawer-open", open);
    byId("scrim").hidden = !open;
    byId("chat").inert = open;
    byId("drawer-open").setAttribute("aria-expanded", String(open));
    if (open) byId("sidebar").querySelector(focus)?.focus();
    else byId("drawer-open").focus({ preventScroll: true });
  }

  draw() {
    if (!world.me) return;
    const focused = document.activeElement?.dataset ?? {};
    this.#drawChannels();
    this.#drawPeople();
    const again = focused.channelId
      ? byId("channels").querySelector(`[data-channel-id="${focused.channelId}"]`)
      : focused.person && byId("people").querySelector(`[data-person="${focused.person}"]`);
    again?.focus({ preventScroll: true });
    const total = mentionsOf(world.me);
    const current = world.channels.get(this.#channel);
    const place = current ? `${world.channelTitle(current)} · ` : "";
    document.title = `${total > 0 ? `(${total}) ` : ""}${place}${world.serverName(current)}`;
    fill(byId("server-name"), world.serverName(current));
  }

  #drawChannels() {
    const all = [...world.channels.values()];
    const plain = all.filter((channel) => !isThread(channel) && !isDirect(channel));
    const direct = all.filter(isDirect);
    const onServer = ({ id, name }) => {
      const mine = plain.filter((channel) => channel.guild_id === id);
      return [
        world.guilds.length > 1 && el("h3", { class: "group" }, name),
        el("ul", { class: "channel-list" }, mine.map((channel) => this.#branch(channel, all))),
      ];
    };
    fill(
      byId("channels"),
      world.guilds.map(onServer),
      direct.length > 0 && [
        el("h3", { class: "group" }, say("direct")),
        el("ul", { class: "channel-list" }, direct.map((channel) => el("li", {}, this.#entry(channel)))),
      ],
    );
  }

  /** A channel with its threads; archived ones stay folded away unless one of them is open. */
  #branch(channel, all) {
    const threads = all.filter((entry) => isThread(entry) && entry.parent_id === channel.id);
    const archived = threads.filter((thread) => thread.archived);
    const open = this.#unfolded.has(channel.id);
    const shown = threads.filter((thread) => !thread.archived || open || thread.id === this.#channel);
    return el(
      "li",
      {},
      this.#entry(channel),
      threads.length > 0 && el(
        "ul",
        { class: "thread-list" },
        shown.map((thread) => el("li", {}, this.#entry(thread))),
        archived.length > 0 && el("li", {}, this.#fold(channel, archived.length, open)),
      ),
    );
  }

  #fold(channel, count, open) {
    const toggle = () => {
      if (!this.#unfolded.delete(channel.id)) this.#unfolded.add(channel.id);
      this.draw();
    };
    const words = open ? say("archived.hide") : say("archived", { n: count });
    return el("button", { class: "fold", type: "button", "aria-expanded": String(open), on: { click: toggle } }, words);
  }

  #entry(channel) {
    const open = channel.id === this.#channel;
    const { any, mentions } = unread(world.me, channel.id);
    const name = world.channelName(channel);
    const kind = isThread(channel) ? say("channel.thread", { name }) : name;
    const news = mentions > 0 ? "channel.mentions" : any && "channel.unread";
    return el(
      "button",
      {
        class: `channel${any && !open ? " channel-unread" : ""}${channel.archived ? " channel-archived" : ""}`,
        type: "button",
        "aria-current": open && "page",
        "aria-label": news && !open ? say(news, { name: kind, n: mentions }) : kind,
        data: { channelId: channel.id, channelName: name },
        on: { click: () => this.#go(channel.id) },
      },
      icon(isDirect(channel) ? "chakana" : isThread(channel) ? "thread" : "channel"),
      el("span", { class: "channel-name" }, name),
      mentions > 0 && !open && el("span", { class: "badge" }, mentions > 99 ? "99+" : String(mentions)),
    );
  }

  #drawPeople() {
    const me = world.people.get(world.me);
    const faces = [...world.people.values()].map((person) => this.#face(person));
    const group = el("div", { class: "faces", role: "radiogroup", "aria-label": say("who.else") }, faces);
    group.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      faces.at((faces.indexOf(document.activeElement) + step) % faces.length).focus();
    });
    const you = said("who.you_are", { name: el("strong", {}, me?.name ?? say("who.nobody")) });
    fill(byId("people"), el("p", { class: "you-are" }, you), group, this.#languages());
    fill(byId("who"), me && avatar(me.id, me.name));
    byId("who").setAttribute("aria-label", say("who.button", { name: me?.name }));
  }

  /** The language of this person's Discord, if there is a choice. */
  #languages() {
    if (world.languages.length < 2) return null;
    const options = world.languages.map(({ locale, name }) => el("option", { value: locale, lang: locale }, name));
    const choose = { change: (event) => this.#speak(event.target.value) };
    const select = el("select", { class: "language", "aria-label": say("language"), data: { language: "" }, on: choose }, options);
    select.value = world.locale;
    return select;
  }

  #face(person) {
    const mine = person.id === world.me;
    const calls = mine ? 0 : mentionsOf(person.id);
    return el(
      "button",
      {
        class: "face",
        type: "button",
        role: "radio",
        "aria-checked": String(mine),
        "aria-label": calls > 0 ? say("who.unread", { name: person.name, n: calls }) : person.name,
        title: person.name,
        tabindex: mine ? "0" : "-1",
        data: { person: person.name, personId: person.id },
        on: { click: () => this.#become(person.id) },
      },
      avatar(person.id, person.name),
      calls > 0 && el("span", { class: "badge" }, calls > 9 ? "9+" : String(calls)),
    );
  }
}

export const sidebar = new Sidebar();
