@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit

/// Plays a case, and checks the whole stack after every event.
@MainActor final class Player {
    let played: Case
    let scene: Scene
    private let direction: ArbitrationPolicy.Direction
    var fingers: [Int: Finger] = [:]
    /// The finger that the arbiter follows; nil if it follows none.
    private var followed: Int?
    /// The way of that finger along the direction since touch-down, to and fro, in points.
    private var travel: CGFloat = 0
    private var freeWay: FreeWay?
    /// How far the touch may bring the card.
    private var limits: Limits?
    /// Whether a list was over-scrolled at any time in this touch.
    private var wasStretched = false
    /// The most open place of the card in this touch; nil if something other than the finger may have moved the card.
    private var mostOpen: CGFloat?
    private var selection = Released.Selection.none
    private var touchTruth: TouchTruth?
    private var stretchAcross = StretchAcross()
    private var heldThrough: HeldThrough?
    private var loaded: LoadedUnder?
    private var resized: ResizedUnder?
    /// Whether the app's last deed was to change the content's length under the finger, with no list over-scrolled.
    private var isOfNewLength = false
    private var left: HeldThrough?
    private var movedInHand: HeldThrough?
    /// The lists under the followed finger, innermost first. Before the first touch and after a deed, all lists.
    private var chain: [SeenList]
    /// Whether the app has taken a list off the screen during the touch.
    private var hasLostList = false
    private var decisions = NewDecisions()
    /// Whether to skip all checks, because only the film or the story is wanted.
    private let isFilming: Bool
    private let wantsFilm: Bool
    private var film = Film()
    /// Lines that tell what shows and what is decided; nil unless somebody reads them.
    private var story: [String]?
    private var isClean = false
    /// Whether nothing but one finger has acted since it came down: the app did nothing, and other fingers lie still.
    private var isUndisturbed = false
    /// The last act of the app, or of another finger, that the hold cannot see at once: its time in seconds, and the
    /// number of events of the followed finger since then. `isOfPlaces` is true if the app only changed where the card
    /// rests, and nothing else in the 0.05 s before. Such a deed moves no content that the hold would have to put back.
    private var lastDeed = (time: -TimeInterval.infinity, events: 0, isOfPlaces: false)
    private var last: Shot?
    private(set) var reached: Reached

    /// Plays the case and its twins, the cases that must look the same. Returns the first violation, or nil.
    static func play(_ played: Case, _ reached: inout Reached) -> Violation? {
        let twins = Twin.all(of: played)
        var film = Film()
        if let violation = play(played, &reached, twins.isEmpty ? nil : { film = $0 }) { return violation }
        for twin in twins {
            guard let violation = twin.violation(of: film, &reached) else { continue }
            // Compare again with all touches nudged. A difference that vanishes was a tie that rounding decided.
            var unused = Reached()
            let nudged = Twin.all(of: played.nudged).first { $0.rule == twin.rule }
            let isReal = nudged?.violation(of: Self.film(played.nudged, &unused), &unused) != nil
            if isReal { return violation }
        }
        return nil
    }

    /// Plays the case without checks. Returns what shows after every event.
    static func film(_ played: Case, _ reached: inout Reached) -> Film {
        let player = Player(played, reached, isFilming: true, wantsFilm: true)
        try? player.play()
        let film = player.film
        player.forget()
        return film
    }

    /// Plays the case without checks. Returns lines that tell what shows and what is decided after each event.
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
        return violation ?? remains.violation()
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
        direction = played.setting.direction
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
        switch deed.kind {
        case .forgetList, .removeList: hasLostList = true
        default: break
        }
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
        // The card has moved by itself since the touch-down, or was caught where it looks at rest.
        if event.finger == followed, before.owner != .drag, after.owner == .drag {
            limits?.take(at: event.phase == .began ? after.card : restPlace(of: before))
        }
        if story != nil { tell(event, after, decided) }
        if event.finger == followed { travel += abs(movement) }
        // The arbiter looks at the lists' bounds in the events of the finger that it follows.
        if wasFollowed { lastDeed.events += 1 }
        // The list under another finger may pass movement on to a held list. The hold puts that back in the next frame,
        // as after a deed of the app.
        if !wasFollowed, passesOn { lastDeed = (scene.stage.time, 0, false) }
        let isAlone = isClean && fingers.count == 1 && !played.setting.assumptions.disturbances.movesContent
        last = after
        // The finger has scrolled the content since the deed.
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
            // Jammed content, which no finger can have pulled where it lies, counts neither as at its edge nor as
            // scrollable.
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

    /// Whether a list passes movement beyond its own end on to the list around it, even in mid-gesture.
    private var passesOn: Bool {
        played.setting.hasTwoLists && played.setting.assumptions.scrollTransfer == .inMidGesture
    }

