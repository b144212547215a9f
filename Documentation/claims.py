#!/usr/bin/env python3
"""Checks what the project's pages claim: that samples compile in a test, that each row of a host has its test and its
switch, that printed counts and sizes are those of the gates, and that the comparison lists the sources that it
names. Prints what does not hold.
"""
import pathlib
import re
import sys
from collections import Counter

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIDELITY = "Sources/GestureArbiter/GestureArbiter.docc/Fidelity.md"
UIKIT = "Host/HeadlessUIKit/HeadlessUIKit.docc/Behaviours.md"
SWIFTUI = "Host/HeadlessSwiftUI/HeadlessSwiftUI.docc/Behaviours.md"
ROW = re.compile(r"[A-Z][0-9]+[a-z]?")
faults = []


def expect(holds, fault):
    if not holds:
        faults.append(fault)


def text(path):
    return (ROOT / path).read_text(encoding="utf-8")


def files(folder, *suffixes):
    """The paths from the root of the files in a folder, and their texts."""
    found = sorted(file for file in (ROOT / folder).rglob("*") if file.suffix in suffixes and ".build" not in file.parts)
    return {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in found}


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def code(words):
    return re.findall(r"`([^`]+)`", words)


# --- Samples ------------------------------------------------------------------------------------------------------------

def significant(lines):
    """With single spaces, without empty lines and imports."""
    lines = (" ".join(line.split()) for line in lines)
    return [line for line in lines if line and not line.startswith(("import ", "@_spi("))]


def page_samples(page):
    for block in re.findall(r"^ *```swift *\n(.*?)^ *```", page, re.DOTALL | re.MULTILINE | re.IGNORECASE):
        sample = significant(block.splitlines())
        if sample and not sample[0].startswith((".package(", "// swift-tools-version")):
            yield sample


def comment_samples(source):
    """What is indented by four spaces after an empty line of a documentation comment. JSON, timelines and output are not
    Swift."""
    lines, sample, previous = [line.lstrip(" ") for line in source.splitlines()], [], ""
    for line in [*lines, ""]:
        if line.startswith("///     ") and (sample or previous == "///"):
            sample.append(line[3:])
        elif sample:
            sample = significant(sample)
            if not sample[0].startswith(("{", "touch ", "+", "strokes.json:")):
                yield sample
            sample = []
        previous = line


def samples():
    assert list(page_samples("- an item:\n  ```Swift\n  import A\n  let b = 2\n  ```\n```sh\nls\n```\n")) == [["let b = 2"]]
    assert list(comment_samples("/// A.\n///\n///     let c = 3\n///     d()\n///\n/// - A:\n///     b")) == [["let c = 3", "d()"]]
    assert not list(comment_samples("///\n///     {\"a\": 1}\n///\n///     +83 ms  undecided\n"))
    compiled = ["\n" + "\n".join(significant(test.splitlines())) + "\n" for test in files("Tests", ".swift").values()]
    found = 0
    for folder in ["README.md", "Sources", "Testing", "Host", "Laboratory/FlightReplay"]:
        for path, source in ({folder: text(folder)} if "." in folder else files(folder, ".md", ".swift")).items():
            for sample in (comment_samples if path.endswith(".swift") else page_samples)(source):
                found += 1
                lines = "\n" + "\n".join(sample) + "\n"
                expect(any(lines in test for test in compiled), f"{path}: this sample stands in no file of the tests:{lines}")
    expect(found > 150, f"only {found} samples are found")


# --- Rows of the host ---------------------------------------------------------------------------------------------------

def named_rows(tests):
    """The rows before the colon of a test's name: "G6, G7: …", "X1 to X6: …"."""
    names = re.findall(r"@Test\b(?:(?!@Test)[^\"`]){0,400}[\"`]([^\"`:]*):", tests)
    return {row for name in names for row in re.findall(r"\w+", name) if ROW.fullmatch(row)}


