// The settings of a scene, and the controls for them.

import { field, sentence } from "./controls.js";
import { isSamePolicy } from "./link.js";

export class Settings {
  #catalog;
  #changed;
  #elements;
  current;
  usual; // what links leave out

  // `changed` is called with the settings whenever a control has moved.
  constructor(catalog, elements, changed) {
    this.#catalog = catalog;
    this.#elements = elements;
    this.#changed = changed;
    const continuous = catalog.policies.find((policy) => policy.name === "continuous") ?? catalog.policies[0];
    this.current = {
      scene: catalog.scenes[0].name, policy: { ...continuous.choice }, framesPerSecond: 120,
      assumptions: structuredClone(catalog.assumptions), options: {}, offset: 0,
    };
    this.usual = structuredClone(this.current);
    for (const scene of catalog.scenes) elements.scene.append(new Option(scene.title, scene.name));
    elements.scene.addEventListener("change", () => this.#change({ scene: elements.scene.value, options: {} }));
    elements.measured.addEventListener("change", () => this.#load());
    this.show(this.current);
  }

  get scene() { return this.#catalog.scenes.find((scene) => scene.name === this.current.scene); }

  // Shows settings that came from elsewhere, as from a link.
  show(settings) {
    this.current = { offset: 0, ...structuredClone(settings) };
    this.#elements.scene.value = settings.scene;
    this.#elements.hint.textContent = this.scene.hint;
    this.#showPolicy();
    this.#showOptions();
    this.#showSwitches();
  }

  // Takes a policy that the user has written as JSON, in place of the controls'.
  write(json) { this.#change({ policy: { ...this.current.policy, json } }); }

  #change(some) {
    this.show({ ...this.current, ...some });
    this.#changed(this.current);
  }

  #showPolicy() {
    const policy = this.current.policy;
    const set = (some) => this.#change({ policy: { ...policy, json: "", ...some } });
    const words = Object.fromEntries(this.#catalog.conditions.map(({ name, swift }) => [name, swift]));
    this.#replace(this.#elements.policy, [
      this.#presets(),
      this.#meaning(),
      field("Drags when", { kind: "choice", choices: Object.keys(words), words, value: policy.condition },
        (condition) => set({ condition })),
      field("Hand-off", { kind: "choice", choices: this.#catalog.handoffs, value: policy.handoff },
        (handoff) => set({ handoff })),
      field("Slop, points", { kind: "number", from: 0, to: 40, step: 1, value: policy.slop }, (slop) => set({ slop })),
      field("Cone, degrees", { kind: "number", from: 5, to: 90, step: 5, value: policy.cone }, (cone) => set({ cone })),
      field("Beyond rest", { kind: "choice", choices: ["resists", "stops"], value: policy.beyondRest },
        (beyondRest) => set({ beyondRest })),
      field("Momentum at the edge", { kind: "choice", choices: ["stays", "bounces", "carries"], value: policy.momentum },
        (momentum) => set({ momentum })),
      field("Follows a trackpad", { kind: "toggle", value: policy.followsTrackpad }, (followsTrackpad) => set({ followsTrackpad })),
      field("Not while editing", { kind: "toggle", value: policy.unlessEditing }, (unlessEditing) => set({ unlessEditing })),
      field("Editing now", { kind: "toggle", value: policy.isEditing }, (isEditing) => set({ isEditing })),
    ]);
  }

  #presets() {
    const group = Object.assign(document.createElement("div"), { className: "presets" });
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", "Named policies");
    for (const { name, choice } of this.#catalog.policies) {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: `.${name}`, id: `policy-${name}` });
      button.setAttribute("aria-pressed", String(this.#isChosen(choice)));
      button.addEventListener("click", () => this.#change({ policy: { ...choice } }));
      group.append(button);
    }
    return group;
  }

  #meaning() {
    const chosen = this.#catalog.policies.find(({ choice }) => this.#isChosen(choice));
    return Object.assign(document.createElement("p"), {
      className: "small meaning", textContent: chosen?.meaning ?? "A policy of your own.",
    });
  }

  #isChosen(choice) { return isSamePolicy(choice, this.current.policy); }

  #showOptions() {
    const set = (name, value) => this.#change({ options: { ...this.current.options, [name]: value } });
    const rate = field("Display, frames per second",
      { kind: "choice", choices: ["120", "60"], value: String(this.current.framesPerSecond) },
      (value) => this.#change({ framesPerSecond: Number(value) }));
    const fields = this.scene.options.map((option) => {
      const value = this.current.options[option.name] ?? option.standard;
      const [kind, details] = Object.entries(option.kind)[0];
      const form = kind === "choice" ? { kind, choices: details._0 } : { kind, ...details };
      return field(option.title, { ...form, value }, (value) => set(option.name, value));
    });
    const offset = field("List scrolled by, points",
      { kind: "number", from: 0, to: 1000, step: 10, value: this.current.offset }, (offset) => this.#change({ offset }));
    this.#replace(this.#elements.options, [...fields, offset, rate]);
  }

  #showSwitches() {
    const assumptions = this.current.assumptions;
    const set = (some) => this.#change({ assumptions: { ...assumptions, ...some } });
    const fields = this.#catalog.switches.map(({ name, choices }) => {
      const value = assumptions[name];
      const form = choices.length ? { kind: "choice", choices, value }
        : typeof value === "boolean" ? { kind: "toggle", value }
        : { kind: "number", from: 0, to: 40, step: 1, value };
      return field(sentence(name), form, (value) => set({ [name]: value }));
    });
    const disturbances = this.#catalog.disturbances.map((name) =>
      field(sentence(name), { kind: "toggle", value: assumptions.disturbances.includes(name) }, (isOn) => {
        const others = assumptions.disturbances.filter((other) => other !== name);
        set({ disturbances: isOn ? [...others, name] : others });
      }));
    this.#replace(this.#elements.switches, [...fields, ...disturbances]);
  }

