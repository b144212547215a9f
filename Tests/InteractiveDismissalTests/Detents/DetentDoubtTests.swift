import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// One sheet under a thumb for a while, whatever UIKit does that is not documented.
@MainActor
@Suite("A sheet with detents under every doubt")
struct DetentDoubtTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var condition: Condition
        var content: InteractiveDismissal.Content
        var testDescription: String { "\(condition.testDescription), \(content.rawValue)" }
    }

    nonisolated static let cases = InteractiveDismissal.Content.allCases.flatMap { content in
        Condition.combined.map { Case(condition: $0, content: content) }
    }

    /// The top edge of the sheet, from frame to frame.
    @MainActor
    private final class Watch {
        let scene: SheetScene
        private(set) var leap: CGFloat = 0
        private var last: CGFloat

        init(_ scene: SheetScene) {
            self.scene = scene
            last = scene.top
        }

        /// Moves the finger in steps of at most 4 pt, one a frame, and lets go.
        func drag(from y: CGFloat, by distance: CGFloat, isFlung: Bool = false) {
            let finger = scene.touch(at: y)
            let count = Int((abs(distance) / 4).rounded(.up))
            for _ in 0..<count {
                finger.move(by: CGVector(dx: 0, dy: distance / CGFloat(count)), over: 1.0 / 120)
                look(atMost: 4 + scene.lead)
            }
            if !isFlung { finger.hold(for: 0.15) }
            look(atMost: 4 + scene.lead)
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
            let top = scene.top
            if top.isFinite, last.isFinite { leap = max(leap, abs(top - last) - step) }
            last = top
        }
    }

    @Test("It opens, scrolls, comes back to medium and leaves, and never leaps", arguments: cases.sampled())
    func life(_ played: Case) {
        let policy = ArbitrationPolicy.continuous
        var dismissal = InteractiveDismissal(
            policy: policy, begins: played.condition.begins, detents: [.height(120), .medium, .large],
            selectedDetent: .medium)
        dismissal.content = played.content
        let doubt = played.condition.doubt
        let scene = SheetScene(dismissal, assumptions: doubt.assumptions, lead: doubt.listLead)
        let watch = Watch(scene)
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
