// Controls made from the server's list of choices: the page knows no scene, policy or switch by name.

let count = 0;

// A labelled control; `changed` gets its new value.
export function field(title, { kind, choices, value, from, to, step, words }, changed) {
  count += 1;
  const id = `field-${count}`;
  const label = Object.assign(document.createElement("label"), { htmlFor: id, textContent: title });
  const box = Object.assign(document.createElement("div"), { className: "field" });
  const control = { choice, toggle, number }[kind]({ id, choices, value, from, to, step, words, changed, label });
  if (kind === "choice" && choices.some((name) => (words?.[name] ?? name).length > 22)) box.classList.add("wide");
  box.append(label, control);
  return box;
}

function choice({ id, choices, value, words, changed }) {
  const select = Object.assign(document.createElement("select"), { id });
  for (const name of choices) select.append(new Option(words?.[name] ?? spaced(name), name, false, name === value));
  select.addEventListener("change", () => changed(select.value));
  return select;
}

function toggle({ id, value, changed }) {
  const box = Object.assign(document.createElement("input"), { id, type: "checkbox", checked: value });
  box.addEventListener("change", () => changed(box.checked));
  return box;
}

function number({ id, value, from, to, step, changed, label }) {
  const range = Object.assign(document.createElement("input"), { id, type: "range", min: from, max: to, step });
  range.value = value;
  const shown = Object.assign(document.createElement("output"), { htmlFor: id, textContent: value });
  label.append(" ", shown);
  range.addEventListener("input", () => { shown.textContent = range.value; });
  range.addEventListener("change", () => changed(Number(range.value)));
  return range;
}

// The name in words: "pan action order" for "panActionOrder".
export function spaced(name) { return name.replace(/([a-z])([A-Z])/g, (_, one, other) => `${one} ${other.toLowerCase()}`); }

export function sentence(name) {
  const text = spaced(name);
  return text[0].toUpperCase() + text.slice(1);
}
