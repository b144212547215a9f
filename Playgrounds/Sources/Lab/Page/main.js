// Puts the page together: frames in, touches and ticks out.

import { SceneClock } from "./clock.js";
import { Connection } from "./connection.js";
import { Decisions } from "./decisions.js";
import { Fingers, strokes } from "./fingers.js";
import { Phone } from "./phone.js";
import { Plot } from "./plot.js";
import { Recordings } from "./recordings.js";
import { Settings } from "./settings.js";

const element = (id) => document.getElementById(id);
const connection = new Connection();
const clock = new SceneClock();
const phone = new Phone(element("phone"));
const plot = new Plot(element("plot"));
const decisions = new Decisions(element("decisions"), element("no-decisions"), element("latest"));
const fingers = new Fingers(element("phone"), phone, clock, (samples) => {
  if (!isReplaying) connection.sendTouch(samples);
  isStill = false;
});
const recordings = new Recordings({
  record: element("record"), replay: element("replay"), download: element("download"), load: element("load"),
  status: element("recording"),
});
let settings = null;
let isStill = true;
let isReplaying = false;
let isStarting = false;

// --- The server's messages ---

connection.addEventListener("open", () => connect("open", "Connected"));
connection.addEventListener("closed", ({ detail }) => {
  if (element("connection").dataset.state !== "refused") {
    connect("closed", `Disconnected (${detail.code}). Start decklab again, then reload the page.`);
  }
});
connection.addEventListener("refused", ({ detail }) => connect("refused", `Refused: ${detail.message}. Reload the page to go on.`));
connection.addEventListener("welcome", ({ detail: { catalog } }) => {
  const elements = {
    scene: element("scene"), hint: element("hint"), policy: element("policy"), options: element("options"),
    switches: element("switches"), measured: element("measured"), measuredResult: element("measured-result"),
  };
  settings = new Settings(catalog, elements, () => {
    recordings.abandon();
    start();
  });
  start();
});
connection.addEventListener("started", ({ detail }) => {
  isStarting = false;
  clock.restart();
  fingers.forget();
  connection.forgetWaiting();
  plot.clear();
  decisions.clear();
  isStill = false;
  element("swift").textContent = detail.swift;
  settings.show(detail.settings);
  fingers.start = settings.scene.start;
});
connection.addEventListener("frame", ({ detail: frame }) => {
  if (isStarting) return;
  phone.show(frame);
  plot.add(frame);
  for (const decision of frame.decisions ?? []) plot.mark(decision, decisions.add(decision));
  isStill = frame.still;
  showState(frame);
  showLatency(frame.latency);
});
connection.addEventListener("recording", ({ detail }) => recordings.keep(detail.recording));
connection.addEventListener("shared", ({ detail }) => recordings.hand(detail.file, settings.current.scene));
connection.addEventListener("replayed", ({ detail }) => {
  isReplaying = false;
  recordings.tell(detail.differences);
});

function connect(state, text) {
  element("connection").dataset.state = state;
  element("connection").textContent = text;
}

function showState(frame) {
  const [, content, card] = frame.plot;
  const state = element("state");
  const owner = frame.dismissed ? "nobody" : frame.owner;
  const free = frame.fingers.length ? "Left to others" : "Settling";
  const words = { nobody: frame.still ? "At rest" : free, undecided: "Undecided", drag: "Dragging" };
  const what = frame.dismissed ? "Dismissed" : words[owner] ?? "Scrolling";
  const text = `${what} · card ${Math.round(card)} pt, content ${Math.round(content)} pt`;
  if (state.textContent !== text) state.textContent = text;
  state.dataset.owner = owner;
  state.dataset.dismissed = frame.dismissed;
  state.dataset.card = Math.round(card);
  state.dataset.content = Math.round(content);
}

function showLatency([median, high, count]) {
  if (!count) return;
  const trip = connection.roundTrip;
  Object.assign(element("latency").dataset, { median, high, count, trip: trip ?? "" });
  element("latency").textContent =
    `From the arrival of a pointer event until its snapshot is sent: median ${median.toFixed(2)} ms, 95 % within ` +
    `${high.toFixed(2)} ms, of ${count} events.` +
    (trip === null ? "" : ` Round trip, measured by the page: ${trip.toFixed(1)} ms.`);
}

// --- Time ---

function start() {
  isReplaying = false;
  isStarting = true;
  connection.send({ type: "start", settings: settings.current });
}

requestAnimationFrame(function frame(stamp) {
  requestAnimationFrame(frame);
  const isActive = !isStill || isReplaying || fingers.areDown;
  if (!isActive || isStarting || clock.isPaused || !settings || connection.behind > 6) return;
  tick(clock.at(stamp));
});

function tick(time) {
  if (!isReplaying) fingers.advance(time);
  connection.sendTick(fingers.reach(time));
}

element("pause").addEventListener("click", () => {
  clock.at(performance.now());
  clock.isPaused = !clock.isPaused;
  element("pause").setAttribute("aria-pressed", String(clock.isPaused));
  element("step").disabled = !clock.isPaused;
});
element("step").addEventListener("click", () => tick(clock.step(1 / settings.current.framesPerSecond)));
element("speed").addEventListener("change", () => {
  clock.at(performance.now());
  clock.speed = Number(element("speed").value);
});

// --- The rest of the controls ---

element("restart").addEventListener("click", () => {
  recordings.abandon();
  start();
});
for (const { name } of strokes) element("stroke").append(new Option(name));
element("play-stroke").addEventListener("click", () => fingers.play(strokes[element("stroke").selectedIndex]));
element("copy").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(element("swift").textContent);
    element("copied").textContent = "Copied";
  } catch {
    getSelection().selectAllChildren(element("swift"));
    element("copied").textContent = "Selected: copy it with the keyboard";
  }
});
recordings.addEventListener("begin", start);
recordings.addEventListener("stop", () => connection.send({ type: "record" }));
recordings.addEventListener("play", ({ detail: recording }) => {
  isReplaying = true;
  isStarting = true;
  connection.send({ type: "replay", recording });
});