def behaviours(path):
    """The lines of a page's tables that begin with a row of a host: their cells."""
    return [cells(line) for line in text(path).splitlines() if ROW.fullmatch(cells(line)[0])]


def suites(cell):
    return re.findall(r"\w+Tests\b", cell)


def switches():
    """The settings of each of the host's switches, the default first."""
    sources = "".join(source for path, source in files("Host/HeadlessUIKit/Stage", ".swift").items() if "Assumptions" in path)
    for name, values in re.findall(r"Switch\(\"(\w+)\", \\\.\w+, (.+)\),?\n", sources):
        if values.endswith(".allCases"):
            cases = re.search(r"enum " + values.removesuffix(".allCases") + r"\b[^{]*\{(.*?)\n    \}", sources, re.DOTALL)
            yield name, [case for line in re.findall(r"^ +case (.+)$", cases[1], re.MULTILINE) for case in re.findall(r"\w+", line)]
        else:
            yield name, re.findall(r"\w+", values)


def host():
    """Each row of UIKit's behaviours stands once, and is in the name of a test that runs on the host."""
    rows = Counter(row[0] for row in behaviours(UIKIT))
    named = {row for test in files("Tests/Host/HeadlessUIKitTests", ".swift").values() for row in named_rows(test)}
    expect(len(rows) > 200, f"{UIKIT} lists {len(rows)} rows only")
    for row, count in rows.items():
        expect(count == 1, f"{UIKIT} lists {row} {count} times")
        expect(row in named, f"{row} of {UIKIT} is in no test's name")
    for row in named - set(rows):
        faults.append(f"a test is named after {row}, which {UIKIT} does not list")
    declared, answers = "".join(files("Tests", ".swift").values()), behaviours(FIDELITY)
    expect(len(answers) > 3 and {row[0] for row in answers} <= set(rows), f"{FIDELITY} has other rows than {UIKIT}")
    for suite in {suite for row in answers for suite in suites(row[-1])}:
        expect(f"struct {suite} " in declared, f"{FIDELITY} names {suite}, which is not there")


def host_switches():
    known, tests = dict(switches()), "".join(files("Tests/Host/HeadlessUIKitTests", ".swift").values())
    properties = re.findall(r"^    public var (\w+)", text("Host/HeadlessUIKit/Stage/Assumptions.swift"), re.MULTILINE)
    expect(sorted(known) == sorted(set(properties) - {"disturbances"}), "Assumptions.switches are not all of Assumptions")
    listed = Counter(re.findall(r"``Assumptions/(\w+)``", " ".join(row[-1] for row in behaviours(UIKIT))))
    for name in known.keys() | listed.keys():
        expect(name in known and listed[name] == 1, f"{UIKIT} names {name} {listed[name]} times")
    run = set(re.findall(r"\b(\w+=[\w.]+)(?=\s)", text("Tests/each-switch")))
    for name, settings in known.items():
        expect(f".{name} = " in tests or f"\\.{name}" in tests, f"no test of the host turns {name}")
        for setting in settings[1:]:
            expect(f"{name}={setting}" in run | {"dismissalStart=never"}, f"{name}={setting} is not in Tests/each-switch")


def every_finger():
    """Each test of the engine's module that puts a finger down runs under doubts, as the article says."""
    tests = [test for source in files("Tests/GestureArbiterTests", ".swift").values() for test in source.split("@Test")[1:]]
    tests = [test for test in tests if ".touch(" in test]
    expect(len(tests) > 60, "few tests of GestureArbiterTests put a finger down")
    for test in tests:
        expect("doubt" in test.lower(), f"runs under no doubt: {test[:120]}")


