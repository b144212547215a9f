#!/usr/bin/env python3
"""Holds WhatIsNotHere.md against what HeadlessUIKit declares, by the compiler's symbol graphs.

    page.py GRAPHS            fails if the page is not what the graphs say; prints the share of UIKit's counted members
    page.py GRAPHS --write    writes the page's last part anew

GRAPHS is the folder of HeadlessUIKit's graphs, as Documentation/build makes it. The counts are in members.tsv.
"""
import csv
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
PAGE = HERE.parent.parent / "Host/HeadlessUIKit/HeadlessUIKit.docc/WhatIsNotHere.md"
HEADING = "## What the host declares\n"
GOAL = 90
WORDS = [
    ("### Kept without effect", re.compile(r"\b[Ss]tores only\b|\bHas no effect\b"),
     "These can be set and read, and nothing follows from them."),
    ("### Added by the host", re.compile(r"\bHost-only\b"),
     "UIKit has no such members. Use them in tests alone."),
]


class Host:
    """The public names of the host, each with its documentation."""

    def __init__(self, graphs):
        self.documents, self.parents, self.children = {}, {}, {}
        names = {}
        files = sorted(pathlib.Path(graphs).glob("HeadlessUIKit*.symbols.json"))
        if not files:
            sys.exit(f"There is no symbol graph of HeadlessUIKit in {graphs}. Run Documentation/build first.")
        contents = [json.loads(file.read_text()) for file in files]
        for symbol in (symbol for graph in contents for symbol in graph["symbols"]):
            name = ".".join(symbol["pathComponents"])
            names[symbol["identifier"]["precise"]] = name
            lines = symbol.get("docComment", {}).get("lines", [])
            self.documents.setdefault(name, " ".join(line["text"] for line in lines))
        for relation in (relation for graph in contents for relation in graph["relationships"]):
            if relation["kind"] in ("inheritsFrom", "conformsTo") and relation["source"] in names:
                parent = names.get(relation["target"])
                if parent:
                    self.parents.setdefault(names[relation["source"]], set()).add(parent)

    def declares(self, name):
        """Whether the name is there: in its type, or in one that this inherits from or conforms to."""
        if name in self.documents:
            return True
        owner, dot, member = self.split(name)
        return bool(dot) and any(self.declares(f"{parent}.{member}") for parent in self.parents.get(owner, ()))

    @staticmethod
    def split(name):
        """UIView.addConstraint(_:) as UIView, a dot, addConstraint(_:)."""
        head = name.split("(")[0]
        owner, dot, member = head.rpartition(".")
        return owner, dot, member + name[len(head):]

    def saying(self, pattern):
        """The names whose documentation says so, by type."""
        found = {}
        for name, document in self.documents.items():
            if pattern.search(document):
                owner, _, member = self.split(name)
                found.setdefault(owner or name, []).append(member if owner else "")
        return {owner: sorted(filter(None, members)) for owner, members in sorted(found.items())}


def counted():
    """subject: (files, repositories, members), in the order of the file"""
    subjects = {}
    lines = [line for line in (HERE / "members.tsv").read_text().splitlines() if not line.startswith("#")]
    for row in csv.DictReader(lines, delimiter="\t"):
        entry = subjects.setdefault(row["subject"], (int(row["files"]), int(row["repositories"]), []))
        entry[2].append(row["member"])
    return subjects


def share(host, subjects):
    """The percentage of the counted uses that the host declares: each subject by its files, as far as it is there."""
    there = sum(files * sum(map(host.declares, members)) / len(members) for files, _, members in subjects.values())
    return 100 * there / sum(files for files, _, _ in subjects.values())


def outdated(host, text):
    """The names that the page's own part says are not modelled, and that the host declares."""
    part = text.split("### Not modelled")[1].split("\n### ")[0]
    declared = {host.split(name)[2] for name in host.documents}
    return [name for name in re.findall(r"`([^`]+)`", part) if name in declared]


def page_part(host, subjects):
    percent = share(host, subjects)
    members = [member for _, _, members in subjects.values() for member in members]
    yield HEADING
    yield f"""\
`Documentation/Host/page.py` writes this part from the compiler's list of the host's public names, and the build of the
documentation fails if it is not up to date.

Of what ordinary screens use of UIKit, the host declares **{percent:.0f} %**, weighted by files.
That is {sum(map(host.declares, members))} of {len(members)} members of {len(subjects)} subjects (`Documentation/Host/members.tsv`). Subjects were counted in 204 files of
eight public repositories; a subject counts as far as its members are declared. `#selector`, `@IBOutlet`, `@IBAction` and
storyboards are left out of the count: they need Objective-C, or Xcode.

| subject | files | declared | not here |
|---|---|---|---|"""
    for subject, (files, _, members) in subjects.items():
        missing = [member for member in members if not host.declares(member)]
        names = ", ".join(f"`{member}`" for member in missing)
        yield f"| {subject} | {files} | {len(members) - len(missing)} of {len(members)} | {names} |"
    for heading, pattern, sentence in WORDS:
        yield f"\n{heading}\n\n{sentence}\n\n| type | members |\n|---|---|"
        for owner, names in host.saying(pattern).items():
            yield f"| `{owner}` | {', '.join(f'`{name}`' for name in names) or 'all of it'} |"


def main(graphs, *options):
    host, subjects = Host(graphs), counted()
    percent = share(host, subjects)
    print(f"HeadlessUIKit declares {percent:.1f} % of the counted uses of UIKit, weighted by files")
    text = PAGE.read_text()
    new = text.split(HEADING)[0] + "\n".join(page_part(host, subjects)) + "\n"
    if "--write" in options:
        PAGE.write_text(new)
    elif new != text:
        sys.exit(f"{PAGE.name} is not what the host declares. Run Documentation/Host/page.py {graphs} --write.")
    if names := outdated(host, new):
        sys.exit(f"{PAGE.name} says that these are not modelled, and they are declared: {', '.join(names)}.")
    if percent < GOAL:
        sys.exit(f"That is less than {GOAL} %. Declare what is missing, or say in members.tsv why it does not count.")


if __name__ == "__main__":
    main(*sys.argv[1:])
