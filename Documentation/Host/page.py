#!/usr/bin/env python3
"""Holds WhatIsNotHere.md against what HeadlessUIKit declares, by the compiler's symbol graphs.

    page.py GRAPHS            fails if the page is not what the graphs and the measure say
    page.py GRAPHS --write    writes the page's last part anew

GRAPHS is the folder of HeadlessUIKit's graphs, as Documentation/build makes it. `screens … --record` writes the measure.
"""
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
PAGE = HERE.parent.parent / "Host/HeadlessUIKit/HeadlessUIKit.docc/WhatIsNotHere.md"
HEADING = "## What the host declares\n"
WORDS = [
    ("### Kept without effect", re.compile(r"\b[Ss]tores only\b|\bHas no effect\b"),
     "These can be set and read, and nothing follows from them."),
    ("### Never called", re.compile(r"\bNever called\b"),
     "Your code may implement these; nothing in the host calls them."),
    ("### Added by the host", re.compile(r"\bHost-only\b"),
     "UIKit has no such members. Use them in tests alone."),
]


class Host:
    """The public names of the host, each with its documentation."""

    def __init__(self, graphs):
        self.documents = {}
        files = sorted(pathlib.Path(graphs).glob("HeadlessUIKit*.symbols.json"))
        if not files:
            sys.exit(f"There is no symbol graph of HeadlessUIKit in {graphs}. Run Documentation/build first.")
        for symbol in (symbol for file in files for symbol in json.loads(file.read_text())["symbols"]):
            lines = symbol.get("docComment", {}).get("lines", [])
            self.documents.setdefault(".".join(symbol["pathComponents"]), " ".join(line["text"] for line in lines))
        self.names = {split(name)[1].split("(")[0] for name in self.documents} | {
            split(name)[1] for name in self.documents}

    def saying(self, pattern):
        """The names whose documentation says so, by type."""
        found = {}
        for name, document in self.documents.items():
            if pattern.search(document):
                owner, member = split(name)
                found.setdefault(owner or name, []).append(member if owner else "")
        return {owner: sorted(filter(None, members)) for owner, members in sorted(found.items())}


def split(name):
    """UIView.addConstraint(_:) as UIView and addConstraint(_:)."""
    head = name.split("(")[0]
    owner, _, member = head.rpartition(".")
    return owner, member + name[len(head):]


def measured():
    """The measure's first line, and its rows by kind."""
    lines = (HERE / "measured.tsv").read_text().splitlines()
    rows = [line.split("\t") for line in lines[1:]]
    return lines[0].removeprefix("# "), {kind: [row[1:] for row in rows if row[0] == kind] for kind in ("share", "inherent", "open")}


def page_part(host):
    told, rows = measured()
    yield HEADING
    yield f"""\
`Documentation/Host/page.py` writes this part from the compiler's list of the host's public names and from the measure, and
the build of the documentation fails if it is not up to date.

`Documentation/Host/screens FOLDER` measures your own sources: which of your files the host runs as they are, and what the
others need. {told} Nobody looked at these apps while the host was built.

| of these apps | the host has | and nothing that Linux lacks |
|---|---|---|"""
    yield from (f"| {' | '.join(row)} |" for row in rows["share"])
    yield "\nLacking in two or more of them:\n\n| name | files | apps |\n|---|---|---|"
    yield from (f"| `{name}` | {files} | {apps} |" for name, files, apps in rows["open"])
    for heading, pattern, sentence in WORDS:
        yield f"\n{heading}\n\n{sentence}\n\n| type | members |\n|---|---|"
        for owner, names in host.saying(pattern).items():
            yield f"| `{owner}` | {', '.join(f'`{name}`' for name in names) or 'all of it'} |"


def main(graphs, *options):
    host = Host(graphs)
    text = PAGE.read_text()
    new = text.split(HEADING)[0] + "\n".join(page_part(host)) + "\n"
    if "--write" in options:
        PAGE.write_text(new)
    elif new != text:
        sys.exit(f"{PAGE.name} is not what the host declares. Run Documentation/Host/page.py {graphs} --write.")
    types = [row[0].removeprefix("type ") for row in measured()[1]["open"] if row[0].startswith("type ")]
    if there := [name for name in types if name in host.documents]:
        sys.exit(f"measured.tsv says that the host lacks {', '.join(there)}. Measure again: Documentation/Host/screens.")


if __name__ == "__main__":
    main(*sys.argv[1:])
