"""Counts the public symbols of the product's modules, and fails above their budget.

Usage: surface.py GRAPHS BUDGET

GRAPHS has a folder of symbol graphs for each module, as Documentation/build makes them. BUDGET has a line `MODULE COUNT`
for each module. Laboratory/UIKitTypecheck/README.md says what counts.
"""
import json
import pathlib
import sys


def symbols(graphs, module):
    """The public symbols of a module by their USR: its own declarations, and those in its extensions of other modules."""
    found = {}
    for file in sorted(pathlib.Path(graphs, module).glob("*.symbols.json")):
        for symbol in json.loads(file.read_text())["symbols"]:
            name = symbol["identifier"]["precise"]
            if symbol["kind"]["identifier"] != "swift.extension" and "::SYNTHESIZED::" not in name:
                found[name] = symbol
    if not found:
        sys.exit(f"There is no symbol of {module} in {graphs}. Run Documentation/build first.")
    return found


def main(graphs, budget):
    counts, failures = [], []
    for line in pathlib.Path(budget).read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        module, most = line.split()
        counts.append(len(symbols(graphs, module)))
        print(f"{module}: {counts[-1]} public symbols")
        if counts[-1] > int(most):
            failures.append(
                f"{module} has {counts[-1]} public symbols, of at most {most}. Make some internal, or raise its line in "
                f"{budget} by what the feature needs.")
    print(f"together: {sum(counts)} public symbols")
    for failure in failures:
        print(failure, file=sys.stderr)
    sys.exit(1 if failures else 0)


main(*sys.argv[1:])
