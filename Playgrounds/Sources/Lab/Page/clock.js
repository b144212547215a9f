// The scene's time: the page's, slowed down, stopped, or stepped. It never goes back, and leaves out long absences.

const longestGap = 0.25; // seconds: below what the server takes at once, above a slow frame

export class SceneClock {
  #now = 0;
  #real = null;
  speed = 1;
  isPaused = false;

  restart() {
    this.#now = 0;
    this.#real = null;
  }

  get now() { return this.#now; }

  // The scene's time at a time stamp of the page, in milliseconds; moves the clock there.
  at(stamp) {
    const elapsed = this.#real === null ? 0 : (stamp - this.#real) / 1000;
    if (elapsed > 0) this.#real = stamp;
    if (this.#real === null) this.#real = stamp;
    if (!this.isPaused && elapsed > 0) this.#now += Math.min(elapsed, longestGap) * this.speed;
    return this.#now;
  }

  step(seconds) {
    this.#now += seconds;
    return this.#now;
  }
}
