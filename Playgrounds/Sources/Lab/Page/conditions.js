// An editor for conditions: criteria, and what combines them. It knows no criterion by name.
//
// A tree is {"is": name, "number": …}, {"all": […]}, {"any": […]} or {"not": …}.

let count = 0;

// `changed` gets the tree whenever a control has moved.
export function conditionEditor(tree, criteria, changed) {
  return node(tree, { criteria, changed, remove: null });
}

const groupOf = (tree) => ["all", "any"].find((kind) => Array.isArray(tree[kind])) ?? null;

function node(tree, { criteria, changed, remove }) {
  const isNot = tree.not !== undefined;
  const inner = isNot ? tree.not : tree;
  const put = (next) => changed(isNot ? { not: next } : next);
  const head = Object.assign(document.createElement("div"), { className: "node-head" });
  head.append(toggle("not", isNot, (on) => changed(on ? { not: inner } : inner)));
  const box = Object.assign(document.createElement("div"), { className: "node" });
  box.setAttribute("role", "group");
  box.append(head);
  // Twice not is shown as it is.
  if (inner.not !== undefined) box.append(node(inner, { criteria, changed: put, remove: null }));
  else if (groupOf(inner)) group(box, head, inner, { criteria, put });
  else criterion(box, head, inner, { criteria, put });
  if (remove) head.append(button("Remove", remove));
  return box;
}

function criterion(box, head, tree, { criteria, put }) {
  box.setAttribute("aria-label", "Criterion");
  const known = criteria.find(({ name }) => name === tree.is);
  head.append(select("Criterion", criteria.map(({ name, swift }) => [name, swift.replace(/\(.*/, "")]), tree.is,
    (name) => put(structuredClone(criteria.find((one) => one.name === name).tree))));
  if (known?.number) {
    const { from, to, step, unit } = known.number;
    const input = Object.assign(document.createElement("input"), { type: "number", min: from, max: to, step, value: tree.number });
    input.setAttribute("aria-label", `Number, in ${unit}`);
    input.addEventListener("change", () => {
      if (input.checkValidity() && input.value !== "") put({ ...tree, number: Number(input.value) });
      else input.reportValidity();
    });
    head.append(input, ` ${unit}`);
  }
  const first = structuredClone(criteria[0].tree);
  head.append(button("and …", () => put({ all: [tree, first] })), button("or …", () => put({ any: [tree, first] })));
}

function group(box, head, tree, { criteria, put }) {
  const kind = groupOf(tree), parts = tree[kind];
  box.setAttribute("aria-label", kind === "all" ? "All of these" : "Any of these");
  head.append(select("Combined by", [["all", "all of"], ["any", "any of"]], kind, (other) => put({ [other]: parts })));
  head.append(button("Add", () => put({ [kind]: [...parts, structuredClone(criteria[0].tree)] })));
  parts.forEach((part, index) => {
    const without = parts.filter((_, other) => other !== index);
    box.append(node(part, {
      criteria, changed: (next) => put({ [kind]: parts.map((one, other) => other === index ? next : one) }),
      // Of two, the one that stays needs no group.
      remove: () => put(without.length === 1 ? without[0] : { [kind]: without }),
    }));
  });
}

function toggle(title, value, changed) {
  const label = Object.assign(document.createElement("label"), { className: "check" });
  const box = Object.assign(document.createElement("input"), { type: "checkbox", checked: value });
  box.addEventListener("change", () => changed(box.checked));
  label.append(box, title);
  return label;
}

function select(title, choices, value, changed) {
  count += 1;
  const control = Object.assign(document.createElement("select"), { id: `node-${count}` });
  control.setAttribute("aria-label", title);
  for (const [name, words] of choices) control.append(new Option(words, name, false, name === value));
  control.addEventListener("change", () => changed(control.value));
  return control;
}

function button(title, act) {
  const one = Object.assign(document.createElement("button"), { type: "button", textContent: title });
  one.addEventListener("click", act);
  return one;
}
