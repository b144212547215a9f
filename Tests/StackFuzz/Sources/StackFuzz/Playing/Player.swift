import GestureArbiter
import HeadlessUIKit

/// Plays a case, and checks the stack after every event.
@MainActor final class Player {
    let played: Case
    let scene: Scene
    private let direction: ArbitrationPolicy.Direction
    var fingers: [Int: Finger] = [:]
    /// The finger that the arbiter follows, and its way so far.
    private var followed: Int?
    private var travel: CGFloat = 0
    /// The lists under it, innermost first; without it, all.
    private var chain: [UIScrollView]
    private var isClean = false
    private var last: Shot?
    private(set) var reached: Reached

    static func play(_ played: Case, _ reached: inout Reached) -> Violation? {
        var violation: Violation?
        let remains: Remains
        do {
            let player = Player(played, reached)
            remains = Remains(of: player.scene)
            do throws(Violation) {
                try player.play()
                try player.end()
            } catch {
                violation = error
            }
            reached = player.reached
            player.scene.forgetEverything()
            player.fingers = [:]
            player.chain = []
            player.scene.stage.settle()
        }
        return violation ?? remains.violation
    }

    private init(_ played: Case, _ reached: Reached) {
        self.played = played
        self.reached = reached
        scene = Scene(played.setting)
        chain = scene.lists
        direction = played.setting.policy.direction.resolved(isRightToLeft: false)
    }

    private func play() throws(Violation) {
        var deeds = played.deeds[...]
        for event in played.script.events {
            while let deed = deeds.first, deed.time <= event.time {
                deeds.removeFirst()
                advance(to: deed.time)
                try carryOut(deed)
            }
            advance(to: event.time)
            try play(event)
        }
        for deed in deeds {
            advance(to: deed.time)
            try carryOut(deed)
        }
    }

    private func advance(to time: TimeInterval) { scene.stage.advance(by: max(time - scene.stage.time, 0)) }

    private func carryOut(_ deed: Deed) throws(Violation) {
        reached.note(deed.kind, isMidTouch: followed != nil)
        isClean = false
        last = nil
        chain = []
        scene.carryOut(deed.kind, policy: played.setting.policy)
        scene.stage.advance(by: 0)
        try checkClient()
    }

    private func play(_ event: TouchScript.Event) throws(Violation) {
        let before = shot()
        try checkRest(before)
        let location = fingers[event.finger]?.location ?? event.location
        let way = CGPoint(x: event.location.x - location.x, y: event.location.y - location.y)
        let movement = direction.components(of: way).along
        switch event.phase {
        case .began: touchDown(event)
        case .moved: fingers[event.finger]?.move(to: event.location)
        case .ended: fingers[event.finger]?.lift()
        case .cancelled: fingers[event.finger]?.cancel()
        }
        scene.stage.advance(by: 0)
        let after = shot()
        reached.note(scene, before, after)
        if event.finger == followed { travel += movement }
        let isMove = event.phase == .moved && event.finger == followed
        let isAlone = isClean && fingers.count == 1 && !played.setting.assumptions.disturbances.movesContent
        last = after
        try checkClient()
        try Stroke(
            before: before, after: after, movement: movement, travel: travel, isClean: isAlone, isMove: isMove,
            listsFollowAsExpected: played.setting.listsFollowAsExpected
        ).check()
        guard let phase = fingers[event.finger]?.touch.phase else { return }
        if phase == .cancelled || phase == .ended { try touchUp(event.finger) }
    }

    private func touchDown(_ event: TouchScript.Event) {
        let finger = scene.stage.touch(at: event.location)
        fingers[event.finger] = finger
        isClean = fingers.count == 1
        guard let pan = scene.arbiter?.panGestureRecognizer else { return }
        guard finger.touch.gestureRecognizers?.contains(pan) ?? false else { return }
        (followed, travel) = (event.finger, 0)
        chain = scene.lists.filter { finger.touch.view?.isDescendant(of: $0) ?? false }
    }

    private func touchUp(_ finger: Int) throws(Violation) {
        if fingers[finger]?.touch.phase == .ended || fingers.count > 1 { fingers[finger] = nil }
        guard finger == followed else { return }
        followed = nil
        guard scene.client.isDragOpen, played.setting.client == .hears else { return }
        throw Violation(rule: "an end at lift", text: "the finger is gone, and the drag was not ended")
    }

    /// While the drag has the touch nothing moves without the finger.
    private func checkRest(_ now: Shot) throws(Violation) {
        guard let last, isClean, !last.isStretched, last.owner == .drag, now.owner == .drag else { return }
        guard abs(now.card - last.card) > 1e-6 || abs(now.content - last.content) > Shot.pixel * 1.001 else { return }
        throw Violation(
            rule: "nothing by itself",
            text: "between two events the card moved \(now.card - last.card), content \(now.content - last.content) pt")
    }

    func checkClient() throws(Violation) {
        if let complaint = scene.client.complaint { throw Violation(rule: "the client's order", text: complaint) }
    }

    private func shot() -> Shot { Shot(scene, chain, direction) }
}

extension Set<Disturbance> {
    /// Whether content or views move by it.
    var movesContent: Bool {
        contains { disturbance in
            switch disturbance {
            case .contentAdjustsOffset, .insetsChange, .hitViewRemoved, .hitViewReused, .systemEdgeGesture: true
            case .undecidedRecognizers, .swallowedTouches: false
            }
        }
    }
}
