import GestureArbiter
import HeadlessUIKit
import Panels
import Support
import Testing

/// One panel under a finger for a while, for each undocumented behaviour that UIKit may have.
@MainActor
@Suite("A panel under every doubt")
struct PanelDoubtTests {
    nonisolated static let cases = CardTraits.ContentSizing.allCases.flatMap { content in
        Doubt.pairwise().map { Case(content: content, doubt: $0) }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var content: CardTraits.ContentSizing
        var doubt: Doubt
        var testDescription: String { "\(content), \(doubt)" }
    }

    @Test("The panel opens, scrolls, closes and goes, and never leaps", arguments: cases.sampled())
    func life(_ played: Case) {
        let configuration = Panel.Configuration(detents: [.height(120), .medium, .large], selected: .medium) {
            $0.contentSizing = played.content
            $0.interactiveDismissDisabled = false
        }
        let scene = PanelScene(configuration, assumptions: played.doubt.assumptions)
        let watch = LeapWatch(on: scene.stage, lead: played.doubt.listLead) { scene.top }
        #expect(scene.selected == .medium)
        watch.drag(from: 800, by: -690)
        #expect(scene.selected == .large)
        #expect(scene.offset > 100)
        scene.list.list.contentOffset.y = 0
        scene.panel.select(.medium)
        watch.settle()
        watch.drag(from: 500, by: 250)
        #expect(scene.selected == .height(120))
        scene.panel.select(.large)
        watch.settle()
        #expect(scene.top.isNear(47))
        #expect(watch.leap <= 0.5)
        watch.drag(from: 100, by: 740)
        #expect(scene.removals == [true])
        #expect(scene.map.view.subviews.count == 1)
        #expect(scene.list.additionalSafeAreaInsets == .zero)
        #expect(scene.stage.stillMoving.isEmpty)
    }
}
