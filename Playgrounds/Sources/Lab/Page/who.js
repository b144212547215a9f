// Who would get a finger: in words for the place under the pointer, and for the whole phone as a layer over it.

import { letter, tint } from "./layer.js";

export class Who {
  #elements;
  #connection;
  #phone;
  #mayAsk;
  #place = null; // the pointer's, in the phone's points
  #isAsked = false; // one question at a time: the pointer moves faster than answers come

  // `mayAsk` says whether the phone shows the scene as it is now, without a finger on it.
  constructor(elements, connection, phone, mayAsk) {
    this.#elements = elements;
    this.#connection = connection;
    this.#phone = phone;
    this.#mayAsk = mayAsk;
    const { canvas, toggle, way } = elements;
    canvas.addEventListener("pointermove", (event) => {
      this.#place = phone.point(event);
      this.ask();
    });
    canvas.addEventListener("pointerleave", () => {
      this.#place = null;
      this.#say("");
    });
    canvas.addEventListener("pointerdown", () => this.hide());
    toggle.addEventListener("change", () => this.#turn(toggle.checked));
    way.addEventListener("change", () => {
      this.ask();
      if (this.#isLayerShown) this.#askForAll();
    });
    document.addEventListener("keydown", (event) => this.#press(event));
    connection.addEventListener("forecast", ({ detail }) => this.#hear(detail));
    connection.addEventListener("layer", ({ detail }) => this.#showLayer(detail));
    for (const end of ["refused", "closed"]) connection.addEventListener(end, () => { this.#isAsked = false; });
  }

  // Asks about the place under the pointer.
  ask() {
    const { toggle, way } = this.#elements;
    if (!toggle.checked || !this.#place || this.#isAsked || !this.#connection.isOpen || !this.#mayAsk()) return;
    this.#isAsked = true;
    this.#connection.send({ type: "forecast", ...this.#place, moving: way.value });
  }

  // Hides what is no longer so.
  hide() {
    this.#say("");
    this.#phone.layer = null;
    this.#elements.legend.hidden = true;
  }

  // A scene that starts anew answers nothing that was asked before.
  forget() {
    this.#isAsked = false;
    this.hide();
  }

  get #isLayerShown() { return !this.#elements.legend.hidden; }

  #turn(isOn) {
    const { way, key, words } = this.#elements;
    for (const one of [way, key, words]) one.hidden = !isOn;
    if (!isOn) this.hide();
  }

  #press(event) {
    if (event.key.toLowerCase() !== "w" || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target.matches("select, textarea, input:not([type=checkbox])")) return;
    if (this.#isLayerShown) return this.hide();
    if (!this.#mayAsk()) return;
    this.#elements.toggle.checked = true;
    this.#turn(true);
    this.#askForAll();
  }

  #askForAll() {
    if (this.#mayAsk()) this.#connection.send({ type: "layer", moving: this.#elements.way.value });
  }

  #hear({ x, y, moving, words }) {
    this.#isAsked = false;
    if (this.#place && this.#mayAsk()) this.#say(words);
    // The pointer or the way has changed meanwhile.
    if (this.#place && (this.#place.x !== x || this.#place.y !== y || this.#elements.way.value !== moving)) this.ask();
  }

  #say(words) { this.#elements.words.textContent = words; }

  #showLayer(layer) {
    const { toggle, way, legend } = this.#elements;
    // It was asked for another way, or before a touch.
    if (!toggle.checked || way.value !== layer.moving || !this.#mayAsk()) return;
    this.#phone.layer = layer.words ? null : layer;
    const lines = layer.owners.map((owner, number) => {
      const line = document.createElement("li");
      const mark = Object.assign(document.createElement("b"), { textContent: letter(number) });
      mark.style.background = tint(number, .35);
      line.append(mark, owner);
      return line;
    });
    legend.replaceChildren(...lines);
    if (!lines.length) legend.append(Object.assign(document.createElement("li"), { textContent: layer.words ?? "Nobody gets a finger here." }));
    legend.hidden = false;
  }
}
