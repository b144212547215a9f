"""Holds the libraries' objects against what a phone has: Objects/*.txt, the table of UIKit's members, the declarations.

    python3 -m Checks.phone judge FOLDER MODULE …             the libraries' objects in FOLDER, each against all lists
    python3 -m Checks.phone file FOLDER FILE MODULE …         one object more, FILE, beside those of the libraries
    python3 -m Checks.phone classes FOLDER MODULE …           what Objects/classes.txt has to say
    python3 -m Checks.phone missing FOLDER MODULE …           the names from outside that no list has, as in Swift
    python3 -m Checks.phone kinds FOLDER MODULE …             what the bytes of each of Objects/programs.txt are for
    python3 -m Checks.phone folders FOLDER MODULE …           how many bytes of functions each folder of Sources makes
"""

import hashlib
import re
import shutil
import sys
from collections import Counter
from pathlib import Path

from . import baseline, headers, objects, table

HERE = Path(__file__).resolve().parent.parent
LISTS = HERE / "Objects"

#: What the compiler makes for a class of its own accord. The runtime or Swift calls it.
MADE = {"- .cxx_destruct", "- .cxx_construct", "- dealloc", "- init", "- initWithCoder:"}
#: What inherits from it offers its methods to apps in Objective-C, which may call each of them.
OFFERED = "ObjectiveCShim.GAObject"
#: Where code stands that runs before main, and classes with +load.
BEFORE_MAIN = {"__mod_init_func", "__init_offsets", "__objc_nlclslist", "__objc_nlcatlist"}


def tools():
    """The toolchain's own where it has them."""
    beside = Path(shutil.which("swiftc")).resolve().parent
    found = {name: shutil.which(name, path=str(beside)) or shutil.which(name)
             for name in ("llvm-nm", "llvm-objdump", "swift-demangle")}
    missing = [name for name, path in found.items() if not path]
    if missing:
        sys.exit(f"compile: {', '.join(missing)} is missing; it is in Debian's package llvm")
    return found


def names(list_):
    """The first word of each line of a list, without comments."""
    return [line.split()[0] for line in (LISTS / list_).read_text().splitlines() if line and line[0] != "#"]


class UIKit:
    """The tables, and who inherits from whom in the declarations."""

    def __init__(self):
        rows = table.load(HERE / "uikit-members.tsv")
        beyond = [re.match(r"([-+])\[(\w+) (\S+)\]", key).groups() for key in table.exceptions(HERE / "beyond-table.txt")]
        self.members = {(row.owner, f"{row.scope} {row.selector}") for row in rows} | {
            (owner, f"{scope} {selector}") for scope, owner, selector in beyond}
        self.owners = {owner for owner, _ in self.members}
        self.selectors = {method[2:] for _, method in self.members}
        self.parents = {}
        for path in sorted((HERE / "Declarations").rglob("*.h")):
            for owner, parents in headers.parents(path.read_text()):
                self.parents.setdefault(owner, set()).update(parents)

    def line(self, owner):
        """The class or protocol, and all that it inherits from or conforms to."""
        found, waiting = set(), [owner]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += self.parents.get(name, ())
        return found


