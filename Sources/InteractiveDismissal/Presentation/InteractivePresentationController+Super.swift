import UIKitShim

/// What UIKit calls and a subclass has not passed on to super: made up for, and said once.
extension InteractivePresentationController {
    /// Which of UIKit's callbacks have come this far.
    struct Heard {
        var presentationBegan = false
        var presentationEnded = false
        var dismissalBegan = false
        var dismissalEnded = false
        /// In the layout pass under way.
        var layout = false
    }

    /// UIKit tells of an end within these turns of the run loop, or a subclass has kept it.
    private static let turnsOfPatience = 4

    func beginPresentation() {
        heard.presentationBegan = true
        fillCard()
        heedKeyboard()
        if let arbiter { dismissal.declared.setUp?(arbiter) }
    }

    func endPresentation(completed: Bool) {
        heard.presentationEnded = true
        interaction.presentationEnded(completed: completed)
        guard !completed else { return }
        heard.dismissalEnded = true
        letGoOfContent()
    }

    func beginDismissal() {
        (heard.dismissalBegan, heard.dismissalEnded) = (true, false)
        interaction.dismissalWillBegin()
    }

    func endDismissal(completed: Bool) {
        expectDismissalBegan()
        (heard.dismissalBegan, heard.dismissalEnded) = (false, true)
        interaction.dismissalEnded(completed: completed)
        if completed { letGoOfContent() }
    }

    /// UIKit brings the card in, or has done so.
    func expectPresentationBegan() {
        guard !heard.presentationBegan else { return }
        sayMissing("presentationTransitionWillBegin()", "the card would have no content")
        beginPresentation()
    }

    /// The card goes.
    func expectDismissalBegan() {
        guard !heard.dismissalBegan else { return }
        sayMissing("dismissalTransitionWillBegin()", "nobody would hear that the card is about to leave")
        beginDismissal()
    }

    /// A layout pass is nearly over.
    func expectLayout() {
        defer { heard.layout = false }
        guard !heard.layout else { return }
        sayMissing("containerViewWillLayoutSubviews()", "the card would not follow its container")
        layOutCard()
    }

    /// The card came without a transition.
    func expectPresentationEnded() {
        guard heard.presentationBegan, isPresented, interaction.transition == nil else { return }
        makeUpForEnd(of: .presentation, completed: true)
    }

    /// UIKit has been told the end of a transition, or does without one.
    func expectEnd(of kind: OpenTransition.Kind, completed: Bool) {
        guard !hasHeardEnd(of: kind) else { return }
        after(turns: Self.turnsOfPatience) { [self] in makeUpForEnd(of: kind, completed: completed) }
    }

    private func hasHeardEnd(of kind: OpenTransition.Kind) -> Bool {
        switch kind {
        case .presentation: heard.presentationEnded
        case .dismissal: heard.dismissalEnded
        }
    }

    private func makeUpForEnd(of kind: OpenTransition.Kind, completed: Bool) {
        guard !hasHeardEnd(of: kind) else { return }
        switch kind {
        case .presentation:
            guard !presentedViewController.isBeingPresented else { return }
            sayMissing("presentationTransitionDidEnd(_:)", "the card would never count as presented")
            endPresentation(completed: completed)
        case .dismissal:
            guard !presentedViewController.isBeingDismissed else { return }
            sayMissing("dismissalTransitionDidEnd(_:)", "the card would never count as dismissed")
            endDismissal(completed: completed)
        }
    }

    private func after(turns: Int, _ act: @escaping @MainActor () -> Void) {
        guard turns > 0 else { return act() }
        onNextTurn(of: containerView) { [self] in after(turns: turns - 1, act) }
    }

    private func sayMissing(_ callback: String, _ consequence: String) {
        warnOnce(
            "\(type(of: self)).\(callback)",
            "It has not come through: \(consequence). That was made up for. Call super in the override.")
    }

    /// A place that a subclass, or whoever has the view, gave to the card was not taken.
    func sayForeignPlace(by property: String) {
        warnOnce(
            "\(type(of: self)).presentedView.\(property)",
            """
            It was set to another place than the card's, which would jump under a finger: the card stays. Override \
            frameOfPresentedViewInContainerView, and call containerView?.setNeedsLayout() where that changes.
            """)
    }
}
