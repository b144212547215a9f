// A phone's screen: the stage's picture, and the fingers on it.

import { Sheet } from "./ink.js";
import { paintLayer } from "./layer.js";
import { paint, paintFinger, screen } from "./picture.js";

export class Phone {
  #canvas;
  #sheet;
  #frame = null;
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
    for (const finger of this.#frame.fingers) paintFinger(context, finger);
  }
}