    private func readDecisions() -> [Arbitration.Decision] {
        let new = decisions.take(from: scene.arbiter?.decisions ?? [])
        for decision in new { reached.note(decision) }
        film.note(new)
        return new
    }

    /// Momentum that the card takes over comes from the finger's velocity, even if the app has moved the content since.
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

    /// While a recognizer that allows no simultaneous recognition has the touch, the drag does not move the card.
    private func checkClaims(_ before: Shot, _ after: Shot) throws(Violation) {
        guard scene.bystanders.claims, scene.client.isDragOpen, after.card != before.card else { return }
        throw Violation(
            rule: "a claimed touch", text: "the card moved by \(after.card - before.card) pt beside a pan that claims")
    }

    /// After a hand-off to scrolling, no list moves that lies inside the list whose pan is under way, and which has room.
    private func checkHandBack(_ before: Shot, _ after: Shot) throws(Violation) {
        guard before.owner == .drag, case .scroll = after.owner, !before.isStretched,
            let first = chain.firstIndex(where: { [.began, .changed].contains($0.list.panGestureRecognizer.state) }),
            // At its end, the lists in it go on.
            after.rooms.indices.contains(first), after.rooms[first].room < after.rooms[first].length - after.pixel
        else { return }
        for depth in 0..<first {
            let way = after.ways[depth] - before.ways[depth]
            guard abs(way) > after.pixel else { continue }
            throw Violation(rule: "bystanders stay where they are", text: "list \(depth) moved by \(way) pt")
        }
    }

    /// Some frames after any deed in mid-touch, the drag has the touch as before: the card moves no farther than the
    /// finger, and held content stays. The hold sees what an app's animation moved in the next frame, and puts it back.
    private func checkAfterDeed(_ before: Shot, _ after: Shot, _ movement: CGFloat) throws(Violation) {
        let isCalm = lastDeed.isOfPlaces || lastDeed.events > 1 && scene.stage.time - lastDeed.time > 0.05
        guard !isClean, fingers.count == 1, isCalm,
            before.owner == .drag, after.owner == .drag, before.isDragShown, !before.isStretched,
            !played.setting.assumptions.disturbances.movesContent
        else { return }
        reached.count("judged after a deed")
        let (card, content) = (after.card - before.card, after.content - before.content)
        // The over-scroll of less than a pixel may go to the card as well, and what a list had that has left the screen.
        let isPulled = before.rooms.contains { $0.room < 0 || $0.room > $0.length }
        let given = wasStretched && hasLostList ? abs(movement) : isPulled ? after.pixel : 0
        if abs(card) > abs(movement) + given + after.pixel {
            throw Violation(rule: "no leap after a deed", text: "the card moved by \(card) for \(movement) pt")
        }
        // An animation may show a pixel of movement before the hold sees it.
        if abs(content) > after.pixel + 1e-6 {
            throw Violation(rule: "held content stays after a deed", text: "content moved \(content) pt")
        }
    }

    /// If the app changed the card's places or the content's length before the drag begins, the card still begins where
    /// it is: no farther from there than the finger's way.
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

    /// Content that the app moved under a resting finger is back where it was.
    private func checkHeldThrough() throws(Violation) {
        defer { heldThrough = nil }
        guard !isFilming, !played.setting.assumptions.disturbances.movesContent else { return }
        try heldThrough?.check(scene, direction, &reached)
    }

    /// Notes where the content must stay as the finger lets the card go, if no list is over-scrolled.
    private func leave(_ before: Shot, _ after: Shot, isAlone: Bool) {
        defer { movedInHand = nil }
        guard before.owner == .drag, before.isDragShown, !before.isStretched, fingers.count == 1,
            played.setting.tree != .refreshable, !played.setting.assumptions.disturbances.movesContent
        else { return }
        left = isAlone ? HeldThrough(scene, after, chain, direction) : movedInHand
    }

    /// The list as it lies under the finger, if a drag along the direction holds it; otherwise nil.
    private func held(_ list: UIScrollView?) -> SeenList? { chain.first { $0.list === list && $0.isHeld } }

    /// After the lift, content stays where the drag held it.
    func checkLeft() throws(Violation) {
        defer { left = nil }
        guard !isFilming else { return }
        try left?.checkLeft(scene, direction, &reached)
    }

    /// When the drag takes over over-scroll, the card begins no farther than a finger can stretch content.
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

    /// A card in hand is beyond its places by the rubber band alone. A card that has been let go goes no farther beyond
    /// its most open place than its velocity carries it.
    private func checkPlace(_ before: Shot, _ after: Shot, isAlone: Bool) throws(Violation) {
        wasStretched = wasStretched || before.isStretched || after.isStretched
        if isAlone, after.owner == .drag, !wasStretched { try limits?.check(after, travel: travel) }
        mostOpen = isAlone || followed == nil ? mostOpen.map { min($0, after.owner == .drag ? after.card : $0) } : nil
        guard let mostOpen, after.owner == .nobody, played.setting.client != .hears else { return }
        // A critically damped spring that leaves its target with velocity v goes as far as v / (e·ω).
        let velocity = min(scene.arbiter?.lastRelease?.release.velocity ?? 0, 0)
        guard after.card < mostOpen + 0.0206 * velocity - 1 else { return }
        throw Violation(
            rule: "not above its ceiling", text: "at \(after.card) after \(mostOpen), let go at \(velocity) pt/s")
    }

