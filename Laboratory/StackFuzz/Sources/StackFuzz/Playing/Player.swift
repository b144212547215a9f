@_spi(Engine) @_spi(Cards) import GestureArbiter
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
    private var freeWay: FreeWay?
    /// How far the touch may bring the card, and whether content was beyond its ends in it.
    private var limits: Limits?
    private var wasStretched = false
    /// The most open place that the card was brought to; nil where something else may have brought it.
    private var mostOpen: CGFloat?
    private var selection = Released.Selection.none
    private var touchTruth: TouchTruth?
    private var stretchAcross = StretchAcross()
    private var heldThrough: HeldThrough?
    private var loaded: LoadedUnder?
    private var resized: ResizedUnder?
    /// Whether the last that the app did was to give a list that nobody had stretched other content, under this finger.
    private var isOfNewLength = false
    private var left: HeldThrough?
    private var movedInHand: HeldThrough?
    /// The lists under it, innermost first; without it, all.
    private var chain: [SeenList]
    private var decisions = NewDecisions()
    /// Whether only what is seen is wanted.
    private let isFilming: Bool
    private let wantsFilm: Bool
    private var film = Film()
    /// What is seen and decided, where somebody wants to read it.
    private var story: [String]?
    private var isClean = false
    /// Nobody but the finger that came down first has done anything: others lie still.
    private var isUndisturbed = false
    /// When the app did something last, or another finger what the hold cannot see at once, in seconds; and how many
    /// events of the finger that the arbiter follows there have been since. What the app says of where the card rests moves
    /// no content that would have to be put back.
    private var lastDeed = (time: -TimeInterval.infinity, events: 0, isOfPlaces: false)
    private var last: Shot?
    private(set) var reached: Reached

    /// Plays it and all that has to look the same.
    static func play(_ played: Case, _ reached: inout Reached) -> Violation? {
        let twins = Twin.all(of: played)
        var film = Film()
        if let violation = play(played, &reached, twins.isEmpty ? nil : { film = $0 }) { return violation }
        for twin in twins {
            guard let violation = twin.violation(of: film, &reached) else { continue }
            // By a hair's breadth otherwise: nobody can see on which side it falls.
            var unused = Reached()
            let nudged = Twin.all(of: played.nudged).first { $0.rule == twin.rule }
            let isReal = nudged?.violation(of: Self.film(played.nudged, &unused), &unused) != nil
            if isReal { return violation }
        }
        return nil
    }

    /// What is seen of it; nothing is checked.
    static func film(_ played: Case, _ reached: inout Reached) -> Film {
        let player = Player(played, reached, isFilming: true, wantsFilm: true)
        try? player.play()
        let film = player.film
        player.forget()
        return film
    }

    /// What is seen and decided after each event; nothing is checked.
    static func story(of played: Case) -> [String] {
        let player = Player(played, Reached(), isFilming: true, wantsFilm: false)
        defer { player.forget() }
        player.story = []
        try? player.play()
        return player.story ?? []
    }

    private static func play(
        _ played: Case, _ reached: inout Reached, _ keep: ((Film) -> Void)?
    ) -> Violation? {
        var violation: Violation?
        let remains: Remains
        do {
            let player = Player(played, reached, isFilming: false, wantsFilm: keep != nil)
            remains = Remains(of: player.scene)
            do throws(Violation) {
                try player.play()
                keep?(player.film)
                try player.end()
            } catch {
                violation = error
            }
            reached = player.reached
            player.forget()
        }
        return violation ?? remains.violation
    }

    private func forget() {
        scene.forgetEverything()
        fingers = [:]
        chain = []
        scene.stage.settle()
    }

    private init(_ played: Case, _ reached: Reached, isFilming: Bool, wantsFilm: Bool) {
        self.played = played
        self.reached = reached
        (self.isFilming, self.wantsFilm) = (isFilming, wantsFilm)
        scene = Scene(played.setting)
        direction = played.setting.policy.direction.resolved(isRightToLeft: false)
        chain = scene.lists.map { [direction] in SeenList($0, direction) }
        if wantsFilm { film.take(scene, direction) }
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
        try checkMomentum(readDecisions())
        reached.note(deed.kind, isMidTouch: followed != nil)
        let before = shot()
        let isInHand = isClean && before.owner == .drag && before.isDragShown && !before.isStretched
        left = nil
        heldThrough = isInHand && deed.kind.scrolls ? HeldThrough(scene, before, chain, direction) : nil
        movedInHand = heldThrough
        (loaded, resized, isOfNewLength) = (nil, nil, false)
        if case .content = deed.kind { isOfNewLength = followed != nil && !wasStretched && before.isWithinEnds }
        if case .content = deed.kind, isInHand { loaded = held(scene.lists.first).map(LoadedUnder.init) }
        if case .cardLength = deed.kind, isInHand {
            resized = held(scene.lists.last).flatMap { ResizedUnder($0, before.pixel) }
        }
        (isClean, isUndisturbed) = (false, false)
        last = nil
        mostOpen = nil
        (scene.client.expected, scene.client.isLeaving) = (nil, scene.client.isLeaving && !deed.kind.selects)
        let truth = PlacesTruth(scene, before, isFollowed: followed != nil)
        scene.carryOut(deed.kind, policy: played.setting.policy)
        if !isFilming { try truth.check(deed.kind, scene) }
        selection = truth.selection(selection, after: deed.kind, scene)
        if case .shift(let distance, _) = deed.kind { limits?.shift(by: distance) }
        scene.stage.advance(by: 0)
        chain = scene.lists.filter { $0.window != nil }.map { SeenList($0, direction) }
        let isCalm = lastDeed.isOfPlaces || scene.stage.time - lastDeed.time > 0.05
        lastDeed = (scene.stage.time, 0, isCalm && deed.kind.isOfPlaces)
        try checkClient()
    }

    private func play(_ event: TouchScript.Event) throws(Violation) {
        try checkMomentum(readDecisions())
        let before = shot()
        try checkRest(before)
        try checkHeldThrough()
        if event.phase == .began { try checkLeft() }
        let location = fingers[event.finger]?.location ?? event.location
        let way = CGPoint(x: event.location.x - location.x, y: event.location.y - location.y)
        let (movement, across) = direction.components(of: way)
        let wasFollowed = event.finger == followed
        let release = scene.arbiter?.lastRelease
        switch event.phase {
        case .began: try touchDown(event, before)
        case .moved: fingers[event.finger]?.move(to: event.location)
        case .ended: fingers[event.finger]?.lift()
        case .cancelled: fingers[event.finger]?.cancel()
        }
        scene.stage.advance(by: 0)
        noteFollowed()
        if wantsFilm { film.take(scene, direction) }
        let after = shot()
        let decided = readDecisions()
        reached.note(scene, before, after)
        if story != nil { tell(event, after, decided) }
        if event.finger == followed { travel += abs(movement) }
        // The arbiter sees what became of a list's bounds with its own finger.
        if wasFollowed { lastDeed.events += 1 }
        // What the list of another finger passes on to one that is held is put back in the next frame, as what the app does.
        if !wasFollowed, passesOn { lastDeed = (scene.stage.time, 0, false) }
        let isAlone = isClean && fingers.count == 1 && !played.setting.assumptions.disturbances.movesContent
        last = after
        // The finger has scrolled it since.
        if case .scroll = after.owner { movedInHand = nil }
        if !isFilming {
            try checkClient()
            try Stroke(
                before: before, after: after, movement: movement, travel: travel,
                isClean: isAlone && wasFollowed, isMove: event.phase == .moved,
                listsFollowAsExpected: played.setting.listsFollowAsExpected,
                passesOn: passesOn,
                isToScale: played.setting.scale == 1, limits: limits
            ).check()
            try checkPlace(before, after, isAlone: isAlone && wasFollowed)
            if wasFollowed { try checkRelease(unlike: release) }
            // Content where no finger can have pulled it is not at its edge, and in no list that scrolls.
            if isAlone, wasFollowed, !before.isJammed {
                try EdgeTruth(
                    decisions: decided, condition: scene.arbiter?.policy.condition ?? .always, before: before,
                    after: after, movement: movement,
                    isSilent: played.setting.assumptions.disturbances.contains(.swallowedTouches)
                ).check()
            }
            if wasFollowed, event.phase == .moved {
                if !played.setting.assumptions.disturbances.movesContent {
                    try loaded?.check(after, &reached)
                    try resized?.check(after, &reached)
                }
                (loaded, resized) = (nil, nil)
                try checkAfterDeed(before, after, movement)
                try checkBeginAfterDeed(before, after)
            }
            if isAlone { try checkClaims(before, after) }
            if isAlone, wasFollowed, event.phase == .moved { try checkHandBack(before, after) }
            if isAlone, wasFollowed, before.owner != .drag, after.owner == .drag { try checkReach(after) }
            if wasFollowed { try checkTouch(event.phase, isAlone: isAlone, after) }
            if wasFollowed, event.phase == .ended { leave(before, after, isAlone: isAlone) }
            if wasFollowed, event.phase == .moved {
                if isUndisturbed, fingers.count > 1 { reached.count("judged beside a resting finger") }
                try freeWay?.move(along: movement, across: across, isClean: isAlone || isUndisturbed, after, &reached)
            }
        }
        guard let phase = fingers[event.finger]?.touch.phase else { return }
        if phase == .cancelled || phase == .ended { try touchUp(event.finger) }
    }

    /// Whether a list passes on to the one around it what leads beyond its own end, in mid-gesture too.
    private var passesOn: Bool {
        played.setting.hasTwoLists && played.setting.assumptions.scrollTransfer == .inMidGesture
    }

    private func readDecisions() -> [Arbitration.Decision] {
        let new = decisions.take(from: scene.arbiter?.decisions ?? [])
        for decision in new { reached.note(decision) }
        film.note(new)
        return new
    }

    /// Momentum that the card takes is what the finger gave the content, whatever the app has moved it by since.
    private func checkMomentum(_ decided: [Arbitration.Decision]) throws(Violation) {
        guard !isFilming else { return }
        for case .coasted(let velocity) in decided.map(\.reason) where velocity > 1.2 * played.script.fastest + 300 {
            throw Violation(
                rule: "momentum is the finger's", text: "\(velocity) pt/s, the finger's \(played.script.fastest)")
        }
    }

    private func tell(_ event: TouchScript.Event, _ shot: Shot, _ decided: [Arbitration.Decision]) {
        let time = Int((event.time * 1000).rounded())
        let rooms = shot.rooms.map { "\($0.room) of \($0.length)" }.joined(separator: ", ")
        story?.append("\(time) ms \(event.phase) \(event.location): card \(shot.card), \(shot.owner)'s, rooms \(rooms)")
        story? += decided.map { "    \($0)" }
    }

    /// Whoever goes together with nobody has the touch alone.
    private func checkClaims(_ before: Shot, _ after: Shot) throws(Violation) {
        guard scene.bystanders.claims, scene.client.isDragOpen, after.card != before.card else { return }
        throw Violation(
            rule: "a claimed touch", text: "the card moved by \(after.card - before.card) pt beside a pan that claims")
    }

    /// What the finger has again is the list's whose pan is under way, and not that of a list in it.
    private func checkHandBack(_ before: Shot, _ after: Shot) throws(Violation) {
        guard before.owner == .drag, case .scroll = after.owner, !before.isStretched,
            let first = chain.firstIndex(where: { [.began, .changed].contains($0.list.panGestureRecognizer.state) })
        else { return }
        for depth in 0..<first {
            let way = after.ways[depth] - before.ways[depth]
            guard abs(way) > after.pixel else { continue }
            throw Violation(rule: "bystanders stay where they are", text: "list \(depth) moved by \(way) pt")
        }
    }

    /// Whatever the app has done in mid-touch, a few frames later the drag has the touch as before: the card goes no further
    /// than the finger, and what is held stays. What an animation of the app's moves is seen in the next frame, and put back.
    private func checkAfterDeed(_ before: Shot, _ after: Shot, _ movement: CGFloat) throws(Violation) {
        let isCalm = lastDeed.isOfPlaces || lastDeed.events > 1 && scene.stage.time - lastDeed.time > 0.05
        guard !isClean, fingers.count == 1, isCalm,
            before.owner == .drag, after.owner == .drag, before.isDragShown, !before.isStretched,
            !played.setting.assumptions.disturbances.movesContent
        else { return }
        reached.count("judged after a deed")
        let (card, content) = (after.card - before.card, after.content - before.content)
        if abs(card) > abs(movement) + after.pixel {
            throw Violation(rule: "no leap after a deed", text: "the card moved by \(card) for \(movement) pt")
        }
        // A pixel is what an animation may show before it is seen, whenever it comes to that.
        if abs(content) > after.pixel + 1e-6 {
            throw Violation(rule: "held content stays after a deed", text: "content moved \(content) pt")
        }
    }

    /// Wherever the app has said that the card's places are before the finger has it, and however much of a list it has taken
    /// away, the card begins where it is: no further than the finger's way.
    private func checkBeginAfterDeed(_ before: Shot, _ after: Shot) throws(Violation) {
        guard !isClean, fingers.count == 1, before.owner != .drag, after.owner == .drag,
            lastDeed.isOfPlaces && !wasStretched || isOfNewLength,
            !played.setting.assumptions.disturbances.movesContent
        else { return }
        reached.count("begun after a deed")
        guard abs(after.card - before.card) > travel + after.pixel else { return }
        throw Violation(
            rule: "no leap after a deed",
            text: "the card began at \(after.card), was at \(before.card), after \(travel) pt")
    }

    /// What was moved under a finger that rests is where it was.
    private func checkHeldThrough() throws(Violation) {
        defer { heldThrough = nil }
        guard !isFilming, !played.setting.assumptions.disturbances.movesContent else { return }
        try heldThrough?.check(scene, direction, &reached)
    }

    /// The card is let go, over content that nobody pulls at.
    private func leave(_ before: Shot, _ after: Shot, isAlone: Bool) {
        defer { movedInHand = nil }
        guard before.owner == .drag, before.isDragShown, !before.isStretched, fingers.count == 1,
            played.setting.tree != .refreshable, !played.setting.assumptions.disturbances.movesContent
        else { return }
        left = isAlone ? HeldThrough(scene, after, chain, direction) : movedInHand
    }

    /// The list as it lies under the finger, where a drag along the direction holds it.
    private func held(_ list: UIScrollView?) -> SeenList? { chain.first { $0.list === list && $0.isHeld } }

    /// What was let go lies where it was held.
    func checkLeft() throws(Violation) {
        defer { left = nil }
        guard !isFilming else { return }
        try left?.checkLeft(scene, direction, &reached)
    }

    /// What is taken over from a stretch is no more than a finger can stretch.
    private func checkReach(_ now: Shot) throws(Violation) {
        let limit = travel + now.reach
        guard now.card > limit + max(limits?.place ?? 0, 0) + 1 else { return }
        throw Violation(rule: "no further than a finger", text: "the card began at \(now.card), of at most \(limit) pt")
    }

    private func checkTouch(_ phase: TouchScript.Phase, isAlone: Bool, _ now: Shot) throws(Violation) {
        try stretchAcross.check(
            chain, isHeld: isAlone && now.owner == .drag && now.isDragShown, at: scene.stage.time, &reached)
        switch phase {
        case .ended, .cancelled: if isAlone { try touchTruth?.checkLift(scene.arbiter?.lastTouch, &reached) }
        case .began, .moved: touchTruth?.move(now.owner)
        }
    }

    /// In hand the card is beyond its places by the band alone; let go it goes beyond the most open one by no more than its
    /// velocity carries it.
    private func checkPlace(_ before: Shot, _ after: Shot, isAlone: Bool) throws(Violation) {
        wasStretched = wasStretched || before.isStretched || after.isStretched
        if isAlone, after.owner == .drag, !wasStretched { try limits?.check(after, travel: travel) }
        mostOpen = isAlone || followed == nil ? mostOpen.map { min($0, after.owner == .drag ? after.card : $0) } : nil
        guard let mostOpen, after.owner == .nobody, played.setting.client != .hears else { return }
        // A critically damped spring that starts at rest with v comes as far as v / (e·ω).
        let velocity = min(scene.arbiter?.lastRelease?.release.velocity ?? 0, 0)
        guard after.card < mostOpen + 0.0206 * velocity - 1 else { return }
        throw Violation(
            rule: "not above its ceiling", text: "at \(after.card) after \(mostOpen), let go at \(velocity) pt/s")
    }

    /// The card has been let go.
    private func checkRelease(unlike last: ReleaseRule.Judgement?) throws(Violation) {
        guard let judgement = scene.arbiter?.lastRelease, judgement != last else { return }
        try Released(
            judgement: judgement, asked: scene.client.release, stops: scene.stops,
            leaves: played.setting.resting.leaves, selection: selection
        ).check(&reached)
        scene.client.expected = judgement.target
        scene.client.isLeaving = judgement.target == .away
    }

    /// What does not move lies at one of its stops.
    func checkStops(_ now: Shot) throws(Violation) {
        let stops = scene.stops
        guard let stop = stops.first(where: { abs($0 - now.card) < 1e-6 }) else {
            throw Violation(rule: "rests at a stop", text: "at \(now.card), of \(stops)")
        }
        if stop != 0 { reached.count("rested at a stop") }
    }

    private func touchDown(_ event: TouchScript.Event, _ before: Shot) throws(Violation) {
        // Caught in motion, by itself or on an animated way home, a list has no slop.
        let isStill =
            !scene.lists.contains { $0.isDecelerating || $0.isTracking } && scene.stage.stillMoving.isEmpty
        if !isStill { film.noteCatch(of: scene.lists) }
        if isStill, fingers.isEmpty, !isFilming { try checkStops(before) }
        // What is beyond its ends then goes over into the card, in the event in which it is caught.
        let isStretched = Shot(scene, scene.lists.map { SeenList($0, direction) }, direction).isStretched
        let regions = scene.places.regions(at: event.location)
        let finger = scene.stage.touch(at: event.location)
        fingers[event.finger] = finger
        isClean = fingers.count == 1
        isUndisturbed = isClean || isUndisturbed && played.script.rests(event.finger)
        guard let pan = scene.arbiter?.panGestureRecognizer else { return }
        guard finger.touch.gestureRecognizers?.contains(pan) ?? false else { return }
        // While nobody has the touch, further fingers wait beside the first.
        if let followed, followed != event.finger, fingers[followed] != nil { return }
        (followed, travel) = (event.finger, 0)
        (selection, wasStretched) = (.none, isStretched)
        scene.client.touchDown()
        // A card that looks at rest is at its stop.
        let nearest = scene.stops.min { abs($0 - before.card) < abs($1 - before.card) } ?? before.card
        let isAtStop = scene.arbiter?.owner != .drag && abs(nearest - before.card) < 1
        let limits = Limits(
            played.setting, scene.arbiter?.policy ?? played.setting.policy, stops: scene.stops,
            at: isAtStop ? nearest : before.card, in: scene.arbiter?.lastTouch?.regions ?? [])
        self.limits = limits
        mostOpen = isClean ? min(scene.stops[0], before.card) : nil
        touchTruth = TouchTruth(at: event.location, in: regions)
        stretchAcross = StretchAcross()
        if isClean, !isFilming { try touchTruth?.checkTouchDown(scene.arbiter?.lastTouch, &reached) }
        chain = scene.lists.filter { finger.touch.view?.isDescendant(of: $0) ?? false }
            .map { SeenList($0, direction) }
        reached.noteTouchDown(chain)
        freeWay =
            isStill
            ? FreeWay(played.setting, scene.arbiter, shot(), chain, limits, stops: scene.stops) : nil
    }

    /// The arbiter follows the finger that moves; once it has decided, its pan sees no other.
    private func noteFollowed() {
        guard followed != nil, let pan = scene.arbiter?.panGestureRecognizer, pan.numberOfTouches == 1 else { return }
        let place = pan.location(ofTouch: 0, in: nil)
        followed = fingers.first { $0.value.location == place }?.key ?? followed
    }

    private func touchUp(_ finger: Int) throws(Violation) {
        if fingers[finger]?.touch.phase == .ended || fingers.count > 1 { fingers[finger] = nil }
        guard finger == followed else { return }
        followed = nil
        guard scene.client.isDragOpen, played.setting.client == .hears, !isFilming else { return }
        throw Violation(rule: "an end at lift", text: "the finger is gone, and the drag was not ended")
    }

    /// While the drag has the touch nothing moves without the finger.
    private func checkRest(_ now: Shot) throws(Violation) {
        guard let last, isClean, !isFilming, !last.isStretched, last.owner == .drag, now.owner == .drag else { return }
        // Emptied, a list that is pulled to refresh scrolls across the drag alone: nobody holds it.
        let isHeld = played.setting.tree != .refreshable || !now.rooms.isEmpty
        // What a disturbance has moved in the last event is put back in the next frame.
        let isContentMoved =
            isHeld && !played.setting.assumptions.disturbances.movesContent
            && abs(now.content - last.content) > now.pixel * 1.001
        // A card that looks at rest is not caught, and goes on until the drag is told of.
        let looksAtRest = scene.stops.contains { abs($0 - now.card) < 1 && abs($0 - last.card) < 1 }
        let isCardMoved = abs(now.card - last.card) > (looksAtRest ? 1 : 1e-6)
        guard isCardMoved || isContentMoved else { return }
        throw Violation(
            rule: "nothing by itself",
            text: "between two events the card moved \(now.card - last.card), content \(now.content - last.content) pt")
    }

    func checkClient() throws(Violation) {
        guard !isFilming else { return }
        if let complaint = scene.client.complaint { throw Violation(rule: "the client's order", text: complaint) }
        if let untold = scene.client.untold { throw Violation(rule: "progress is told", text: untold) }
    }

    func shot() -> Shot { Shot(scene, chain, direction) }
}

extension Set<Disturbance> {
    /// Whether content or views move by it.
    var movesContent: Bool {
        contains { disturbance in
            switch disturbance {
            case .contentAdjustsOffset, .insetsChange, .hitViewRemoved, .hitViewReused, .systemEdgeGesture: true
            case .undecidedRecognizers, .swallowedTouches, .lookingOnPans: false
            }
        }
    }
}
