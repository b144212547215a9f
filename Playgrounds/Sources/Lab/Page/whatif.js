// The same finger under other rules: asks the server for both courses, and shows them in place of the phone.

import { Comparison } from "./comparison.js";
import { isSamePolicy, written } from "./link.js";
import { packed, script } from "./strokes.js";

export class WhatIf extends EventTarget {
  #elements;
  #connection;
  #comparison;
  #sides = null; // the settings of both, once they are asked for
  #edited = "other";
  #fingers = null; // what is played: once the server has said what that was, its samples
  #isAsked = false;
  #isStale = false;
  #pause = null;
  catalog = null;

  // Elements: `main`, whose view it is; `comparison`, `choices`, `sides` with its buttons `one` and `other`.
  constructor(elements, connection) {
    super();
    this.#elements = elements;
    this.#connection = connection;
    this.#comparison = new Comparison(elements.comparison);
    for (const side of ["one", "other"]) elements[side].addEventListener("click", () => this.#edit(side));
    connection.addEventListener("compared", ({ detail }) => this.#take(detail));
  }

  get isOpen() { return this.#sides !== null; }

  // Buttons for the policies that the fingers were not under: the last touch.
  offer(settings, isTouched) {
    const others = this.catalog.policies.filter(({ choice }) => !isSamePolicy(choice, settings.policy));
    const button = (text, other) => {
      const one = Object.assign(document.createElement("button"), { type: "button", textContent: text, disabled: !isTouched });
      one.addEventListener("click", () => this.open(settings, other));
      return one;
    };
    this.#elements.choices.replaceChildren(
      ...others.map(({ name, choice }) => button(`.${name}`, { ...settings, policy: structuredClone(choice) })),
      button("other rules …", structuredClone(settings)));
  }

  // `fingers`: samples with a name; without any, the last touch.
  open(one, other, fingers = {}) {
    this.#fingers = fingers;
    this.#sides = { one: structuredClone(one), other: structuredClone(other) };
    this.#elements.main.dataset.view = "compare";
    this.#elements.comparison.hidden = this.#elements.sides.hidden = false;
    this.#edit("other");
    this.dispatchEvent(new CustomEvent("open"));
    this.#ask();
  }

  leave() {
    this.#sides = null;
    this.#elements.main.dataset.view = "live";
    this.#elements.comparison.hidden = this.#elements.sides.hidden = true;
    this.dispatchEvent(new CustomEvent("left"));
  }

  // The rules of the side that is edited have been changed.
  change(settings) {
    const other = this.#edited === "one" ? "other" : "one";
    this.#sides[this.#edited] = structuredClone(settings);
    // Another scene is another one for both.
    if (this.#sides[other].scene !== settings.scene) {
      this.#sides[other] = { ...this.#sides[other], scene: settings.scene, options: {} };
    }
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#ask(), 120);
  }

  // The server has forgotten what it was asked.
  again() {
    this.#isAsked = false;
    this.#ask();
  }

  fail(message) {
    this.#isAsked = false;
    if (!this.isOpen) return;
    this.#comparison.fail(message);
    if (this.#isStale) this.#ask();
  }

  // The link to what is compared; null where nothing is.
  get link() {
    if (!this.isOpen || !this.#fingers.samples) return null;
    const touch = packed(this.#fingers.samples);
    return written({ settings: this.#sides.one, other: this.#sides.other, touch }, this.usual, this.catalog);
  }

  // The settings that links are told against.
  usual = null;

  #ask() {
    if (!this.isOpen) return;
    // One at a time; what has been changed meanwhile is asked for after it.
    this.#isStale = this.#isAsked;
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#comparison.wait();
    const { name, samples } = this.#fingers;
    this.#connection.send({ type: "compare", script: samples ? script(name, samples) : null, ...this.#sides });
  }

  #take(compared) {
    this.#isAsked = false;
    if (!this.isOpen) return;
    const isFirst = !this.#fingers.samples;
    // Asked again, it is still the touch that it was at first.
    compared.start = this.#fingers.start ?? compared.start;
    this.#fingers = {
      name: compared.script, start: compared.start,
      samples: compared.samples.map(([time, finger, phase, x, y]) => ({ time, finger, phase, x, y })),
    };
    if (isFirst) for (const side of ["one", "other"]) this.#sides[side].offset = compared[side].settings.offset ?? 0;
    if (this.#isStale) return this.#ask();
    this.#comparison.show(compared, this.#comparison.compared !== null && !isFirst);
    this.#edit(this.#edited);
    this.dispatchEvent(new CustomEvent("compared"));
  }

  #edit(side) {
    this.#edited = side;
    for (const name of ["one", "other"]) this.#elements[name].setAttribute("aria-pressed", String(name === side));
    const compared = this.#comparison.compared?.[side];
    this.dispatchEvent(new CustomEvent("side", {
      detail: { settings: this.#sides[side], swift: compared?.swift ?? "", warnings: compared?.warnings ?? [] },
    }));
  }
}