    /// Checks the release if this event has let the card go, and notes where the card is expected to go.
    private func checkRelease(unlike last: ReleaseRule.Judgement?) throws(Violation) {
        guard let judgement = scene.arbiter?.lastRelease, judgement != last else { return }
        try Released(
            judgement: judgement, asked: scene.client.release, stops: scene.stops,
            leaves: played.setting.resting.leaves, selection: selection
        ).check(&reached)
        scene.client.expected = judgement.target
        scene.client.isLeaving = judgement.target == .away
    }

    /// A card that does not move lies at one of its stops.
    func checkStops(_ now: Shot) throws(Violation) {
        let stops = scene.stops
        guard let stop = stops.first(where: { abs($0 - now.card) < 1e-6 }) else {
            throw Violation(rule: "rests at a stop", text: "at \(now.card), of \(stops)")
        }
        if stop != 0 { reached.count("rested at a stop") }
    }

    private func touchDown(_ event: TouchScript.Event, _ before: Shot) throws(Violation) {
        // A list that moves by itself, or by an animation, scrolls without slop when a finger catches it.
        let isStill =
            !scene.lists.contains { $0.isDecelerating || $0.isTracking } && scene.stage.stillMoving.isEmpty
        if !isStill { film.noteCatch(of: scene.lists) }
        if isStill, fingers.isEmpty, !isFilming { try checkStops(before) }
        // Measure before the touch: over-scroll goes into the card in the event that catches the list.
        let isStretched = Shot(scene, scene.lists.map { SeenList($0, direction) }, direction).isStretched
        let regions = scene.places.regions(at: event.location)
        let finger = scene.stage.touch(at: event.location)
        fingers[event.finger] = finger
        isClean = fingers.count == 1
        isUndisturbed = isClean || isUndisturbed && played.script.rests(event.finger)
        guard let pan = scene.arbiter?.panGestureRecognizer else { return }
        guard finger.touch.gestureRecognizers?.contains(pan) ?? false else { return }
        // While nobody owns the touch, further fingers wait beside the first.
        if let followed, followed != event.finger, fingers[followed] != nil { return }
        (followed, travel) = (event.finger, 0)
        (selection, wasStretched, hasLostList) = (.none, isStretched, false)
        scene.client.touchDown()
        let limits = Limits(
            played.setting, scene.arbiter?.policy ?? played.setting.policy, stops: scene.stops,
            at: scene.arbiter?.owner == .drag ? before.card : restPlace(of: before),
            in: scene.arbiter?.lastTouch?.regions ?? [])
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

    /// The card's place, or its stop: within a point of a stop, a card looks at rest, and counts as there.
    private func restPlace(of shot: Shot) -> CGFloat {
        let nearest = scene.stops.min { abs($0 - shot.card) < abs($1 - shot.card) } ?? shot.card
        return abs(nearest - shot.card) < 1 ? nearest : shot.card
    }

    /// Updates the followed finger. Of several fingers, the arbiter follows the one that moves; once it has decided,
    /// its pan sees no other.
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

    /// While the drag owns the touch, neither card nor content moves between two events.
    private func checkRest(_ now: Shot) throws(Violation) {
        guard let last, isClean, !isFilming, !last.isStretched, last.owner == .drag, now.owner == .drag else { return }
        // A refreshable list that was emptied scrolls only across the drag, so nobody holds it.
        let isHeld = played.setting.tree != .refreshable || !now.rooms.isEmpty
        // Content that a disturbance moved in the last event is put back in the next frame.
        let isContentMoved =
            isHeld && !played.setting.assumptions.disturbances.movesContent
            && abs(now.content - last.content) > now.pixel * 1.001
        // A card moves on until the client is told of the drag, and one that looks at rest is not caught.
        let looksAtRest = scene.stops.contains { abs($0 - now.card) < 1 && abs($0 - last.card) < 1 }
        let isCardMoved = last.isDragShown && abs(now.card - last.card) > (looksAtRest ? 1 : 1e-6)
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
    /// Whether one of the disturbances moves content or views.
    var movesContent: Bool {
        contains { disturbance in
            switch disturbance {
            case .contentAdjustsOffset, .insetsChange, .hitViewRemoved, .hitViewReused, .systemEdgeGesture: true
            case .undecidedRecognizers, .swallowedTouches, .lookingOnPans: false
            }
        }
    }
}
