import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit
import Support
import Testing

/// A photo that leaves up or down, a row that opens to either side, a page that is pulled at both of its ends.
@MainActor
@Suite("A two-way direction")
struct SidesTests {
    /// A card that is 100 points smaller than the window at its top and bottom, with or without a list in it.
    @MainActor
    private final class Scene {
        let stage: Stage
        let list: UIScrollView?
        let card = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 644))
        private(set) var arbiter: GestureArbiter!
        private(set) var outcomes: [ReleaseRule.Target] = []

        init(
            _ doubt: Doubt = .none, _ policy: ArbitrationPolicy = ArbitrationPolicy(.vertical),
            content: CGFloat? = nil, stops: [CGFloat] = [0], leaves: Bool = true
        ) {
            stage = Stage(assumptions: doubt.assumptions)
            list = content.map { _ in UIScrollView() }
            stage.window.addSubview(card)
            if let list, let content {
                list.frame = card.bounds
                list.contentSize = CGSize(width: 390, height: content)
                list.contentInsetAdjustmentBehavior = .never
                card.addSubview(list)
            }
            arbiter = GestureArbiter.attach(
                to: card, policy: policy, moving: card, stops: stops, leaves: leaves
            ) { [weak self] in self?.outcomes.append($0) }
            stage.settle()
        }

        var place: CGPoint { CGPoint(x: card.transform.tx, y: card.transform.ty) }

        func touch() -> Finger { stage.touch(at: CGPoint(x: 195, y: 400)) }

        func fling(by distance: CGFloat) {
            touch().swipe(by: .down(distance), over: 0.1)
        }
    }

    @Test("A photo follows the finger up and down, less the slop", arguments: Doubt.eachAlone.sampled())
    func follows(_ doubt: Doubt) {
        for way in [1, -1] as [CGFloat] {
            let scene = Scene(doubt)
            let finger = scene.touch()
            finger.move(by: CGVector(dx: 0, dy: 90 * way), over: 0.3)
            #expect(abs(scene.place.y - 80 * way) < 1, "\(way)")
            #expect(scene.arbiter.lastTouch?.decision?.direction == (way > 0 ? .down : .up))
            finger.lift()
        }
    }

    @Test("Flung either way the photo leaves that way, out of sight", arguments: Doubt.eachAlone.sampled())
    func leaves(_ doubt: Doubt) {
        for (way, end) in [(1, 744), (-1, -744)] as [(CGFloat, CGFloat)] {
            let scene = Scene(doubt)
            scene.fling(by: 150 * way)
            scene.stage.settle()
            #expect(scene.outcomes == [.away])
            #expect(abs(scene.place.y - end) < 1, "\(scene.place.y)")
        }
    }

    @Test(
        "A slow short drag returns from either side",
        arguments: Doubt.eachAlone.sampled())
    func comesBack(_ doubt: Doubt) {
        for way in [1, -1] as [CGFloat] {
            let scene = Scene(doubt)
            scene.touch().drag(by: .down(120 * way), over: 1)
            scene.stage.settle()
            #expect(scene.outcomes == [.stop(0)])
            #expect(scene.card.transform == .identity)
        }
    }

    @Test(
        "Dragged down and then up past its rest, the card continues on the other side without a jump",
        arguments: Doubt.eachAlone.sampled())
    func passesRest(_ doubt: Doubt) {
        let scene = Scene(doubt)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 110), over: 0.2)
        #expect(scene.place.y == 100)
        finger.move(by: CGVector(dx: 0, dy: -250), over: 0.4)
        #expect(scene.place.y == -150)
        finger.move(by: CGVector(dx: 0, dy: 50), over: 0.2)
        #expect(scene.place.y == -100)
        #expect(scene.arbiter.decisions.map(\.direction) == [.down, .up])
        #expect(scene.arbiter.decisions.last?.explanation.hasPrefix("passes its rest") == true)
    }

    @Test(
        "Flung on the other side the card leaves there, with the finger's velocity",
        arguments: Doubt.eachAlone.sampled())
    func leavesWhereItIs(_ doubt: Doubt) {
        let scene = Scene(doubt)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
        finger.swipe(by: .down(-260), over: 0.2)
        scene.stage.settle()
        #expect(scene.outcomes == [.away])
        #expect(scene.place.y < -700)
        #expect(scene.arbiter.lastRelease?.target == .away)
        #expect((scene.arbiter.lastRelease?.release.velocity ?? 0) < -1000)
    }

    @Test(
        "A flick toward rest does not dismiss the card on the other side",
        arguments: Doubt.eachAlone.sampled())
    func flickBackRests(_ doubt: Doubt) {
        let scene = Scene(doubt)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 150), over: 0.3)
        finger.swipe(by: .down(-60), over: 0.05)
        scene.stage.settle()
        #expect(scene.outcomes == [.stop(0)])
    }

    @Test(
        "Caught while it leaves, the card follows the finger, also to the other side",
        arguments: Doubt.eachAlone.sampled())
    func caught(_ doubt: Doubt) {
        for way in [1, -1] as [CGFloat] {
            let scene = Scene(doubt)
            scene.fling(by: 150 * way)
            scene.stage.advance(by: 0.05)
            let before = scene.place.y
            #expect(before * way > 140)
            let finger = scene.touch()
            #expect(abs(scene.place.y - before) < 0.5)
            #expect(scene.arbiter.owner == .drag)
            finger.move(by: CGVector(dx: 0, dy: -(abs(before) + 100) * way), over: 0.5)
            #expect(abs(scene.place.y + 100 * way) < 1)
            scene.stage.settle(lettingGo: finger)
            #expect(scene.outcomes == [.stop(0)])
        }
    }

    @Test("A page drags its card at both ends, and scrolls in between", arguments: Doubt.eachAlone.sampled())
    func pageWithEnds(_ doubt: Doubt) throws {
        let cases: [(offset: CGFloat, finger: CGFloat, drags: Bool)] = [
            (0, 100, true), (0, -100, false), (300, 100, false), (300, -100, false), (600, -100, true),
            (600, 100, false),
        ]
        for (offset, movement, drags) in cases {
            let scene = Scene(doubt, content: 1244)
            let list = try #require(scene.list)
            list.contentOffset.y = offset
            scene.stage.settle()
            let finger = scene.touch()
            finger.move(by: CGVector(dx: 0, dy: movement), over: 0.3)
            #expect((scene.place.y != 0) == drags, "\(offset), \(movement)")
            #expect((list.contentOffset.y == offset) == drags, "\(offset), \(movement)")
        }
    }

    @Test(
        "In one touch a page scrolls to its end, drags its card there, returns and scrolls again",
        arguments: Doubt.eachAlone.sampled())
    func handsOverAtBothEnds(_ doubt: Doubt) throws {
        let scene = Scene(doubt, ArbitrationPolicy(.vertical, handoff: .continuous), content: 944)
        let list = try #require(scene.list)
        list.contentOffset.y = 150
        scene.stage.settle()
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 600))
        finger.move(by: CGVector(dx: 0, dy: -210), over: 0.4)  // 10 of slop, 150 to the end, 50 for the card
        #expect(abs(list.contentOffset.y - 300) < 0.5)
        #expect(abs(scene.place.y + 50) < 1 + doubt.listLead)
        finger.move(by: CGVector(dx: 0, dy: 450), over: 0.8)  // 50 back, 300 to the top, 100 for the card
        guard doubt.assumptions.offsetWhileTracking != .absolute else { return }
        #expect(abs(list.contentOffset.y) < 0.5)
        #expect(abs(scene.place.y - 100) < 1 + doubt.listLead)
        finger.move(by: CGVector(dx: 0, dy: -150), over: 0.3)
        #expect(scene.place.y == 0)
        #expect(abs(list.contentOffset.y - 50) < 1 + doubt.listLead)
    }

    @Test(
        "A row rests open on either side, and resists beyond",
        arguments: Doubt.eachAlone.sampled())
    func row(_ doubt: Doubt) {
        let scene = Scene(doubt, ArbitrationPolicy(.horizontal), stops: [-160, 0, 80], leaves: false)
        func drag(_ distance: CGFloat) {
            scene.touch().drag(by: .right(distance), over: 0.4)
            scene.stage.settle()
        }
        drag(70)
        #expect(scene.place.x == 80)
        drag(-60)
        #expect(scene.place.x == 0)
        drag(-120)
        #expect(scene.place.x == -160)
        drag(-300)
        #expect(scene.place.x == -160)
        // Through 0 and to the other side, under one finger.
        drag(230)
        #expect(scene.place.x == 80)
        #expect(scene.outcomes == [80, 0, -160, -160, 80].map { .stop($0) })
    }

    @Test(
        "A row that opens only to the left resists to the right",
        arguments: Doubt.eachAlone.sampled())
    func rowWithOneSide(_ doubt: Doubt) {
        let scene = Scene(doubt, ArbitrationPolicy(.horizontal), stops: [-160, 0], leaves: false)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 110, dy: 0), over: 0.4)
        #expect(scene.place.x > 0)
        #expect(scene.place.x < 60)
        finger.lift()
        scene.stage.settle()
        #expect(scene.place.x == 0)
    }

    @Test(
        "Both ways are the same in either layout direction",
        arguments: Doubt.eachAlone.sampled())
    func rightToLeft(_ doubt: Doubt) {
        let scene = Scene(doubt, ArbitrationPolicy(.horizontal), stops: [-160, 0, 80], leaves: false)
        scene.card.semanticContentAttribute = .forceRightToLeft
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 50, dy: 0), over: 0.4)
        #expect(scene.place.x == 40)
        finger.lift()
    }

    @Test(
        "A mover with its own distances reports progress on both sides, and follows selections",
        arguments: Doubt.eachAlone.sampled())
    func mover(_ doubt: Doubt) {
        let stage = Stage(assumptions: doubt.assumptions)
        let row = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 60))
        stage.window.addSubview(row)
        let mover = GestureArbiter.Mover(
            stops: [-160, 0], leavingAt: { nil }, onOtherSideAt: { 390 },
            show: { [weak row] in row?.frame.origin.x = $0 })
        var progress: [GestureArbiter.Mover.Progress] = []
        mover.onProgress = { progress.append($0) }
        GestureArbiter.attach(to: row, policy: ArbitrationPolicy(.horizontal), moving: mover)
        mover.select(-160)
        stage.settle()
        #expect(row.frame.minX == -160)
        let passed = progress.filter { $0.translation > -150 && $0.translation < -10 }
        #expect(passed.isEmpty == false)
        #expect(passed.allSatisfy { $0.moreOpen == 0 && $0.lessOpen == -160 })
        #expect(passed.allSatisfy { abs($0.share + $0.translation / 160) < 1e-9 })
        stage.touch(at: CGPoint(x: 100, y: 330)).swipe(by: .right(-200), over: 0.1)
        stage.settle()
        #expect(row.frame.minX == -390)
    }

    @Test(
        "Momentum bounces the card at both ends of its page",
        arguments: Doubt.eachAlone.sampled())
    func momentum(_ doubt: Doubt) throws {
        for (offset, way) in [(100, 1), (500, -1)] as [(CGFloat, CGFloat)] {
            let scene = Scene(
                doubt, ArbitrationPolicy(.vertical, handoff: .continuous, momentum: .bounces), content: 1244)
            let list = try #require(scene.list)
            list.contentOffset.y = offset
            scene.stage.settle()
            scene.touch().swipe(by: .down(60 * way), over: 0.05)
            var farthest: CGFloat = 0
            for _ in 0..<120 {
                scene.stage.advance(by: 1.0 / 60)
                farthest = way > 0 ? max(farthest, scene.place.y) : min(farthest, scene.place.y)
            }
            #expect(farthest * way > 2, "\(way): \(farthest)")
            #expect(scene.card.transform == .identity)
            #expect(list.contentOffset.y == (way > 0 ? 0 : 600))
        }
    }

    @Test(
        "A veto asks at the begin of a drag, not when the side changes, and a refused release returns on its side",
        arguments: Doubt.eachAlone.sampled())
    func vetoes(_ doubt: Doubt) {
        let scene = Scene(doubt)
        var stages: [Arbitration.Stage] = []
        scene.arbiter.onAttempt = { attempt in
            stages.append(attempt.stage)
            return attempt.stage == .release ? .deny(reason: "unsaved") : .allow
        }
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
        finger.swipe(by: .down(-260), over: 0.2)
        scene.stage.settle()
        #expect(stages == [.begin, .release])
        #expect(scene.outcomes == [.stop(0)])
    }

    @Test(
        "With a one-way direction, places below 0 are ignored, and that is reported",
        arguments: Doubt.eachAlone.sampled())
    func oneWay(_ doubt: Doubt) {
        let scene = Scene(doubt, ArbitrationPolicy(.down), stops: [-160, 0, 80], leaves: false)
        #expect(scene.stage.warnings.contains { $0.contains("0 or more") })
        scene.touch().drag(by: .down(70), over: 0.4)
        scene.stage.settle()
        #expect(scene.outcomes == [.stop(80)])
    }

    @Test("With a one-way direction, a place below 0 does not make 0 a stop", arguments: Doubt.eachAlone.sampled())
    func oneWayFarther(_ doubt: Doubt) {
        let scene = Scene(doubt, ArbitrationPolicy(.down), stops: [120, -40], leaves: false)
        #expect(scene.place.y == 120)
        scene.touch().drag(by: .down(60), over: 0.3)
        scene.stage.settle()
        #expect(scene.place.y == 120)
    }
}
