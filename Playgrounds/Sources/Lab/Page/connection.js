// The WebSocket: messages out, messages in, and the time that the way there and back takes. One that is lost is made
// again.

const longestPause = 5000; // milliseconds between two tries

export class Connection extends EventTarget {
  #address;
  #socket;
  #waiting = [];
  #trips = [];
  #pause = 250;
  #isRefused = false;
  lastFrame = 0;

  constructor(address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/session`) {
    super();
    this.#address = address;
    this.#connect();
  }

  get isOpen() { return this.#socket.readyState === WebSocket.OPEN; }

  send(message) {
    if (!this.isOpen) return;
    this.#socket.send(JSON.stringify(message));
  }

  // Messages that are answered by one frame each.
  sendTouch(samples) { this.#ask({ type: "touch", samples, seen: this.lastFrame }, true); }
  sendTick(time) { this.#ask({ type: "tick", time, seen: this.lastFrame }, false); }

  // Frames that were asked for and are not here yet.
  get behind() { return this.#waiting.length; }

  forgetWaiting() { this.#waiting = []; }

  // The median of the latest ways there and back, in milliseconds.
  get roundTrip() {
    const sorted = [...this.#trips].sort((a, b) => a - b);
    return sorted.length ? sorted[sorted.length >> 1] : null;
  }

  #connect() {
    this.#socket = new WebSocket(this.#address);
    this.#socket.addEventListener("open", () => {
      this.#pause = 250;
      this.lastFrame = 0;
      this.#waiting = [];
      this.send({ type: "hello", version: 1 });
      this.#tell("open", {});
    });
    this.#socket.addEventListener("message", (event) => this.#receive(event.data));
    this.#socket.addEventListener("close", (event) => {
      this.#tell("closed", { code: event.code, isRefused: this.#isRefused });
      // Who was refused would be refused again.
      if (this.#isRefused) return;
      setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, longestPause);
    });
  }

  #ask(message, isTouch) {
    if (!this.isOpen) return;
    this.#waiting.push({ at: performance.now(), isTouch });
    this.send(message);
  }

  #receive(text) {
    const message = JSON.parse(text);
    if (message.type === "frame") {
      this.lastFrame = message.n;
      const asked = this.#waiting.shift();
      if (asked?.isTouch) {
        this.#trips.push(performance.now() - asked.at);
        if (this.#trips.length > 300) this.#trips.shift();
      }
    }
    if (message.type === "refused" && !message.goesOn) this.#isRefused = true;
    this.#tell(message.type, message);
  }

  #tell(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })); }
}
