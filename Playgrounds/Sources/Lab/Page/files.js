// Files to keep: the touches since the scene's start, and a flight that the inspector shared.

export class Files {
  #status;

  constructor(status) { this.#status = status; }

  saveRecording(file, scene) {
    this.#save(file, `${scene}.decklab.json`);
    const { duration, decisions } = JSON.parse(file);
    this.#status.textContent = `Saved: ${duration.toFixed(1)} s with ${decisions.length} decisions.`;
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
