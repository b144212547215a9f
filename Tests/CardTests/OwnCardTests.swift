import Foundation
@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// Clients of the protocol `ArbitratedCard` whose answers are odd, or that do something else when they are asked.
@MainActor
@Suite("A client's own card")
struct OwnCardTests {
    /// A number of the card that may be odd.
    enum Part: CaseIterable, Sendable {
        case place, placeSetLater, ceiling, ceilingSetLater, bottom, bottomOfOtherSide

        @MainActor func card(with number: CGFloat) -> Arbitration.Card {
            var card = Arbitration.Card()
            switch self {
            case .place: card = Arbitration.Card(place: number)
            case .placeSetLater: card.place = number
            case .ceiling: card = Arbitration.Card(ceiling: number)
            case .ceilingSetLater: card.ceiling = number
            case .bottom: card.bottom = number
            case .bottomOfOtherSide: card.bottomOfOtherSide = number
            }
            return card
        }
    }

    @Test(
        "Places that are not numbers move nothing by themselves, and are reported once", arguments: Part.allCases,
        [CGFloat.nan, .infinity, -.infinity, 1e300])
    func oddPlaces(part: Part, number: CGFloat) {
        let scene = OwnScene()
        scene.card?.answer = part.card(with: number)
        for _ in 0..<2 { scene.drag() }
        #expect(scene.stage.settle())
        let pulls = scene.pulls
        #expect(pulls.allSatisfy { abs($0) < 200 }, "\(pulls)")
        #expect(pulls.contains { $0 > 50 })
        #expect(scene.warnings.count == 1)
        scene.stage.advance(by: 1)
        #expect(scene.pulls.count == pulls.count)
    }

    @Test("A card that answers with places causes no warning")
    func ordinaryPlaces() {
        let scene = OwnScene()
        scene.card?.answer = Arbitration.Card(place: 100, ceiling: 0, bottom: 200)
        scene.drag()
        #expect(scene.warnings == [])
    }

    @Test(
        "A target that is not a place is unknown to the veto, and is reported once",
        arguments: [CGFloat.nan, .infinity, -.infinity])
    func oddTarget(number: CGFloat) {
        let scene = OwnScene()
        scene.card?.target = .stop(number)
        var targets: [ReleaseRule.Target?] = []
        scene.arbiter?.onAttempt = { attempt in
            if attempt.stage == .release { targets.append(attempt.target) }
            return .allow
        }
        for _ in 0..<2 { scene.drag() }
        #expect(targets == [nil, nil])
        #expect(scene.warnings.count == 1)
    }

    @Test(
        "A card that detaches its arbiter while it is called gets one end for each begin", arguments: OwnCall.allCases)
    func detaches(call: OwnCall) {
        let scene = OwnScene()
        scene.card?.onCall = { [weak scene] now in
            if now == call || call == .leaves && now == .began { scene?.arbiter?.detach() }
        }
        for _ in 0..<2 { scene.drag() }
        #expect(scene.stage.settle())
        #expect(scene.begins <= 1)
        #expect(scene.begins == scene.ends)
        #expect(scene.card?.leavings == 1)
        #expect(scene.arbiter == nil)
    }

    @Test("A card that is deallocated during a drag leaves nothing behind")
    func deallocatedInHand() {
        let scene = OwnScene()
        weak let card = scene.card
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
        #expect(scene.begins == 1)
        scene.card = nil
        #expect(card == nil)
        finger.swipe(by: .down(60), over: 0.2)
        #expect(scene.stage.settle())
        scene.drag()
        #expect(scene.stage.settle())
        #expect(scene.warnings.count == 1)
        #expect(scene.begins == 1)
    }

    @Test("A card that is deallocated while it settles stays in place, and its mover goes", arguments: [0.0, 0.05])
    func deallocatedSettling(wait: TimeInterval) {
        let scene = MoverScene()
        weak let card = scene.card
        weak let mover = scene.card?.mover
        scene.stage.touch(at: CGPoint(x: 195, y: 400)).swipe(by: .down(90), over: 0.1)
        scene.stage.advance(by: wait)
        let shown = scene.shown
        scene.card = nil
        #expect(card == nil)
        #expect(scene.stage.settle())
        #expect(scene.shown == shown)
        #expect(mover == nil)
    }

    @Test("A card that changes its stops while it is called rests at one of them", arguments: MoverScene.Call.allCases)
    func changesStops(call: MoverScene.Call) {
        for stops in [[0, 150], [40, 300], [0], [.nan]] as [[CGFloat]] {
            let scene = MoverScene()
            scene.card?.onCall = { [weak scene] now in
                if now == call { scene?.card?.mover.stops = stops }
            }
            for way in [60.0, 150, -80] {
                scene.stage.touch(at: CGPoint(x: 195, y: 400)).swipe(by: .down(way), over: 0.2)
                #expect(scene.stage.settle(), "\(stops)")
            }
            let line = scene.card?.mover.stops ?? []
            #expect(line.contains { abs($0 - scene.shown) < 0.5 }, "\(stops): \(scene.shown)")
        }
    }
}

