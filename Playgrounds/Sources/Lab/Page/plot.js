// Finger, content and card over time, of one course or of two: whose finger it is under them, how fast they go, what was
// decided, and a cursor that is moved to another moment.

import { ink, Sheet } from "./ink.js";

const lines = ["finger", "content", "card"];
const left = 42, right = 10, top = 18;
const band = 11; // the height of an owner's band
const axis = 17; // of the times below

export class Plot extends EventTarget {
  #canvas;
  #sheet;
  #courses = [];
  #span;
  #first = null;
  #cursor = null;
  #hovered = null;
  #isDragged = false;
  #end = null;

  // `span` in seconds: how much is shown, up to the end; null for everything.
  constructor(canvas, span = null) {
    super();
    this.#canvas = canvas;
    this.#span = span;
    this.#sheet = new Sheet(canvas, (context, width, height) => this.#draw(context, width, height));
    canvas.addEventListener("pointerdown", (event) => {
      if (event.button > 0) return;
      canvas.setPointerCapture(event.pointerId);
      this.#isDragged = true;
      this.#seek(event, "seek");
    });
    canvas.addEventListener("pointermove", (event) => this.#seek(event, this.#isDragged ? "seek" : "hover"));
    for (const name of ["pointerup", "pointercancel"]) canvas.addEventListener(name, () => { this.#isDragged = false; });
    canvas.addEventListener("pointerleave", () => {
      if (this.#isDragged) return;
      this.#hovered = null;
      this.#sheet.ask();
      this.dispatchEvent(new CustomEvent("leave"));
    });
  }

  // One course, or two of the same fingers. `first`: the time of their first difference.
  show(courses, first = null) {
    this.#courses = courses;
    this.#first = first;
    this.#sheet.ask();
  }

  // There is more in the courses.
  renew() { this.#sheet.ask(); }

  // The moment that is looked at; null for the latest.
  set cursor(time) {
    // While an earlier moment is looked at, nothing runs away from under the pointer.
    this.#end = time === null ? null : this.#end ?? this.#latest;
    this.#cursor = time;
    this.#sheet.ask();
  }

  get #latest() { return Math.max(...this.#courses.map((course) => course.ends), this.#span ?? 0.1); }

  get range() {
    const end = this.#end ?? this.#latest;
    const begin = this.#span === null ? Math.min(...this.#courses.map((course) => course.begins)) : end - this.#span;
    return [begin, end];
  }

  #seek(event, name) {
    const [begin, end] = this.range;
    const box = this.#canvas.getBoundingClientRect();
    const share = (event.clientX - box.left - left) / (box.width - left - right);
    const [first, last] = [this.#courses[0]?.begins ?? 0, this.#latest];
    const time = Math.min(Math.max(begin + share * (end - begin), first), last);
    if (name === "hover") this.#hovered = time;
    this.#sheet.ask();
    this.dispatchEvent(new CustomEvent(name, { detail: time }));
  }

  #draw(context, width, height) {
    if (!this.#courses.length) return;
    const [begin, end] = this.range;
    const speedHeight = height > 190 ? Math.round(height * .2) : 0;
    const bands = this.#courses.length * (band + 2);
    const bottom = height - axis - bands - (speedHeight ? speedHeight + 6 : 0) - 4;
    const shown = this.#courses.map((course) => {
      const from = Math.max(0, course.indexAt(begin) - 1);
      return course.frames.slice(from, course.indexAt(end) + 1);
    });
    const values = shown.flat().flatMap((frame) => lines.map((name) => frame[name])).filter((value) => value !== null);
    const scale = {
      x: (time) => left + ((time - begin) / Math.max(end - begin, 1e-6)) * (width - left - right),
      most: Math.max(200, ...values), least: Math.min(0, ...values), top, bottom,
    };
    scale.y = (value) => bottom - ((value - scale.least) / (scale.most - scale.least)) * (bottom - top);
    this.#drawGrid(context, scale, width);
    this.#drawTimes(context, scale, begin, end, height);
    context.save();
    context.beginPath();
    context.rect(left - 1, 0, width - left - right + 2, height);
    context.clip();
    shown.forEach((frames, index) => {
      // Both have the same finger: it is drawn once.
      for (const name of index ? lines.slice(1) : lines) this.#drawLine(context, scale, frames, name, index);
    });
    this.#drawBands(context, scale, bottom + 4);
    if (speedHeight) this.#drawSpeeds(context, scale, bottom + bands + 6, speedHeight, width);
    this.#drawDecisions(context, scale, bottom);
    this.#drawFirst(context, scale, bottom + bands);
    for (const [time, alpha] of [[this.#hovered, .5], [this.#cursor, 1]]) {
      if (time !== null) this.#drawCursor(context, scale.x(time), height - axis, alpha);
    }
    context.restore();
  }

  #drawGrid(context, { y, least, most }, width) {
    context.font = "11px system-ui, sans-serif";
    context.fillStyle = ink("quiet");
    context.strokeStyle = ink("line");
    context.lineWidth = 1;
    context.textAlign = "right";
    const step = [50, 100, 200, 500, 1000, 2000].find((step) => (most - least) / step <= 4) ?? 5000;
    for (let value = Math.ceil(least / step) * step; value <= most; value += step) {
      line(context, left, y(value), width - right, y(value));
      context.fillText(value, left - 6, y(value) + 4);
    }
  }

  #drawTimes(context, { x }, begin, end, height) {
    context.textAlign = "center";
    const step = [.1, .25, .5, 1, 2, 5, 10].find((step) => (end - begin) / step <= 8) ?? 30;
    for (let time = Math.ceil(begin / step) * step; time <= end; time += step) {
      context.fillText(`${Math.round(time * 100) / 100} s`, x(time), height - 4);
    }
  }

  #drawLine(context, { x, y }, frames, name, index) {
    context.strokeStyle = ink(name);
    context.lineWidth = name === "finger" ? 1.5 : 2.5;
    context.setLineDash(name === "finger" ? [2, 4] : index ? [7, 5] : []);
    trace(context, frames.map((frame) => [x(frame.time), frame[name] === null ? null : y(frame[name])]));
    context.setLineDash([]);
  }

  #drawBands(context, { x }, from) {
    this.#courses.forEach((course, index) => {
      const y = from + index * (band + 2);
      for (const { owner, start, end } of course.owners) {
        if (owner === "nobody") continue;
        const { name, words } = look(owner), width = Math.max(x(end) - x(start), 1.5);
        if (owner === "others") {
          context.strokeStyle = ink(name);
          context.lineWidth = 1;
          context.strokeRect(x(start) + .5, y + .5, Math.max(width - 1, 0), band - 1);
        } else {
          context.fillStyle = ink(name);
          context.fillRect(x(start), y, width, band);
        }
        // Not by colour alone.
        if (width < 44) continue;
        context.fillStyle = ink(["drag", "scroll"].some((one) => owner.startsWith(one)) ? "panel" : "text");
        context.font = "bold 10px system-ui, sans-serif";
        context.textAlign = "left";
        context.fillText(words, x(start) + 4, y + 9);
      }
    });
  }

  #drawSpeeds(context, { x }, from, height, width) {
    const speeds = this.#courses.map((course) => ["content", "card"].map((name) => course.speeds(name)));
    const most = Math.max(500, ...speeds.flat(2).map(({ value }) => Math.abs(value)));
    const y = (value) => from + height / 2 - (value / most) * (height / 2 - 4);
    context.strokeStyle = ink("line");
    line(context, left, y(0), width - right, y(0));
    speeds.forEach((pair, index) => pair.forEach((points, which) => {
      context.strokeStyle = ink(["content", "card"][which]);
      context.lineWidth = 1.25;
      context.setLineDash(index ? [5, 4] : []);
      trace(context, points.map(({ time, value }) => [x(time), y(value)]));
    }));
    context.setLineDash([]);
    context.fillStyle = ink("quiet");
    context.font = "10px system-ui, sans-serif";
    context.textAlign = "left";
    context.fillText(`speed, up to ${Math.round(most)} pt/s`, left + 4, from + 9);
  }

  // Numbered as in the list; of two courses, ticks in the lane of each.
  #drawDecisions(context, { x }, bottom) {
    context.font = "bold 11px system-ui, sans-serif";
    context.textAlign = "center";
    context.strokeStyle = context.fillStyle = ink("decided");
    context.lineWidth = 1;
    this.#courses.forEach((course, index) => {
      course.decisions.forEach(({ at, number }, position) => {
        if (this.#courses.length > 1) {
          const y = bottom + 4 + index * (band + 2);
          context.lineWidth = 2;
          line(context, x(at), y - 1, x(at), y + band + 1);
          return;
        }
        line(context, x(at), 15, x(at), bottom);
        context.fillText(number ?? position + 1, x(at), 11);
      });
    });
  }

  #drawFirst(context, { x }, bottom) {
    if (this.#first === null) return;
    context.strokeStyle = context.fillStyle = ink("decided");
    context.lineWidth = 2;
    line(context, x(this.#first), top - 2, x(this.#first), bottom);
    context.font = "bold 11px system-ui, sans-serif";
    const isLate = x(this.#first) > this.#canvas.clientWidth - 110;
    context.textAlign = isLate ? "right" : "left";
    context.fillText("first difference", x(this.#first) + (isLate ? 2 : -2), 12);
  }

  #drawCursor(context, x, bottom, alpha) {
    context.globalAlpha = alpha;
    context.strokeStyle = context.fillStyle = ink("text");
    context.lineWidth = 1.5;
    line(context, x, top - 4, x, bottom);
    context.beginPath();
    context.arc(x, top - 6, 4.5, 0, Math.PI * 2);
    context.fill();
    context.globalAlpha = 1;
  }
}

// Whose finger it is, in a band.
function look(owner) {
  if (owner.startsWith("scroll")) return { name: "content", words: "list" };
  return { drag: { name: "card", words: "card" }, others: { name: "content", words: "others" } }[owner] ?? { name: "line", words: "?" };
}

function line(context, x1, y1, x2, y2) {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}

// Through all points; a gap where there is no value.
function trace(context, points) {
  context.beginPath();
  let isDown = false;
  for (const [x, y] of points) {
    if (y === null) isDown = false;
    else if (isDown) context.lineTo(x, y);
    else {
      context.moveTo(x, y);
      isDown = true;
    }
  }
  context.stroke();
}
