// The list of decisions, latest first.

export class Decisions {
  #list;
  #empty;
  #latest;
  #number = 0;
  #lastTime = Infinity;

  // `latest` shows the last one alone, where the list is out of sight.
  constructor(list, empty, latest) {
    this.#list = list;
    this.#empty = empty;
    this.#latest = latest;
  }

  clear() {
    this.#list.replaceChildren();
    this.#empty.hidden = false;
    this.#latest.textContent = "";
    this.#number = 0;
    this.#lastTime = Infinity;
  }

  // Returns the decision's number, by which the plot calls it.
  add(decision) {
    this.#number += 1;
    this.#empty.hidden = true;
    const line = document.createElement("li");
    const time = Object.assign(document.createElement("time"), {
      textContent: `${this.#number} · +${Math.round(decision.time * 1000)} ms`,
    });
    const who = Object.assign(document.createElement("span"), { className: "who" });
    who.append(decision.arbiter ? `${decision.arbiter}: ` : "", owner(decision.from), " → ", owner(decision.to));
    line.append(time, who);
    for (const part of ["text", "outcome"]) {
      if (!decision[part]) continue;
      line.append(Object.assign(document.createElement("span"), { className: part, textContent: decision[part] }));
    }
    this.#latest.textContent = `${decision.from} → ${decision.to}: ${decision.outcome ?? decision.text}`;
    // The latest stands first, so what begins a touch has the next touch above it.
    if (decision.time < this.#lastTime && this.#number > 1) this.#list.firstElementChild?.classList.add("last");
    this.#lastTime = decision.time;
    this.#list.prepend(line);
    while (this.#list.children.length > 200) this.#list.lastElementChild.remove();
    return this.#number;
  }
}

// The name of the owner, in the colour that the plot gives it.
function owner(name) {
  const kind = name.startsWith("scroll") ? "content" : name === "drag" ? "card" : "none";
  return Object.assign(document.createElement("span"), { className: `owner ${kind}`, textContent: name });
}
