// Small pictures of a course at the moments that matter. Each is a button that goes there.

import { Sheet } from "./ink.js";
import { paint, paintFinger, screen } from "./picture.js";

export class Filmstrip extends EventTarget {
  #list;

  constructor(list) {
    super();
    this.#list = list;
  }

  clear() { this.#list.replaceChildren(); }

  // Pictures of each course at the times; `words` names a time.
  show(courses, times, words) {
    this.#list.replaceChildren(...times.map((time) => {
      const item = document.createElement("li");
      const button = Object.assign(document.createElement("button"), { type: "button" });
      for (const course of courses) button.append(picture(course.at(time)));
      button.append(Object.assign(document.createElement("span"), { textContent: words(time) }));
      button.addEventListener("click", () => this.dispatchEvent(new CustomEvent("seek", { detail: time })));
      item.append(button);
      return item;
    }));
  }
}

function picture(frame) {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  const sheet = new Sheet(canvas, (context, width) => {
    context.scale(width / screen.width, width / screen.width);
    paint(context, frame.items);
    for (const finger of frame.fingers) paintFinger(context, finger);
  }, false);
  sheet.ask();
  return canvas;
}
