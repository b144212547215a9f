// Strokes that need no hand, and the fingers of a link.

// Steps of [x, y, milliseconds]; a rest has no movement.
export const strokes = [
  { name: "Pull down", steps: [[0, 260, 260], [0, 0, 80], [0, 40, 60]] },
  { name: "Flick down", steps: [[0, 190, 110]] },
  { name: "Scroll, then pull down without lifting", steps: [[0, -120, 200], [0, 0, 60], [0, 610, 640], [0, 0, 90]] },
  { name: "Out, back to rest, and on", steps: [[0, 140, 200], [0, -260, 360], [0, 200, 280]] },
  { name: "A small pull", steps: [[0, 60, 160], [0, 0, 120]] },
  { name: "Across", steps: [[-160, 4, 220]] },
];

// The name of a stroke in links: "flick-down".
export function slug({ name }) { return name.toLowerCase().replace(/[^a-z]+/g, "-"); }

// The samples of a stroke from a place on, each with its own time: every 8 ms, as a digitizer's.
export function samples({ steps }, [startX, startY], start = 0, finger = 0) {
  let [x, y, time] = [startX, startY, start];
  const found = [];
  const add = (phase) => found.push({ finger, phase, x, y, time });
  add("began");
  for (const [dx, dy, milliseconds] of steps) {
    const count = Math.max(1, Math.round(milliseconds / 8));
    for (let index = 0; index < count; index += 1) {
      time += milliseconds / 1000 / count;
      x += dx / count;
      y += dy / count;
      if (dx || dy) add("moved");
    }
  }
  add("ended");
  return found;
}

// The samples as the server takes a script.
export function script(name, all) {
  const tracks = [], down = new Map();
  for (const { finger, phase, x, y, time } of all) {
    if (phase === "began") {
      down.set(finger, { samples: [], ends: "lift" });
      tracks.push(down.get(finger));
    }
    down.get(finger)?.samples.push([time, x, y]);
    if (phase === "cancelled") down.get(finger).ends = "cancel";
  }
  return { version: 1, name, fingers: tracks };
}

const phases = ["began", "moved", "ended", "cancelled"];

// Fingers in as few letters as a link can take: steps of a tenth of a millisecond and a quarter of a point.
export function packed(all) {
  const bytes = [];
  const put = (number) => {
    let rest = number < 0 ? -number * 2 - 1 : number * 2;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  };
  const last = { time: 0, x: 0, y: 0 };
  for (const { finger, phase, time, x, y } of all) {
    const now = { time: Math.round(time * 1e4), x: Math.round(x * 4), y: Math.round(y * 4) };
    put(finger * 4 + phases.indexOf(phase));
    for (const name of ["time", "x", "y"]) put(now[name] - last[name]);
    Object.assign(last, now);
  }
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

// The fingers of a link; throws where they are no fingers.
export function unpacked(text) {
  if (!/^[\w-]*$/.test(text)) throw new Error("a touch in the link has letters that no link gives it");
  const bytes = [...atob(text.replace(/-/g, "+").replace(/_/g, "/"))].map((letter) => letter.charCodeAt(0));
  const numbers = [];
  let [number, scale] = [0, 1];
  for (const byte of bytes) {
    number += (byte % 128) * scale;
    scale *= 128;
    if (byte > 127) continue;
    numbers.push(number % 2 ? -(number + 1) / 2 : number / 2);
    [number, scale] = [0, 1];
  }
  if (!numbers.length || numbers.length % 4) throw new Error("a touch in the link is cut off");
  const last = { time: 0, x: 0, y: 0 }, all = [];
  for (let index = 0; index < numbers.length; index += 4) {
    const [head, ...steps] = numbers.slice(index, index + 4);
    ["time", "x", "y"].forEach((name, position) => { last[name] += steps[position]; });
    if (head < 0) throw new Error("a touch in the link has no such finger");
    all.push({ finger: Math.floor(head / 4), phase: phases[head % 4], time: last.time / 1e4, x: last.x / 4, y: last.y / 4 });
  }
  return all;
}
