// Draws over a phone's picture who would get a finger at each place: a tint and a letter for each owner.

const hues = [215, 30, 140, 330, 275, 185, 0, 55];

export const letter = (number) => String.fromCharCode(65 + (number % 26));
export const tint = (number, alpha) => `hsl(${hues[number % hues.length]} 80% 45% / ${alpha})`;

export function paintLayer(context, layer, { width, height }) {
  context.font = "600 15px system-ui, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const { owner, from, to, top, bottom } of areas(layer)) {
    const [left, right] = [from, to].map((column) => Math.min(column * layer.grid, width));
    const [high, low] = [top, bottom].map((row) => Math.min(row * layer.grid, height));
    context.fillStyle = tint(owner, .35);
    context.fillRect(left, high, right - left, low - high);
    context.fillStyle = "#000";
    context.fillText(letter(owner), (left + right) / 2, (high + low) / 2);
  }
  context.textAlign = "start";
  context.textBaseline = "alphabetic";
}

// The runs, cut where a row ends, and joined to those above that are as wide. `runs`: equal places in reading order, as
// [number of the owner, count]; -1 is nobody.
function areas({ columns, runs }) {
  const areas = [];
  let place = 0;
  for (const [owner, count] of runs) {
    for (const end = place + count; place < end;) {
      const row = Math.floor(place / columns), from = place % columns;
      const to = Math.min(from + end - place, columns);
      place += to - from;
      if (owner < 0) continue;
      const above = areas.find((one) => one.owner === owner && one.from === from && one.to === to && one.bottom === row);
      if (above) above.bottom += 1;
      else areas.push({ owner, from, to, top: row, bottom: row + 1 });
    }
  }
  return areas;
}
