import Cards
import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// The table of the article "Keep a card from leaving": refusals, ways out, and kinds of card.
@MainActor
@Suite("A card that may not leave")
struct LeavingTests {
    nonisolated static let kinds = CardKind.controlled

    /// What keeps a card.
    enum Refusal: CaseIterable, Sendable {
        case disabled, modal, delegate, onAttempt, veto
    }

    /// How a user dismisses a card.
    enum WayOut: CaseIterable, Sendable {
        case finger, tapBeside, escape, key, handle, closeButton
    }

    /// The delegate of a presentation controller, which says no.
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var questions = 0
        var attempts = 0
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            questions += 1
            return false
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            attempts += 1
        }
    }

    private static func scene(_ kind: CardKind, _ change: (inout CardSetup) -> Void = { _ in }) -> CardStage {
        let it = CardStage(
            kind,
            CardSetup {
                ($0.stops, $0.handle) = (.one, .init())
                change(&$0)
            })
        it.control?.dimming = 0.3
        it.control?.tapOutside = .dismisses
        it.stage.settle()
        return it
    }

    @Test(
        "Every way out asks the same question, once; code leaves",
        arguments: product(kinds, Refusal.allCases, WayOut.allCases))
    func table(kind: CardKind, refusal: Refusal, way: WayOut) throws {
        let it = Self.scene(kind)
        let card = try #require(it.control)
        var (questions, attempts, delegate) = (0, 0, Delegate())
        card.onEvent = { if $0 == .attempted { attempts += 1 } }
        func deny(_ attempt: GestureArbiter.Attempt) -> Arbitration.Verdict {
            guard attempt.stage == .release, attempt.target == .away else { return .allow }
            questions += 1
            return .deny(reason: "unsaved")
        }
        switch refusal {
        case .disabled: card.interactiveDismissDisabled = true
        case .modal: it.shownController?.isModalInPresentation = true
        case .delegate:
            // A panel has no delegate.
            guard let presentation = it.presentation else { return }
            presentation.delegate = delegate
        case .onAttempt: card.arbiter?.onAttempt = deny
        case .veto: card.arbiter?.addVeto(deny)
        }
        let isOffered = way.play(on: it)
        it.stage.settle()
        #expect(it.isThere)
        #expect(abs(it.place) < 0.5)
        #expect(isOffered == (way != .handle || refusal != .disabled && refusal != .modal))
        #expect(questions == (refusal == .onAttempt || refusal == .veto ? 1 : 0))
        #expect(delegate.questions == (refusal == .delegate ? 1 : 0))
        #expect(delegate.attempts == delegate.questions)
        #expect(attempts == (refusal == .delegate || refusal == .modal && isOffered ? 1 : 0))
        it.leaveByCode()
        it.stage.settle()
        #expect(!it.isThere)
        delegate = Delegate()
    }

    @Test("Without a refusal, every way out dismisses the card", arguments: kinds, WayOut.allCases)
    func allowed(kind: CardKind, way: WayOut) {
        let it = Self.scene(kind)
        var targets: [ReleaseRule.Target?] = []
        it.arbiter?.onAttempt = { attempt in
            if attempt.stage == .release { targets.append(attempt.target) }
            return .allow
        }
        #expect(way.play(on: it))
        it.stage.settle()
        #expect(!it.isThere)
        #expect(targets == [.away])
    }

    @Test("A condition and a disabled arbiter keep the finger alone", arguments: kinds, WayOut.allCases)
    func finger(kind: CardKind, way: WayOut) {
        for isDisabled in [false, true] {
            let it = Self.scene(kind)
            if isDisabled {
                it.arbiter?.isEnabled = false
            } else {
                it.control?.policy.condition = .custom("never") { _ in false }
                it.control?.policy.exclusion = .custom("always") { _ in true }
            }
            way.play(on: it)
            it.stage.settle()
            #expect(it.isThere == (way == .finger), "\(isDisabled)")
        }
    }

    @Test("A question may name another place", arguments: kinds, WayOut.allCases)
    func redirected(kind: CardKind, way: WayOut) {
        let it = Self.scene(kind) { $0.stops = .two }
        it.arbiter?.onAttempt = { attempt in
            attempt.stage == .release ? .redirect(to: .stop(CardStage.lowest)) : .allow
        }
        // Escape closes a panel by one detent, without a question.
        way.play(on: it)
        it.stage.settle()
        #expect(it.isThere)
        #expect(abs(it.place - CardStage.lowest) < 0.5)
    }

    @Test(
        "A client that dismisses the card as it is asked, or asks again, gets one end", arguments: kinds, [false, true])
    func busyAnswer(kind: CardKind, allows: Bool) throws {
        for asksAgain in [false, true] {
            let it = Self.scene(kind)
            let card = try #require(it.control)
            var (questions, ends) = (0, 0)
            card.onEvent = { if $0 == .dismissed { ends += 1 } }
            card.arbiter?.onAttempt = { [weak it] _ in
                questions += 1
                if asksAgain { try? card.attemptDismissal() } else { it?.leaveByCode() }
                return allows ? .allow : .deny(reason: "busy")
            }
            try? card.attemptDismissal()
            it.stage.settle()
            #expect(it.isThere == (asksAgain && !allows))
            #expect(ends == (it.isThere ? 0 : 1))
            #expect(questions == 1)
        }
    }

    @Test("The reason is thrown, and is the last decision", arguments: kinds)
    func reason(kind: CardKind) throws {
        let it = Self.scene(kind)
        let card = try #require(it.control)
        card.arbiter?.onAttempt = { _ in .deny(reason: "unsaved") }
        #expect(throws: DismissalRefusal.vetoed(reason: "unsaved")) { try card.attemptDismissal() }
        #expect(card.decisions.last?.description.hasSuffix("stays: onAttempt said no: unsaved") == true)
        card.interactiveDismissDisabled = true
        #expect(throws: DismissalRefusal.interactiveDismissDisabled) { try card.attemptDismissal() }
    }

    @Test("Escape that was refused goes no further; that of a panel which never leaves does", arguments: kinds)
    func escape(kind: CardKind) {
        let it = Self.scene(kind)
        it.arbiter?.onAttempt = { _ in .deny(reason: "unsaved") }
        #expect(it.card?.accessibilityPerformEscape() == true)
        it.control?.interactiveDismissDisabled = true
        #expect(it.card?.accessibilityPerformEscape() == (it.presentation != nil))
    }

    @Test("A tap that may not dismiss a card collapses it", arguments: kinds, [Refusal.disabled, .modal, .onAttempt])
    func collapses(kind: CardKind, refusal: Refusal) {
        let it = Self.scene(kind) { $0.stops = .two }
        it.control?.tapOutside = .collapses
        switch refusal {
        case .disabled: it.control?.interactiveDismissDisabled = true
        case .modal: it.shownController?.isModalInPresentation = true
        default: it.arbiter?.onAttempt = { _ in .deny(reason: "unsaved") }
        }
        WayOut.tapBeside.play(on: it)
        it.stage.settle()
        #expect(it.isThere)
        #expect(abs(it.place - CardStage.lowest) < 0.5)
    }
}

