import Foundation
import Testing

/// Comments and articles name UIKit's behaviours by rows, and SwiftUI's; a reader finds each of them in one article.
@Suite("Every row that a comment or an article names is explained")
struct RowTests {
    static let article = "Host/HeadlessUIKit/HeadlessUIKit.docc/Behaviours.md"
    static let articleOfSwiftUI = "Host/HeadlessSwiftUI/HeadlessSwiftUI.docc/Behaviours.md"

    static let sources = SampleTests.files(in: ["Sources", "Host"]) { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }

    @Test("in Behaviours")
    func rows() throws {
        let articles = try Self.text(Self.article) + Self.text(Self.articleOfSwiftUI)
        let explained = Set(articles.matches(of: /(?m)^\| ([A-Z][0-9]+[a-z]?) \|/).map { String($0.1) })
        #expect(explained.count > 100)
        for source in Self.sources {
            let named = Set(Self.rows(in: try Self.text(source)))
            #expect(named.isSubset(of: explained), "\(source) names rows that \(Self.article) does not explain.")
        }
    }

    @Test("and ranges, lists and capital letters are no way out")
    func reading() {
        #expect(Self.rows(in: "/// Rows A1 and G26a. See row T3; `row 5`, G16") == ["A1", "G26a", "T3"])
        #expect(Self.rows(in: "// rows P1 to P14, S5") == ["P1", "P14", "S5"])
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: SampleTests.root.appendingPathComponent(path), encoding: .utf8)
    }

    static func rows(in text: String) -> [String] {
        text.matches(of: /[Rr]ows? ([A-Z][0-9]+[a-z]?(?:(?:, | and | to )[A-Z][0-9]+[a-z]?)*)/)
            .flatMap { $0.1.matches(of: /[A-Z][0-9]+[a-z]?/) }
            .map { String($0.0) }
    }
}
