"""Checks that what the project's pages name is there: links, paths, and the tests that Comparison.md quotes.

Addresses of other sites are not fetched: a check that needs the network says nothing about this tree.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def pages():
    # In a container the checkout belongs to another user, and git lists nothing of such a folder unless told to.
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "*.md"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in names.splitlines()]


def anchors(page):
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken_links(page, text):
    for link in re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r"(?:src|srcset)=\"([^\"]+)\"", text):
        path, _, anchor = link.partition("#")
        if "://" in link or (page.parent.suffix == ".docc" and "." not in link):
            continue  # docc finds a catalogue's pictures by their bare names, and says so itself
        target = (page.parent / path) if path else page
        if not target.exists():
            yield f"links to {link}, which is not there"
        elif anchor and anchor not in anchors(target):
            yield f"links to {link}: there is no such heading"


def missing_paths(text):
    for path in re.findall(r"`((?:Sources|Host|Laboratory|Tests|Playgrounds|Benchmarks|Documentation)/[^`\s]*)", text):
        if not any(ROOT.glob(path.rstrip("/"))):
            yield f"names {path}, which is not there"


def missing_tests(text):
    tests = "".join(file.read_text(encoding="utf-8") for folder in ("Tests", "Playgrounds/Tests")
                    for file in (ROOT / folder).rglob("*.swift"))
    for name in re.findall(r"\"([^\"]+)\"", text):
        if f'"{name}"' not in tests and f"`{name}`" not in tests:
            yield f"quotes the test \"{name}\", which is not there"


def ours(page, text):
    """A comparison cites the files of other projects, too: ours stand in a paragraph of their own."""
    return text.partition("**Ours**")[2].partition("**System**")[0] if page.name == "Comparison.md" else text


def main():
    faults = []
    for page in pages():
        text = page.read_text(encoding="utf-8")
        found = [*broken_links(page, text), *missing_paths(ours(page, text))]
        found += missing_tests(ours(page, text)) if page.name == "Comparison.md" else []
        faults += [f"{page.relative_to(ROOT)} {fault}." for fault in found]
    print(*faults, sep="\n", end="\n" if faults else "")
    print(f"{len(pages())} pages, {len(faults)} faults")
    sys.exit(1 if faults else 0)


main()
