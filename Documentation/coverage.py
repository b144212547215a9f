"""Names every public symbol without documentation. Usage: coverage.py GRAPHS PRODUCT..."""
import json
import pathlib
import sys


def undocumented(graph):
    for symbol in graph["symbols"]:
        if symbol["kind"]["identifier"] != "swift.extension":
            yield symbol, "docComment" not in symbol


def place(symbol):
    location = symbol.get("location", {})
    file = location.get("uri", "").removeprefix(pathlib.Path.cwd().as_uri() + "/")
    line = location.get("position", {}).get("line", -1) + 1
    return f"{file}:{line}: {'.'.join(symbol['pathComponents'])}"


def main(graphs, products):
    missing = []
    for product in products:
        files = sorted(pathlib.Path(graphs, product).glob("*.symbols.json"))
        answers = [answer for file in files for answer in undocumented(json.loads(file.read_text()))]
        if not answers:
            sys.exit(f"There is no symbol of {product} in {graphs}. Dump the symbol graphs first, as Documentation/build does.")
        bare = [place(symbol) for symbol, is_bare in answers if is_bare]
        print(f"{product}: {len(answers) - len(bare)} of {len(answers)} public symbols are documented")
        missing += bare
    for line in missing:
        print(f"{line} has no documentation. Say what it is in a /// comment.")
    sys.exit(1 if missing else 0)


main(sys.argv[1], sys.argv[2:])
