"""Swift's published ABI of 2021, which the toolchain carries in lib/swift/FrameworkABIBaseline, from swiftlang/swift: the
declarations of Swift and _Concurrency as of 5.5, which is iOS 15's. Runtime functions are not in it."""

import json
import re
import shutil
from pathlib import Path


def of_toolchain():
    """The baseline of the toolchain in use, or None."""
    folder = Path(shutil.which("swiftc")).resolve().parent.parent / "lib/swift/FrameworkABIBaseline"
    return Baseline(folder) if folder.exists() else None


class Baseline:
    def __init__(self, folder):
        self.declared, self.conforming, self.names = set(), set(), set()
        for module in ("Swift", "_Concurrency"):
            text = json.loads((folder / module / "ABI/macos.json").read_text())
            self._read(text.get("ABIRoot", text), module)

    def _read(self, node, path):
        usr = node.get("usr", "")
        if usr.startswith("s:") and "declKind" in node:
            self.declared.add(usr[2:])
            if node["declKind"] in ("Struct", "Enum", "Class", "Protocol", "AssociatedType"):
                path = f"{path}.{node['name']}"
                self.names.add(path)
        if "mangledName" in node:
            self.declared.add(node["mangledName"].removeprefix("$s"))
        for conformance in node.get("conformances", ()):
            self.conforming.add((path, conformance["name"]))
        if node.get("declKind") == "Protocol":  # what it inherits from is in its signature: <Self : Swift.Equatable>
            inherited = re.findall(r"τ_0_0 : (?:\w+\.)?(\w+)", node.get("genericSig", ""))
            self.conforming |= {(path, protocol) for protocol in inherited}
        for key in ("children", "accessors"):
            for child in node.get(key, ()):
                self._read(child, path)

    def has(self, name, swift):
        """Whether the symbol `name`, in words `swift`, is of a declaration or conformance of the baseline."""
        entity = name.removeprefix("_$s")
        entity = re.sub(r"(?:Tq|Tj|WC|N|Mn|Ma|Mm|Mo|MV)$", "", entity)
        entity = re.sub(r"Mp$", "P", entity)
        if {entity, re.sub(r"fC$", "fc", entity)} & self.declared:
            return True
        swift = re.sub(r"<[^<>]*>| where .*", "", swift).replace("[A]", "Swift.Array")
        conformance = re.search(r"(?:conformance descriptor|witness table) for +([\w.]+)\s?: (?:\w+\.)*(\w+)", swift)
        if conformance:  # the demangler says Swift of _Concurrency's, too
            type_, protocol = conformance.groups()
            return bool({(type_, protocol), (f"_Concurrency.{type_.removeprefix('Swift.')}", protocol)} & self.conforming)
        member = re.fullmatch(r"(?:associated type|protocol) descriptor for ([\w.]+)", swift)
        return bool(member) and member[1] in self.names
