// The WebSocket: messages out, messages in. One that is lost is made again.

const longestPause = 5000; // milliseconds between two tries

export class Connection extends EventTarget {
  #address;
  #socket;
  #pause = 250;
  behind = 0; // frames that were asked for and are not here yet

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
  sendTouch(samples) { this.#ask({ type: "touch", samples }); }
  sendTick(time) { this.#ask({ type: "tick", time }); }

  #connect() {
    this.#socket = new WebSocket(this.#address);
    this.#socket.addEventListener("open", () => {
      this.#pause = 250;
      this.behind = 0;
      this.send({ type: "hello", version: 2 });
      this.#tell("open", {});
    });
    this.#socket.addEventListener("message", (event) => this.#receive(event.data));
    this.#socket.addEventListener("close", (event) => {
      this.#tell("closed", { code: event.code });
      setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, longestPause);
    });
  }

  #ask(message) {
    if (!this.isOpen) return;
    this.behind += 1;
    this.send(message);
  }

  #receive(text) {
    const message = JSON.parse(text);
    if (message.type === "frame") this.behind = Math.max(0, this.behind - 1);
    this.#tell(message.type, message);
  }

  #tell(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })); }
}
