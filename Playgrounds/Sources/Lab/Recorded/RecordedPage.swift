import Foundation

/// A page that shows comparisons without any server: one file, for a blog or an article.
///
/// It is made of `recorded.html`, into which everything is written that this page would fetch. Its security policy only
/// allows scripts and styles that were written into it.
package struct RecordedPage {
    package let html: String

    /// - Parameters:
    ///   - comparisons: Each as JSON.
    ///   - read: Returns the text of one of the page's files; nil if there is none.
    package init(
        of comparisons: [String], reading read: @escaping (String) -> String? = PageFile.text
    ) throws(PageFault) {
        guard let template = read(Self.template) else {
            throw PageFault("\(Self.template) is missing. Restore it in Lab/Page")
        }
        guard let start = template.range(of: Self.charset) else {
            throw PageFault("\(Self.template) has no \(Self.charset), after which its security policy comes. Add it")
        }
        var inlining = Inlining(comparisons: comparisons, read: read)
        let rest = try inlining.inlined(template[start.upperBound...])
        html = "\(template[..<start.upperBound])\n  \(inlining.policy)\(rest)"
    }

    private static let template = "recorded.html"
    private static let charset = #"<meta charset="utf-8">"#
}

/// Replaces references in a page's tags by the contents.
private struct Inlining {
    let comparisons: [String]
    let read: (String) -> String?
    private var scripts: [String] = []
    private var styles: [String] = []
    private var hasComparisons = false

    init(comparisons: [String], read: @escaping (String) -> String?) {
        (self.comparisons, self.read) = (comparisons, read)
    }

    mutating func inlined(_ template: Substring) throws(PageFault) -> String {
        var (html, rest) = ("", template)
        while let match = rest.firstMatch(of: /<script\b[^>]*>[^<]*<\/script>|<\w+\b[^>]*>/) {
            html += rest[..<match.range.lowerBound]
            html += try inlined(tag: String(match.output))
            rest = rest[match.range.upperBound...]
        }
        guard hasComparisons else {
            throw PageFault(
                """
                recorded.html has no <script type="application/json" id="comparisons"></script>, where the comparisons \
                come. Add it
                """)
        }
        return html + rest
    }

    /// The page's policy, as a tag: nothing from elsewhere, and only the scripts and styles that were written here.
    var policy: String {
        let (scripts, styles) = (scripts.joined(separator: " "), styles.joined(separator: " "))
        let rules = [
            "default-src 'none'", "script-src \(scripts)", "style-src \(styles)", "img-src data: blob:",
            "base-uri 'none'", "form-action 'none'",
        ]
        return #"<meta http-equiv="Content-Security-Policy" content="\#(rules.joined(separator: "; "))">"#
    }

    private mutating func inlined(tag: String) throws(PageFault) -> String {
        switch (tag.prefix { $0 != " " && $0 != ">" }, attribute("rel", of: tag), attribute("type", of: tag)) {
        case ("<link", "stylesheet", _): return try style(try file("href", of: tag))
        case ("<link", "icon", _): return try icon(tag)
        case ("<script", _, "module"): return try script(tag)
        case ("<script", _, "application/json") where attribute("id", of: tag) == "comparisons": return data(tag)
        default:
            guard !tag.hasPrefix("<script"), attribute("style", of: tag) == nil, isWhole(tag) else {
                throw PageFault("recorded.html has \(tag), which cannot stand in one file. Take it out")
            }
            return tag
        }
    }

    private mutating func style(_ name: String) throws(PageFault) -> String {
        let text = try text(of: name)
        guard !text.contains(/<\/style/.ignoresCase()), !text.contains(/@import|url\((?!["']?data:)/) else {
            throw PageFault("\(name) refers to another file, or ends its style. Write into it what it refers to")
        }
        styles.append(Self.source(text))
        return "<style>\(text)</style>"
    }

    private mutating func script(_ tag: String) throws(PageFault) -> String {
        let bundle = try ModuleBundle(of: try file("src", of: tag), reading: read)
        // They can only occur in a string, in which both mean the same with a backslash.
        let text = "\n" + bundle.script.replacing(/<(\/script|!--)/.ignoresCase()) { #"<\\#($0.output.1)"# }
        scripts.append(Self.source(text))
        return "<script type=\"module\">\(text)</script>"
    }

    private mutating func data(_ tag: String) -> String {
        hasComparisons = true
        // In JSON a "<" only occurs in a string, where it may be written this way: so nothing there can end the script.
        let json = comparisons.map { $0.replacing("<", with: "\\u003c") }.joined(separator: ",\n")
        return "\(tag.prefix { $0 != ">" })>[\(json)]</script>"
    }

    private func icon(_ tag: String) throws(PageFault) -> String {
        let text = try text(of: try file("href", of: tag))
        return #"<link rel="icon" href="data:image/svg+xml;base64,\#(Data(text.utf8).base64EncodedString())">"#
    }

    /// The source of a policy that allows exactly this text.
    private static func source(_ text: String) -> String {
        "'sha256-\(Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString())'"
    }

    private func attribute(_ name: String, of tag: String) -> String? {
        guard let start = tag.range(of: " \(name)=\"") else { return nil }
        return String(tag[start.upperBound...].prefix { $0 != "\"" })
    }

    private func file(_ name: String, of tag: String) throws(PageFault) -> String {
        if let file = attribute(name, of: tag) { return file }
        throw PageFault("\(tag) has no \(name). Name a file of Lab/Page")
    }

    private func text(of file: String) throws(PageFault) -> String {
        guard let text = read(file) else {
            throw PageFault("\(file), which recorded.html needs, is missing. Restore it in Lab/Page")
        }
        return text
    }

    /// True if the tag refers to nothing that is fetched with the page. A link for the reader to follow is not fetched.
    private func isWhole(_ tag: String) -> Bool {
        guard attribute("src", of: tag) == nil else { return false }
        return tag.hasPrefix("<a ") || attribute("href", of: tag)?.hasPrefix("#") ?? true
    }
}

/// The files of the page, from the package's resources.
package enum PageFile {
    package static func text(_ name: String) -> String? {
        Bundle.module.url(forResource: "Page", withExtension: nil).flatMap { folder in
            try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
    }
}
