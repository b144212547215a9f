import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("The documentation's samples")
struct SampleTests {
    @Test("The samples do what the text says")
    func run() throws {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        let filters = Samples.FiltersController()
        filters.preferredContentSize.height = 300
        home.presentFloating(filters)
        stage.settle()
        let presentation = try #require(filters.presentationController as? Samples.FloatingPresentation)
        #expect(presentation.card.frame.height == 300)
        Samples.attempt(presentation)
        stage.settle()
        #expect(home.presentedViewController == nil)
        let background = UIView()
        home.presentWithMoments(filters, feedback: Samples.Feedback(), background: background)
        stage.settle()
        #expect(background.alpha == 0)
        home.dismiss(animated: false)
        home.presentAsTheArticle(filters)
        stage.settle()
        #expect(home.presentedViewController === filters)
        #expect(Samples.feel().dampingRatio == 0.8)
    }

    /// A view with a fixed height at any width.
    private final class FittedView: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 320) }
    }

    @Test("With the article's spring, a modal let go at rest overshoots as one of damping ratio 0.8 and 0.5 s does")
    func springOfArticle() throws {
        let (home, modal) = (UIViewController(), AppearanceRecorder())
        let stage = Stage(rootViewController: home)
        modal.view = FittedView()
        home.presentAsTheWholeArticle(modal)
        stage.settle()
        let card = try #require(modal.presentationController as? InteractivePresentationController).card
        let finger = stage.touch(at: CGPoint(x: 195, y: 600))
        finger.move(by: .down(150), over: 0.5)
        finger.hold(for: 0.1)
        let (start, released) = (card.transform.ty, stage.time)
        finger.lift()
        var highest: (place: CGFloat, time: TimeInterval) = (start, 0)
        while stage.time < released + 1 {
            stage.advanceFrame()
            if card.transform.ty < highest.place { highest = (card.transform.ty, stage.time - released) }
        }
        // A damped oscillation from rest: x(t) = x₀ e^(−ζω₀t) (…) turns first at π / ω₀√(1 − ζ²), with ω₀ = 2π / 0.5 s.
        let damped = (1 - 0.8 * 0.8).squareRoot()
        #expect(abs(highest.place + start * exp(-Double.pi * 0.8 / damped)) < 0.1)
        #expect(abs(highest.time - 0.25 / damped) < 0.02)
    }

    @Test("The article's whole system: fitted, inset and faded, dismissed at once by a flick, in one transition")
    func wholeArticle() throws {
        let (home, modal) = (UIViewController(), AppearanceRecorder())
        let stage = Stage(rootViewController: home)
        modal.view = FittedView()
        home.presentAsTheWholeArticle(modal)
        stage.settle()
        let presentation = try #require(modal.presentationController as? Samples.ModalPresentationController)
        #expect(presentation.card.frame == CGRect(x: 16, y: 844 - 34 - 16 - 320, width: 358, height: 320))
        let fade = try #require(presentation.containerView?.subviews.first)
        #expect(fade.alpha == 0.4)
        let finger = stage.touch(at: CGPoint(x: 195, y: 600))
        finger.move(by: .down(22), over: 0.03)
        #expect(modal.dismissals == 1, "in transition with the first touch")
        #expect(fade.alpha < 0.4)
        finger.lift()
        stage.settle()
        #expect(home.presentedViewController == nil)
        #expect(modal.dismissals == 1)
    }
}