def swiftui():
    tests = "".join(t for folder in ("Host/HeadlessSwiftUITests", "GestureArbiterUITests") for t in files(f"Tests/{folder}", ".swift").values())
    rows = behaviours(SWIFTUI)
    expect(len(rows) > 10 and len({row[0] for row in rows}) == len(rows), "two of SwiftUI's rows have one number")
    expect(set(re.findall(r"@Test\(\s*\"(U[0-9]+): ", tests)) == {row[0] for row in rows}, "SwiftUI's rows and tests differ")
    names = re.findall(r"Switch\(\s*\"(\w+)\"", text("Host/HeadlessSwiftUI/Values/SwiftUIAssumptions.swift"))
    listed = re.findall(r"/(\w+)-swift\.property", " ".join(row[3] for row in rows))
    expect(names and sorted(names) == sorted(listed), f"{SWIFTUI} does not name each switch once")
    for row in rows:
        expect(len(row) == 5 and (row[4] or row[2][0] == "H"), f"{row[0]} does not say what to try on a device")
        expect(row[4] or not row[3], f"the switch of {row[0]} has no trial")
    for name in names:
        expect(f'settings(of: "{name}")' in tests, f"no test turns {name}")


def explained():
    """A reader finds each row that a comment or an article names."""
    known = {row[0] for row in behaviours(UIKIT) + behaviours(SWIFTUI)}
    for path, source in (files("Sources", ".swift", ".md") | files("Host", ".swift", ".md")).items():
        lists = re.findall(r"[Rr]ows? ([A-Z][0-9]+[a-z]?(?:(?:, | and | to )[A-Z][0-9]+[a-z]?)*)", source)
        for row in {row for some in lists for row in re.findall(r"[A-Z][0-9]+[a-z]?", some)} - known:
            faults.append(f"{path} names row {row}, which Behaviours does not explain")


# --- iOS 26 and 27 ------------------------------------------------------------------------------------------------------

def facts():
    page = "Documentation/iOS26And27.md"
    rows = [cells(line) for line in text(page).splitlines() if line.startswith("| N")]
    expect([row[0] for row in rows] == [f"N{number}" for number in range(1, 43) if number not in (10, 11, 25)], f"{page}: facts")
    tests = "".join(source for path, source in files("Tests", ".swift").items() if path.endswith("Tests.swift") or "+" in path)
    names = {name for name, _ in switches()}
    names |= set(re.findall(r"public var (\w+)", text("Host/HeadlessSwiftUI/Values/SwiftUIAssumptions.swift")))
    for fact, _, known, state, where in (row[:5] for row in rows):
        expect(len(known) > 3, f"{fact} does not say how it is known")
        expect(state in ("done", "switch", "not ours", "open"), f"{fact} has the state {state}")
        expect(len(where) > 10, f"{fact} does not say where, or why not")
        expect(state != "switch" or names & set(code(where)), f"{fact} names no switch")
        for name in (name for name in code(where) if "Tests" in name):
            suite, _, test = name.partition(".")
            expect(re.search(rf"(struct|extension) {suite} ", tests) and f"func {test}" in tests, f"{fact} names {name}, which is not there")


# --- Counts and sizes ---------------------------------------------------------------------------------------------------

def counts():
    lines = [line.split(maxsplit=2) for line in text("Benchmarks/gate.numbers").splitlines() if not line.startswith("#")]
    count = {name: int(number) for number, _, name in lines}
    page, readme = text("Benchmarks/README.md"), text("README.md")

    def more(one, other):
        return f"{int(100 * (count['touch: ' + one] / count['touch: ' + other] - 1) + 0.5)} % more"

    pinned = "pinned the usual way"
    scrolling, by_hand = (more("scrolls, the deck", f"scrolls, {other}") for other in ("no arbiter", pinned))
    for line in [f"| scrolling: {scrolling} instructions than without an arbiter |",
                 f"| scrolling: {by_hand}; dragging: {more('drags, the deck', f'drags, {pinned}')} |"]:
        expect(line in readme, f"README.md does not say: {line}")
    # The instructions in a frame at 120 Hz, and 8 in a nanosecond, as the page says and why.
    frame = 66_000_000
    layouts = [count["layout: 1,000 constraints, solved"], count["layout: one of 1,000 constraints changes"]]
    touches = [number for name, number in count.items() if name.startswith("touch: ") and "stretches" not in name]
    expect(len(touches) == 13, f"{len(touches)} counts of touches")
    for number in [frame, *layouts, *touches]:
        expect(f"{number:,}" in page, f"Benchmarks/README.md does not have the count {number:,}")
    for number in layouts:
        expect(number * 1.1 < frame, f"{number:,} instructions and the gate's 10 % do not fit in a frame")


