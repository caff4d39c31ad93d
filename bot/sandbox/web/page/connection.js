/** The wire to the sandbox: one websocket as one person, which comes back by itself after a break. */

import { say } from "./words.js";

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 4000;

export class Connection {
  #socket = null;
  #person = null;
  #count = 0;
  #pause = FIRST_PAUSE;
  #timer = null;
  #waiting = new Map();

  /** `received` gets every frame that answers no question; `lost` is called once per break. */
  constructor({ received, lost }) {
    this.received = received;
    this.lost = lost;
    window.addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
  }

  /** Speaks as this person from now on. */
  connect(person) {
    this.#person = person;
    this.#pause = FIRST_PAUSE;
    this.#open();
  }

  /** Sends a wish and resolves with its answer; a refusal comes as `error`, never as an exception. */
  ask(wish, fields = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ error: say("lost") });
    const n = ++this.#count;
    return new Promise((resolve) => {
      this.#waiting.set(n, resolve);
      this.#socket.send(JSON.stringify({ do: wish, n, ...fields }));
    });
  }

  #open() {
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#drop();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/sandbox/people?person=${this.#person}`);
    this.#socket = socket;
    socket.addEventListener("message", (event) => this.#read(socket, event.data));
    socket.addEventListener("close", () => this.#broke(socket));
  }

  /** Leaves the present socket without mourning it: what it still says is meant for somebody else. */
  #drop() {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    for (const resolve of this.#waiting.values()) resolve({ error: say("lost") });
    this.#waiting.clear();
  }

  #read(socket, text) {
    if (socket !== this.#socket) return;
    const frame = JSON.parse(text);
    if (frame.t === "world") this.#pause = FIRST_PAUSE;
    if (frame.error) frame.error = say(frame.error.key, frame.error.values);
    const answers = frame.t === "done" || frame.t === "older";
    if (answers && this.#waiting.has(frame.n)) {
      this.#waiting.get(frame.n)(frame);
      this.#waiting.delete(frame.n);
    } else if (!answers) {
      this.received(frame);
    }
  }

  #broke(socket) {
    if (socket !== this.#socket) return;
    this.#drop();
    this.lost();
    this.#timer = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(this.#pause * 1.6, LONGEST_PAUSE);
  }

  #hurry() {
    if (this.#timer !== null) this.#open();
  }
}
