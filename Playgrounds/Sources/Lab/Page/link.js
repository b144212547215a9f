// Links that hold what is set: only what differs from the usual, so that they can be read.
//
//     #scene=deck&policy=gated&offset=40&stroke=flick-down&host.panSlop=14
//     #scene=deck&touch=…&other.policy=once          the same finger under two rules

// Settings as flat pairs of names and values.
function flat({ scene, policy, framesPerSecond, offset, options, assumptions }) {
  const inner = (prefix, values) => Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]);
  return Object.fromEntries([
    ["scene", scene], ["fps", framesPerSecond], ["offset", offset ?? 0], ...inner("policy", policy),
    ...inner("option", options), ...inner("host", assumptions),
  ]);
}

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

// The pairs in which settings differ from others.
function differences(settings, usual, catalog) {
  const [now, before] = [flat(settings), flat(usual)];
  const pairs = Object.entries(now).filter(([name, value]) => !isSame(value, before[name]));
  // What the others have and these have not: the usual value.
  for (const name of Object.keys(before)) if (!(name in now)) pairs.push([name, null]);
  const named = nameOf(settings.policy, catalog);
  if (!named || !pairs.some(([name]) => name.startsWith("policy."))) return pairs;
  return [...pairs.filter(([name]) => !name.startsWith("policy.")), ["policy", named]];
}

// Whatever the order in which they came.
export function isSamePolicy(one, other) { return Object.keys(one).every((key) => isSame(one[key], other[key])); }

// The policy's name; null where it has none.
function nameOf(policy, catalog) { return catalog.policies.find(({ choice }) => isSamePolicy(choice, policy))?.name ?? null; }

// The link's part after "#", from settings, and what else there is: a stroke or a touch, and the other settings.
export function written({ settings, other = null, stroke = null, touch = null }, usual, catalog) {
  const pairs = [["scene", settings.scene]];
  pairs.push(...differences(settings, usual, catalog).filter(([name]) => name !== "scene"));
  if (stroke) pairs.push(["stroke", stroke]);
  if (touch) pairs.push(["touch", touch]);
  if (other) {
    const others = differences(other, settings, catalog).map(([name, value]) => [`other.${name}`, value]);
    pairs.push(...others.length ? others : [["other.policy", nameOf(other.policy, catalog) ?? "same"]]);
  }
  const text = (value) => typeof value === "string" ? value : JSON.stringify(value);
  return `#${new URLSearchParams(pairs.map(([name, value]) => [name, text(value)]))}`;
}

// What a link says: throws where it says what there is not. The server checks the values.
export function read(hash, usual, catalog) {
  const pairs = [...new URLSearchParams(hash.replace(/^#/, ""))];
  if (!pairs.length) return null;
  const others = pairs.filter(([name]) => name.startsWith("other.")).map(([name, value]) => [name.slice(6), value]);
  const own = pairs.filter(([name]) => !name.startsWith("other."));
  const find = (name) => own.find(([one]) => one === name)?.[1] ?? null;
  const settings = applied(own.filter(([name]) => name !== "stroke" && name !== "touch"), usual, catalog);
  return {
    settings, stroke: find("stroke"), touch: find("touch"), other: others.length ? applied(others, settings, catalog) : null,
  };
}

function applied(pairs, usual, catalog) {
  const settings = structuredClone(usual);
  for (const [name, text] of pairs) {
    const [part, ...rest] = name.split(".");
    const key = rest.join(".");
    if (part === "scene") {
      if (!catalog.scenes.some((scene) => scene.name === text)) throw new Error(`no scene is called "${text}"`);
      if (settings.scene !== text) settings.options = {};
      settings.scene = text;
    } else if (part === "policy" && !key) {
      const named = catalog.policies.find((policy) => policy.name === text);
      if (!named && text !== "same") throw new Error(`no policy is called "${text}"`);
      if (named) settings.policy = structuredClone(named.choice);
    } else if (part === "fps" || part === "offset") {
      const number = Number(text);
      if (!Number.isFinite(number)) throw new Error(`"${text}" is no number for ${part}`);
      settings[part === "fps" ? "framesPerSecond" : "offset"] = number;
    } else if (part === "policy") settings.policy[known(key, settings.policy, name)] = value(text);
    else if (part === "host") settings.assumptions[known(key, settings.assumptions, name)] = value(text);
    else if (part === "option" && key) {
      if (text === "null") delete settings.options[key];
      else settings.options[key] = value(text);
    } else throw new Error(`"${name}" is nothing that can be set`);
  }
  return settings;
}

function known(key, values, name) {
  if (!Object.hasOwn(values, key)) throw new Error(`"${name}" is nothing that can be set`);
  return key;
}

function value(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
