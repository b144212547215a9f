// Puts the page together: frames in, touches and ticks out.

import { SceneClock } from "./clock.js";
import { Connection } from "./connection.js";
import { Course } from "./course.js";
import { Decisions } from "./decisions.js";
import { Filmstrip } from "./filmstrip.js";
import { Files } from "./files.js";
import { Fingers } from "./fingers.js";
import { read, written } from "./link.js";
import { Phone } from "./phone.js";
import { Plot } from "./plot.js";
import { Settings } from "./settings.js";
import { samples, slug, strokes, unpacked } from "./strokes.js";
import { Timeline } from "./timeline.js";
import { WhatIf } from "./whatif.js";
import { Who } from "./who.js";

const element = (id) => document.getElementById(id);
const kept = 60; // seconds that can be gone back to
const connection = new Connection();
const clock = new SceneClock();
const course = new Course(kept);
const phone = new Phone(element("phone"));
const plot = new Plot(element("plot"), 4);
const timeline = new Timeline(plot, { plot: element("plot"), back: element("back"), forth: element("step"), now: element("now") });
const filmstrip = new Filmstrip(element("frames"));
const decisions = new Decisions({
  list: element("decisions"), empty: element("no-decisions"), latest: element("latest"), spoken: element("spoken"),
});
const fingers = new Fingers(element("phone"), phone, clock, (samples) => {
  connection.sendTouch(samples);
  isStill = false;
});
const files = new Files(element("saved"));
const whatIf = new WhatIf({
  main: document.querySelector("main"), comparison: element("comparison"), choices: element("whatif"),
  sides: element("sides"), one: element("side-one"), other: element("side-other"), leave: element("restart"),
}, connection);
const who = new Who({
  canvas: element("phone"), toggle: element("who"), way: element("who-way"), key: element("who-key"),
  words: element("who-words"), legend: element("who-legend"),
}, connection, phone, () => timeline.time === null && !whatIf.isOpen && !fingers.areDown);
let settings = null;
let catalog = null;
let live = null; // the settings of the scene on the phone
let isStill = true;
let isStarting = false;
let touchBegan = null;
let played = null; // the stroke that was the last touch
let toPlay = null; // a stroke, until the scene is there
const toFollow = []; // what a link asks for beside the scene

// --- The server's messages ---

connection.addEventListener("open", () => {
  // The scene is started once the server has greeted.
  isStarting = true;
  connect("open", "Connected");
});
connection.addEventListener("closed", ({ detail: { code } }) =>
  connect("closed", `Disconnected (${code}). Trying again … Start decklab again if it has ended.`));
connection.addEventListener("refused", ({ detail }) => {
  isStarting = false;
  complain(`${detail.message}.`);
  whatIf.fail(detail.message);
});
connection.addEventListener("welcome", ({ detail }) => {
  if (!settings) begin(detail.catalog);
  start();
  // A start ends what was asked for before it.
  whatIf.again();
  for (const act of toFollow.splice(0)) act();
});
connection.addEventListener("started", ({ detail }) => {
  isStarting = false;
  clock.restart();
  fingers.forget();
  connection.behind = 0;
  course.clear();
  plot.show([course]);
  timeline.show([course]);
  filmstrip.clear();
  decisions.clear();
  isStill = false;
  touchBegan = null;
  who.forget();
  live = detail.settings;
  element("refusal").hidden = true;
  if (whatIf.isOpen) return;
  settings.show(live);
  showSwift(detail);
  fingers.start = settings.scene.start;
  whatIf.offer(live, false);
  if (toPlay) play(toPlay);
  toPlay = null;
});
connection.addEventListener("frame", ({ detail: message }) => {
  if (isStarting) return;
  const frame = course.add(message);
  for (const decision of message.decisions ?? []) decision.number = decisions.add(decision, (time) => timeline.seek(course.shows(time)));
  plot.renew();
  if (frame.finger !== null && touchBegan === null) touchBegan = frame.time;
  if (frame.still && !isStill) {
    showTouch();
    who.ask();
  }
  if (!frame.still) who.hide();
  isStill = frame.still;
  if (timeline.time === null) showFrame(frame);
});
connection.addEventListener("recording", ({ detail }) => files.saveRecording(detail.file, live.scene));
connection.addEventListener("shared", ({ detail }) => files.saveFlight(detail.file, live.scene));

function begin(found) {
  catalog = found;
  const elements = {
    scene: element("scene"), hint: element("hint"), policy: element("policy"), options: element("options"),
    switches: element("switches"), measured: element("measured"), measuredResult: element("measured-result"),
  };
  settings = new Settings(catalog, elements, (current) => {
    if (whatIf.isOpen) return whatIf.change(current);
    played = null;
    start();
  });
  whatIf.catalog = catalog;
  whatIf.usual = settings.usual;
  follow(location.hash);
}

// Does what a link says.
function follow(hash) {
  try {
    const link = read(hash, settings.current, catalog);
    if (!link) return;
    settings.show(link.settings);
    const stroke = strokes.find((one) => slug(one) === link.stroke);
    if (link.stroke && !stroke) throw new Error(`no stroke is called "${link.stroke}"`);
    if (stroke) element("stroke").value = stroke.name;
    if (link.other) {
      const { name } = stroke ?? strokes[0];
      const played = link.touch ? { name: "The link's touch", samples: unpacked(link.touch) }
        : { name, samples: samples(stroke ?? strokes[0], settings.scene.start) };
      toFollow.push(() => whatIf.open(link.settings, link.other, played));
    } else if (stroke && !matchMedia("(prefers-reduced-motion: reduce)").matches) toPlay = stroke;
  } catch (error) {
    complain(`The link cannot be followed: ${error.message}.`);
  }
}
window.addEventListener("hashchange", () => location.reload());

