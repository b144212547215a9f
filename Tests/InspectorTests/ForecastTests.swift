import DeckTransition
import GestureArbiter
import GestureArbiterInspector
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

@MainActor
struct ForecastTests {
    private let home = UIViewController()
    private let settings = Settings()
    private let stage: Stage
    private let middle = CGPoint(x: 195, y: 500)

    init() {
        stage = Stage(rootViewController: home)
        stage.settle()
    }

    private func presentDeck() throws -> GestureArbiter {
        home.presentDeck(settings, animated: false)
        stage.settle()
        return try #require(settings.enclosingCard?.arbiter)
    }

    private func forecast(_ way: ArbitrationPolicy.Direction, asking asksClient: Bool = false) throws -> Forecast {
        try #require(GestureArbiter.forecast(in: stage.window, at: middle, moving: way, askingClient: asksClient))
    }

    // MARK: - What it says

    @Test func aListAtItsTopLeavesTheFingerToTheCard() throws {
        _ = try presentDeck()
        #expect(try forecast(.down).owner == .drags("card Settings"))
    }

    @Test func aListThatWasScrolledScrolls() throws {
        _ = try presentDeck()
        settings.list.contentOffset.y = 300
        #expect(try forecast(.down).owner == .scrolls("list"))
    }

    @Test func aForecastSaysWhyWithItsNumbers() throws {
        _ = try presentDeck()
        settings.list.contentOffset.y = 300
        let reason = ".atEdge is false: 300.0 pt to the top edge (needs 0.17 or less)"
        #expect(try forecast(.down).description == "scrolls list: \(reason)")
    }

    @Test func aHandOffIsForetoldWithItsDistance() throws {
        _ = try presentDeck()
        settings.list.contentOffset.y = 20
        let changes = try forecast(.down).changes
        #expect(changes.map(\.owner) == [.scroll(depth: 0), .drag])
        #expect(changes.map(\.distance) == [10, 35])
    }

