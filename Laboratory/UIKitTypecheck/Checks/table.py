"""uikit-members.tsv: the facts about UIKit that the declarations are held against."""

from .headers import Row

HEAD = "owner kind scope requirement selector arguments result".split()


def load(path):
    """The rows of a table; lines that begin with # are comments."""
    lines = [line for line in path.read_text().splitlines() if line and not line.startswith("#")]
    return [Row(*(cell.replace("'static ", "") for cell in (line.split("\t") + [""] * 7)[:7])) for line in lines[1:]]


def key(row):
    """A declaration as Objective-C programmers write it: -[UIView addSubview:]."""
    return f"{row.scope}[{row.owner} {row.selector}]"


def exceptions(path):
    """The members of a list: its lines up to the first gap of two blanks, without comments."""
    lines = (line.split("  ")[0].strip() for line in path.read_text().splitlines())
    return {line for line in lines if line and not line.startswith("#")}


def differences(declarations, rows, excepted=frozenset()):
    """One sentence for each declaration that the table lacks or has otherwise."""
    table = {key(row): row for row in rows}
    owners = {row.owner for row in rows}
    for declaration in declarations:
        row, place = declaration.row, declaration.place
        if key(row) in excepted or row.selector == "initWithCoder:":  # Foundation's, by NSCoding
            continue
        fact = table.get(key(row))
        if row.owner not in owners:
            yield f"{place}: {row.owner} is not in the table"
        elif fact is None:
            yield f"{place}: {key(row)} is not in the table"
        else:
            for name in ("kind", "requirement", "arguments", "result"):
                said, fact_is = getattr(row, name) or "nothing", getattr(fact, name) or "nothing"
                if said.endswith("!"):  # null_resettable: the bindings write the getter with and without a mark
                    said, fact_is = said[:-1], fact_is.removesuffix("?")
                if said != fact_is:
                    yield f"{place}: {key(row)}: {name} is {fact_is}, not {said}"
