"""Checks that what the project's pages name is there: links and paths. Also checks that symbolic links lead somewhere, and
that Documentation/Pages has the articles as they are.

Addresses of other sites are not fetched: a check that needs the network says nothing about this tree.
"""
import pathlib
import re
import sys

import pages as articles

ROOT = articles.ROOT
PAGES = [ROOT / name for name in articles.tracked("*.md")]


def anchors(page):
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken_links(page, text):
    for link in re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r"(?:src|srcset)=\"([^\"]+)\"", text):
        path, _, anchor = link.partition("#")
        if "://" in link or (page.parent.suffix == ".docc" and "." not in link):
            continue  # docc finds a catalogue's pictures by their bare names, and says so itself
        if page.parent.suffix != ".docc" and ".docc/" in path and path.endswith(".md"):
            yield f"links to {link}, which GitHub cannot show: link to the copy in {articles.FOLDER}"
        target = (page.parent / path) if path else page
        if not target.exists():
            yield f"links to {link}, which is not there"
        elif anchor and anchor not in anchors(target):
            yield f"links to {link}: there is no such heading"


def missing_paths(text):
    for path in re.findall(r"`((?:Sources|Testing|Host|Laboratory|Tests|Playgrounds|Benchmarks|Documentation)/[^`\s]*)", text):
        if not any(ROOT.glob(path.rstrip("/"))):
            yield f"names {path}, which is not there"


def ours(page, text):
    """A comparison cites the files of other projects, too: ours stand in a paragraph of their own."""
    return text.partition("**Ours**")[2].partition("**System**")[0] if page.name == "Comparison.md" else text


def dangling():
    """Symbolic links that lead nowhere."""
    return [f"{path} leads to {(ROOT / path).readlink()}, which is not there."
            for path in articles.tracked("*", links=True) if not (ROOT / path).exists()]


def sizes():
    """The size of a deck is on several pages; that on OnDevices.md is held to the budget by a test."""
    names = ["Documentation/OnDevices.md", "README.md", "Documentation/Comparison.md"]
    found = [re.search(r"at most \[?(\d+) KB", (ROOT / name).read_text(encoding="utf-8")).group(1) for name in names]
    return [f"{name} says {size} KB, and {names[0]} {found[0]}." for name, size in zip(names, found) if size != found[0]]


def main():
    faults = dangling() + articles.faults() + sizes()
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        faults += [f"{page.relative_to(ROOT)} {fault}." for fault in (*broken_links(page, text), *missing_paths(ours(page, text)))]
    print(*faults, sep="\n", end="\n" if faults else "")
    print(f"{len(PAGES)} pages, {len(faults)} faults")
    sys.exit(1 if faults else 0)


main()
