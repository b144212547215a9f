// Shows comparisons that were computed before: no server, no network.

import { Comparison } from "./comparison.js";

const element = (id) => document.getElementById(id);
const compared = JSON.parse(element("comparisons").textContent);
const comparison = new Comparison(element("comparison"));

// Each has an address, so that a page can link to the one that it speaks of.
const asked = () => Math.min(Math.max(Number(location.hash.slice(1)) - 1 || 0, 0), compared.length - 1);
const show = () => {
  element("which").selectedIndex = asked();
  comparison.show(compared[asked()]);
};

compared.forEach(({ title }, index) => element("which").append(new Option(title, index)));
element("which").hidden = compared.length < 2;
element("which").addEventListener("change", () => { location.hash = element("which").selectedIndex + 1; });
element("geometry").addEventListener("change", () => { comparison.showsMarks = element("geometry").checked; });
window.addEventListener("hashchange", show);
show();