class Verdict:
    def __init__(self, parts, beside=()):
        """`parts` are judged; `beside` are objects whose classes and names may be used."""
        self.tools = tools()
        self.parts = {name: objects.Object(path, self.tools) for name, path in parts}
        self.beside = [objects.Object(path, self.tools) for _, path in beside]
        self.uikit = UIKit()
        self.everything = [*self.beside, *self.parts.values()]
        self.classes = {made.name: made for part in self.everything for made in part.classes}
        self.defined = set().union(*(part.defined for part in self.everything))
        symbols = {name for made in self.classes.values() for name in (made.name, made.superclass)}
        self.swift = objects.demangled(symbols, self.tools["swift-demangle"])

    def named(self, symbol):
        """A class of ours as Module.Class, one of UIKit's by its name."""
        symbol = symbol.removeprefix("_OBJC_CLASS_$_")
        if symbol.startswith("_TtCs") or "_SwiftObject" in symbol:
            return "SwiftObject"
        return self.swift.get(symbol, symbol).split("metadata for ")[-1].replace("(private) ", "")

    def seen(self, part):
        """The classes of an object that the Objective-C runtime may call: {Module.Class: Class}"""
        found = {self.named(made.name): made for made in part.classes}
        return {name: made for name, made in sorted(found.items())
                if self.named(made.superclass) != "SwiftObject" or made.methods - MADE or made.protocols}

    def described(self):
        for part in self.parts.values():
            for name, made in self.seen(part).items():
                if self.is_offered(made):  # Documentation/ObjectiveC.h has its methods
                    continue
                protocols = f" <{', '.join(made.protocols)}>" if made.protocols else ""
                yield f"{name} : {self.named(made.superclass)}{protocols}"
                yield from (f"    {method}" for method in sorted(made.methods - MADE))

    def missing(self):
        """The strong names from outside that no list has."""
        listed = {name for list_ in ("swift-at-floor.txt", "system.txt", "unknown.txt") for name in names(list_)}
        unlisted = self.needed(weak=False) - listed - self.defined
        return sorted(name for name in unlisted if not self.of_uikit(name))

    def needed(self, weak):
        return {name for part in self.parts.values() for name, is_weak in part.needed.items() if is_weak == weak}

    def of_uikit(self, name):
        match = re.fullmatch(r"_OBJC_(?:META)?CLASS_\$_(\w+)", name)
        return match and match[1] in self.uikit.owners

    def complaints(self, classes):
        """One sentence for each thing that a phone would not bear; `classes` is the text of the list of classes."""
        yield from self.of_names()
        yield from self.of_classes(classes)
        yield from self.of_selectors()
        for library, part in self.parts.items():
            for _, section in part.sections:
                if section in BEFORE_MAIN:
                    yield f"{library} runs code before main: section {section}"
            for owner, methods in part.foreign.items():
                what = f"{library} gives {self.named(owner)} {', '.join(sorted(methods))}"
                yield f"{what}, which may hide what UIKit has: take @objc off"

    def of_names(self):
        readable = objects.demangled(self.missing(), self.tools["swift-demangle"])
        for name, swift in readable.items():
            in_swift = f" ({swift})" if swift != name else ""
            yield f"{name} is needed, strongly, and is in no list of what iOS 15 has{in_swift}"
        weak = self.needed(weak=True)
        for library, part in self.parts.items():
            for function, name in sorted(part.unguarded(weak)):
                yield f"{name} may be absent on iOS 15, and {function} uses it without asking"

    def of_classes(self, classes):
        listed, found = classes.splitlines(), list(self.described())
        listed = [line for line in listed if line and line[0] != "#"]
        for lines, others, what in ((found, listed, "is in the objects, not in the list"),
                                    (listed, found, "is in the list, not in the objects: the runtime would not find it")):
            others = set(_whole(others))
            yield from (f"{line} {what}" for line in _whole(lines) if line not in others)

    def of_selectors(self):
        ours = {method for made in self.classes.values() for method in made.methods}
        sent = set().union(*(part.sent for part in self.everything))
        known = self.uikit.selectors | {method[2:] for method in ours} | set(names("system.txt"))
        for library, part in self.parts.items():
            for selector in sorted(part.sent - known):
                yield f"{library} sends {selector}, which is in no table"
            for name, made in self.seen(part).items():
                for method in sorted(made.methods - MADE):
                    if method[2:] in ("load", "initialize") and method[0] == "+":
                        yield f"{name} has {method}, which runs before it is used"
                    elif not self.is_called(made, method, sent):
                        why = "no superclass or protocol of UIKit's has it, and none of our code sends it"
                        yield f"{name} has {method}, which nothing calls: {why}"

    def of_name(self, name):
        return next((one for one in self.classes.values() if self.named(one.name) == name), None)

    def is_offered(self, made):
        """Whether the class inherits from the one whose heirs are for apps in Objective-C."""
        while made and self.named(made.superclass) != OFFERED:
            made = self.of_name(self.named(made.superclass))
        return made is not None

    def is_called(self, made, method, sent):
        if method[2:] in sent or self.is_offered(made):
            return True
        heirs, owners = made, set()
        while heirs:  # our own superclasses, then UIKit's
            owners |= {owner for protocol in heirs.protocols for owner in self.uikit.line(protocol)}
            above = self.named(heirs.superclass)
            owners |= self.uikit.line(above)
            heirs = self.of_name(above)
        return any((owner, method) in self.uikit.members for owner in owners)


def _whole(lines):
    """Each method with its class before it, so that a line means the same wherever it stands."""
    owner = ""
    for line in lines:
        if line[0] != " ":
            owner = line.split(" : ")[0]
        yield line if line[0] != " " else f"{owner} {line.strip()}"


def over_budget(sizes):
    """One sentence for each library whose text, in bytes by the library's name, is larger than allowed."""
    budget = dict(line.split()[:2] for line in (LISTS / "budget.txt").read_text().splitlines() if line and line[0] != "#")
    for library, size in sizes.items():
        most = int(budget[library])
        if size > most:
            yield f"{library} has {size:,} bytes of text, of at most {most:,}: every app that links it pays for them"


