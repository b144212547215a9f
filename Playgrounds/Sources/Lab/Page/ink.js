// Colours for what is drawn on canvases: the style sheet's, here and now, light or dark, or the system's own.

let probe = null;

// The value of a CSS variable.
export function ink(name) {
  if (!probe) {
    probe = Object.assign(document.createElement("span"), { hidden: true });
    // Where colours are forced, they are in the variables already.
    probe.style.forcedColorAdjust = "none";
    document.body.append(probe);
  }
  probe.style.color = `var(--${name})`;
  return getComputedStyle(probe).color;
}

// Calls back whenever another ink is due.
function onNewInk(changed) {
  for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) matchMedia(query).addEventListener("change", changed);
}

// A canvas that is drawn as often as the display shows frames, in its own size, and with its own ink.
export class Sheet {
  #canvas;
  #context;
  #draw;
  #isDirty = false;

  // `draw` gets the context, in CSS pixels, and the width and height of the canvas. `isInked`: it draws with our ink; who
  // does not is forgotten with its canvas.
  constructor(canvas, draw, isInked = true) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d");
    this.#draw = draw;
    new ResizeObserver(() => this.ask()).observe(canvas);
    if (isInked) onNewInk(() => this.ask());
  }

  ask() {
    if (this.#isDirty) return;
    this.#isDirty = true;
    requestAnimationFrame(() => {
      this.#isDirty = false;
      const canvas = this.#canvas, context = this.#context;
      const width = canvas.clientWidth, height = canvas.clientHeight;
      if (!width || !height) return;
      const [w, h] = [width, height].map((length) => Math.round(length * devicePixelRatio));
      if (canvas.width !== w || canvas.height !== h) Object.assign(canvas, { width: w, height: h });
      context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
      context.globalAlpha = 1;
      context.clearRect(0, 0, width, height);
      this.#draw(context, width, height);
    });
  }
}
