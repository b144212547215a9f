"""HeadlessUIKit's public interface, compiled beside the package's own build so that neither disturbs the other."""

import hashlib
import shutil
import subprocess
from pathlib import Path

from . import symbols


def world(root, cache):
    """The host's symbols; compiled again only when its sources, or those of JSONText, which it reads with, have changed."""
    sources, json = (sorted((root / folder).rglob("*.swift")) for folder in ("Host/HeadlessUIKit", "Sources/JSONText"))
    stamp = hashlib.sha256(b"\0".join(path.read_bytes() for path in [*sources, *json])).hexdigest()
    folder = Path(cache) / "host"
    if not (folder / stamp).exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        # What the package manager writes for a target with resources.
        accessor = folder / "resources.swift"
        accessor.write_text("import Foundation\nextension Bundle { static var module: Bundle { .main } }\n")
        emit(folder, "JSONText", *json)
        emit(folder, "HeadlessUIKit", "-emit-symbol-graph", "-emit-symbol-graph-dir", folder, *sources, accessor)
        (folder / stamp).touch()
    return symbols.host(folder)


def emit(folder, module, *arguments):
    subprocess.run(
        ["swiftc", "-emit-module", "-module-name", module, "-swift-version", "6", "-package-name", "gesturearbiter",
         "-parse-as-library", "-I", folder, "-emit-module-path", folder / f"{module}.swiftmodule", *arguments], check=True)


def strangers(host, uikit):
    """For each public name of the host that is not UIKit's: the name, and how UIKit has it if only the shape differs."""
    found = {}
    for symbol in host.symbols:
        if not symbol.is_apples:  # the type is the host's own; its members are its own matter
            found[symbol.path[0]] = ""
            continue
        twins = uikit.find(symbol.path)
        name = symbol.path[-1]
        if name == "rawValue" and uikit.find((*symbol.path[:-1], "init(rawValue:)")):
            continue  # by RawRepresentable, which the symbol graph of an imported enumeration leaves out
        if not twins:
            found[symbol.name] = ""
        elif name != "==(_:_:)" and all(twin.signature != symbol.signature for twin in twins):  # NSObject's is for all
            found[symbol.name] = f"{symbol.signature} here, {twins[0].signature} in UIKit"
    return found
