// Draws over a phone's picture what the rules see: wedges, lines and boxes, each with what it says. Which there
// are, and where, the server knows.

import { ink } from "./ink.js";

const inks = {
  slop: "finger", cone: "finger", edge: "content", room: "content", scroll: "content", held: "content",
};

// `scale`: CSS pixels to a point of the phone.
export function paintMarks(context, marks, { width, height }, scale) {
  const said = [];
  for (const mark of marks) {
    const color = ink(inks[mark.role] ?? "text");
    context.strokeStyle = color;
    context.fillStyle = color;
    context.lineWidth = 2;
    context.beginPath();
    const place = shapes[mark.k](context, mark);
    context.stroke();
    if (mark.k === "wedge" || mark.role === "held") {
      context.globalAlpha = .14;
      context.fill();
      context.globalAlpha = 1;
    }
    if (mark.says) said.push({ text: mark.says, color, ...place });
  }
  say(context, said, width, height, Math.max(13, 9.5 / scale));
}

// Each draws a path and returns where its words go.
const shapes = {
  wedge(context, { at: [x, y], r, from, to }) {
    const [start, end] = [from, to].map((degrees) => degrees * Math.PI / 180);
    context.moveTo(x, y);
    context.arc(x, y, r, start, end);
    context.closePath();
    const middle = (start + end) / 2;
    return { x: x + Math.cos(middle) * (r + 10), y: y + Math.sin(middle) * (r + 10) };
  },
  line(context, { from: [x1, y1], to: [x2, y2] }) {
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    // Beside a line that goes down, above one that goes across.
    return Math.abs(x2 - x1) > Math.abs(y2 - y1) ? { x: Math.min(x1, x2) + 10, y: y1 - 6 } : { x: x1 + 8, y: (y1 + y2) / 2 };
  },
  box(context, { at: [x, y, width, height] }) {
    context.rect(x + 1, y + 1, width - 2, height - 2);
    return { x: x + 8, y: y + height - 10 };
  },
};

// The words, each on a ground of its own, moved down where another's are.
function say(context, said, width, height, size) {
  context.font = `600 ${size}px system-ui, sans-serif`;
  context.textAlign = "left";
  const line = size * 1.4, taken = [];
  for (const { text, color, ...place } of said) {
    const length = context.measureText(text).width;
    const x = Math.min(Math.max(place.x, 6), Math.max(6, width - length - 10));
    let y = Math.min(Math.max(place.y, line), height - 8);
    const isTaken = () => taken.some((one) => Math.abs(one.y - y) < line && x < one.x + one.length + 8 && one.x < x + length + 8);
    for (let tries = 0; tries < 30 && isTaken(); tries += 1) y = y + line / 2 > height - 8 ? line : y + line / 2;
    taken.push({ x, y, length });
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(x - 4, y - size, length + 8, line, 5);
    context.fill();
    context.fillStyle = ink("panel");
    context.fillText(text, x, y);
  }
}
