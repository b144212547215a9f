import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// A callback that a subclass does not pass on is replaced, and named in the log once.
@MainActor
@Suite("Presentation controllers that do not call super, or place the card by hand")
struct SubclassTests {
    /// How a card is removed again.
    enum Way: String, CaseIterable {
        case finger, dismiss, dismissAtOnce
    }

    /// What shows and what is told of a card that comes, is resized, and goes.
    struct Course: Equatable {
        var shown: [String] = []
        var events: [CardEvent] = []
        var warnings: [String] = []
    }

    private func course(
        of callbacks: [ForgetfulPresentation.Callback], animated: Bool, way: Way, under doubt: Doubt = .standard
    ) -> Course {
        let (home, modal) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
        var course = Course()
        home.present(modal, animated: animated) { event in
            if case .moved = event { return }
            course.events.append(event)
        } by: { presented, presenting in
            let presentation = ForgetfulPresentation(
                presentedViewController: presented, presenting: presenting, configuration: .cover)
            presentation.forgotten = callbacks
            return presentation
        }
        func look() {
            let card = (modal.presentationController as? InteractivePresentationController)?.card
            let isInside = card.map(modal.view.isDescendant) ?? false
            course.shown.append("\(card?.frame ?? .null), filled: \(isInside)")
        }
        stage.settle()
        look()
        stage.resize(to: CGSize(width: 844, height: 390))
        stage.settle()
        look()
        switch way {
        case .finger:
            stage.touch(at: CGPoint(x: 195, y: 100)).swipe(by: .down(160), over: 0.1)
        case .dismiss: home.dismiss(animated: true)
        case .dismissAtOnce: home.dismiss(animated: false)
        }
        stage.settle()
        course.shown.append("gone: \(home.presentedViewController == nil), \(modal.view.superview == nil)")
        course.shown.append("\(stage.window.subviews.count) in the window")
        course.warnings = stage.warnings
        return course
    }

    @Test("The same holds for all of these subclasses at once", arguments: Way.allCases, [true, false])
    func allForgotten(way: Way, animated: Bool) {
        let whole = course(of: [], animated: animated, way: way)
        let course = course(of: ForgetfulPresentation.Callback.allCases, animated: animated, way: way)
        #expect(course.shown == whole.shown)
        #expect(course.events == whole.events)
        #expect(course.warnings.count == ForgetfulPresentation.Callback.allCases.count)
    }

    @Test(
        "An override that does not call super is logged once, and the card comes, turns and goes as ever",
        arguments: product(Doubt.ofPresentationsAlone.sampled(), Way.allCases, [true, false]))
    func forgotten(under doubt: Doubt, way: Way, animated: Bool) {
        let whole = course(of: [], animated: animated, way: way, under: doubt)
        #expect(whole.warnings == [])
        for callback in ForgetfulPresentation.Callback.allCases {
            let course = course(of: [callback], animated: animated, way: way, under: doubt)
            #expect(course.shown == whole.shown, "\(callback)")
            #expect(course.events == whole.events, "\(callback)")
            #expect(course.warnings.count == 1, "\(callback)")
            let warning = course.warnings.first ?? ""
            #expect(warning.hasPrefix("ForgetfulPresentation.\(callback.name): "), "\(warning)")
            #expect(warning.contains("Call super"))
        }
    }

    // MARK: The card's place

    private func present(_ place: PlacingPresentation.Place) throws -> (Stage, PlacingPresentation) {
        let (home, modal) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        home.present(modal) { presented, presenting in
            let presentation = PlacingPresentation(
                presentedViewController: presented, presenting: presenting, configuration: .cover)
            presentation.place = place
            return presentation
        }
        stage.settle()
        return (stage, try #require(modal.presentationController as? PlacingPresentation))
    }

    @Test(
        "Setting the card's own frame again in a layout pass in mid-drag moves nothing",
        arguments: [PlacingPresentation.Place.frameBefore, .frameAfter])
    func ownFrame(_ place: PlacingPresentation.Place) throws {
        let (stage, presentation) = try present(place)
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: .down(130), over: 0.3)
        finger.hold(for: 0.1)
        presentation.containerView?.setNeedsLayout()
        stage.advanceFrame()
        #expect(presentation.card.frame.minY.isNear(presentation.top + 120))
        finger.lift()
        stage.settle()
        #expect(presentation.card.frame == CGRect(x: 0, y: 300, width: 390, height: 544))
        #expect(stage.warnings == [])
    }

