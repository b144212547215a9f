// What was seen, frame by frame: as it comes in, or all at once.

export class Course {
  #longest;
  frames = [];
  decisions = [];

  // `longest` in seconds: what is older is forgotten.
  constructor(longest = Infinity) { this.#longest = longest; }

  // A course that the server computed to its end.
  static of({ frames, decisions }) {
    const course = new Course();
    for (const frame of frames) course.add(frame);
    course.decisions = decisions;
    return course;
  }

  clear() {
    this.frames = [];
    this.decisions = [];
  }

  // A message's frame tells only what looks different; returns it whole.
  add({ time, plot: [finger, content, card], owner, dismissed, still, fingers, all, some, decisions }) {
    const items = all ?? [...this.last?.items ?? []];
    for (const [index, item] of some ?? []) items[index] = item;
    const frame = { time, finger, content, card, owner, dismissed, still, fingers, items };
    // Of several at one time the last counts.
    if (this.last?.time === time) this.frames.pop();
    this.frames.push(frame);
    this.decisions.push(...decisions ?? []);
    this.#forget();
    return frame;
  }

  get first() { return this.frames[0] ?? null; }
  get last() { return this.frames.at(-1) ?? null; }
  get begins() { return this.first?.time ?? 0; }
  get ends() { return this.last?.time ?? 0; }

  // The last frame that was there at a time; the first one before there was any.
  at(time) { return this.frames[this.indexAt(time)] ?? null; }

  indexAt(time) {
    let [low, high] = [0, this.frames.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.frames[middle].time <= time + 1e-6) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  // The time of the first frame that shows what was at a time.
  shows(time) {
    const index = this.indexAt(time);
    const isBefore = this.frames[index]?.time < time - 1e-6;
    return this.frames[index + (isBefore ? 1 : 0)]?.time ?? time;
  }

  // The stretches of one owner each; "others" where a finger is down that the arbiter has left to them.
  get owners() {
    const spans = [];
    for (const { time, owner, dismissed, fingers } of this.frames) {
      const name = dismissed ? "nobody" : owner === "nobody" && fingers.length ? "others" : owner;
      const last = spans.at(-1);
      if (last) last.end = time;
      if (last?.owner !== name) spans.push({ owner: name, start: time, end: time });
    }
    return spans;
  }

  // Points per second of "content" or "card", over at least 30 ms: frames and events lie unevenly.
  speeds(name) {
    const found = [];
    let from = 0;
    for (const frame of this.frames) {
      while (from + 1 < this.frames.length && frame.time - this.frames[from + 1].time >= .03) from += 1;
      const before = this.frames[from], way = frame.time - before.time;
      if (way > .005) found.push({ time: (frame.time + before.time) / 2, value: (frame[name] - before[name]) / way });
    }
    return found;
  }

  // The times that are worth a picture: where fingers come and leave, where something is decided, and the end.
  moments(most) {
    if (!this.last) return [];
    const touched = this.frames.filter((frame, index) => (frame.finger === null) !== ((this.frames[index - 1]?.finger ?? null) === null));
    const times = [...touched.map(({ time }) => time), ...this.decisions.map(({ at }) => this.shows(at)), this.ends]
      .filter((time) => time >= this.begins).sort((one, other) => one - other);
    const apart = times.filter((time, index) => index === 0 || time - times[index - 1] > .03);
    // Too many: evenly chosen, with the last.
    if (apart.length <= most) return apart;
    return Array.from({ length: most }, (_, index) => apart[Math.round(index * (apart.length - 1) / (most - 1))]);
  }

  #forget() {
    if (this.ends - this.begins < this.#longest * 1.25) return;
    const since = this.ends - this.#longest;
    this.frames.splice(0, this.frames.findIndex(({ time }) => time >= since));
    this.decisions = this.decisions.filter(({ at }) => at >= since);
  }
}
