@_spi(Engine) import Cards
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// A phone with a card that comes and goes.
@MainActor
protocol CardOnPhone {
    var stage: Stage { get }
    var isPresented: Bool { get }
    /// True if nothing is left over: no view, no transform, no touch that is swallowed, no frame that is requested.
    var isTidy: Bool { get }
}

extension CardOnPhone {
    /// Expects that the card is presented once everything is at rest, and nothing is left over.
    func expectPresented(_ hint: Comment? = nil, at location: SourceLocation = #_sourceLocation) {
        stage.settle()
        #expect(isPresented, hint, sourceLocation: location)
        #expect(isTidy, hint, sourceLocation: location)
    }

    /// Expects that the card is gone once everything is at rest, and nothing is left over.
    func expectGone(_ hint: Comment? = nil, at location: SourceLocation = #_sourceLocation) {
        stage.settle()
        #expect(!isPresented, hint, sourceLocation: location)
        #expect(isTidy, hint, sourceLocation: location)
    }
}

/// A phone whose home screen presents a controller with a list.
@MainActor
protocol ListOnPhone: CardOnPhone {
    var home: AppearanceRecorder { get }
    var modal: ListModal { get }
}

extension ListOnPhone {
    var presentation: InteractivePresentationController? {
        modal.presentingViewController == nil
            ? nil : modal.presentationController as? InteractivePresentationController
    }
    var isPresented: Bool { home.presentedViewController === modal }
    var card: UIView? { modal.viewIfLoaded?.superview }
    /// The card's visible distance from rest, in points.
    var translation: CGFloat { card?.transform.ty ?? .nan }
    var reasons: [CardDecision.Reason] { presentation?.decisions.map(\.reason) ?? [] }

    var isTidy: Bool { isTidyApart }
    /// The same apart from what belongs to a scene of its own.
    var isTidyApart: Bool {
        stage.window.subviews.count == (isPresented ? 2 : 1) && home.view.transform.isIdentity
            && (card?.transform.isIdentity ?? true) && (modal.viewIfLoaded?.transform.isIdentity ?? true)
            && stage.stillMoving.isEmpty && !modal.isBeingDismissed && !modal.isBeingPresented
            && modal.transitionCoordinator == nil
    }
}
