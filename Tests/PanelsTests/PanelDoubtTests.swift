import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// One panel under a thumb for a while, whatever UIKit does that is not documented.
@MainActor
@Suite("A panel under every doubt")
struct PanelDoubtTests {
    nonisolated static let cases = InteractiveDismissal.Content.allCases.flatMap { content in
        Doubt.pairwise().map { Case(content: content, doubt: $0) }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var content: InteractiveDismissal.Content
        var doubt: Doubt
        var testDescription: String { "\(content.rawValue), \(doubt)" }
    }

    @MainActor
    private final class Watch {
        let scene: PanelScene
        let lead: CGFloat
        private(set) var leap: CGFloat = 0
        private var last: CGFloat

        init(_ scene: PanelScene, lead: CGFloat) {
            (self.scene, self.lead) = (scene, lead)
            last = scene.top
        }

        /// Moves the finger in steps of at most 4 pt, one a frame, holds it until it has no speed, and lets go.
        func drag(from y: CGFloat, by distance: CGFloat) {
            let finger = scene.stage.touch(at: CGPoint(x: 195, y: y))
            let count = Int((abs(distance) / 4).rounded(.up))
            for _ in 0..<count {
                finger.move(by: CGVector(dx: 0, dy: distance / CGFloat(count)), over: 1.0 / 120)
                look(atMost: 4 + lead)
            }
            finger.hold(for: 0.15)
            look(atMost: 4 + lead)
            finger.lift()
            settle()
        }

        func settle() {
            for _ in 0..<180 {
                scene.stage.advanceFrame()
                look(atMost: 40)
            }
            scene.stage.settle()
        }

        private func look(atMost step: CGFloat) {
            leap = max(leap, abs(scene.top - last) - step)
            last = scene.top
        }
    }

    @Test("It opens, scrolls, closes and goes, and never leaps", arguments: cases.sampled())
    func life(_ played: Case) {
        let configuration = Panel.Configuration(detents: [.height(120), .medium, .large], selected: .medium) {
            $0.content = played.content
            $0.canBeDraggedAway = true
        }
        let scene = PanelScene(configuration, assumptions: played.doubt.assumptions)
        let watch = Watch(scene, lead: played.doubt.listLead)
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
