// A phone's screen: the stage's picture, the fingers on it, and what the rules see.

import { Sheet } from "./ink.js";
import { paintLayer } from "./layer.js";
import { paintMarks } from "./marks.js";
import { paint, paintFinger, screen } from "./picture.js";

export class Phone {
  #canvas;
  #sheet;
  #frame = null;
  #showsMarks = false;
  #layer = null;

  constructor(canvas) {
    this.#canvas = canvas;
    this.#sheet = new Sheet(canvas, (context, width) => this.#draw(context, width));
  }

  // The point of the phone's window under a point of the page.
  point(event) {
    const box = this.#canvas.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * screen.width,
      y: ((event.clientY - box.top) / box.height) * screen.height,
    };
  }

  // The phone's points in a pixel of the page.
  get scale() { return screen.width / this.#canvas.getBoundingClientRect().width; }

  // Shows a frame of a course.
  show(frame) {
    this.#frame = frame;
    this.#sheet.ask();
  }

  set showsMarks(shows) {
    this.#showsMarks = shows;
    this.#sheet.ask();
  }

  // Who would get a finger at each place; null hides it.
  set layer(layer) {
    this.#layer = layer;
    this.#sheet.ask();
  }

  #draw(context, width) {
    if (!this.#frame) return;
    context.scale(width / screen.width, width / screen.width);
    paint(context, this.#frame.items);
    if (this.#layer) paintLayer(context, this.#layer, screen);
    if (this.#showsMarks) paintMarks(context, this.#frame.marks, screen, width / screen.width);
    for (const finger of this.#frame.fingers) paintFinger(context, finger);
  }
}
