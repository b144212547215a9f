// Shows comparisons that were computed before: no server, no network.

for (const comparison of JSON.parse(document.getElementById("comparisons").textContent)) {
  const section = document.createElement("section");
  section.append(
    Object.assign(document.createElement("h2"), { textContent: comparison.title }),
    Object.assign(document.createElement("p"), { textContent: comparison.text }),
  );
  document.getElementById("recorded").append(section);
}
