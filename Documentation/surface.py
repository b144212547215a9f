"""Counts the public symbols of the product's modules, and names those that no article and no sample uses.

Usage: surface.py GRAPHS BUDGET

GRAPHS has a folder of symbol graphs for each module, as Documentation/build makes them. BUDGET has a line `MODULE COUNT`
for each module. Fails above a count, and at an unused symbol. Laboratory/UIKitTypecheck/README.md says what counts.
"""
import json
import pathlib
import re
import sys

# What a client reads and copies: pages, samples, demos.
pages = ["README.md", "Sources/*/*.docc/*.md", "Testing/*/*.docc/*.md", "Documentation/*.md", "Tests/SampleTests/Samples/*.swift",
         "Tests/SampleTests/Troubleshooting/*.swift", "Tests/Swift5Tests/**/*.swift", "Playgrounds/DeckLab.swiftpm/**/*.swift",
         "Playgrounds/GestureArbiter.playground/**/*.swift", "Laboratory/UIKitTypecheck/Migration/**/*.swift"]
# What Swift or UIKit asks of a type, and calls by itself.
expected = {"==", "hash(into:)", "rawValue", "description", "init(rawValue:)", "init(stringLiteral:)", "init(coder:)", "callAsFunction()",
            "interactionControllerForPresentation(using:)",
            # Used by each property that a sample sets by its name.
            "subscript(dynamicMember:)"}


class Module:
    """The public symbols by their USR: the module's own declarations, and those in its extensions of other modules."""

    def __init__(self, graphs, name):
        self.name, self.symbols, self.overrides, self.parents = name, {}, set(), {}
        for file in sorted(pathlib.Path(graphs, name).glob("*.symbols.json")):
            graph = json.loads(file.read_text())
            for symbol in graph["symbols"]:
                usr = symbol["identifier"]["precise"]
                if symbol["kind"]["identifier"] != "swift.extension" and "::SYNTHESIZED::" not in usr:
                    self.symbols[usr] = symbol
            for relation in graph["relationships"]:
                if relation["kind"] == "overrides":
                    self.overrides.add(relation["source"])
                if relation["kind"] in ("memberOf", "requirementOf"):
                    self.parents[relation["source"]] = relation["target"]
        if not self.symbols:
            sys.exit(f"There is no symbol of {name} in {graphs}. Run Documentation/build first.")

    def unused(self, text, words):
        used = {usr for usr, symbol in self.symbols.items() if self.is_used(usr, symbol["pathComponents"], text, words)}
        # A type that is never spelt is used by its members.
        for usr in list(used):
            while (usr := self.parents.get(usr)) is not None:
                used.add(usr)
        return sorted(".".join(self.symbols[usr]["pathComponents"]) for usr in self.symbols.keys() - used)

    def is_used(self, usr, path, text, words):
        name, _, labels = path[-1].partition("(")
        if path[-1] in expected or name in expected or usr in self.overrides or not re.match(r"\w", name):
            return True
        if name != "init":
            return name in words
        labels = [label for label in labels.rstrip(")").split(":") if label and label != "_"]
        return not labels or any(re.search(rf"\b{label}:", text) for label in labels)


def main(graphs, budget):
    text = "\n".join(file.read_text() for page in pages for file in sorted(pathlib.Path().glob(page)))
    words = set(re.findall(r"\w+", text))
    sum, failures = 0, []
    for line in pathlib.Path(budget).read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        name, most = line.split()
        module = Module(graphs, name)
        count = len(module.symbols)
        sum += count
        print(f"{name}: {count} public symbols")
        if count > int(most):
            failures.append(f"{name} has {count} public symbols, of at most {most}. Make some internal, or raise its line in "
                            f"{budget} by what the feature needs.")
        failures += [f"{name}: no article and no sample uses {symbol}. Show it in one, or make it internal."
                     for symbol in module.unused(text, words)]
    print(f"together: {sum} public symbols")
    for failure in failures:
        print(failure, file=sys.stderr)
    sys.exit(1 if failures else 0)


main(*sys.argv[1:])
