"""Symbol graphs: what a module offers in Swift, by name and signature."""

import json
import re
from dataclasses import dataclass
from pathlib import Path


APPLES = re.compile("UI|CA|NS|CG|IndexPath$")
UIKIT = re.compile("UI|CA|NS|CGVector|CGAffineTransform|IndexPath$")


@dataclass(frozen=True)
class Symbol:
    usr: str
    kind: str
    path: tuple  # ("UIView", "addSubview(_:)")
    signature: str  # "(UIView)->", "CGRect", "(Bool)->UIViewController?"
    module: str = "UIKit"

    @property
    def name(self):
        return ".".join(self.path)

    @property
    def is_apples(self):
        """Whether its name claims to be one of Apple's."""
        return bool(APPLES.match(self.path[0]))

    @property
    def is_uikit(self):
        """Whether its type is one that Linux's Foundation lacks: UIKit's, QuartzCore's, some of CoreGraphics'."""
        return bool(UIKIT.match(self.path[0])) and self.module != "ObjectiveC"


class World:
    """The public symbols of one or more modules."""

    def __init__(self, files, belongs=lambda usr: True):
        self.symbols, self.parents = [], {}
        names, relations = {}, []
        for file in files:
            graph = json.loads(Path(file).read_text())
            for symbol in graph["symbols"]:
                usr = symbol["identifier"]["precise"]
                names[usr] = tuple(symbol["pathComponents"])
                if "::SYNTHESIZED::" not in usr and belongs(usr):
                    kind = symbol["kind"]["identifier"].removeprefix("swift.")
                    module = Path(file).name.split(".")[0].split("@")[0]
                    self.symbols.append(Symbol(usr, kind, names[usr], _signature(symbol), module))
            relations += graph["relationships"]
        for relation in relations:
            if relation["kind"] in ("inheritsFrom", "conformsTo"):
                source = names.get(relation["source"])
                target = names.get(relation["target"]) or (relation.get("targetFallback", "").split(".")[-1],)
                if source:
                    self.parents.setdefault(".".join(source), []).append(".".join(target))
        # A method with a completion handler is there twice, the second time without it, asynchronous: the longer counts.
        self.by_usr = {symbol.usr: symbol for symbol in sorted(self.symbols, key=lambda symbol: len(symbol.name))}
        self._by_path = {}
        for symbol in self.symbols:
            self._by_path.setdefault(symbol.path, []).append(symbol)

    def heirs(self, name):
        """The types that inherit from or conform to a type, and itself."""
        found = [name]
        for heir in found:
            found += [type for type, parents in self.parents.items() if heir in parents and type not in found]
        return found

    def find(self, path):
        """The symbols of that name: in the type itself, else in the nearest it inherits from or conforms to."""
        *owner, member = path
        owners, seen = [".".join(owner)], set()
        while owners:
            name = owners.pop(0)
            if found := self._by_path.get((*filter(None, name.split(".")), member)):
                return found
            seen.add(name)
            owners += [parent for parent in self.parents.get(name, []) if parent not in seen]
        return []


def uikit(cache):
    """UIKit, QuartzCore and CoreGraphics as declared here."""
    return World(sorted((Path(cache) / "symbols").glob("*.json")))


def newer(cache, than=15):
    """The version of each member of UIKit that came after iOS 15. Members of a newer type go with it."""
    found = {}
    for file in Path(cache).glob("symbols/UIKit*.json"):
        for symbol in json.loads(file.read_text())["symbols"]:
            for entry in symbol.get("availability", []):
                version = entry.get("introduced", {})
                if entry.get("domain") == "iOS" and version.get("major", 0) > than:
                    name = ".".join(symbol["pathComponents"])
                    found[name] = f"{version['major']}.{version.get('minor', 0)}"
    return {name: version for name, version in found.items() if found.get(name.rpartition(".")[0]) != version}


def host(folder):
    """HeadlessUIKit's own symbols, without what it exports again."""
    module = "13HeadlessUIKit"
    return World(sorted(Path(folder).glob("HeadlessUIKit*.json")), lambda usr: module in usr)


def _text(fragments):
    return "".join(fragment["spelling"] for fragment in fragments)


def _signature(symbol):
    """Types alone, spelled alike for both worlds: isolation, `any` and the like say nothing of the shape."""
    declaration = _text(symbol.get("declarationFragments", []))
    if function := symbol.get("functionSignature"):
        parameters = [_text(part["declarationFragments"]).split(":", 1)[-1] for part in function.get("parameters", [])]
        result = _text(function.get("returns", []))
        text = f"({','.join(parameters)})->{result}"
    elif symbol["kind"]["identifier"].endswith("property") and ":" in declaration:
        text = declaration.split(":", 1)[1].split("{")[0]
    else:
        return ""
    text = re.sub(r"@\w+(\(.*?\))?|\b(any|inout|consuming|borrowing|sending|__owned)\b|=.*?(?=[,)])", " ", text)
    text = re.sub(r"\b(\w+\.)+(?=\w)", "", text)  # UIEvent.EventType in the one is EventType in the other
    text = re.sub(r"\bSelf\b", symbol["pathComponents"][0], text)
    text = re.sub(r"\b(CFTimeInterval|Double)\b", "TimeInterval", text)
    text = re.sub(r"->\s*(Void|\(\))$", "->", re.sub(r"\s+", "", text))
    return text
