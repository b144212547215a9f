// The same finger under two rules: two phones, two courses in one plot, the decisions side by side.

import { Course } from "./course.js";
import { decided } from "./decisions.js";
import { Filmstrip } from "./filmstrip.js";
import { Phone } from "./phone.js";
import { Plot } from "./plot.js";
import { Timeline } from "./timeline.js";

const side = (name) => `
  <figure class="side">
    <figcaption data-part="${name}-title"></figcaption>
    <p class="state" data-part="${name}-state"></p>
    <div class="holder"><div class="phone">
      <span class="island" aria-hidden="true"></span><span class="indicator" aria-hidden="true"></span>
      <canvas data-part="${name}" role="img" aria-label="The ${name === "one" ? "left" : "right"} phone's screen"></canvas>
    </div></div>
  </figure>`;

// Ours, and the same for every page: what is told of a comparison goes in as text.
const template = `
  <div class="pair">${side("one")}${side("other")}</div>
  <div class="courses">
    <p class="small" data-part="script"></p>
    <div class="row verdict">
      <p data-part="first" role="status"></p>
      <button type="button" data-part="go">Go there</button>
    </div>
    <figure>
      <canvas class="plot" data-part="plot" tabindex="0" role="slider" aria-label="Moment"></canvas>
      <figcaption>
        <span class="key finger">finger</span> <span class="key content">content</span> <span class="key card">card</span>
        <span class="key whole">left</span> <span class="key broken">right</span>
      </figcaption>
    </figure>
    <div class="row" role="group" aria-label="Time">
      <button type="button" data-part="play" aria-pressed="false">Play</button>
      <button type="button" data-part="back" aria-label="A frame back">◀</button>
      <button type="button" data-part="forth" aria-label="A frame on">▶</button>
      <output data-part="moment"></output>
      <label>Speed <select data-part="speed">
        <option value="1">1×</option><option value="0.5">½×</option><option value="0.25" selected>¼×</option>
        <option value="0.1">⅒×</option>
      </select></label>
    </div>
    <ol class="filmstrip" data-part="frames" aria-label="Moments: left, right"></ol>
    <div class="rows" tabindex="0" role="region" aria-label="Decisions side by side">
      <table>
        <thead><tr><th scope="col">Finger at</th><th scope="col" data-part="one-head"></th>
          <th scope="col" data-part="other-head"></th></tr></thead>
        <tbody data-part="rows"></tbody>
      </table>
    </div>
  </div>`;

export class Comparison {
  #elements;
  #phones;
  #plot;
  #timeline;
  #strip;
  #courses = [];
  #compared = null;

