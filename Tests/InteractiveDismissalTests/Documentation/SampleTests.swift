import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

@MainActor
@Suite("The documentation's samples")
struct SampleTests {
    @Test("They do what the text says")
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
        #expect(Samples.rule() == InteractiveDismissal(release: .velocityAndProgress(leastDistance: 0)))
    }
}
