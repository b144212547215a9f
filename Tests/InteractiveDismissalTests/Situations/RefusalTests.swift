@_spi(Engine) import Cards
@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// Row T3a.
@MainActor
@Suite("When UIKit begins no transition")
struct RefusalTests {
    @Test("The card springs back, and a decision says why", arguments: CardConfiguration.Begins.allCases)
    func never(_ begins: CardConfiguration.Begins) {
        var assumptions = Assumptions.standard
        assumptions.dismissalStart = .never
        let scene = ModalScene(CardConfiguration.cover { $0.begins = begins }, assumptions: assumptions)
        scene.fling()
        #expect(scene.stage.settle())
        #expect(scene.modal.dismissals == 1, "asked once")
        #expect(scene.reasons.contains(.refused(.noTransition)))
        #expect(scene.events.last == .returned)
        scene.expectPresented()
        scene.fling()
        scene.stage.settle()
        #expect(scene.modal.dismissals == 2, "and once again in the next drag")
        scene.expectPresented()
    }

    /// Dismisses when the test says so, like an app that is busy.
    final class Busy: ListModal {
        private var deed: () -> Void = {}
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            deed = { super.dismiss(animated: flag, completion: completion) }
        }
        func goOn() { deed() }
    }

    @Test("A dismissal that begins five frames later is waited for, and the card leaves meanwhile", arguments: [5, 30])
    func late(frames: Int) throws {
        let modal = Busy()
        let scene = ModalScene(CardConfiguration.cover { $0.response = 1 }, modal: modal)
        scene.fling()
        for _ in 0..<frames { scene.stage.advanceFrame() }
        #expect(scene.reasons.contains(.refused(.noTransition)) == (frames > 8))
        let presentation = try #require(scene.presentation)
        modal.goOn()
        scene.expectGone()
        // After a refusal it is somebody else's dismissal.
        #expect(scene.departures == (frames > 8 ? 2 : 1))
        #expect(scene.events.last == .dismissed)
        #expect(presentation.decisions.map(\.reason).contains(.dismissedFromOutside) == (frames > 8))
    }

    @Test("A card that turns round moves continuously")
    func turningRound() {
        var assumptions = Assumptions.standard
        assumptions.dismissalStart = .never
        // A slow spring: a lost velocity of 1600 pt/s would show as 13 pt between two frames, the spring as 4.
        let scene = ModalScene(CardConfiguration.cover { $0.response = 1 }, assumptions: assumptions)
        scene.fling()
        scene.stage.advanceFrame()
        var places = [scene.translation]
        while !scene.stage.stillMoving.isEmpty {
            scene.stage.advanceFrame()
            places.append(scene.translation)
        }
        let steps = zip(places.dropFirst(), places).map { $0 - $1 }
        #expect(zip(steps.dropFirst(), steps).allSatisfy { abs($0 - $1) < 6 })
        #expect(places.max()! > 200)
    }
}