def peers():
    """The README's table of strokes is that of the benchmarks' page, and other pages repeat its numbers."""
    def table(path):
        return [row[1:] for row in map(cells, text(path).splitlines()) if row[0].startswith(("plays ", "largest ", "instructions per"))]

    readme, page = table("README.md"), table("Benchmarks/README.md")
    expect(len(page) == 3 and readme == page, f"README.md does not have the strokes of Benchmarks/README.md: {readme}")
    # A drag costs what the gate counts, to a fiftieth: else `report peers` has to print the table again.
    counted = re.search(r"^(\d+) \S+ touch: drags, the deck$", text("Benchmarks/gate.numbers"), re.MULTILINE)
    said = int(page[2][0].replace(",", ""))
    expect(abs(said / int(counted[1]) - 1) < 0.02, f"README.md says {said:,} instructions per drag event, the gate {counted[1]}")
    jumps = dict(zip(["deck", "pinned", "DeckTransition", "PanModal", "FloatingPanel"], page[0]))
    for library in ("DeckTransition", "PanModal"):
        path = f"Sources/DeckTransition/DeckTransition.docc/ComingFrom{library}.md"
        expect(f"jumps by over 2 pt in {jumps[library]}" in " ".join(text(path).split()), f"{path}: {jumps[library]} jumps")


def requirements():
    """What the pages say of platforms, toolchain and extensions is so; the README's prose is short."""
    readme, manifest = text("README.md"), text("Package.swift")
    expect("platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v15)]" in manifest, "README.md: platforms")
    expect("Apps need iOS 15 or Mac Catalyst 15. Tests run on Linux; for macOS 15 we" in readme, "README.md does not have the platforms")
    swift = re.search(r"container: swift:([0-9.]+)", text(".github/workflows/ci.yml"))[1]
    expect(f"Built with Swift {swift};" in readme, f"README.md does not say that CI builds with Swift {swift}")
    for path, source in files("Sources", ".swift").items():
        expect("UIApplication" not in source, f"{path} names UIApplication, which an app extension may not use")
    tests = "".join(files("Tests", ".swift").values())
    for suite in suites(text("Documentation/OnDevices.md")):
        expect(f"struct {suite} " in tests, f"Documentation/OnDevices.md names {suite}, which is not there")
    expect(".package(" not in manifest and "No dependencies." in readme, "README.md: dependencies")
    count = len(list(switches()))
    expect(f"each of the {count} switches" in text("Playgrounds/README.md"), f"Playgrounds/README.md: not {count} switches")
    prose = re.sub(r"```.*?```|<picture>.*?</picture>|\]\([^)]*\)|^[|#].*?$", " ", readme, flags=re.DOTALL | re.MULTILINE)
    words = len([word for word in prose.split() if re.search(r"\w", word)])
    expect(words <= 600, f"README.md has {words} words of prose, 600 at most")


def words():
    """Each word of the table is one of the project's; a word of the list names nothing."""
    page = re.search(r"^## Words$(.*?)^## ", text("CONTRIBUTING.md"), re.DOTALL | re.MULTILINE)[1]
    used = " ".join(source for folder in ("Sources", "Host", "Laboratory") for source in files(folder, ".swift", ".md").values()).lower()
    for row in re.findall(r"^\| ([a-z][^|]*) \|", page, re.MULTILINE)[1:]:
        for word in row.split(", "):
            expect(word in used, f"CONTRIBUTING.md explains “{word}”, which no source says")
    listed = re.search(r"understand: ([a-z, ]+)\.", page)[1].split(", ")
    for path, source in files("Sources", ".swift").items():
        for name in re.findall(r"\b(?:func|var|let|class|struct|enum|protocol|case|typealias) `?(\w+)", source):
            for word in {part.lower() for part in re.findall(r"[A-Z]?[a-z]+", name)} & {*listed, *(word + "s" for word in listed)}:
                expect(False, f"{path}: {name} is named by “{word}”, which CONTRIBUTING.md lists as no word")


