// Paints what is on the stage: a flat list of items, each with its depth in the tree.

const font = "-apple-system, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

// In the points of the phone's window.
export const screen = { width: 390, height: 844 };

export function paint(context, items) {
  const open = [];
  const close = () => {
    const item = open.pop();
    if (item.w) border(context, item);
    context.restore();
  };
  for (const item of items) {
    while (open.length > item.d) close();
    context.save();
    open.push(item);
    context.transform(...item.m);
    if (item.o !== undefined) context.globalAlpha *= item.o;
    if (item.u) {
      const [x, y, width, height, r] = item.u;
      outline(context, { b: [x, y, width, height], r }, 0);
      context.clip();
    }
    fill(context, item);
    if (item.x) label(context, item);
    if (item.c) {
      outline(context, item, 0);
      context.clip();
    }
  }
  while (open.length) close();
}

export function paintFinger(context, [x, y]) {
  context.beginPath();
  context.arc(x, y, 24, 0, Math.PI * 2);
  context.fillStyle = "rgba(20, 20, 30, .22)";
  context.fill();
  context.lineWidth = 2.5;
  context.strokeStyle = "rgba(255, 255, 255, .9)";
  context.stroke();
}

function outline(context, { b: [x, y, width, height], r = 0, k = 15 }, inset) {
  const most = Math.min(width, height) / 2;
  const radius = (bit) => (k & bit ? Math.max(0, Math.min(r, most) - inset) : 0);
  context.beginPath();
  // The mask's bits: top left, top right, bottom left, bottom right.
  context.roundRect(x + inset, y + inset, Math.max(0, width - 2 * inset), Math.max(0, height - 2 * inset),
    [radius(1), radius(2), radius(8), radius(4)]);
}

function fill(context, item) {
  if (!item.f) return;
  outline(context, item, 0);
  if (item.s && !item.c) {
    const [color, x, y, radius] = item.s;
    const scale = context.getTransform().a;
    Object.assign(context, {
      shadowColor: color, shadowOffsetX: x * scale, shadowOffsetY: y * scale, shadowBlur: radius * 2 * scale,
    });
  }
  context.fillStyle = item.f;
  context.fill();
  context.shadowColor = "transparent";
}

function border(context, item) {
  const [width, color] = item.w;
  outline(context, item, width / 2);
  context.lineWidth = width;
  context.strokeStyle = color;
  context.stroke();
}

function label(context, { b: [x, y, width, height], x: [text, color, size, weight, alignment, limit] }) {
  context.font = `${weight} ${size}px ${font}`;
  context.fillStyle = color;
  context.textAlign = alignment === 1 ? "center" : alignment === 2 ? "right" : "left";
  const lines = broken(context, text, width, limit);
  const lineHeight = size * 1.2;
  const left = alignment === 1 ? x + width / 2 : alignment === 2 ? x + width : x;
  const top = y + height / 2 - (lineHeight * lines.length) / 2;
  lines.forEach((line, index) => context.fillText(line, left, top + lineHeight * index + size * 0.95));
}

// Between words; what is left after the last line ends in an ellipsis.
function broken(context, text, width, limit) {
  const lines = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ")) {
      const longer = line ? `${line} ${word}` : word;
      if (line && limit !== 1 && context.measureText(longer).width > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  const shown = limit > 0 ? lines.slice(0, limit) : lines;
  let last = shown.at(-1);
  if (width > 0 && (shown.length < lines.length || context.measureText(last).width > width + 1)) {
    while (last && context.measureText(last + "…").width > width) last = last.slice(0, -1);
    shown[shown.length - 1] = last + "…";
  }
  return shown;
}
