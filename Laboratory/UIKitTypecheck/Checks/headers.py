"""Reads the Objective-C declarations of Declarations/ into rows like those of uikit-members.tsv.

The headers are ours and keep to a small part of the language; a statement that is not understood is an error, so that
nothing is passed over in silence.
"""

import re
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Row:
    owner: str
    kind: str  # class, protocol
    scope: str  # -, +
    requirement: str  # required, optional, or nothing in a class
    selector: str
    arguments: str
    result: str


@dataclass(frozen=True)
class Declaration:
    row: Row
    place: str  # file:line


def read_folder(folder):
    """All declarations of the headers below `folder`."""
    return [found for path in sorted(Path(folder).rglob("*.h")) for found in read(path.read_text(), path.name)]


HEAD = re.compile(
    r"@(interface|protocol)\s+(\w+)\s*(?:<(__covariant[^>]*)>)?\s*(?:\((\w*)\))?\s*(?::\s*(\w+))?\s*(?:<([^>]*)>)?")


def _heads(text):
    """(match, the text after it) for each class, category and protocol; forward declarations are none."""
    for head in HEAD.finditer(text):
        rest = text[head.end():]
        if not (head[1] == "protocol" and re.match(r"\s*[;,]", rest)):
            yield head, rest


def parents(text):
    """(class or protocol, what it inherits from and conforms to) for each of a header's."""
    for head, _ in _heads(_without_annotations(text)):
        owner, category = head[2], head[4]
        above = {head[5]} | {name.strip() for name in (head[6] or "").split(",")}
        if owner == "NSObject" and category:  # as in `read`
            above.add(owner + category)
        yield owner, above - {None, ""}


def read(text, name):
    """The declarations of one header's text. Raises ValueError at a statement that is not understood."""
    text = _without_annotations(text)
    found = []
    for head, rest in _heads(text):
        kind = "class" if head[1] == "interface" else "protocol"
        owner, category = head[2], head[4]
        if owner == "NSObject" and category:  # informal protocols stand in the table under a name of their own
            owner, kind = "NSObject" + category, "protocol"
        line = text.count("\n", 0, head.end()) + 1
        body = rest[:rest.index("@end")]
        found += _members(body, owner, kind, name, line)
    return found


def _without_annotations(text):
    """Comments, directives and macros blanked out, lines kept."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match[0])

    text = re.sub(r"//[^\n]*|/\*.*?\*/", blank, text, flags=re.S)
    text = re.sub(r"^[ \t]*(#|@import|@class)[^\n]*(\\\n[^\n]*)*", blank, text, flags=re.M)
    macros = r"\b(NS_SWIFT_NAME|API_IOS_DEPRECATED|API_IOS|NS_SWIFT_UNAVAILABLE|NS_SWIFT_BRIDGED_TO|__attribute__)\s*"
    while match := re.search(macros + r"\(", text):
        depth, end = 1, match.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        text = text[:match.start()] + re.sub(r"[^\n]", " ", text[match.start():end]) + text[end:]
    return re.sub(r"\bNS_(?!ENUM|OPTIONS)[A-Z_]+\b", blank, text)


def _members(body, owner, kind, name, line):
    required = "" if kind == "class" else "required"
    for statement, offset in _statements(body):
        place = f"{name}:{line + body.count(chr(10), 0, offset)}"
        while match := re.match(r"\s*@(optional|required)\b", statement):
            required, statement = match[1], statement[match.end():]
        statement = statement.strip()
        if not statement:
            continue
        rows = _property(statement) or _method(statement)
        if rows is None:
            raise ValueError(f"{place}: not understood: {statement}")
        for scope, selector, arguments, result in rows:
            row = Row(owner, kind, scope, required, selector, arguments, result)
            yield Declaration(row, place)


def _statements(body):
    start = depth = 0
    for index, character in enumerate(body):
        depth += {"(": 1, ")": -1, "{": 1, "}": -1}.get(character, 0)
        if character == ";" and depth == 0:
            text = body[start:index]
            yield text, start + len(text) - len(text.lstrip())
            start = index + 1


def _property(statement):
    match = re.fullmatch(r"@property\s*(?:\(([^)]*)\))?\s*(.+?)\s*\b(\w+)", statement, re.S)
    if not match:
        return None
    attributes = [word.strip() for word in (match[1] or "").split(",")]
    nullable = any(word in attributes for word in ("nullable", "null_resettable"))
    resettable = "null_resettable" in attributes
    scope = "+" if "class" in attributes else "-"
    kind = _type(match[2], nullable)
    getter = next((word.split("=")[1].strip() for word in attributes if word.startswith("getter")), match[3])
    rows = [(scope, getter, "", kind[:-1] + "!" if resettable else kind)]
    if "readonly" not in attributes:
        rows.append((scope, "set" + match[3][0].upper() + match[3][1:] + ":", kind, "void"))
    return rows


def _method(statement):
    match = re.match(r"([-+])\s*", statement)
    if not match:
        return None
    result, rest = _parenthesized(statement[match.end():])
    rest = rest.strip()
    if re.fullmatch(r"\w+", rest):
        return [(match[1], rest, "", _type(result))]
    selector, arguments = "", []
    while rest:
        label = re.match(r"(\w*)\s*:\s*", rest)
        if not label:
            return None
        argument, rest = _parenthesized(rest[label.end():])
        rest = re.sub(r"^\s*\w+\s*", "", rest)
        selector += label[1] + ":"
        arguments.append(_type(argument))
    return [(match[1], selector, ", ".join(arguments), _type(result))]


def _parenthesized(text):
    depth = 0
    for index, character in enumerate(text):
        depth += {"(": 1, ")": -1}.get(character, 0)
        if depth == 0:
            return text[1:index], text[index + 1:]
    raise ValueError(f"unbalanced: {text}")


_NAMES = {
    "BOOL": "bool", "instancetype": "Self", "id": "Any", "SEL": "Sel", "Class": "AnyClass", "float": "c_float",
    "CGColorRef": "CGColor", "CGPathRef": "CGPath", "CGContextRef": "CGContext",
}


def _type(text, nullable=False):
    """An Objective-C type as the table writes it."""
    if re.search(r"\b(nullable|_Nullable)\b", text.split("^")[0]):
        nullable = True
    mark = "?" if nullable else ""
    if "^" in text:
        return "block" + mark
    reference = "mut " if re.search(r"\binout\b", text) else ""
    text = re.sub(r"\b(nullable|nonnull|_Nullable|_Nonnull|__kindof|const|inout)\b", "", text).strip()
    protocol = re.fullmatch(r"id\s*<(\w+)>", text)
    if protocol:
        return f"any {protocol[1]}{mark}"
    generic = re.fullmatch(r"(\w+)\s*<(.+)>\s*\*?", text, re.S)
    if generic:
        return f"{generic[1]}<{', '.join(_type(part) for part in generic[2].split(','))}>{mark}"
    name = text.replace("*", "").strip()
    return reference + _NAMES.get(name, name) + mark
