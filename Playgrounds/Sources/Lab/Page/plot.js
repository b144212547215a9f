// Finger, content and card over the last seconds, with the decisions as numbered marks.

const span = 4; // seconds

export class Plot {
  #canvas;
  #context;
  #points = [];
  #marks = [];
  #isDirty = false;

  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d");
    new ResizeObserver(() => this.#ask()).observe(canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#ask());
  }

  clear() {
    this.#points = [];
    this.#marks = [];
    this.#ask();
  }

  add(frame) {
    const [finger, content, card] = frame.plot;
    this.#points.push({ time: frame.time, finger, content, card });
    const first = this.#points.findIndex((point) => point.time >= frame.time - span);
    if (first > 400) this.#points.splice(0, first);
    this.#ask();
  }

  mark(decision, number) {
    this.#marks.push({ time: decision.at, number });
    if (this.#marks.length > 40) this.#marks.shift();
  }

  #ask() {
    if (this.#isDirty) return;
    this.#isDirty = true;
    requestAnimationFrame(() => {
      this.#isDirty = false;
      this.#draw();
    });
  }

  #draw() {
    const canvas = this.#canvas, context = this.#context;
    const width = canvas.clientWidth, height = canvas.clientHeight;
    const [w, h] = [width, height].map((length) => Math.round(length * devicePixelRatio));
    if (canvas.width !== w || canvas.height !== h) Object.assign(canvas, { width: w, height: h });
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, width, height);
    const end = Math.max(span, this.#points.at(-1)?.time ?? span);
    const shown = this.#points.filter((point) => point.time >= end - span);
    const values = shown.flatMap(({ finger, content, card }) => [finger, content, card]).filter((value) => value !== null);
    const most = Math.max(200, ...values), least = Math.min(0, ...values);
    const x = (time) => ((time - end + span) / span) * (width - 54) + 36;
    const y = (value) => height - 18 - ((value - least) / (most - least)) * (height - 36);
    this.#drawGrid(x, y, { least, most, end, width, height });
    for (const name of ["finger", "content", "card"]) this.#drawLine(shown, name, x, y);
    this.#drawMarks(x, end, height);
  }

  #drawGrid(x, y, { least, most, end, width, height }) {
    const context = this.#context;
    context.font = "11px system-ui, sans-serif";
    context.fillStyle = color("--quiet");
    context.strokeStyle = color("--line");
    context.lineWidth = 1;
    const step = [50, 100, 200, 500, 1000, 2000].find((step) => (most - least) / step <= 5) ?? 5000;
    context.textAlign = "right";
    for (let value = Math.ceil(least / step) * step; value <= most; value += step) {
      context.beginPath();
      context.moveTo(36, y(value));
      context.lineTo(width - 8, y(value));
      context.stroke();
      context.fillText(value, 32, y(value) + 4);
    }
    context.textAlign = "center";
    for (let second = Math.ceil(end - span); second <= end; second += 1) context.fillText(`${second} s`, x(second), height - 4);
  }

  #drawLine(points, name, x, y) {
    const context = this.#context;
    context.strokeStyle = color(`--${name}`);
    context.lineWidth = name === "finger" ? 1.5 : 2.5;
    context.setLineDash(name === "finger" ? [5, 4] : []);
    context.beginPath();
    let isDown = false;
    for (const point of points) {
      const value = point[name];
      if (value === null) isDown = false;
      else if (isDown) context.lineTo(x(point.time), y(value));
      else {
        context.moveTo(x(point.time), y(value));
        isDown = true;
      }
    }
    context.stroke();
    context.setLineDash([]);
  }

  #drawMarks(x, end, height) {
    const context = this.#context;
    context.font = "bold 11px system-ui, sans-serif";
    context.textAlign = "center";
    for (const { time, number } of this.#marks) {
      if (time < end - span) continue;
      context.strokeStyle = context.fillStyle = color("--decided");
      context.lineWidth = 1;
      context.beginPath();
      context.moveTo(x(time), 15);
      context.lineTo(x(time), height - 18);
      context.stroke();
      context.fillText(number, x(time), 11);
    }
  }
}

// The value of a CSS variable here and now, light or dark.
const probe = document.createElement("span");
probe.hidden = true;
function color(name) {
  if (!probe.parentNode) document.body.append(probe);
  probe.style.color = `var(${name})`;
  return getComputedStyle(probe).color;
}