function connect(state, text) {
  element("connection").dataset.state = state;
  element("connection").textContent = text;
}

let complaint = null;
function complain(text) {
  clearTimeout(complaint);
  Object.assign(element("refusal"), { textContent: text, hidden: false });
  complaint = setTimeout(() => { element("refusal").hidden = true; }, 8000);
}

function showSwift({ swift, json = null, warnings = [] }) {
  element("swift").textContent = swift;
  if (json !== null) element("json").value = json;
  element("warnings").hidden = !warnings.length;
  element("warnings").replaceChildren(...warnings.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
}

// --- What is seen ---

timeline.addEventListener("moment", ({ detail: time }) => {
  if (timeline.isHeld) pause(true);
  const frame = time === null ? course.last : course.at(time);
  if (frame) showFrame(frame);
  decisions.showMoment(time);
});
timeline.addEventListener("beyond", () => {
  pause(true);
  timeline.seek(null);
  tick(clock.step(1 / live.framesPerSecond));
});
filmstrip.addEventListener("seek", ({ detail }) => timeline.seek(detail));

function showFrame(frame) {
  phone.show(frame);
  const state = element("state");
  const owner = frame.dismissed ? "nobody" : frame.owner;
  const free = frame.fingers.length ? "Left to others" : "Settling";
  const words = { nobody: frame.still ? "At rest" : free, undecided: "Undecided", drag: "Dragging" };
  const what = frame.dismissed ? "Dismissed" : words[owner] ?? "Scrolling";
  const text = `${what} · card ${Math.round(frame.card)} pt, content ${Math.round(frame.content)} pt`;
  if (state.textContent !== text) state.textContent = text;
  Object.assign(state.dataset, {
    owner, dismissed: frame.dismissed, card: Math.round(frame.card), content: Math.round(frame.content), time: frame.time,
  });
}

// Once everything is at rest: the touch in pictures, and what could have been.
function showTouch() {
  if (touchBegan === null) return;
  const times = course.moments(60).filter((time) => time >= touchBegan).slice(-8);
  filmstrip.show([course], times, (time) => `+${Math.round((time - touchBegan) * 1000)} ms`);
  touchBegan = null;
  whatIf.offer(live, !fingers.hasScrolled);
  remember();
}

// --- Time ---

function start() {
  isStarting = true;
  connection.send({ type: "start", settings: whatIf.isOpen ? live ?? settings.current : settings.current });
  remember();
}

requestAnimationFrame(function frame(stamp) {
  requestAnimationFrame(frame);
  const isActive = !isStill || fingers.areDown;
  if (!isActive || isStarting || clock.isPaused || !live || connection.behind > 6) return;
  tick(clock.at(stamp));
});

function tick(time) {
  fingers.advance(time);
  connection.sendTick(fingers.reach(time));
}

function pause(isPaused) {
  if (clock.isPaused === isPaused) return;
  clock.at(performance.now());
  clock.isPaused = isPaused;
  element("pause").setAttribute("aria-pressed", String(isPaused));
  if (!isPaused) timeline.seek(null);
}

element("pause").addEventListener("click", () => pause(!clock.isPaused));
for (const touch of ["pointerdown", "wheel"]) element("phone").addEventListener(touch, () => {
  if (timeline.isHeld) pause(false);
  played = null;
}, { capture: true, passive: true });
element("speed").addEventListener("change", () => {
  clock.at(performance.now());
  clock.speed = Number(element("speed").value);
});

// --- What if ---

whatIf.addEventListener("open", () => element("restart").textContent = "Back to the phone");
whatIf.addEventListener("side", ({ detail }) => {
  settings.show(detail.settings);
  showSwift(detail);
});
whatIf.addEventListener("compared", remember);
whatIf.addEventListener("left", () => {
  element("restart").textContent = "Start again";
  settings.show(live);
  start();
});

// The address holds what is set, so that a reload and a link find it again.
function remember() {
  if (!settings) return;
  history.replaceState(null, "", whatIf.link ?? written({ settings: settings.current, stroke: played && slug(played) }, settings.usual, catalog));
}

// --- The rest of the controls ---

element("restart").addEventListener("click", () => {
  if (whatIf.isOpen) return whatIf.leave();
  pause(false);
  start();
});
for (const { name } of strokes) element("stroke").append(new Option(name));
element("play-stroke").addEventListener("click", () => play(strokes[element("stroke").selectedIndex]));
function play(stroke) {
  // A scene that is about to start would forget it.
  if (isStarting) {
    toPlay = stroke;
    return;
  }
  if (timeline.isHeld) pause(false);
  played = stroke;
  fingers.play(stroke);
}
element("use").addEventListener("click", () => settings.write(element("json").value));
element("json").addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) element("use").click();
});
element("copy").addEventListener("click", () => copy(element("swift").textContent, element("copied"), "Copied", element("swift")));
element("link").addEventListener("click", () => {
  remember();
  copy(location.href, element("copied"), "Link copied");
});
element("download").addEventListener("click", () => connection.send({ type: "record" }));
element("full").addEventListener("click", () => {
  const isFull = document.body.classList.toggle("full");
  element("full").setAttribute("aria-pressed", String(isFull));
  element("full").textContent = isFull ? "Close" : "Full screen";
});

async function copy(text, status, words, source = null) {
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = words;
  } catch {
    if (source) getSelection().selectAllChildren(source);
    status.textContent = source ? "Selected: copy it with the keyboard" : "This browser does not let pages copy";
  }
}
