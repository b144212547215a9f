import Foundation
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

@MainActor
@Suite("The documentation's samples")
struct SampleTests {
    @Test("Each stands, word for word, in a file that compiles")
    func verbatim() throws {
        let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let catalogue = root.appendingPathComponent("Sources/InteractiveDismissal/InteractiveDismissal.docc")
        let compiled = lines(of: try String(contentsOf: here.appendingPathComponent("Samples.swift"), encoding: .utf8))
        let pages = try FileManager.default.contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
        var count = 0
        for page in pages where page.pathExtension == "md" {
            let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
            for sample in parts.enumerated().filter({ $0.offset % 2 == 1 }).map(\.element) {
                count += 1
                let sample = lines(of: String(sample.dropFirst("swift".count)))
                let stands = compiled.indices.contains { compiled[$0...].starts(with: sample) }
                #expect(stands, "\(page.lastPathComponent): \(sample.first ?? "")")
            }
        }
        #expect(count >= 9)
    }

    /// Without indentation and empty lines.
    private func lines(of text: String) -> [String] {
        text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test("They do what the text says")
    func run() throws {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        let filters = Samples.FiltersController()
        filters.preferredContentSize.height = 300
        home.presentFloating(filters)
        stage.settle()
        let presentation = try #require(filters.presentationController as? Samples.FloatingPresentation)
        #expect(presentation.card.frame.height == 300)
        Samples.attempt(presentation)
        stage.settle()
        #expect(home.presentedViewController == nil)
        let background = UIView()
        home.presentWithMoments(filters, feedback: Samples.Feedback(), background: background)
        stage.settle()
        #expect(background.alpha == 0)
        home.dismiss(animated: false)
        home.presentAsTheArticle(filters)
        stage.settle()
        #expect(home.presentedViewController === filters)
        #expect(Samples.feel().dampingRatio == 0.8)
        #expect(Samples.rule() == InteractiveDismissal())
    }
}
