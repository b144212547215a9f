"""Reads object files for the phone, with the toolchain's llvm-nm and llvm-objdump: what they need from outside, which
classes the Objective-C runtime will see, what is sent, what runs before main, and how large they are."""

import re
import subprocess
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path


@dataclass
class Class:
    name: str  # as in Swift: Module.Class
    superclass: str
    protocols: list = field(default_factory=list)
    methods: set = field(default_factory=set)  # "- selector", "+ selector"


class Object:
    def __init__(self, path, tools):
        self.path, self.tools = Path(path), tools

    def _run(self, tool, *arguments):
        command = [self.tools[tool], *arguments, str(self.path)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    @cached_property
    def _symbols(self):
        """(section or "undefined", how it is bound, name)"""
        return re.findall(r"^ *[0-9a-f]* *\(([^)]+)\) (.*?) ?(\S+)$", self._run("llvm-nm", "-m"), re.M)

    @property
    def needed(self):
        """The names from outside: True where weak."""
        return {name: "weak" in how.split() for section, how, name in self._symbols if section == "undefined"}

    @property
    def defined(self):
        return {name for section, how, name in self._symbols if section != "undefined"}

    @cached_property
    def _objective_c(self):
        return self._run("llvm-objdump", "--macho", "--objc-meta-data")

    def _entries(self, section):
        contents = rf"^Contents of \(\w+,{section}\) section\n(.*?)(?=^Contents of|\Z)"
        found = re.search(contents, self._objective_c, re.M | re.S)
        entries = re.split(r"^(?=[0-9a-f]{16} 0x)", found[1] if found else "", flags=re.M)
        return [text for text in entries if text.strip()]

    @cached_property
    def classes(self):
        """The classes, with the methods that extensions in the same module give them."""
        found = {made.name: made for made in map(_class, self._entries("__objc_classlist"))}
        for owner, methods in self._categories:
            if owner in found:
                found[owner].methods |= methods
        return list(found.values())

    @property
    def foreign(self):
        """{class that is not of this object: the Objective-C methods that extensions give it}"""
        ours = {made.name for made in self.classes}
        return {owner: methods for owner, methods in self._categories if owner not in ours}

    @property
    def _categories(self):
        for text in self._entries("__objc_catlist"):
            owner = re.search(r"__CATEGORY_(.+)_\$_", text)[1]
            methods = re.search(r"^   instanceMethods (.*?)^      classMethods (.*?)^         prot", text, re.M | re.S)
            yield owner, _methods(methods[1], "-") | _methods(methods[2], "+")

    @property
    def sent(self):
        """The selectors that code refers to."""
        text = self._run("llvm-objdump", "--macho", "--section=__DATA,__objc_selrefs")
        return set(re.findall(r"symbol:L_selector_data\((.+)\)$", text, re.M))

    @cached_property
    def sections(self):
        """{(segment, section): (address, bytes)}"""
        text = self._run("llvm-objdump", "--macho", "--private-headers")
        found = re.findall(r"^  sectname (\S+)\n   segname (\S+)\n *addr (\S+)\n *size (0x\w+)", text, re.M)
        return {(segment, section): (int(address, 16), int(size, 16)) for section, segment, address, size in found}

    @property
    def text_size(self):
        """What the app's file and memory hold of it for code and constants, in bytes."""
        return sum(size for (segment, _), (_, size) in self.sections.items() if segment == "__TEXT")

    @property
    def functions(self):
        """[(bytes, name)]: how far it is from each function to the next."""
        start, size = self.sections["__TEXT", "__text"]
        end = start + size
        found = re.findall(r"^([0-9a-f]{16}) \w (\S+)$", self._run("llvm-nm", "-n"), re.M)
        inside = [(int(address, 16), name) for address, name in found if start <= int(address, 16) < end]
        ends = [address for address, _ in inside[1:]] + [end]
        return [(following - address, name) for (address, name), following in zip(inside, ends)]

    def unguarded(self, weak):
        """(function, name) for each function that refers to a weak name and has not looked before whether it is there."""
        code = self._run("llvm-objdump", "-d", "-r", "--no-show-raw-insn")
        parts = re.split(r"^[0-9a-f]+ <(.+)>:\n", code, flags=re.M)
        functions = dict(zip(parts[1::2], parts[2::2]))

        def whole(body):  # the compiler takes out what several functions have in common; it is read where it was
            outlined = rf"^.*ARM64_RELOC_BRANCH26\t({OUTLINED}\d+)$"
            return re.sub(outlined, lambda call: whole(functions.get(call[1], "")), body, flags=re.M)

        return {(function, name) for function, body in functions.items() if not function.startswith(OUTLINED)
                for read in [whole(body)] for name in weak
                if re.search(rf"ARM64_RELOC_\w+\t{re.escape(name)}$", read, re.M) and not _guarded(read, name)}


OUTLINED = "_OUTLINED_FUNCTION_"
#: What asks for the system's version: the compiler's `if #available`.
VERSION_CHECKS = r"_\$ss\d+_stdlib_isOSVersionAtLeast\w*|___isPlatformVersionAtLeast|___isOSVersionAtLeast"


def _guarded(body, name):
    """Whether the version, or the address itself, is looked at before the first use."""
    call = re.search(rf"ARM64_RELOC_BRANCH26\t{re.escape(name)}$", body, re.M)
    before = body[:call.start()] if call else body
    if re.search(rf"ARM64_RELOC_BRANCH26\t(?:{VERSION_CHECKS})$", before, re.M):
        return True
    loaded = re.search(rf"ARM64_RELOC_GOT_LOAD_PAGEOFF12\t{re.escape(name)}\n(?:.*\n){{0,4}}?.*\t(?:cbn?z|cmp)\t", before)
    return bool(loaded)


def _class(text):
    instance, _, meta = text.partition("\nMeta Class")
    superclass = re.search(r"^ *superclass 0x\S+ ?(\S*)", instance, re.M)[1]
    made = Class(re.search(r"^ +name \S+ (\S+)$", instance, re.M)[1], superclass)
    for half, scope in ((instance, "-"), (meta, "+")):
        methods = re.search(r"^ *baseMethods (.*?)^ *baseProtocols (.*?)^ *ivars ", half, re.M | re.S)
        made.methods |= _methods(methods[1], scope)
        if scope == "-":
            made.protocols = sorted(re.findall(r"^\t\t {6}list\[\d+\] __PROTOCOL_(\w+)", methods[2], re.M))
    return made


def _methods(text, scope):
    return {f"{scope} {selector}" for selector in re.findall(r"name L_selector_data\((.+?)\) ", text)}


def demangled(names, tool):
    """{mangled: as in Swift}"""
    names = sorted(names)
    if not names:
        return {}
    result = subprocess.run([tool, "-compact"], input="\n".join(names) + "\n", check=True, capture_output=True, text=True)
    return dict(zip(names, result.stdout.splitlines()))