def programs():
    """(name, most bytes with the flags and without, libraries) of each line of programs.txt"""
    lines = [line.split() for line in (LISTS / "programs.txt").read_text().splitlines() if line and line[0] != "#"]
    return [(name, (int(light), int(whole)), libraries) for name, light, whole, *libraries in lines]


#: What a function is for, by what stands in its name; the first counts.
KINDS = [("copies and ends of values", r"value witness|outlined |destroy of"),
         ("comparisons and hashes", r" == |__derived_|hashValue|_rawHashValue|\bhash\(into"),
         ("generic code, once for each type", r"generic specialization"),
         ("properties", r"\.(getter|setter|modify|modify2|read|read2|init) :"),
         ("types and protocols", r"metadata|witness|base conformance|thunk"),
         ("other functions", "")]


def kinds(parts, demangler):
    """{library: {kind: bytes}}"""
    for library, part in parts.items():
        functions = part.functions
        swift = objects.demangled({name for _, name in functions}, demangler)
        found = dict.fromkeys([kind for kind, _ in KINDS], 0)
        for size, name in functions:
            found[next(kind for kind, pattern in KINDS if re.search(pattern, swift.get(name, name)))] += size
        found["constants and names"] = part.text_size - sum(size for size, _ in functions)
        yield library, found


def folders(parts, demangler):
    """{folder of Sources: bytes of its functions}; a function that only the compiler knows counts for its library."""
    found = Counter()
    for library, part in parts.items():
        home, declared = HERE.parent.parent / "Sources" / library, {}
        for file in sorted(home.rglob("*.swift")):
            folder = f"{library}/{file.parent.relative_to(home)}".removesuffix("/.")
            # The compiler marks a private name with the digest of its module and its file.
            declared["_" + hashlib.md5(f"{library}{file.name}".encode()).hexdigest().upper()] = folder
            for name in re.findall(r"\b(?:class|struct|enum|protocol) (\w+)", file.read_text()):
                declared.setdefault(name, folder)
        swift = objects.demangled({name for _, name in part.functions}, demangler)
        for size, name in part.functions:
            full = swift.get(name, name)
            private = re.search(r" in (_[0-9A-F]{32})", full)
            path = re.search(rf"\b{library}((?:\.\w+)+)", full)
            types = [private[1]] if private else reversed(path[1].split(".")) if path else []
            found[next((declared[one] for one in types if one in declared), f"{library}, by the compiler")] += size
    return found


def main(command, folder, *words):
    def parts(modules):
        return [(module, Path(folder) / f"{module}.o") for module in modules]

    if command == "file":
        file, *modules = words
        verdict = Verdict([(Path(file).stem, Path(file))], parts(modules))
        classes = Path(folder).joinpath("classes.txt").read_text()
    else:
        verdict = Verdict(parts(words))
        classes = (LISTS / "classes.txt").read_text()
    if command == "classes":
        print("\n".join(verdict.described()))
        return 0
    if command == "missing":
        published = baseline.of_toolchain()
        for name, swift in objects.demangled(verdict.missing(), verdict.tools["swift-demangle"]).items():
            known = "in the toolchain's baseline: " if published and published.has(name, swift) else ""
            print(f"{name}  {known}{swift}")
        return 0
    if command == "kinds":
        found = dict(kinds(verdict.parts, verdict.tools["swift-demangle"]))
        for program, _, libraries in programs():
            total = {kind: sum(found[library][kind] for library in libraries) for kind in next(iter(found.values()))}
            print(f"{program}: {sum(total.values()):,} bytes")
            for kind, size in sorted(total.items(), key=lambda row: -row[1]):
                print(f"  {size:7,}  {kind}")
        return 0
    if command == "folders":
        for name, size in folders(verdict.parts, verdict.tools["swift-demangle"]).most_common():
            print(f"  {size:7,}  {name}")
        return 0
    found = list(verdict.complaints(classes))
    if command == "judge":  # the other lists are facts, whether needed or not
        needed = verdict.needed(weak=False)
        unneeded = [name for name in names("unknown.txt") if name not in needed]
        found += [f"{name} is in unknown.txt, and nothing needs it" for name in unneeded]
        found += over_budget({library: part.text_size for library, part in verdict.parts.items()})
    for complaint in found:
        print(f"compile: {complaint}", file=sys.stderr)
    if command == "judge" and not found:
        for library, part in verdict.parts.items():
            print(f"compile: {part.text_size:7,} bytes of text in {library}")
        needed |= verdict.needed(weak=True)
        classes = sum(len(verdict.seen(part)) for part in verdict.parts.values())
        outside, unknown = len(needed - verdict.defined), len(names("unknown.txt"))
        print(f"compile: {classes} classes, {outside} names from outside, {unknown} of them unknown")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
