// Fingers on the phone: pointers with all their samples, a trackpad's scrolling, arrow keys, and strokes that are played.

import { samples } from "./strokes.js";

const most = 10; // fingers that the server tells apart
const rest = 100; // milliseconds without a wheel event, after which scrolling has ended
const line = 20; // points that a wheel with notches scrolls by
const [farthest, limit] = [5000, 9999]; // points from the corner: beyond, scrolling begins anew; the server takes no more

export class Fingers {
  #send;
  #phone;
  #clock;
  #numbers = new Map(); // from pointer to finger
  #pad = null; // what scrolls: its finger, type and place
  #padTimer = null;
  hasScrolled = false; // since the scene's start
  #key = null; // where the keyboard's finger is
  #queue = []; // samples that are to come, by the scene's time
  #last = -Infinity;
  start = [195, 360]; // where keys and strokes come down

  // `send` takes a list of samples: finger, phase, x, y, time in seconds.
  constructor(canvas, phone, clock, send) {
    this.#phone = phone;
    this.#clock = clock;
    this.#send = send;
    canvas.addEventListener("pointerdown", (event) => {
      this.#endScroll();
      if (event.button > 0) return;
      canvas.setPointerCapture(event.pointerId);
      this.#numbers.set(event.pointerId, this.#free());
      this.#sendPointer(event, "began");
      event.preventDefault();
      canvas.focus({ preventScroll: true });
      canvas.classList.add("touched");
    });
    canvas.addEventListener("pointermove", (event) => this.#sendPointer(event, "moved"));
    canvas.addEventListener("pointerup", (event) => this.#sendPointer(event, "ended"));
    canvas.addEventListener("pointercancel", (event) => this.#sendPointer(event, "cancelled"));
    canvas.addEventListener("wheel", (event) => this.#scroll(event), { passive: false });
    canvas.addEventListener("pointerleave", () => this.#endScroll());
    canvas.addEventListener("keydown", (event) => this.#press(event));
    canvas.addEventListener("blur", () => this.#liftKey("ended"));
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  get areDown() { return this.#numbers.size > 0 || this.#pad !== null || this.#key !== null || this.#queue.length > 0; }

  // A scene that starts anew knows of no finger.
  forget() {
    this.#numbers.clear();
    this.#pad = this.#key = null;
    this.hasScrolled = false;
    this.#queue = [];
    this.#last = -Infinity;
  }

  // A stroke, from the place where strokes come down; none where all fingers are in use.
  play(stroke) {
    const finger = this.#free();
    if (finger < most) this.#queue.push(...samples(stroke, this.start, this.#clock.now + 0.02, finger));
  }

  // Sends the samples that are due at the scene's time; called at each frame.
  advance(time) {
    const due = this.#queue.filter((sample) => sample.time <= time);
    if (!due.length) return;
    this.#queue = this.#queue.filter((sample) => sample.time > time);
    while (due.length) this.#emit(due.splice(0, 200));
  }

  #free() {
    const taken = new Set([...this.#numbers.values(), ...this.#queue.map((sample) => sample.finger)]);
    for (const one of [this.#key, this.#pad]) if (one) taken.add(one.finger);
    let number = 0;
    while (taken.has(number)) number += 1;
    return number;
  }

  #sendPointer(event, phase) {
    const finger = this.#numbers.get(event.pointerId);
    if (finger === undefined) return;
    // A display frame may hold several samples; each has its own time.
    const gathered = phase === "moved" && event.getCoalescedEvents ? event.getCoalescedEvents() : [];
    const events = gathered.length ? gathered : [event];
    this.#emit(events.map((one) => ({ finger, phase, ...this.#phone.point(one), time: this.#clock.at(one.timeStamp) })));
    if (phase === "ended" || phase === "cancelled") this.#numbers.delete(event.pointerId);
  }

  // A wheel's event says how far the content moves, against the fingers on the trackpad. None says that these have left.
  #scroll(event) {
    if (event.ctrlKey) return; // the browser zooms
    event.preventDefault();
    if (event.buttons) return;
    const isContinuous = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL;
    const scale = isContinuous ? this.#phone.scale : line;
    const scroll = isContinuous ? "continuous" : "discrete";
    if (this.#pad?.scroll !== scroll || Math.max(Math.abs(this.#pad.x), Math.abs(this.#pad.y)) > farthest) this.#endScroll();
    if (!this.#pad) {
      this.#pad = { finger: this.#free(), scroll, ...this.#phone.point(event) };
      this.hasScrolled = true;
      this.#sendPad("began", event.timeStamp);
    }
    this.#pad.x = Math.max(-limit, Math.min(limit, this.#pad.x - event.deltaX * scale));
    this.#pad.y = Math.max(-limit, Math.min(limit, this.#pad.y - event.deltaY * scale));
    this.#sendPad("moved", event.timeStamp);
    clearTimeout(this.#padTimer);
    this.#padTimer = setTimeout(() => this.#endScroll(), rest);
  }

  #endScroll() {
    if (!this.#pad) return;
    this.#sendPad("ended", performance.now());
    this.#pad = null;
  }

  #sendPad(phase, stamp) { this.#emit([{ ...this.#pad, phase, time: this.#clock.at(stamp) }]); }

  #press(event) {
    event.currentTarget.classList.remove("touched");
    const ways = { ArrowDown: [0, 1], ArrowUp: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
    const way = ways[event.key];
    if (way) this.#moveKey(way, event.shiftKey ? 80 : 24);
    else if (this.#key && (event.key === "Enter" || event.key === " ")) this.#liftKey("ended");
    else if (this.#key && event.key === "Escape") this.#liftKey("cancelled");
    else return;
    event.preventDefault();
  }

  #moveKey([dx, dy], length) {
    const time = this.#clock.at(performance.now());
    if (!this.#key) {
      this.#key = { finger: this.#free(), x: this.start[0], y: this.start[1], time };
      this.#emit([{ ...this.#sample("began"), time }]);
    }
    const start = Math.max(time, this.#key.time);
    for (let index = 1; index <= 6; index += 1) {
      this.#key.x += (dx * length) / 6;
      this.#key.y += (dy * length) / 6;
      this.#key.time = start + index * 0.01;
      this.#queue.push(this.#sample("moved"));
    }
  }

  #liftKey(phase) {
    if (!this.#key) return;
    // After a rest, so that the arrow keys let go without speed.
    this.#key.time = Math.max(this.#key.time, this.#clock.now) + 0.1;
    this.#queue.push(this.#sample(phase));
    this.#key = null;
  }

  #sample(phase) { return { finger: this.#key.finger, phase, x: this.#key.x, y: this.#key.y, time: this.#key.time }; }

  // Several sources share one time line: none may send a sample that is older than one already sent.
  #emit(samples) {
    for (const sample of samples) {
      sample.time = Math.max(sample.time, this.#last);
      this.#last = sample.time;
    }
    this.#send(samples);
  }

  // Ticks are on the same time line.
  reach(time) {
    this.#last = Math.max(this.#last, time);
    return this.#last;
  }
}