extension LeavingTests.WayOut {
    /// Returns whether the way is open at all: the handle offers no dismissal that would be refused in any case.
    @MainActor @discardableResult
    func play(on it: CardStage) -> Bool {
        switch self {
        case .finger:
            it.touch().swipe(by: it.way(200), over: 0.06)
        case .tapBeside: it.touchBeside().lift()
        case .escape: _ = it.card?.accessibilityPerformEscape()
        case .key:
            it.focusOnContent()
            it.stage.press(UIKeyCommand.inputEscape)
        case .handle:
            let handle = it.card.flatMap(Self.handle)
            guard let action = handle?.accessibilityCustomActions?.first else { return false }
            _ = action.actionHandler?(action)
        case .closeButton: try? it.control?.attemptDismissal()
        }
        return true
    }

    @MainActor
    private static func handle(in view: UIView) -> UIView? {
        if view.accessibilityLabel == "Card handle" { return view }
        return view.subviews.lazy.compactMap(handle).first
    }
}

extension CardStage {
    /// Puts a finger on the views behind the card.
    func touchBeside() -> Finger {
        switch kind.direction {
        case .up: stage.touch(at: CGPoint(x: 195, y: 700))
        case .left: stage.touch(at: CGPoint(x: 370, y: 400))
        case .right: stage.touch(at: CGPoint(x: 20, y: 400))
        default: stage.touch(at: CGPoint(x: 195, y: 200))
        }
    }

    /// Removes the card as its client's code does.
    func leaveByCode() {
        if let presentation {
            presentation.presentedViewController.dismiss(animated: true)
        } else {
            panel?.remove()
        }
    }
}