  constructor(root) {
    root.innerHTML = template;
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    const names = ["script", "first", "go", "one", "other", "one-title", "other-title", "one-state", "other-state", "plot", "play",
      "back", "forth", "speed", "moment", "frames", "rows", "one-head", "other-head"];
    this.#elements = Object.fromEntries(names.map((name) => [name, part(name)]));
    const { one, other, plot, frames, go, speed } = this.#elements;
    this.#phones = [new Phone(one), new Phone(other)];
    this.#plot = new Plot(plot);
    this.#timeline = new Timeline(this.#plot, this.#elements);
    this.#strip = new Filmstrip(frames);
    this.#timeline.addEventListener("moment", ({ detail }) => this.#showMoment(detail));
    this.#strip.addEventListener("seek", ({ detail }) => this.#timeline.seek(detail));
    go.addEventListener("click", () => this.#goTo(this.#compared.first.at));
    this.#timeline.speed = Number(speed.value);
    speed.addEventListener("change", () => { this.#timeline.speed = Number(speed.value); });
  }

  // The comparison that is shown, as the server gave it; null before there is one.
  get compared() { return this.#compared; }

  // `keepsTime`: the moment stays, where only a rule has changed.
  show(compared, keepsTime = false) {
    const time = keepsTime ? this.#timeline.time : null;
    this.#compared = compared;
    this.#courses = [compared.one, compared.other].map((course) => Course.of(course));
    const { script, first, go } = this.#elements;
    script.textContent = `${compared.start}`;
    first.textContent = compared.text;
    first.dataset.found = compared.first !== null;
    delete first.dataset.waits;
    go.hidden = compared.first === null;
    for (const side of ["one", "other"]) {
      for (const name of ["title", "head"]) this.#elements[`${side}-${name}`].textContent = compared[side].title;
    }
    this.#plot.show(this.#courses, compared.first?.at ?? null);
    this.#strip.show(this.#courses, this.#momentsOfBoth(), after);
    this.#showRows();
    this.#timeline.show(this.#courses);
    if (time === null && compared.first) this.#goTo(compared.first.at);
    else this.#timeline.seek(time ?? this.#timeline.ends);
  }

  // What is decided between two frames shows in the second one.
  #goTo(time) { this.#timeline.seek(Math.max(...this.#courses.map((course) => Math.min(course.shows(time), course.ends)))); }

  // The server is asked.
  wait() { this.#elements.first.dataset.waits = "true"; }

  fail(message) {
    delete this.#elements.first.dataset.waits;
    this.#elements.first.textContent = message;
  }

  // What matters in either, without what is too near to another.
  #momentsOfBoth() {
    const first = this.#compared.first && this.#courses[0].shows(this.#compared.first.at);
    const times = this.#courses.flatMap((course) => course.moments(7)).concat(first ?? []).sort((one, other) => one - other);
    return times.filter((time, index) => index === 0 || time - times[index - 1] > .05).slice(0, 12);
  }

  #showMoment(time) {
    if (!this.#compared) return;
    const moment = time ?? this.#timeline.ends;
    this.#courses.forEach((course, index) => {
      const frame = course.at(moment);
      const side = ["one", "other"][index];
      this.#phones[index].show(frame);
      this.#elements[`${side}-state`].textContent = words(frame);
      this.#elements[`${side}-state`].dataset.owner = frame.dismissed ? "nobody" : frame.owner;
    });
    this.#elements.moment.textContent = after(moment);
    // The latest that had been decided by then.
    const rows = [...this.#elements.rows.children];
    const now = rows.findLast((row) => Number(row.dataset.at) <= moment + 1e-6);
    for (const row of rows) row.toggleAttribute("aria-current", row === now);
    if (now && this.#elements.rows.matches(":not(:hover)")) reveal(now);
  }

  #showRows() {
    const { one, other, rows, first } = this.#compared;
    this.#elements.rows.replaceChildren(...rows.map((row) => {
      const line = document.createElement("tr");
      line.dataset.at = row.at;
      line.dataset.same = row.same;
      line.toggleAttribute("data-first", first?.kind === "decision" && first.at === row.at);
      const head = Object.assign(document.createElement("th"), { scope: "row" });
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: after(row.at) });
      button.addEventListener("click", () => this.#goTo(row.at));
      head.append(button);
      line.append(head, cell(row.one, one.decisions), cell(row.other, other.decisions));
      return line;
    }));
  }
}

// Since touch-down; what shows just before it belongs to it.
function after(time) { return `+${Math.max(0, Math.round(time * 1000))} ms`; }

function cell(indices, decisions) {
  const cell = document.createElement("td");
  if (!indices.length) cell.append(Object.assign(document.createElement("span"), { className: "nothing", textContent: "nothing decided" }));
  for (const index of indices) cell.append(...decided(decisions[index]));
  return cell;
}

// Who moves, and where things are.
function words({ owner, dismissed, fingers, content, card }) {
  const names = { nobody: fingers.length ? "Left to the list" : "Let go", undecided: "Undecided", drag: "The card moves" };
  const who = dismissed ? "Dismissed" : names[owner] ?? "The list scrolls";
  return `${who} · card ${Math.round(card)}, content ${Math.round(content)} pt`;
}

// Scrolls the table alone, never the page.
function reveal(row) {
  const box = row.closest(".rows");
  if (!box) return;
  const [from, to] = [row.offsetTop, row.offsetTop + row.offsetHeight];
  if (from < box.scrollTop + 28) box.scrollTop = from - 28;
  else if (to > box.scrollTop + box.clientHeight) box.scrollTop = to - box.clientHeight;
}
