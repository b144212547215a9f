import DeckTransition
import GestureArbiter
import GestureArbiterInspector
import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// The overlay of forecasts.
@MainActor
struct OverlayTests {
    private let home = UIViewController()
    private let settings = Settings()
    private let stage: Stage

    init() {
        stage = Stage(rootViewController: home)
        home.presentDeck(settings, animated: false)
        stage.settle()
    }

    private func show(_ way: ArbitrationPolicy.Direction = .down) -> ForecastOverlay {
        let overlay = ForecastOverlay.show(in: stage.window, moving: way, grid: 40)
        stage.settle()
        return overlay
    }

    private func owner(_ overlay: ForecastOverlay, _ x: CGFloat, _ y: CGFloat) -> TouchOwner {
        overlay.areas.first { $0.frame.contains(CGPoint(x: x, y: y)) }?.owner ?? .nothing
    }

    // MARK: What it shows

    @Test func aListAtItsTopIsTheCards() {
        #expect(owner(show(), 195, 500) == .drags("card Settings"))
    }

    @Test func aListThatWasScrolledIsItsOwn() {
        settings.list.contentOffset.y = 300
        #expect(owner(show(), 195, 500) == .scrolls("list"))
    }

    @Test func theWayCanBeTurned() {
        let overlay = show()
        overlay.moving = .up
        stage.settle()
        #expect(owner(overlay, 195, 500) == .scrolls("list"))
    }

    @Test func eachAreaIsWhatAForecastSaysInItsFirstCell() {
        let overlay = show(.up)
        for area in overlay.areas {
            let place = CGPoint(
                x: area.frame.minX + min(20, area.frame.width / 2), y: area.frame.minY + min(20, area.frame.height / 2))
            #expect(GestureArbiter.forecast(in: stage.window, at: place, moving: .up)?.owner == area.owner)
        }
        #expect(overlay.areas.count > 0)
    }

    @Test func theLegendNamesEachOwner() {
        _ = show()
        #expect(stage.snapshot().svg().contains("drags card Settings"))
    }

    @Test func aRefreshFollowsTheScreen() {
        let overlay = show()
        settings.list.contentOffset.y = 300
        overlay.refresh()
        stage.settle()
        #expect(owner(overlay, 195, 500) == .scrolls("list"))
    }

    @Test func manyRefreshesAreOne() {
        var questions = 0
        settings.enclosingCard?.arbiter?.policy.condition = .custom("asked") { _ in
            questions += 1
            return true
        }
        let overlay = show()
        let once = questions
        for _ in 0..<5 { overlay.refresh() }
        stage.settle()
        #expect(questions == 2 * once)
    }

    @Test func theAreasStayWhileAFingerIsDown() {
        let overlay = show()
        let areas = overlay.areas
        let finger = stage.touch(at: CGPoint(x: 195, y: 500))
        settings.list.contentOffset.y = 300
        overlay.refresh()
        stage.advance(by: 0.1)
        #expect(overlay.areas == areas)
        finger.cancel()
    }

    @Test func aCardThatComesLaterIsBelowTheOverlay() {
        let overlay = show()
        settings.present(UIViewController(), animated: false)
        stage.settle()
        overlay.refresh()
        stage.settle()
        #expect(stage.window.subviews.last === overlay)
    }

    // MARK: It takes no part

    @Test func aFingerGoesThroughIt() {
        _ = show()
        let finger = stage.touch(at: CGPoint(x: 195, y: 500))
        finger.move(by: CGVector(dx: 0, dy: -100), over: 0.3)
        #expect(settings.list.contentOffset.y > 50)
        finger.cancel()
    }

    @Test func itHasNoRecognizers() {
        let before = stage.window.gestureRecognizers?.count
        let overlay = show()
        #expect(stage.window.gestureRecognizers?.count == before)
        #expect(overlay.gestureRecognizers?.isEmpty ?? true)
    }

    @Test func itDoesNotNumberTheNamesOfOtherViews() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(UIPanGestureRecognizer())
        label.addGestureRecognizer(UIPanGestureRecognizer())
        settings.view.addSubview(label)
        _ = show()
        #expect(GestureAudit(of: stage.window).description.contains("pan of UILabel and pan of UILabel:"))
    }

    @Test func nothingIsLeftWhenItIsHidden() {
        let before = stage.snapshot().svg()
        let overlay = show()
        overlay.hide()
        stage.settle()
        #expect(stage.snapshot().svg() == before)
        #expect(ForecastOverlay.shown(in: stage.window) == nil)
        #expect(stage.warnings.isEmpty)
    }

    @Test func itIsNotKept() {
        weak var overlay: ForecastOverlay?
        do { overlay = show() }
        overlay?.hide()
        #expect(overlay == nil)
    }

    @Test func aWindowHasOneOverlay() {
        let (first, second) = (show(), show(.up))
        #expect(first.superview == nil)
        #expect(ForecastOverlay.shown(in: stage.window) === second)
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func aGridThatIsNoDistanceIsReplaced(grid: CGFloat) {
        stage.resize(to: CGSize(width: 120, height: 160))
        let overlay = ForecastOverlay.show(in: stage.window, grid: grid)
        stage.settle()
        #expect(!overlay.areas.isEmpty)
    }

    // MARK: SwiftUI

    private struct Screen: View {
        var isOn = true
        var way = ArbitrationPolicy.Direction.down

        var body: some View { Color.white.forecastOverlay(isOn, moving: way) }
    }

    @Test func aModifierShowsAndHides() {
        let host = UIHostingController(rootView: Screen())
        let stage = Stage(rootViewController: host)
        stage.settle()
        #expect(ForecastOverlay.shown(in: stage.window) != nil)
        host.rootView = Screen(isOn: false)
        stage.settle()
        #expect(ForecastOverlay.shown(in: stage.window) == nil)
    }

    @Test func aModifierTurnsTheWay() {
        let host = UIHostingController(rootView: Screen())
        let stage = Stage(rootViewController: host)
        stage.settle()
        host.rootView = Screen(way: .up)
        stage.settle()
        #expect(ForecastOverlay.shown(in: stage.window)?.moving == .up)
    }

    @Test func aScreenThatGoesTakesItsOverlayAway() {
        let host = UIHostingController(rootView: Screen())
        let stage = Stage(rootViewController: UIViewController())
        stage.settle()
        stage.window.rootViewController?.present(host, animated: false)
        stage.settle()
        #expect(ForecastOverlay.shown(in: stage.window) != nil)
        host.dismiss(animated: false)
        stage.settle()
        #expect(ForecastOverlay.shown(in: stage.window) == nil)
    }
}