    @Test(
        "A frame that is not the card's is refused, and the log says how to place the card",
        arguments: [
            (PlacingPresentation.Place.otherFrame, "frame"), (.otherCenter, "center"), (.otherBounds, "bounds"),
        ])
    func otherPlace(_ place: PlacingPresentation.Place, property: String) throws {
        let (stage, presentation) = try present(place)
        #expect(presentation.card.frame == CGRect(x: 0, y: 300, width: 390, height: 544))
        let finger = stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: .down(60), over: 0.3)
        presentation.containerView?.setNeedsLayout()
        stage.advanceFrame()
        #expect(presentation.card.frame.minY.isNear(350))
        finger.lift()
        stage.settle()
        #expect(stage.warnings.count == 1)
        #expect(stage.warnings.first?.hasPrefix("PlacingPresentation.presentedView.\(property): ") ?? false)
        #expect(stage.warnings.first?.contains("frameOfPresentedViewInContainerView") ?? false)
    }

    @Test("Setting the card's own centre and size again moves nothing; other properties of its view are the subclass's")
    func ownCenterAndBounds() throws {
        let (stage, presentation) = try present(.frameBefore)
        let card = presentation.card
        (card.center, card.bounds.size) = (card.center, card.bounds.size)
        card.bounds.origin.y = 10
        stage.settle()
        #expect(card.frame == CGRect(x: 0, y: 300, width: 390, height: 544))
        #expect(card.bounds.origin.y == 10)
        #expect(stage.warnings == [])
    }
}

/// A subclass that does not pass on some of UIKit's callbacks.
final class ForgetfulPresentation: InteractivePresentationController {
    enum Callback: String, CaseIterable {
        case presentationWillBegin, presentationDidEnd, dismissalWillBegin, dismissalDidEnd, willLayout

        var name: String {
            switch self {
            case .presentationWillBegin: "presentationTransitionWillBegin()"
            case .presentationDidEnd: "presentationTransitionDidEnd(_:)"
            case .dismissalWillBegin: "dismissalTransitionWillBegin()"
            case .dismissalDidEnd: "dismissalTransitionDidEnd(_:)"
            case .willLayout: "containerViewWillLayoutSubviews()"
            }
        }
    }

    var forgotten: [Callback] = []

    override func presentationTransitionWillBegin() {
        if !forgotten.contains(.presentationWillBegin) { super.presentationTransitionWillBegin() }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !forgotten.contains(.presentationDidEnd) { super.presentationTransitionDidEnd(completed) }
    }

    override func dismissalTransitionWillBegin() {
        if !forgotten.contains(.dismissalWillBegin) { super.dismissalTransitionWillBegin() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if !forgotten.contains(.dismissalDidEnd) { super.dismissalTransitionDidEnd(completed) }
    }

    override func containerViewWillLayoutSubviews() {
        if !forgotten.contains(.willLayout) { super.containerViewWillLayoutSubviews() }
    }
}

/// A card whose layout callback sets the frame, as in the article; or sets another frame.
final class PlacingPresentation: InteractivePresentationController {
    enum Place: String, CaseIterable { case frameBefore, frameAfter, otherFrame, otherCenter, otherBounds }

    var place = Place.frameBefore
    let top: CGFloat = 300

    override var frameOfPresentedViewInContainerView: CGRect {
        let space = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: top, width: space.width, height: space.height - top)
    }

    override func containerViewWillLayoutSubviews() {
        if place == .frameBefore { presentedView?.frame = frameOfPresentedViewInContainerView }
        super.containerViewWillLayoutSubviews()
        switch place {
        case .frameBefore: break
        case .frameAfter: presentedView?.frame = frameOfPresentedViewInContainerView
        case .otherFrame: presentedView?.frame.origin.y -= 100
        case .otherCenter: presentedView?.center.y -= 100
        case .otherBounds: presentedView?.bounds.size.height += 100
        }
    }
}
