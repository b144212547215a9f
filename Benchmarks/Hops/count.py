"""Counts what a drag event passes, from callgrind's files: FOLDER [deck|panel|commit]."""

import collections
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]
numbers = root / "Benchmarks/hops.numbers"
libraries = "GestureArbiter Cards InteractiveDismissal DeckTransition Panels GestureArbiterUI".split()


def trace(path):
    """The functions with their files, and the calls between them, of a callgrind file with its compressed names."""
    names, files, called = {}, {}, collections.Counter()
    file = function = target = None

    def named(text, kind):
        number, _, name = text.partition(" ")
        if name:
            names[kind, number] = name
        return names.get((kind, number), "")

    for line in path.read_text(errors="replace").splitlines():
        key, _, value = line.partition("=")
        if key in ("fl", "fi", "fe"):
            file = named(value, "file")
            if key == "fl":
                target = None
        elif key == "fn":
            function = named(value, "function")
            files.setdefault(function, file)
        elif key in ("cfi", "cfl"):
            named(value, "file")
        elif key == "cob" or key == "ob":
            pass
        elif key == "cfn":
            target = named(value, "function")
        elif key == "calls" and target:
            called[function, target] += int(value.split()[0])
            target = None
    return files, called


def demangled(functions):
    symbols = [re.sub(r"'\d+$", "", name) for name in functions]
    text = subprocess.run(
        ["swift", "demangle", "--simplified"], input="\n".join(symbols), capture_output=True, text=True, check=True)
    return dict(zip(functions, text.stdout.splitlines()))


def home(file):
    """The module and the file's path in Sources; nil for the host, the standard library and the program."""
    found = re.search(r"Sources/((\w+)/.+\.swift)$", file or "")
    return (found[2], found[1]) if found and found[2] in libraries else None


def type_of(name):
    """The type whose member a demangled function is."""
    name = re.sub(r"^(.*? (in|for) )+", "", name)
    name = re.sub(r"^(static |specialized |partial apply |protocol witness )+", "", name)
    found = re.match(r"(?:\(extension in \w+\):)?([A-Z]\w*(?:\.[A-Z]\w*)*)\.", name)
    return found[1] if found else None


def count(path):
    files, called = trace(path)
    homes = {function: home(file) for function, file in files.items()}
    names = demangled([function for function, place in homes.items() if place])
    # The compiler's copies of values: the linker keeps one for all modules, of any file.
    ours = [function for function, name in names.items() if not name.startswith("outlined ")]
    homes = {function: homes[function] for function in ours}
    between = collections.Counter()
    for (one, other), times in called.items():
        if homes.get(one) and homes.get(other) and homes[one][0] != homes[other][0]:
            between[homes[one][0], homes[other][0]] += times
    paths = sorted({homes[function][1] for function in ours})
    types = {type_of(names[function]) for function in ours} - {None}
    outside = [path for path in paths if not re.match(r"GestureArbiter/(Arbitration|Recognition|Policy)/", path)]
    lines = sum(len((root / "Sources" / path).read_text().splitlines()) for path in paths)
    return {
        "files": len(paths), "files after the engine": len(outside), "lines in them": lines,
        "types": len(types), "modules": len({homes[function][0] for function in ours}),
        "calls between modules": sum(between.values()),
    }, paths, between


def main():
    folder, what = pathlib.Path(sys.argv[1]), sys.argv[2]
    text, worse = [], False
    former = dict(line.rsplit(" ", 1) for line in numbers.read_text().splitlines()) if numbers.exists() else {}
    for kind in ("deck", "panel"):
        counted, paths, between = count(folder / kind)
        if what == kind:
            print("\n".join(paths))
            for (one, other), times in between.most_common():
                print(f"{times:5} {one} to {other}")
        for name, number in counted.items():
            line = f"{kind}: {name}"
            text.append(f"{line} {number}")
            limit = int(former.get(line, number))
            # A comment is no hop: a fiftieth more lines is none either.
            if name.startswith("lines"):
                limit += limit // 50
            grows = what != "commit" and number > limit
            worse = worse or grows
            if what in ("", "commit", kind):
                print(f"{'FAIL ' if grows else ''}{line} {number}" + (f" (at most {limit})" if grows else ""))
    if what == "commit":
        numbers.write_text("\n".join(text) + "\n")
    sys.exit(worse)


main()
