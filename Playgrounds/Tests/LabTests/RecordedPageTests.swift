import Foundation
import Testing

@testable import Lab

/// A page of recorded runs in one file.
struct RecordedPageTests {
    private static let template = """
        <html><head><meta charset="utf-8">
        <link rel="icon" href="icon.svg" type="image/svg+xml">
        <link rel="stylesheet" href="style.css">
        <script type="module" src="recorded.js"></script>
        <script type="application/json" id="comparisons"></script></head>
        <body><a href="https://example.org">x</a></body></html>
        """

    private var files: [String: String] {
        [
            "recorded.html": Self.template, "style.css": "b { color: red; }", "recorded.js": "go();",
            "icon.svg": "<svg/>",
        ]
    }

    private func html(_ files: [String: String], _ comparisons: [String] = ["{}"]) throws -> String {
        try RecordedPage(of: comparisons) { files[$0] }.html
    }

    private func fault(_ files: [String: String]) -> String? {
        do {
            _ = try html(files)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("The page fetches nothing")
    func pageFetchesNothing() throws {
        let html = try html(files)
        #expect(html.contains("<style>b { color: red; }</style>"))
        #expect(html.contains("\ngo();\n"))
        #expect(html.contains("href=\"data:image/svg+xml;base64,PHN2Zy8+\""))
        #expect(!html.contains(/(?:src|href)="(?!data:|https:)/))
    }

    @Test("The page's policy allows only its own script and style, by their hashes")
    func policyAllowsWhatIsInIt() throws {
        let html = try html(files)
        let script = try #require(html.firstMatch(of: /<script type="module">([^<]*)<\/script>/)?.output.1)
        let hash = Data(SHA256.digest(of: Array(script.utf8))).base64EncodedString()
        #expect(html.contains("script-src 'sha256-\(hash)';"))
        let style = Data(SHA256.digest(of: Array("b { color: red; }".utf8))).base64EncodedString()
        #expect(html.contains("default-src 'none'; "))
        #expect(html.contains("style-src 'sha256-\(style)';"))
        #expect(!html.contains("unsafe-inline"))
    }

    @Test("Data that would end the script is escaped")
    func dataThatWouldEndTheScriptIsEscaped() throws {
        let html = try html(files, [#"{"title":"</script><script>alert(1)</script>"}"#])
        #expect(!html.contains("alert(1)</script>"))
        let text = try #require(html.firstMatch(of: /id="comparisons">([^<]*)<\/script>/)?.output.1)
        let data = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: String]]
        #expect(data == [["title": "</script><script>alert(1)</script>"]])
    }

    @Test("A script's own text that would end it is escaped, too", arguments: ["</script>", "</SCRIPT >", "<!-- "])
    func scriptsOwnTextThatWouldEndItIsEscapedToo(text: String) throws {
        var files = files
        files["recorded.js"] = "go(\"\(text)\");"
        #expect(try !html(files).contains("go(\"\(text)"))
    }

    @Test(
        "A part that cannot be in one file is reported",
        arguments: [
            ("<img src=\"a.png\">", "a.png"), ("<script src=\"a.js\"></script>", "a.js"),
            ("<p style=\"color: red\">", "style="), ("<link rel=\"preload\" href=\"a.js\">", "preload"),
            ("<script type=\"module\" src=\"b.js\"></script>", "b.js, which the page needs, is missing"),
            ("<link rel=\"stylesheet\" href=\"b.css\">", "b.css, which recorded.html needs, is missing"),
        ])
    func partThatCannotBeInOneFileIsReported(tag: String, words: String) {
        var files = files
        files["recorded.html"] = Self.template.replacing("<body>", with: "<body>\(tag)")
        #expect(fault(files)?.contains(words) == true, "\(fault(files) ?? "no fault")")
    }

    @Test("An incomplete template is reported", arguments: ["<meta charset=\"utf-8\">", " id=\"comparisons\""])
    func incompleteTemplateIsReported(part: String) {
        var files = files
        files["recorded.html"] = Self.template.replacing(part, with: "")
        #expect(fault(files) != nil)
    }

    @Test(
        "A style that refers to a file is reported", arguments: ["b { background: url(a.png); }", "@import \"b.css\";"])
    func styleThatRefersToAFileIsReported(style: String) {
        var files = files
        files["style.css"] = style
        #expect(fault(files)?.contains("style.css refers to another file") == true)
    }

    @Test("The page of the package can be written")
    func pageOfThePackageCanBeWritten() throws {
        #expect(try RecordedPage(of: ["{}"]).html.contains("id=\"comparisons\">[{}]</script>"))
    }
}
