import Testing

@testable import Lab

/// The page's modules as one script.
struct ModuleBundleTests {
    private func bundle(_ files: [String: String]) throws -> String {
        try ModuleBundle(of: "main.js") { files[$0] }.script
    }

    private func fault(_ files: [String: String]) -> String? {
        do {
            _ = try bundle(files)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("A module comes after its imports, each in its own scope")
    func moduleComesAfterThoseThatItImports() throws {
        let script = try bundle([
            "main.js": "import { A, b } from \"./a.js\";\nnew A(b);", "a.js": "export class A {}\nexport const b = 1;",
        ])
        #expect(
            script == """
                // a.js
                const module0 = (() => {
                class A {}
                const b = 1;
                return { A, b };
                })();
                // main.js
                const module1 = (() => {
                const { A, b } = module0;
                new A(b);
                return {  };
                })();

                """)
    }

    @Test("A module that several import occurs once")
    func moduleThatSeveralImportOccursOnce() throws {
        let script = try bundle([
            "main.js": "import { a } from \"./a.js\";\nimport { c } from \"./c.js\";",
            "a.js": "import { c } from \"./c.js\";\nexport function a() {}", "c.js": "export const c = 1;",
        ])
        #expect(script.matches(of: /const c = 1/).count == 1)
    }

    @Test("A circular import is reported with its files")
    func circleIsTold() {
        let fault = fault([
            "main.js": "import { a } from \"./a.js\";", "a.js": "import { b } from \"./b.js\";\nexport const a = 1;",
            "b.js": "import { a } from \"./a.js\";\nexport const b = 1;",
        ])
        #expect(fault?.contains("a.js imports b.js imports a.js") == true)
    }

    @Test("A missing file is reported with its importer")
    func missingFileIsTold() {
        let fault = fault(["main.js": "import { a } from \"./a.js\";"])
        #expect(fault?.contains("a.js, which main.js needs, is missing") == true)
    }

    @Test("A name that is not exported is reported")
    func nameThatIsNotExportedIsReported() {
        let fault = fault(["main.js": "import { b } from \"./a.js\";", "a.js": "export const a = 1;"])
        #expect(fault?.contains("main.js imports b, which a.js does not export") == true)
    }

    @Test(
        "An unknown form of import is reported with its place",
        arguments: [
            "import a from \"./a.js\";", "import * as a from \"./a.js\";", "import \"./a.js\";",
            "import { a as b } from \"./a.js\";", "import { a } from \"https://elsewhere/a.js\";",
            "  import { a } from \"./a.js\";", "export default 1;", "export { a };", "export let a = 1;",
            "const a = await import(\"./a.js\");", "const a = await fetch(\"x\");", "console.log(import.meta.url);",
        ])
    func unknownFormIsTold(line: String) {
        let fault = fault(["main.js": "\n" + line, "a.js": "export const a = 1;"])
        #expect(fault?.hasPrefix("main.js, line 2: ") == true, "\(fault ?? "no fault")")
    }

    @Test("Text that only looks like an import is unchanged")
    func textThatOnlyLooksLikeAnImportIsUnchanged() throws {
        let line = "// import what you need\nconst important = exported(1);"
        #expect(try bundle(["main.js": line]).contains(line))
    }

    @Test("The whole page can be bundled")
    func wholePageCanBeBundled() throws {
        let script = try ModuleBundle(of: "main.js", reading: PageFile.text).script
        #expect(script.contains("class Phone"))
    }
}

struct SHA256Tests {
    private func hex(_ text: String) -> String {
        SHA256.digest(of: Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    @Test(
        "The hashes are those of the standard's examples",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ])
    func hashesAreThoseOfTheStandard(text: String, hash: String) {
        #expect(hex(text) == hash)
    }

    @Test("A message of any length is padded to whole blocks", arguments: [54, 55, 56, 63, 64, 65, 119, 120])
    func messageOfAnyLengthIsPadded(length: Int) {
        let text = String(repeating: "a", count: length)
        #expect(hex(text) != hex(text + "a"))
        #expect(hex(text).count == 64)
    }
}
