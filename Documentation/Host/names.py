"""Names: UIKit's, from uikit-names.tsv, and the host's, from its sources."""
import bisect
import collections
import re

WORDS_AFTER = re.compile(r"(With|At|For|In|To|From|By|Using|Of|On|As|Animated|After|Before|Alongside)(?=[A-Z]|$)")


def stripped(text):
    """The source without comments and the contents of literals."""
    text = re.sub(r"//[^\n]*", "", re.sub(r"/\*.*?\*/", " ", text, flags=re.S))
    return re.sub(r'"(?:\\.|[^"\\\n])*"', '""', re.sub(r'"""(.*?)"""', '""', text, flags=re.S))


def functions(text):
    """The place, modifiers, name and labels of each func."""
    for match in re.finditer(r"((?:\b(?:open|public|internal|fileprivate|private|final|override|static|class|nonisolated|"
                             r"@\w+(?:\([^)]*\))?)\s+)*)\bfunc\s+`?(\w+)`?\s*(?:<[^>{(]*>)?\s*\(", text):
        end, depth = match.end(), 1
        while end < len(text) and depth:
            depth += (text[end] == "(") - (text[end] == ")")
            end += 1
        yield match.start(), match[1], match[2], labels(text[match.end():end - 1])


def labels(arguments):
    parts, depth, part = [], 0, ""
    for letter in arguments:
        depth += (letter in "([<{") - (letter in ")]>}")
        if letter == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += letter
    if part.strip():
        parts.append(part)
    found = (re.match(r"\s*(?:@\w+\s+)*`?(\w+)", part) for part in parts)
    return [match[1] if match else "?" for match in found]


class UIKit:
    """UIKit's types, with the members and methods that Swift makes of their selectors."""

    def __init__(self, path):
        self.types, self.foundation, self.swift = {}, set(), set()
        self.firsts, self.cases, self.by_start = collections.defaultdict(set), collections.defaultdict(set), {}
        for line in path.read_text().splitlines():
            if line.startswith("#"):
                continue
            name, kind, supers, protocols, selectors, cases = line.split("\t")
            if name.startswith("~"):
                setattr(self, name[1:], set(selectors.split()))
                continue
            self.types[name] = (kind, supers.split() + protocols.split())
            for selector in selectors.split():
                self.firsts[selector.split(":")[0]].add(name)
                parts = selector.split(":")[:-1] if ":" in selector else None
                self.by_start.setdefault(selector[:3], []).append((parts, selector, name))
            for case in cases.split():
                self.cases[case[0].lower() + case[1:] if not re.match("[A-Z]{2,}", case) else case.lower()].add(name)
        self.sorted = sorted(self.firsts)
        self.swift_types = set("""UIListContentConfiguration UICellAccessory UIBackgroundConfiguration UIEdgeInsets UIOffset
            UICollectionLayoutListConfiguration UICellConfigurationState UIViewConfigurationState UIContentConfiguration
            UIContentView NSDiffableDataSourceSnapshot NSDiffableDataSourceSectionSnapshot UIRectEdge UIFloatRange UIImage
            UILayoutPriority UIContentSizeCategory UIUserInterfaceSizeClass UIUserInterfaceStyle UIActionHandler
            UIContentUnavailableConfiguration UIAccessibility NSDirectionalEdgeInsets
            UIConfigurationColorTransformer""".split())
        self.memory, self.ancestry = {}, {}

    def kind(self, name):
        return self.types.get(name, ("",))[0]

    def first(self, name):
        """The first part of a selector that Swift shortens to this name."""
        if name in self.firsts:
            return name
        index = bisect.bisect_left(self.sorted, name)
        while index < len(self.sorted) and self.sorted[index].startswith(name):
            if WORDS_AFTER.match(self.sorted[index][len(name):]):
                return self.sorted[index]
            index += 1
        plain = name[2:3].lower() + name[3:]
        return plain if re.match("is[A-Z]", name) and plain in self.firsts else None

    def has(self, name):
        return name in self.swift or name in self.cases or bool(self.first(name))

    def knows(self, path):
        """Whether a name such as UITableView.RowAnimation or UITableView.beginUpdates() is UIKit's."""
        head, parenthesis, arguments = path.partition("(")
        *owners, member = head.split(".")
        owner = "".join(owners)
        if not owners or member[0].isupper():
            return owner + member in self.types or owner + member in self.swift_types or member in self.swift
        if member == "init" or member in ("rawValue", "==", "hash", "<"):
            return True
        if parenthesis and self.method_owners(member, re.findall(r"(\w+):", arguments)):
            return True
        return self.has(member)

    def ancestors(self, name):
        if name not in self.ancestry:
            self.ancestry[name] = found = [name]
            for parent in self.types.get(name, ("", []))[1]:
                found += [other for other in self.ancestors(parent) if other not in found]
        return self.ancestry[name]

    def owner(self, member, name):
        """The type among a type's ancestors that has the member."""
        owners = self.firsts.get(self.first(member) or "", set())
        classes = [other for other in self.ancestors(name) if other in owners]
        return next((other for other in classes if self.kind(other) != "protocol"), classes[0] if classes else None)

    def method_owners(self, base, labels):
        """The types with a selector that Swift writes as this name with these labels."""
        key = (base, tuple(labels))
        if key in self.memory:
            return self.memory[key]
        found = set()
        for parts, selector, owner in self.by_start.get(base[:3], []):
            if parts is None:
                if not labels and selector == base:
                    found.add(owner)
            elif len(parts) == len(labels) and parts[0].startswith(base):
                rest = parts[0][len(base):]
                fits = not rest if labels[0] == "_" else rest.startswith(labels[0][:1].upper() + labels[0][1:])
                if fits and all(label == "_" or part.startswith(label) for part, label in zip(parts[1:], labels[1:])):
                    found.add(owner)
        self.memory[key] = found
        return found


