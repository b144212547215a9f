// The list of decisions, latest first.

export class Decisions {
  #list;
  #empty;
  #latest;
  #spoken;
  #number = 0;
  #lastTime = Infinity;
  #toSpeak = null;

  // `latest` shows the last one alone, where the list is out of sight; `spoken` is read to who does not see it.
  constructor({ list, empty, latest, spoken }) {
    this.#list = list;
    this.#empty = empty;
    this.#latest = latest;
    this.#spoken = spoken;
  }

  clear() {
    this.#list.replaceChildren();
    this.#empty.hidden = false;
    this.#latest.textContent = "";
    this.#number = 0;
    this.#lastTime = Infinity;
  }

  // Returns the decision's number, by which the plot calls it.
  add(decision, seek) {
    this.#number += 1;
    this.#empty.hidden = true;
    const line = document.createElement("li");
    line.dataset.at = decision.at;
    const time = Object.assign(document.createElement("button"), {
      type: "button", className: "time", textContent: `${this.#number} · +${Math.round(decision.time * 1000)} ms`,
    });
    time.addEventListener("click", () => seek(decision.at));
    line.append(time, ...decided(decision));
    this.#latest.textContent = `${decision.from} → ${decision.to}: ${decision.outcome ?? decision.text}`;
    this.#speak(`${words[decision.to] ?? "the list scrolls"}: ${decision.outcome ?? decision.text}`);
    // The latest stands first, so what begins a touch has the next touch above it.
    if (decision.time < this.#lastTime && this.#number > 1) this.#list.firstElementChild?.classList.add("last");
    this.#lastTime = decision.time;
    this.#list.prepend(line);
    while (this.#list.children.length > 200) this.#list.lastElementChild.remove();
    return this.#number;
  }

  // Marks what had been decided last at a time; nothing for the latest moment.
  showMoment(time) {
    const lines = [...this.#list.children];
    const now = time === null ? null : lines.find((line) => Number(line.dataset.at) <= time + 1e-6);
    for (const line of lines) line.toggleAttribute("aria-current", line === now);
    if (now) this.#list.scrollTop = now.offsetTop - this.#list.offsetTop - 30;
  }

  // One sentence at a time, the last of those that came at once: a screen reader reads more slowly than a finger moves.
  #speak(text) {
    if (this.#toSpeak === null) setTimeout(() => {
      this.#spoken.textContent = this.#toSpeak;
      this.#toSpeak = null;
    }, 700);
    this.#toSpeak = text;
  }
}

const words = { drag: "the card moves", nobody: "let go", undecided: "undecided" };

// Who had the finger and who has it, and why.
export function decided(decision) {
  const who = Object.assign(document.createElement("span"), { className: "who" });
  who.append(decision.arbiter ? `${decision.arbiter}: ` : "", owner(decision.from), " → ", owner(decision.to));
  const reasons = ["text", "outcome"].filter((part) => decision[part])
    .map((part) => Object.assign(document.createElement("span"), { className: part, textContent: decision[part] }));
  return [who, ...reasons];
}

// The name of the owner, in the colour that the plot gives it.
function owner(name) {
  const kind = name.startsWith("scroll") ? "content" : name === "drag" ? "card" : "none";
  return Object.assign(document.createElement("span"), { className: `owner ${kind}`, textContent: name });
}