  // Takes over the answers that DeckLab.swiftpm measured on a device; all of them, or none.
  async #load() {
    const [file] = this.#elements.measured.files;
    this.#elements.measured.value = "";
    if (!file) return;
    try {
      const { version, device, assumptions } = JSON.parse(await file.text());
      if (version !== 1 || typeof assumptions !== "object") throw new Error("it has no assumptions of version 1");
      for (const [name, value] of Object.entries(assumptions)) this.#check(name, value);
      this.#change({ assumptions: { ...this.current.assumptions, ...assumptions } });
      this.#elements.measuredResult.textContent = `${Object.keys(assumptions).length} switches as measured on ${device}.`;
    } catch (error) {
      this.#elements.measuredResult.textContent = `${file.name} is no measurement: ${error.message}.`;
    }
  }

  #check(name, value) {
    if (name === "disturbances") {
      const known = Array.isArray(value) && value.every((one) => this.#catalog.disturbances.includes(one));
      if (!known) throw new Error(`"${name}" cannot be ${JSON.stringify(value)}`);
      return;
    }
    const known = this.#catalog.switches.find((one) => one.name === name);
    if (!known) throw new Error(`"${name}" is no switch`);
    const fits = known.choices.length ? known.choices.includes(value)
      : typeof value === typeof this.#catalog.assumptions[name] && (typeof value !== "number" || (value >= 0 && value <= 100));
    if (!fits) throw new Error(`"${name}" cannot be ${JSON.stringify(value)}`);
  }

  // New controls in place of the old, with the focus where it was.
  #replace(element, fields) {
    const controls = () => [...element.querySelectorAll("button, select, input, summary")];
    const focused = controls().indexOf(document.activeElement);
    element.replaceChildren(...fields);
    if (focused >= 0) controls()[focused]?.focus({ preventScroll: true });
  }
}