def own_card():
    """The article's card is as long as it says."""
    article = text("Sources/GestureArbiter/GestureArbiter.docc/WriteYourOwnCard.md")
    blocks = re.findall(r"^```swift\n(.*?)^```", article, re.DOTALL | re.MULTILINE)
    lines = sum(len(block.splitlines()) for block in blocks[:5])
    expect("about ninety lines" in article and 80 < lines < 95, f"the own card of the article has {lines} lines")


def firsts():
    """What the README found in no other library, the comparison found in none."""
    rows = {row[0]: row for row in map(cells, text("Documentation/Comparison.md").splitlines())}
    for name in ("says why it decided as it did", "records a touch and replays it", "tests its gestures without a simulator",
                 "tells who would get a finger, without a touch", "a card in a card: one finger moves both"):
        expect(name in rows, f"Comparison.md has no row: {name}")
        for other in rows.get(name, [])[2:]:
            expect(not other.startswith("yes"), f"README.md: “{name}” is not ours alone: {other}")


def sizes():
    def rows(name):
        lines = [line.split() for line in text(f"Laboratory/UIKitTypecheck/Objects/{name}").splitlines()]
        return {line[0]: line[1:] for line in lines if line and line[0] != "#" and len(line) > 1}

    def most(size):
        return -int(-float(size) // 1000)

    budget, programs = rows("budget.txt"), rows("programs.txt")
    page = text("Documentation/OnDevices.md")
    for name, (light, whole, *_) in programs.items():
        expect(f"| {most(light)} | {most(whole)} |" in page, f"OnDevices.md has no row for {name}: {most(light)} | {most(whole)}")
    deck, words, flights = most(programs["deck"][0]), "GestureArbiterDiagnostics", "GestureArbiterFlights"
    for page, claim in [("Documentation/OnDevices.md", f"{words} have at most {most(budget[words][0])},"),
                        ("Documentation/OnDevices.md", f"A deck adds at most {deck} KB"),
                        ("Documentation/OnDevices.md", f"{flights} at most {most(budget[flights][0])}:"),
                        (f"Sources/{words}/{words}.docc/{words}.md", f"has at most {most(budget[words][0])} KB"),
                        ("README.md", f"at most [{deck} KB]"),
                        ("Documentation/Comparison.md", f"at most {deck} KB for a deck"),
                        ("Sources/DeckTransition/DeckTransition.docc/ComingFromPanModal.md", f"a deck adds at most {deck} KB")]:
        expect(claim in text(page), f"{page} does not say: {claim}")


def sources():
    """The comparison lists each source that a cell names, and no other."""
    page, _, listed = text("Documentation/Comparison.md").partition("## What the cells rest on")
    named, known = set(re.findall(r"\[([A-Z][0-9]+)\]", page)), set(re.findall(r"\b([A-Z][0-9]+) ", listed))
    expect(len(known) > 80, f"Comparison.md lists {len(known)} sources only")
    for source in sorted(named ^ known):
        faults.append(f"Comparison.md {'does not list' if source in named else 'does not name'} the source {source}")


for claim in (samples, peers, requirements, own_card, firsts, host, host_switches, every_finger, swiftui, explained,
              facts, words, counts, sizes, sources):
    claim()
print(*faults, sep="\n", end="\n" if faults else "")
print(f"{len(faults)} claims of the pages do not hold")
sys.exit(1 if faults else 0)
