// Recording, replaying, files.

export class Recordings extends EventTarget {
  #elements;
  #isRecording = false;
  #recording = null;
  #isToSave = false;
  isAwaited = false; // the server was asked for a recording
  #isOld = false; // the scene has been started anew since

  constructor(elements) {
    super();
    this.#elements = elements;
    elements.record.addEventListener("click", () => this.#isRecording ? this.#ask("stop") : this.#begin());
    elements.replay.addEventListener("click", () => this.play());
    elements.download.addEventListener("click", () => this.#download());
    elements.load.addEventListener("change", () => this.#load());
  }

  get current() { return this.#recording; }

  // A recording has arrived from the server.
  keep(recording) {
    this.#stop();
    this.isAwaited = false;
    this.#recording = recording;
    this.#isOld = false;
    this.#say(`Recorded ${recording.duration.toFixed(1)} s with ${recording.decisions.length} decisions.`, "kept");
    this.#enable();
    if (this.#isToSave) this.#download();
    this.#isToSave = false;
  }

  // The differences that the server found when it had played a recording.
  tell(differences) {
    if (!differences.length) {
      this.#say(`Replayed: the same ${this.#recording.decisions.length} decisions.`, "equal");
      return;
    }
    const lines = differences.map(({ number, recorded, replayed }) =>
      `${number ? `Decision ${number}` : "The end"} differs.\nRecorded: ${recorded ?? "none"}\nReplayed: ${replayed ?? "none"}`);
    this.#say(lines.join("\n"), "differs");
  }

  // A recording was not made, or not played.
  fail(message) {
    this.#stop();
    this.isAwaited = this.#isToSave = false;
    this.#say(`${message}.`, "differs");
  }

  // The inspector on the phone was told to share the flight of the last touch.
  hand(file, scene) {
    this.#save(file, `${scene}.flight`);
    this.#say("Shared: the last touch, as a flight.", "shared");
  }

  // Another scene or policy ends a recording, which holds one of each.
  abandon() {
    this.#isOld = true;
    if (!this.#isRecording) return;
    this.#stop();
    this.#say("Recording stopped: the settings have changed.", "stopped");
  }

  play() {
    if (!this.#recording) return;
    this.#stop();
    this.#say("Replaying …", "playing");
    this.dispatchEvent(new CustomEvent("play", { detail: this.#recording }));
  }

  #begin() {
    this.#ask("begin");
    this.#isRecording = true;
    this.#elements.record.setAttribute("aria-pressed", "true");
    this.#elements.record.textContent = "Stop recording";
    this.#say("Recording from the scene's start …", "recording");
  }

  #stop() {
    this.#isRecording = false;
    this.#elements.record.setAttribute("aria-pressed", "false");
    this.#elements.record.textContent = "Record";
  }

  #ask(type) {
    this.isAwaited = type === "stop";
    this.dispatchEvent(new CustomEvent(type));
  }

  #enable() { this.#elements.replay.disabled = false; }

  // What has been recorded; else everything since the scene's start.
  #download() {
    if (this.#isRecording || this.#isOld || !this.#recording) {
      this.#isToSave = true;
      this.#ask("stop");
      return;
    }
    this.#save(JSON.stringify(this.#recording, null, 2), `${this.#recording.settings.scene}.decklab.json`);
  }

  #save(text, name) {
    const blob = new Blob([text], { type: "application/json" });
    const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  async #load() {
    const [file] = this.#elements.load.files;
    this.#elements.load.value = "";
    if (!file) return;
    try {
      const recording = JSON.parse(await file.text());
      if (!recording?.settings?.scene || !Array.isArray(recording.decisions)) throw new Error("it has no settings or decisions");
      this.#recording = recording;
      this.#isOld = false;
      this.#enable();
      this.play();
    } catch (error) {
      this.#say(`${file.name} is not a recording of Deck Lab: ${error.message}.`, "differs");
    }
  }

  #say(text, result) {
    this.#elements.status.textContent = text;
    this.#elements.status.dataset.result = result;
  }
}