    @Test(arguments: CardKind.allCases)
    func aCardInACardPassesTheFingerOn(kind: CardKind) throws {
        let scene = CardStage(kind, CardSetup { $0.stops = .one })
        let inner = UIView(frame: scene.content.view.bounds)
        scene.content.view.addSubview(inner)
        GestureArbiter.attach(
            to: inner, policy: ArbitrationPolicy(kind.direction, handoff: .continuous), moving: inner, stops: [0, 40],
            leaves: false)
        scene.stage.settle()
        let point = scene.point(depth: 160, aside: 0)
        func forecast(_ distance: CGFloat) -> Forecast? {
            GestureArbiter.forecast(in: scene.stage.window, at: point, moving: kind.direction, distance: distance)
        }
        let (near, far) = (try #require(forecast(40)), try #require(forecast(120)))
        #expect(near.also.isEmpty)
        #expect(far.owner == near.owner)
        #expect(far.also.count == 1, "\(far)")
        #expect(far.changes.last?.reason == "at its lowest place: passes the finger on")
        #expect(far.changes.last?.distance == 55)
        let finger = scene.stage.touch(at: point)
        finger.move(by: scene.way(40), over: 0.2)
        #expect(scene.place == 0)
        finger.move(by: scene.way(80), over: 0.4)
        #expect(scene.place > 60)
    }

    @Test func anArbiterAsksInItsOwnWindow() throws {
        let arbiter = try presentDeck()
        #expect(arbiter.forecast(at: middle, moving: .down)?.owner == .drags("card Settings"))
    }

    @Test func leadingFollowsTheLayoutDirectionOfTheWindow() throws {
        settings.loadViewIfNeeded()
        settings.list.contentSize.width = 300
        home.addPanel(settings, at: .leading, detents: [.width(300)], animated: false)
        stage.settle()
        let point = CGPoint(x: 150, y: 500)
        let owner = GestureArbiter.forecast(in: stage.window, at: point, moving: .leading)?.owner
        #expect(owner == .drags("card Settings"))
    }

    @Test func aRivalThatBeginsIsNamed() throws {
        _ = try presentDeck()
        let canvas = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))
        canvas.accessibilityIdentifier = "canvas"
        canvas.addGestureRecognizer(UIPanGestureRecognizer())
        settings.list.addSubview(canvas)
        #expect(try forecast(.down).rivals == ["pan of canvas"])
    }

    // MARK: - What it asks

    @Test func onAttemptIsNotAsked() throws {
        let arbiter = try presentDeck()
        var isAsked = false
        arbiter.onAttempt = { _ in
            isAsked = true
            return .allow
        }
        let forecast = try forecast(.down)
        #expect(!isAsked)
        #expect(forecast.notAsked == ["onAttempt"])
    }

    @Test func onAttemptIsAskedOnRequest() throws {
        let arbiter = try presentDeck()
        arbiter.onAttempt = { _ in .deny(reason: "a draft") }
        #expect(try forecast(.down, asking: true).owner != .drags("card Settings"))
    }

    @Test func aDelegateIsNotAsked() throws {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {
            var questions = 0
            func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
                questions += 1
                return true
            }
            func gestureRecognizer(
                _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
            ) -> Bool {
                questions += 1
                return true
            }
        }
        _ = try presentDeck()
        let (delegate, pan) = (Delegate(), UIPanGestureRecognizer())
        pan.delegate = delegate
        settings.list.addGestureRecognizer(pan)
        let forecast = try forecast(.down)
        #expect(delegate.questions == 0)
        #expect(forecast.notAsked == ["the delegate of pan of list"])
    }

    // MARK: - What it leaves

    @Test func aForecastLeavesNoTrace() {
        for seed in UInt64(1)...20 {
            let screen = RandomScreen(seed: seed)
            let before = Trace(of: screen.stage)
            for way in [ArbitrationPolicy.Direction.up, .down, .left, .right] {
                for y in stride(from: 20.0, to: 844, by: 40) {
                    _ = GestureArbiter.forecast(in: screen.stage.window, at: CGPoint(x: 195, y: y), moving: way)
                }
            }
            #expect(Trace(of: screen.stage) == before, "seed \(seed)")
        }
    }

    @Test func aFingerAfterAForecastDoesAsWithout() {
        for seed in UInt64(1)...30 {
            let (asked, other) = (RandomScreen(seed: seed), RandomScreen(seed: seed))
            for y in stride(from: 20.0, to: 844, by: 80) {
                _ = GestureArbiter.forecast(in: asked.stage.window, at: CGPoint(x: 195, y: y), moving: .down)
            }
            for screen in [asked, other] {
                screen.stage.touch(at: middle).swipe(by: .down(160), over: 0.3)
                screen.stage.settle()
            }
            #expect(Trace(of: asked.stage) == Trace(of: other.stage), "seed \(seed)")
        }
    }

    @Test func thereIsNoForecastWhileAFingerIsDown() throws {
        _ = try presentDeck()
        let finger = stage.touch(at: middle)
        #expect(GestureArbiter.forecast(in: stage.window, at: middle, moving: .down) == nil)
        finger.lift()
        stage.settle()
        #expect(GestureArbiter.forecast(in: stage.window, at: middle, moving: .down) != nil)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -5, 0])
    func aDistanceThatIsNoneMovesNothing(distance: CGFloat) throws {
        _ = try presentDeck()
        let forecast = GestureArbiter.forecast(in: stage.window, at: middle, moving: .down, distance: distance)
        #expect(forecast != nil)
    }

    @Test(arguments: [CGPoint(x: CGFloat.nan, y: 3), CGPoint(x: -500, y: 9000)])
    func aPlaceOffTheScreenIsNobodys(point: CGPoint) throws {
        _ = try presentDeck()
        #expect(GestureArbiter.forecast(in: stage.window, at: point, moving: .down)?.owner == .nothing)
    }
}
