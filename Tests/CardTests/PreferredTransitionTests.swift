import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

@MainActor
@Suite("Every presented card, and UIKit's own transitions")
struct PreferredTransitionTests {
    @Test(
        "A card whose controller has a preferredTransition leaves the finger to it",
        arguments: CardKind.allCases.filter { $0.isPresented || $0 == .swiftUICard || $0 == .swiftUIDeck },
        [true, false])
    func yields(kind: CardKind, isPreferred: Bool) throws {
        let it = CardStage(kind)
        let presentation = try #require(it.presentation)
        if isPreferred { presentation.presentedViewController.preferredTransition = .crossDissolve }
        let finger = it.touch()
        finger.move(by: it.way(60), over: 0.2)
        #expect((it.place == 0) == isPreferred)
        it.settle(lettingGo: finger)
        #expect(it.isThere)
    }
}
