// Files to keep: the touches since the scene's start, and a flight that the inspector shared.

export class Files {
  #status;

  constructor(status) { this.#status = status; }

  saveRecording(recording) {
    this.#save(JSON.stringify(recording, null, 2), `${recording.settings.scene}.decklab.json`);
    this.#status.textContent = `Saved: ${recording.duration.toFixed(1)} s with ${recording.decisions.length} decisions.`;
  }

  saveFlight(file, scene) {
    this.#save(file, `${scene}.flight`);
    this.#status.textContent = "Shared: the last touch, as a flight.";
  }

  #save(text, name) {
    const blob = new Blob([text], { type: "application/json" });
    const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
}
