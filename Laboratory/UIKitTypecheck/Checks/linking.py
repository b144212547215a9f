"""Links small apps with the libraries, as Xcode would, and counts the bytes that stay. Objects alone cannot tell what the
linker leaves out.

    python3 -m Checks.linking WHOLE LIGHT      the libraries' objects as any compiler makes them, and those made with the
                                               flags of Package@swift-6.2.swift; each folder also has an object Client-NAME.o
                                               for each line of Objects/programs.txt

Prints one line for each program, and fails above a budget. Then links all libraries of LIGHT as one dynamic library, and
fails if a public symbol of WHOLE is missing there: the flags may take nothing from a client that links dynamically.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from . import objects, phone

#: The toolchain's own ld64.lld refuses Apple's platforms. Debian's lld-14 links them.
LINKERS = ("ld64.lld-14", "ld64.lld-15", "ld64.lld-16", "ld64.lld-19")

STUB = """--- !tapi-tbd
tbd-version: 4
targets: [ arm64-ios ]
install-name: '/{name}'
exports:
  - targets: [ arm64-ios ]
    symbols: [ _nothing ]
...
"""


def linker():
    found = next(filter(None, map(shutil.which, LINKERS)), None)
    if not found:
        sys.exit("compile: a linker for the phone is missing; it is in Debian's package lld-14")
    return found


class Linking:
    """Links objects of one folder. The system's libraries are empty stubs: their names stay undefined, as in an app."""

    def __init__(self, folder):
        self.folder, self.tools = Path(folder), phone.tools()

    def link(self, modules, *options):
        """The image of the modules' objects."""
        self.place = Path(tempfile.mkdtemp())
        paths = [self.folder / f"{module}.o" for module in modules]
        for path in paths:
            self.stub(path)
        image = self.place / "image"
        command = [linker(), "-arch", "arm64", "-platform_version", "ios", "15.0", "15.0", "-undefined", "dynamic_lookup",
                   "-dead_strip", f"-L{self.place}", f"-F{self.place}", *options, "-o", str(image), *map(str, paths)]
        told = subprocess.run(command, capture_output=True, text=True)
        if told.returncode:
            sys.exit(f"compile: {' '.join(modules)} cannot be linked:\n{told.stderr[:2000]}")
        return objects.Object(image, self.tools)

    def stub(self, path):
        """Makes an empty library for each that the object asks the linker for."""
        asked = subprocess.run([self.tools["llvm-objdump"], "--macho", "--private-headers", path], check=True,
                               capture_output=True, text=True).stdout
        for name in re.findall(r"^  string #1 -l(\S+)$", asked, re.M):
            (self.place / f"lib{name}.tbd").write_text(STUB.format(name=name))
        for name in re.findall(r"^  string #1 -framework\n  string #2 (\S+)$", asked, re.M):
            (self.place / f"{name}.framework").mkdir(exist_ok=True)
            (self.place / f"{name}.framework/{name}.tbd").write_text(STUB.format(name=name))

    def program(self, name, libraries):
        """The bytes of text that the libraries add to the program: those of the image without those of its own object."""
        image = self.link([f"Client-{name}", *libraries], "-e", self.entry(name))
        return image.text_size - self.client(name).text_size

    def client(self, name):
        return objects.Object(self.folder / f"Client-{name}.o", self.tools)

    def entry(self, name):
        return next(symbol for symbol in self.client(name).defined if "5entry" in symbol)

    def library(self, libraries):
        return self.link(libraries, "-dylib")


def public(folder, libraries):
    """The symbols that the libraries' objects offer to other modules."""
    found = set()
    for library in libraries:
        part = objects.Object(Path(folder) / f"{library}.o", phone.tools())
        found |= {name for section, how, name in part._symbols
                  if section != "undefined" and "external" in how.split() and "private" not in how.split()}
    return found


def main(whole, light):
    complaints, every = [], []
    for name, budget, libraries in phone.programs():
        sizes = [Linking(folder).program(name, libraries) for folder in (light, whole)]
        print(f"linked: {name} {sizes[0]:,} bytes, {sizes[1]:,} without the flags of Package@swift-6.2.swift")
        for size, most, how in zip(sizes, budget, ("", " without the flags")):
            if size > most:
                complaints.append(f"{name}{how} links {size:,} bytes of text, of at most {most:,} (Objects/programs.txt)")
        every += [library for library in libraries if library not in every]
    dynamic = Linking(light).library(every)
    offered = public(whole, every)
    missing = sorted(offered - dynamic.defined)
    swift = objects.demangled(missing[:10], dynamic.tools["swift-demangle"])
    complaints += [f"{swift[name]} is public, and missing in a dynamic library" for name in missing[:10]]
    print(f"linked: a dynamic library with {len(offered):,} public symbols, {len(missing)} missing")
    for complaint in complaints:
        print(f"compile: {complaint}", file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
