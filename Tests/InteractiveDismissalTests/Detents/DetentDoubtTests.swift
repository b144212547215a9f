import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// One sheet under a finger for a while, for each undocumented behaviour that UIKit may have.
@MainActor
@Suite("A sheet with detents under every doubt")
struct DetentDoubtTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var condition: Condition
        var content: CardTraits.ContentSizing
        var testDescription: String { "\(condition.testDescription), \(content)" }
    }

    nonisolated static let cases = CardTraits.ContentSizing.allCases.flatMap { content in
        Condition.combined.map { Case(condition: $0, content: content) }
    }

    @Test("The sheet opens, scrolls, comes back to medium and leaves, and never leaps", arguments: cases.sampled())
    func life(_ played: Case) {
        let policy = ArbitrationPolicy.continuous
        var configuration = CardConfiguration.cover {
            $0.policy = policy
            $0.begins = played.condition.begins
            $0.detents = [.height(120), .medium, .large]
            $0.selectedDetent = .medium
        }
        configuration.contentSizing = played.content
        let doubt = played.condition.doubt
        let scene = SheetScene(configuration, assumptions: doubt.assumptions, lead: doubt.listLead)
        let watch = LeapWatch(on: scene.stage, lead: scene.lead) { scene.top }
        #expect(scene.selected == .medium)
        watch.drag(from: 830, by: -700)
        #expect(scene.selected == .large)
        #expect(scene.offset > 100)
        #expect(scene.translation == 0)
        watch.drag(from: 200, by: 500)
        #expect(scene.isPresented)
        let afterScrolling = scene.selected
        #expect(afterScrolling == .large || afterScrolling == .medium)
        scene.sheet.list.contentOffset.y = 0
        scene.card?.select(.medium)
        watch.settle()
        watch.drag(from: 500, by: 250)
        #expect(scene.selected == .height(120))
        #expect(scene.top.isNear(844 - 34 - 120))
        scene.card?.select(.large)
        watch.settle()
        #expect(scene.translation == 0)
        #expect(watch.leap <= 0.5)
        watch.drag(from: 100, by: 740)
        #expect(!scene.isPresented)
        #expect(scene.sheet.additionalSafeAreaInsets == .zero)
        #expect(scene.stage.stillMoving.isEmpty)
    }
}
