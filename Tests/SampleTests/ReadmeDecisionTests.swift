import Foundation
import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// What the pages say that the README's policy prints, it prints.
@MainActor
@Suite("The README's decisions")
struct ReadmeDecisionTests {
    /// The pages that print that touch: the README may, and that of the words does.
    private nonisolated static let pages =
        ["README.md"].filter { (try? Repository.text($0))?.contains("print(touch)") == true }
        + ["Sources/GestureArbiterDiagnostics/GestureArbiterDiagnostics.docc/GestureArbiterDiagnostics.md"]

    /// A page's lines after the sample that prints a touch, as one.
    private static func printed(on page: String) throws -> String {
        let lines = try Repository.text(page).components(separatedBy: "\n")
            .drop { !$0.contains("print(touch)") }.dropFirst()
        return words(lines.prefix { $0.hasPrefix("//") }.map { $0.dropFirst(2) }.joined(separator: " "))
    }

    private static func words(_ text: String) -> String {
        text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }

    @Test("The README's decisions are what its policy prints", arguments: pages)
    func decisions(on page: String) throws {
        let stage = Stage()
        let card = UIView(frame: CGRect(x: 0, y: 55, width: 390, height: 789))
        let list = UIScrollView(frame: card.bounds)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 2640)
        list.contentOffset.y = 37
        let handle = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 24))
        card.addSubview(list)
        card.addSubview(handle)
        stage.window.addSubview(card)
        let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
            .unless(.editing)
        let arbiter = GestureArbiter.attach(to: card, policy: policy) { _ in }
        arbiter.bind(.handle, to: handle)
        stage.touch(at: CGPoint(x: 195, y: 300)).drag(by: .down(12), over: 0.1)
        let touch = try #require(arbiter.lastTouch)
        #expect(Self.words("\(touch)") == (try Self.printed(on: page)))
    }
}
