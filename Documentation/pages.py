"""Writes the articles of the documentation catalogues for GitHub, into Documentation/Pages.

GitHub shows a catalogue's `<doc:>` links, symbol links and pictures as text; in the copy they are links and pictures.

    Documentation/pages.py           writes the copy
    Documentation/pages.py --check   fails if the copy is not what it would write; Documentation/links.py does the same
"""
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = pathlib.Path("Documentation/Pages")
CODE = re.compile(r"^ *```.*?^ *```$", re.DOTALL | re.MULTILINE)


def tracked(pattern, links=False):
    """Returns the repository's files that match, new ones included; the symbolic links alone if asked."""
    # In a container the checkout belongs to another user, and git lists nothing of such a folder unless told to.
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "--cached", "--others", "--exclude-standard", pattern]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = [pathlib.Path(name) for name in names.splitlines()]
    return [path for path in paths if ((ROOT / path).is_symlink() if links else (ROOT / path).is_file())]


def text(path):
    return (ROOT / path).read_text(encoding="utf-8")


def title(path):
    return re.search(r"^# `*([^`\n]+)", text(path), re.MULTILINE).group(1)


def copy(path):
    """Where the copy of an article is; that of a catalogue's landing page is the folder's README."""
    module = path.parent.stem
    return FOLDER / module / ("README.md" if path.stem == module else path.name)


def symbol(match):
    """Returns a symbol as DocC shows it: a member by its name, a type with those around it."""
    parts = [re.sub(r"-(swift\.\w+|\w{4,5})$", "", part) for part in match.group(1).split("/")]
    types = [part for part in parts if part[0].isupper()]
    if parts[-1] in types:
        return "`" + ".".join(types[1:] if types[:1] == types[1:2] else types) + "`"
    return f"`{parts[-1]}`"


def rendered(path):
    catalogue, target = path.parent, copy(path)

    def relative(other):
        return os.path.relpath(ROOT / other, ROOT / target.parent)

    def article(name, words=None):
        other = catalogue / f"{name}.md"
        if not (ROOT / other).exists():
            raise SystemExit(f"{path} links to doc:{name}, which is not there.")
        return f"[{words or title(other)}]({relative(copy(other))})"

    def picture(match):
        file = catalogue / "Resources" / f"{match.group(2)}.svg"
        return f"![{match.group(1)}]({relative(file)})" if (ROOT / file).exists() else match.group(0)

    def prose(body):
        body = re.sub(r"<doc:(\w+)>", lambda found: article(found.group(1)), body)
        body = re.sub(r"\[([^\]]+)\]\(doc:(\w+)\)", lambda found: article(found.group(2), found.group(1)), body)
        body = re.sub(r"!\[([^\]]*)\]\(([\w-]+)\)", picture, body)
        return re.sub(r"``([^`]+)``", symbol, body)

    body, parts, end = text(path), [], 0
    for code in CODE.finditer(body):
        parts += [prose(body[end:code.start()]), code.group(0)]
        end = code.end()
    note = f"<!-- Written by Documentation/pages.py from {path}. Change that file. -->\n\n"
    return note + "".join(parts) + prose(body[end:])


def abstract(path):
    """Returns an article's first paragraph, in one line."""
    paragraph = re.search(r"^# .*\n\n((?:.+\n)+)", text(path), re.MULTILINE).group(1)
    return re.sub(r"``([^`]+)``", symbol, " ".join(paragraph.split())).replace("|", "\\|")


def index(articles):
    """Returns the list of all articles, by module: the landing page, then the others by title."""
    others = [path for path in tracked("Documentation/*.md") if path.parent.name == "Documentation"]
    links = " · ".join(f"[{title(path)}](../{path.name})" for path in others)
    head = f"# Articles\n\nOther pages: {links}\n\n| article | about |\n|---|---|"
    lines = [f"<!-- Written by Documentation/pages.py. -->\n\n{head}"]
    for module in sorted({path.parent.stem for path in articles}):
        pages = [path for path in articles if path.parent.stem == module]
        pages.sort(key=lambda page: (page.stem != module, title(page)))
        for page in pages:
            link = f"[{title(page)}]({copy(page).relative_to(FOLDER)})"
            lines.append(f"| {f'**{link}**' if page.stem == module else link} | {abstract(page)} |")
    return "\n".join(lines) + "\n"


def wanted():
    articles = tracked("*.docc/*.md")
    return {FOLDER / "README.md": index(articles)} | {copy(path): rendered(path) for path in articles}


def stale(pages):
    old = {path for path in tracked(f"{FOLDER}/*.md") if path not in pages}
    return old, {path for path, page in pages.items() if not (ROOT / path).exists() or text(path) != page}


def faults():
    old, new = stale(wanted())
    return [f"{path} is not what its article says. Run python3 Documentation/pages.py" for path in sorted(old | new)]


def write():
    pages = wanted()
    old, new = stale(pages)
    for path in old:
        (ROOT / path).unlink()
    for path in new:
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(pages[path], encoding="utf-8")
    print(f"{len(pages)} pages, {len(old | new)} written or removed")


if __name__ == "__main__":
    if "--check" not in sys.argv:
        write()
    elif found := faults():
        sys.exit("\n".join(found))
