import FlightReplay
import Foundation
import GestureArbiter
import GestureArbiterDiagnostics
import GestureArbiterFlights
import HeadlessUIKit
import Support
import Testing

@Suite("The recording of a touch", .serialized)
@MainActor
struct RecordingTests {
    /// A list that scrolls to its top and hands its finger over to the card, which goes back.
    private func pulled(_ policy: ArbitrationPolicy, from offset: CGFloat = 30) -> (CardScene, GestureArbiter) {
        let scene = CardScene(startOffset: offset)
        let arbiter = scene.attachMoving(policy)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 2, dy: 120), over: 0.3)
        finger.swipe(by: CGVector(dx: -1, dy: -40), over: 0.1)
        scene.stage.settle()
        return (scene, arbiter)
    }

    @Test("The recording reaches from touch-down to rest, and replays to the same decisions")
    func recorded() throws {
        Flights.start()
        defer { Flights.stop() }
        let (scene, arbiter) = pulled(.continuous)
        let flight = try #require(arbiter.lastFlight)
        #expect(flight.decisions.map(\.description) == arbiter.decisions.map(\.description))
        #expect(flight.firstDifference() == nil)
        #expect(scene.stage.stillMoving == [])
        #expect(flight.fingers.first?.phase == .began)
        #expect(flight.fingers.last?.phase == .ended)
    }

    @Test("A flight can be coded as a part of another value")
    func codable() throws {
        Flights.start()
        defer { Flights.stop() }
        let (_, arbiter) = pulled(.continuous)
        let flights = [try #require(arbiter.lastFlight)]
        #expect(try JSONDecoder().decode([GestureArbiter.Flight].self, from: JSONEncoder().encode(flights)) == flights)
        #expect(try JSONDecoder().decode(GestureArbiter.Flight.self, from: Data(flights[0].text.utf8)) == flights[0])
    }

    @Test("Every recorded stroke, under every policy, replays to the same decisions", arguments: TouchScript.recorded)
    func strokes(_ stroke: TouchScript) throws {
        Flights.start()
        defer { Flights.stop() }
        for policy in [ArbitrationPolicy.gated, .once, .continuous, .sheet] {
            for offset: CGFloat in [0, 40, 400] {
                let scene = CardScene(startOffset: offset)
                let arbiter = scene.attachMoving(policy)
                scene.stage.play(stroke)
                scene.stage.settle()
                let flight = try #require(arbiter.lastFlight)
                #expect(flight.firstDifference() == nil, "\(policy) at \(offset)")
                #expect(try GestureArbiter.Flight(flight.text) == flight)
            }
        }
    }

    @Test("The recording contains the answers of the policy's closures: a replay calls none")
    func closures() throws {
        Flights.start()
        defer { Flights.stop() }
        let scene = CardScene(startOffset: 30)
        let sky = Sky()
        let policy = ArbitrationPolicy(
            .down, when: .atEdge && .custom("the moon is up") { _ in sky.hasMoon }, handoff: .continuous
        ).unless(.custom("it rains") { _ in false })
        let arbiter = scene.attachMoving(policy)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
        sky.hasMoon = true
        finger.swipe(by: .down(160), over: 0.2)
        scene.stage.settle()
        sky.hasMoon = false
        let flight = try #require(arbiter.lastFlight)
        #expect(arbiter.decisions.contains { $0.to == .drag })
        let read = try GestureArbiter.Flight(flight.text)
        #expect(read.firstDifference() == nil)
        #expect(read.entries.contains { $0.what.role == .input && $0.what.isAnswer })
    }

    @Test("Earlier touches count: the recording begins with the engine's state")
    func secondTouch() throws {
        Flights.start()
        defer { Flights.stop() }
        let scene = CardScene(startOffset: 30)
        let policy = ArbitrationPolicy(.down, when: .atEdge && .contentStill(for: 0.5), handoff: .continuous)
            .unless(.flag("busy"))
        let arbiter = scene.attachMoving(policy)
        for wait in [0.1, 0.3, 0.9] {
            arbiter.flags = wait == 0.3 ? ["busy"] : []
            scene.touch().swipe(by: .down(60), over: 0.2)
            scene.stage.advance(by: wait)
            #expect(try #require(arbiter.lastFlight).firstDifference() == nil)
        }
    }

    @Test("A replay with other decisions reports the first one")
    func difference() throws {
        Flights.start()
        defer { Flights.stop() }
        let (_, arbiter) = pulled(.continuous)
        var flight = try #require(arbiter.lastFlight)
        flight.policy.slop = 30
        let difference = try #require(flight.firstDifference())
        #expect(difference.decision == 0)
        #expect(difference.recorded?.time != difference.found?.time)
    }

    @Test("Two seconds over three scroll views are less than 25 KB")
    func size() throws {
        Flights.start()
        defer { Flights.stop() }
        let scene = CardScene(startOffset: 300)
        for _ in 0..<2 {
            let outer = scene.list.subviews.last ?? scene.list
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
            inner.contentSize = CGSize(width: 390, height: 900)
            inner.contentOffset.y = 100
            inner.contentInsetAdjustmentBehavior = .never
            outer.addSubview(inner)
        }
        let arbiter = scene.attachMoving(.continuous)
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 200.0 / 3))
        for step in 0..<240 {
            scene.stage.advance(by: 1 / 120)
            let wave = sin(Double(step) / 20) * 90
            finger.move(to: CGPoint(x: 195 + Double(step % 3) / 3, y: ((200 + wave + Double(step)) * 3).rounded() / 3))
        }
        let flight = try #require(arbiter.lastFlight)
        #expect(flight.scene.chain.count == 3)
        #expect(flight.firstDifference() == nil)
        #expect(flight.text.utf8.count < 25_000, "\(flight.text.utf8.count) bytes, \(flight.entries.count) entries")
        finger.lift()
    }

    @Test("Nothing is recorded unless asked for")
    func off() {
        Flights.stop()
        let (_, arbiter) = pulled(.continuous)
        #expect(arbiter.lastFlight == nil)
    }

    @Test("A touch on edited text is not recorded")
    func text() throws {
        Flights.start()
        defer { Flights.stop() }
        let scene = CardScene()
        let text = UITextView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        scene.list.addSubview(text)
        let arbiter = scene.attachMoving(.continuous)
        text.becomeFirstResponder()
        scene.stage.settle()
        scene.touch().swipe(by: .down(60), over: 0.2)
        scene.stage.settle()
        #expect(arbiter.lastTouch != nil)
        #expect(arbiter.lastFlight == nil)
    }

    @Test("The app's names are replaced by pseudonyms, one for each name")
    func pseudonyms() throws {
        Flights.start()
        defer { Flights.stop() }
        final class SecretProject: UIScrollView {}
        let scene = CardScene()
        let list = SecretProject(frame: scene.card.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        scene.card.addSubview(list)
        let policy = ArbitrationPolicy(.down, when: .atEdge, handoff: .continuous).unless(.flag("secretFlag"))
        func flown() throws -> GestureArbiter.Flight {
            let arbiter = GestureArbiter.attach(to: list, policy: policy) { _ in }
            arbiter.flags = ["secretFlag"]
            arbiter.bind("secretRegion", to: list)
            arbiter.addVeto { _ in .deny(reason: "secret reason") }
            let finger = scene.touch()
            finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
            arbiter.flags = []
            finger.swipe(by: .down(60), over: 0.2)
            scene.stage.settle()
            defer { arbiter.detach() }
            return try #require(arbiter.lastFlight)
        }
        let flight = try flown()
        #expect(!String(describing: flight).lowercased().contains("secret"))
        #expect(flight.firstDifference() == nil)
        #expect(flight.scene.views[flight.scene.container].kind.hasPrefix("Class-"))
        #expect(try flown().flags == flight.flags)

        Flights.start(names: .asWritten)
        #expect(try flown().scene.views[flight.scene.container].kind == "SecretProject")
    }

    @Test("The recording contains further fingers, other recognizers and the app's acts")
    func surroundings() throws {
        Flights.start()
        defer { Flights.stop() }
        let scene = CardScene(startOffset: 30)
        let tap = UITapGestureRecognizer()
        scene.list.addGestureRecognizer(tap)
        let arbiter = scene.attachMoving(.continuous)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
        let second = scene.stage.touch(at: CGPoint(x: 100, y: 500))
        second.move(by: CGVector(dx: 0, dy: 10), over: 0.05)
        scene.list.contentSize.height += 200
        finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
        second.lift()
        finger.lift()
        scene.stage.settle()
        let flight = try #require(arbiter.lastFlight)
        #expect(Set(flight.fingers.map(\.number)) == [0, 1])
        #expect(flight.scene.recognizers.contains { $0.kind == "UITapGestureRecognizer" })
        let sizes = flight.entries.compactMap { entry in
            if case .scroll(_, let scroll) = entry.what { scroll.contentSize.height } else { nil }
        }
        #expect(sizes == [scene.list.contentSize.height])
        #expect(flight.firstDifference() == nil)
    }

    @Test("The recording contains the recognizers that another one stops, by its class and its delegate")
    func stops() throws {
        Flights.start()
        defer { Flights.stop() }
        let scene = CardScene(startOffset: 30)
        let (alone, together) = (ScriptedGestureRecognizer(.beginsAfterMoving(5)), Onlooker())
        together.excludesNobody = true
        scene.list.addGestureRecognizer(together)
        scene.list.addGestureRecognizer(alone)
        let arbiter = scene.attachMoving(.continuous)
        scene.touch().swipe(by: .down(60), over: 0.3)
        scene.stage.settle()
        let others = try #require(arbiter.lastFlight).scene.recognizers.filter { $0.kind.hasPrefix("Class-") }
        #expect(others.map(\.stops) == [[0], []], "the arbiter goes together with what lies within")
    }

    @Test("The recording contains the app's target offset, if the app reports it")
    func target() throws {
        Flights.start()
        defer { Flights.stop() }
        let scene = CardScene(startOffset: 300)
        let arbiter = scene.attachMoving(.continuous)
        let rows = RowByRow()
        scene.list.delegate = rows
        scene.touch().swipe(by: .down(-100), over: 0.1)
        scene.stage.settle()
        let flight = try GestureArbiter.Flight(try #require(arbiter.lastFlight).text)
        let told = flight.entries.compactMap { entry in
            if case .target(let depth, let offset) = entry.what { [Double(depth), Double(offset.y)] } else { nil }
        }
        #expect(told == [[0, 800]])
        #expect(scene.list.contentOffset.y == 800)
        let film = try FlightFilm(of: flight, under: Assumptions())
        #expect(film.moments.last?.offset == 800, "flown again, it comes to rest there too")
    }

    @Test("A flight stays short under a finger that never lifts, and keeps all decisions")
    func long() throws {
        Flights.start()
        defer { Flights.stop() }
        let scene = CardScene(startOffset: 60)
        let arbiter = scene.attachMoving(.continuous)
        let finger = scene.touch()
        for step in 0..<6_000 {
            scene.stage.advance(by: 1 / 120)
            finger.move(by: CGVector(dx: 0, dy: step % 160 < 80 ? 3 : -3))
        }
        finger.lift()
        scene.stage.settle()
        let flight = try #require(arbiter.lastFlight)
        #expect(flight.omittedCount > 0)
        #expect(flight.entries.count <= 20_000)
        #expect(flight.firstDifference() == nil)
        #expect(flight.decisions.count > 3)
    }
}

@MainActor
private final class RowByRow: UIScrollViewDelegate {
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = 800
        Flights.note(targetContentOffset: targetContentOffset.pointee, of: scrollView)
    }
}

@MainActor
private final class Onlooker: ScriptedGestureRecognizer {
    init() { super.init(.beginsAfterMoving(5)) }
}

@MainActor
private final class Sky { var hasMoon = false }

extension GestureArbiter.Flight.Observation {
    fileprivate var isAnswer: Bool { if case .answer = self { true } else { false } }
}