class Host:
    """The host's types and members; the methods that it declares and never calls."""

    TOKEN = re.compile(
        r"(?P<type>(?:\b\w+\s+)*\b(?P<kind>class|struct|enum|protocol|extension|actor)\s+(?P<name>[A-Z][\w.]*)"
        r"[^{}\n;=]*(?:\n[^{};=]*?)?\{)|(?P<open>\{)|(?P<close>\})|(?P<line>(?:(?<=\n)|(?<=\{)|(?<=;))[ \t]*"
        r"(?P<modifiers>(?:(?:@\w+(?:\([^)]*\))?|\w+(?:\(set\))?)\s+)*?)(?P<what>var|let|func|case|typealias|init|subscript)"
        r"\b\s*(?P<rest>[^\n]*))")

    def __init__(self, folder):
        self.types, self.members, self.titles, self.never_called = set(), set(), set(), set()
        self.of_type, self.parents = collections.defaultdict(set), collections.defaultdict(set)
        for path in sorted(folder.rglob("*.swift")):
            source = path.read_text()
            self.read(stripped(source))
            for match in re.finditer(r"(?<=\n\n)/// [^\n]*Never called[^\n]*\n(?:///[^\n]*\n)*[^\n]*\bprotocol [^{]*\{(.*?)\n\}",
                                     source, re.S):
                self.never(match[1])
            for match in re.finditer(r"/// [^\n]*Never called[^\n]*\n(?:\s*///[^\n]*\n)*\s*(func [^{]*?)(?=\n\s*///|\n\s*func|\n})",
                                     source):
                self.never(match[1])

    def never(self, text):
        self.never_called.update(f"{name}({''.join(label + ':' for label in labels)})"
                                 for _, _, name, labels in functions(stripped(text)))

    def read(self, text):
        stack = []
        for match in self.TOKEN.finditer(text):
            if match["type"]:
                names = match["name"].split(".")
                stack.append(names if all(stack) or not stack else None)
                path = [name for part in stack if part for name in part]
                if all(stack) and match["kind"] != "extension":
                    self.types.add(".".join(path))
                    self.members.add(path[-1])
                heritage = re.search(r":\s*([\w.,\s&<>]+)\{", match["type"])
                self.parents[".".join(names)].update(re.findall(r"[A-Z]\w+", heritage[1]) if heritage else [])
            elif match["open"]:
                stack.append(None)
            elif match["close"]:
                if stack:
                    stack.pop()
            else:
                self.declare(match, stack, text)
                depth = match["rest"].count("{") - match["rest"].count("}")
                for _ in range(max(0, depth)):
                    stack.append(None)
                for _ in range(max(0, -depth)):
                    if stack:
                        stack.pop()

    def declare(self, match, stack, text):
        if not all(stack) or re.search(r"\b(private|fileprivate)\b(?!\(set)", match["modifiers"]):
            return
        path, rest, names = [name for part in stack for name in part], match["rest"], []
        if match["what"] == "func":
            start = match.start("rest")
            for _, _, name, labels in list(functions("func " + text[start:start + 600]))[:1]:
                names = [name]
                self.titles.add(f"{name}({''.join(label + ':' for label in labels)})")
        elif match["what"] == "case":
            cases = re.match(r"(?:[^\n]*,\s*\n)*[^\n]*", text[match.start("rest"):])[0]
            names = re.findall(r"(?:^|,)\s*`?(\w+)", re.sub(r"\([^)]*\)", "", cases))
        elif match["what"] in ("var", "let", "typealias"):
            plain = re.sub(r"\[[^\]]*\]|\([^)]*\)|<[^>]*>|\{.*", "", rest)
            names = re.findall(r"(?:^|,\s*)`?(\w+)`?\s*[:=]", plain) or re.findall(r"^`?(\w+)", rest) \
                or re.findall(r"(\w+)\s*[,)]", rest.split("=")[0])
            if match["what"] == "typealias":
                self.types.update(".".join(path + [name]) for name in names)
        self.members.update(names)
        self.of_type[".".join(path)].update(names)

    def ancestors(self, name, uikit, seen=None):
        seen = {name} if seen is None else seen
        for parent in self.parents.get(name, set()) | set(uikit.ancestors(name)):
            if parent not in seen:
                seen.add(parent)
                self.ancestors(parent, uikit, seen)
        return seen

    def has(self, owner, member, uikit):
        return any(member in self.of_type.get(name, ()) for name in self.ancestors(owner, uikit))

    def has_type(self, name):
        if name in self.types:
            return True
        root, dot, rest = name.partition(".")
        return bool(dot) and any(f"{parent}.{rest}" in self.types for parent in self.parents.get(root, ())) \
            or not dot and name in self.members