/// The calls that an arbiter makes to a card.
enum OwnCall: CaseIterable, Sendable { case asked, target, began, moved, ended, leaves }

/// A card whose answers a test sets, and that only records its drags.
@MainActor
private final class OwnCard: ArbitratedCard {
    var answer = Arbitration.Card()
    var target: ReleaseRule.Target?
    var onCall: (OwnCall) -> Void = { _ in }
    var onDrag: (GestureArbiter.Drag) -> Void = { _ in }
    private(set) var leavings = 0

    func card(mayOpen: Bool) -> Arbitration.Card {
        onCall(.asked)
        return answer
    }

    func follow(_ drag: GestureArbiter.Drag) {
        onDrag(drag)
        switch drag {
        case .began: onCall(.began)
        case .moved: onCall(.moved)
        case .ended, .cancelled: onCall(.ended)
        }
    }

    func target(of release: Arbitration.Release) -> ReleaseRule.Target? {
        onCall(.target)
        return target
    }

    func bounce(at velocity: CGFloat) {}

    func didLeave(_ arbiter: GestureArbiter) {
        leavings += 1
        onCall(.leaves)
    }
}

/// A phone whose view has a client's own card.
@MainActor
private final class OwnScene {
    let stage: Stage
    var card: OwnCard? = OwnCard()
    private(set) weak var arbiter: GestureArbiter?
    private(set) var drags: [GestureArbiter.Drag] = []

    init() {
        let home = UIViewController()
        stage = Stage(rootViewController: home)
        stage.settle()
        guard let card else { return }
        card.onDrag = { [weak self] in self?.drags.append($0) }
        arbiter = GestureArbiter.attach(to: home.view, policy: ArbitrationPolicy(.down), moving: card)
        arbiter?.onAttempt = { _ in .allow }
    }

    func drag() {
        stage.touch(at: CGPoint(x: 195, y: 400)).swipe(by: .down(100), over: 0.2)
        stage.settle()
    }

    var warnings: [String] { stage.warnings.filter { $0.contains("ArbitratedCard") } }
    var pulls: [CGFloat] {
        drags.flatMap { drag -> [CGFloat] in
            switch drag {
            case .began, .cancelled: []
            case .moved(let pull): [pull]
            case .ended(let release): [release.translation, release.velocity / 100]
            }
        }
    }
    var begins: Int { drags.count { $0 == .began } }
    var ends: Int {
        drags.count { drag in
            switch drag {
            case .began, .moved: false
            case .ended, .cancelled: true
            }
        }
    }
}

/// A phone whose view has a card that forwards to a mover.
@MainActor
final class MoverScene {
    enum Call: CaseIterable, Sendable { case asked, target, show, outcome, progress, drag }

    @MainActor
    final class Card: ArbitratedCard {
        var onCall: (Call) -> Void = { _ in }
        var onShow: (CGFloat) -> Void = { _ in }
        private(set) lazy var mover: GestureArbiter.Mover = {
            let mover = GestureArbiter.Mover(
                stops: [0, 200],
                show: { [weak self] place in
                    self?.onShow(place)
                    self?.onCall(.show)
                }, onOutcome: { [weak self] _ in self?.onCall(.outcome) })
            mover.onProgress = { [weak self] _ in self?.onCall(.progress) }
            return mover
        }()

        func card(mayOpen: Bool) -> Arbitration.Card {
            onCall(.asked)
            return mover.card(mayOpen: mayOpen)
        }
        func follow(_ drag: GestureArbiter.Drag) {
            onCall(.drag)
            mover.follow(drag)
        }
        func target(of release: Arbitration.Release) -> ReleaseRule.Target? {
            onCall(.target)
            return mover.target(of: release)
        }
        func bounce(at velocity: CGFloat) { mover.bounce(at: velocity) }
        func willJoin(_ arbiter: GestureArbiter) { mover.willJoin(arbiter) }
    }

    let stage: Stage
    var card: Card? = Card()
    private(set) var shown: CGFloat = 0

    init() {
        let home = UIViewController()
        stage = Stage(rootViewController: home)
        stage.settle()
        guard let card else { return }
        card.onShow = { [weak self] in self?.shown = $0 }
        let arbiter = GestureArbiter.attach(
            to: home.view, policy: ArbitrationPolicy(.down, handoff: .continuous), moving: card)
        arbiter.onAttempt = { _ in .allow }
    }
}
