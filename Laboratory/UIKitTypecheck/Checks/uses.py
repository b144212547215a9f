"""The UIKit members that checked sources use, read from the compiler's typed syntax trees.

In use is what is called, read or written, what a class overrides, and what it implements of a protocol.
"""

import json
import re
import sys
from pathlib import Path

from . import symbols


def by_module(cache):
    """For each checked module the USRs in use."""
    return {file.stem: _usrs(file.read_text()) for file in sorted((Path(cache) / "uses").glob("*.json"))}


def members(cache):
    """For each member of UIKit in use the modules that use it."""
    world, found = symbols.uikit(cache), {}
    for module, usrs in by_module(cache).items():
        for usr in usrs:
            symbol = world.by_usr.get(usr)
            if symbol and symbol.is_uikit and symbol.kind != "func.op" and (
                    len(symbol.path) > 1 or symbol.kind == "func"):  # neither a type's own name, nor its being Equatable
                found.setdefault(symbol, set()).add(module)
    return found


def _usrs(text):
    found, conformances, own = set(), {}, set()

    def walk(node):
        if isinstance(node, list):
            for part in node:
                walk(part)
        elif isinstance(node, dict):
            kind, usr = node.get("_kind", ""), node.get("usr", "")
            if not node.get("implicit"):
                found.update(usr for usr in node.get("override", []) if isinstance(usr, str))
            if "decl_usr" in node:
                found.add(node["decl_usr"])
            if kind in ("class_decl", "extension_decl"):
                owner = usr or node.get("extended_type", "")
                inherited = node.get("inherits", {})
                for conformance in inherited.get("conformances", []) if isinstance(inherited, dict) else []:
                    name = conformance.get("context", {}).get("decl") or owner
                    conformances.setdefault(name, set()).add(conformance.get("protocol", ""))
            if match := re.match(r"(c:@M@.*@objc\(cs\)\w+)(\((?:im|cm|py|cpy)\).+)", usr):
                own.add(match.groups())
            for part in node.values():
                walk(part)

    decoder, index = json.JSONDecoder(), 0
    while index < len(text):
        tree, index = decoder.raw_decode(text, index)
        walk(tree)
        while index < len(text) and text[index].isspace():
            index += 1
    for owner, member in own:
        found.update(protocol + member for protocol in conformances.get(owner, ()) if "objc(pl)" in protocol)
    return found


if __name__ == "__main__":
    used = members(sys.argv[2])
    if sys.argv[1] == "count":
        print(len(used))
    else:
        for symbol, modules in sorted(used.items(), key=lambda item: item[0].name):
            print(f"{symbol.name}  {' '.join(sorted(modules))}")
