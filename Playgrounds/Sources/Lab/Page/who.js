// Who would get a finger at the place under the pointer, in words.

export class Who {
  #elements;
  #connection;
  #mayAsk;
  #place = null; // the pointer's, in the phone's points
  #isAsked = false; // one question at a time: the pointer moves faster than answers come

  // `mayAsk` says whether the phone shows the scene as it is now, without a finger on it.
  constructor(elements, connection, phone, mayAsk) {
    this.#elements = elements;
    this.#connection = connection;
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
    way.addEventListener("change", () => this.ask());
    connection.addEventListener("forecast", ({ detail }) => this.#hear(detail));
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
  hide() { this.#say(""); }

  // A scene that starts anew answers nothing that was asked before.
  forget() {
    this.#isAsked = false;
    this.hide();
  }

  #turn(isOn) {
    const { way, key, words } = this.#elements;
    for (const one of [way, key, words]) one.hidden = !isOn;
    if (!isOn) this.hide();
  }

  #hear({ x, y, moving, words }) {
    this.#isAsked = false;
    if (this.#place && this.#mayAsk()) this.#say(words);
    // The pointer or the way has changed meanwhile.
    if (this.#place && (this.#place.x !== x || this.#place.y !== y || this.#elements.way.value !== moving)) this.ask();
  }

  #say(words) { this.#elements.words.textContent = words; }
}
