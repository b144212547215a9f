// Another moment than the latest: gone to by the plot, by keys, frame by frame, or played.

export class Timeline extends EventTarget {
  #elements;
  #plot;
  #courses = [];
  #time = null;
  #hovered = null;
  #isPlaying = false;
  #real = null;
  speed = 1;

  // Elements: `plot` (its canvas), `back`, `forth`, and where there are some `play`, `now`, `moment` for words.
  constructor(plot, elements) {
    super();
    this.#plot = plot;
    this.#elements = elements;
    plot.addEventListener("seek", ({ detail }) => this.seek(detail));
    plot.addEventListener("hover", ({ detail }) => this.#hover(detail));
    plot.addEventListener("leave", () => this.#hover(null));
    elements.plot.addEventListener("keydown", (event) => this.#press(event));
    elements.back?.addEventListener("click", () => this.step(-1));
    elements.forth?.addEventListener("click", () => this.step(1));
    elements.play?.addEventListener("click", () => this.#isPlaying ? this.stop() : this.play());
    elements.now?.addEventListener("click", () => this.seek(null));
  }

  show(courses) {
    this.#courses = courses;
    this.stop();
    this.#time = this.#hovered = null;
    this.#tell();
  }

  // The moment that is looked at; null for the latest.
  get time() { return this.#hovered ?? this.#time; }
  get isHeld() { return this.#time !== null; }
  get begins() { return this.#courses[0]?.begins ?? 0; }
  get ends() { return Math.max(0, ...this.#courses.map((course) => course.ends)); }

  seek(time) {
    this.#hovered = null;
    this.#time = time;
    this.#tell();
  }

  // To the next frame of the first course that has one, or the one before.
  step(count) {
    this.stop();
    const long = [...this.#courses].sort((one, other) => other.ends - one.ends)[0];
    if (!long?.frames.length) return;
    const index = long.indexAt(this.#time ?? this.ends) + count;
    if (index < long.frames.length) this.seek(long.frames[Math.max(index, 0)].time);
    else this.dispatchEvent(new CustomEvent("beyond"));
  }

  play() {
    if (this.#time === null || this.#time >= this.ends - .01) this.#time = this.begins;
    this.#isPlaying = true;
    this.#real = null;
    this.#showPlaying();
    requestAnimationFrame((stamp) => this.#advance(stamp));
  }

  stop() {
    this.#isPlaying = false;
    this.#showPlaying();
  }

  #advance(stamp) {
    if (!this.#isPlaying) return;
    const passed = this.#real === null ? 0 : (stamp - this.#real) / 1000;
    this.#real = stamp;
    const time = Math.min(this.#time + passed * this.speed, this.ends);
    this.seek(time);
    if (time >= this.ends) this.stop();
    else requestAnimationFrame((stamp) => this.#advance(stamp));
  }

  #hover(time) {
    if (this.#isPlaying) return;
    this.#hovered = time;
    this.#tell();
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const frames = event.shiftKey ? 10 : 1;
    const acts = {
      ArrowLeft: () => this.step(-frames), ArrowRight: () => this.step(frames),
      Home: () => this.seek(this.begins), End: () => this.seek(this.ends),
      Escape: () => this.seek(null), " ": () => this.#elements.play && (this.#isPlaying ? this.stop() : this.play()),
    };
    if (!acts[event.key]) return;
    acts[event.key]();
    event.preventDefault();
  }

  #showPlaying() {
    const { play } = this.#elements;
    if (!play) return;
    play.setAttribute("aria-pressed", String(this.#isPlaying));
    play.textContent = this.#isPlaying ? "Stop" : "Play";
  }

  #tell() {
    this.#plot.cursor = this.#time;
    const { plot, now } = this.#elements;
    const time = this.#time ?? this.ends;
    plot.setAttribute("aria-valuemin", Math.round(this.begins * 1000));
    plot.setAttribute("aria-valuemax", Math.round(this.ends * 1000));
    plot.setAttribute("aria-valuenow", Math.round(time * 1000));
    plot.setAttribute("aria-valuetext", this.#words(time));
    if (now) now.disabled = this.#time === null;
    this.dispatchEvent(new CustomEvent("moment", { detail: this.time }));
  }

  #words(time) {
    const parts = this.#courses.filter((course) => course.last).map((course) => {
      const { content, card } = course.at(time);
      return `content ${Math.round(content)} pt, card ${Math.round(card)} pt`;
    });
    return `${Math.round(time * 1000)} ms: ${parts.join("; and ")}`;
  }
}
