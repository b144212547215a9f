import GestureArbiter
import HeadlessUIKit

/// Plays a case with one kind of card after the other, checks how each card follows the finger, and checks that all
/// look the same.
@MainActor
final class CardPlayer {
    let played: CardCase
    let scene: CardStage
    var finger: Finger?
    /// The second finger, which rests on the card.
    var thumb: Finger?
    private(set) var film: [Frame] = []
    private(set) var violation: Violation?
    var reached: [String: Int] = [:]
    /// The index of the frame in which the app last selected a place.
    private var sent = -17
    /// The card's place when one of two fingers lifted and the other caught the moving card; nil otherwise.
    private(set) var caught: CGFloat?
    /// The stop at which the card must rest after a refused dismissal by a finger that rested before it lifted; nil if
    /// unknown.
    private var expected: CGFloat?
    /// The touch since the finger came down.
    private(set) var touch = Touch()
    /// The app around the card, with what it saw last; nil if kinds are compared.
    let app: CardApp?
    var trace: CardTrace?
    /// In an app, the finger's pull on a card that looked at rest, and the fingers' way since one last came down.
    var pull: Pull?
    var travel: CGFloat = 0
    /// Whether `accessibilityViewIsModal` contradicted `isPresenterLive` in the last frame.
    var hasDiffered = false
    weak var decider: GestureArbiter?
    var newDecisions = NewDecisions()

    struct Frame {
        var place: CGFloat
        /// The list's distance from the edge at which a drag takes the card, in points.
        var distance: CGFloat
        /// The place of the card in the card, in points from fully open.
        var inner: CGFloat
    }

    private let inner = UIView()
    /// The least open place of the card in the card, in points.
    static let innerLowest: CGFloat = 30

    struct Touch {
        /// The card's place at touch-down, in points; nil unless the card looked at rest.
        var rest: CGFloat?
        var taps = 0
        /// The finger's way along the card's way out, the least value of that way, and the way across, in points.
        var along: CGFloat = 0
        var least: CGFloat = 0
        var across: CGFloat = 0
        var frames = 0
        /// The number of frames for which the finger has rested.
        var held = 0
    }

    static func play(_ played: CardCase, _ reached: inout Reached) -> Violation? {
        CardApp.isMoodInactive = false
        var first: CardPlayer?
        var remains = Remains()
        for kind in played.kinds {
            let player = CardPlayer(played, kind)
            player.play()
            let violation = player.violation ?? first.flatMap(player.difference)
            reached.add(player.reached)
            if let violation { return violation }
            guard played.app == nil else {
                remains = player.forget()
                continue
            }
            first = first ?? player
        }
        return remains.violation("card: nothing is kept")
    }

    /// Returns lines that tell, for each kind of card, what shows in each frame, and what was decided.
    static func story(of played: CardCase) -> [String] {
        played.kinds.flatMap { kind in
            let player = CardPlayer(played, kind)
            player.trace?.story = []
            player.play()
            let frames =
                player.trace?.story ?? player.film.enumerated().map { "\($0): at \($1.place), list \($1.distance)" }
            return ["\(kind):"] + frames + (player.scene.arbiter?.decisions.map { "    \($0)" } ?? [])
        }
    }

    init(_ played: CardCase, _ kind: CardKind) {
        self.played = played
        if let setting = played.app {
            let shown = ShownConfiguration()
            var setup = played.setup
            setting.declare(in: &setup, shown)
            scene = CardStage(kind, setup, screen: setting.screen, assumptions: setting.assumptions) { content in
                guard setting.hasTitle else { return content }
                let navigation = UINavigationController(rootViewController: content)
                navigation.navigationBar.prefersLargeTitles = true
                return navigation
            }
            let app = CardApp(setting, scene, shown)
            (self.app, trace) = (app, CardTrace(app))
            return
        }
        app = nil
        // Without safe areas, every kind of card is equally far from leaving the screen.
        let screen = Screen(size: CGSize(width: 390, height: 844), scale: 3, safeAreaInsets: .zero)
        scene = CardStage(kind, played.setup, screen: screen)
        if played.setup.list != .none { scene.moveList(fromEdge: played.listStart) }
        useList()
        if played.hasInnerCard { addInnerCard() }
        let refused = played.refused
        scene.arbiter?.onAttempt = { $0.stage == refused ? .deny(reason: "stay") : .allow }
    }

    private func forget() -> Remains {
        var objects: [AnyObject?] = [scene.arbiter]
        for layer in app?.layers ?? [] { objects += [layer.content, layer.control?.arbiter] }
        let remains = Remains(of: objects)
        (finger, thumb) = (nil, nil)
        scene.stage.window.rootViewController = UIViewController()
        scene.stage.settle()
        return remains
    }

    func fail(_ found: Violation) { violation = violation ?? found }

    func check(_ holds: Bool, _ rule: String, _ text: @autoclosure () -> String) {
        if !holds, violation == nil {
            violation = Violation(rule: "card: " + rule, text: "\(scene.kind): \(text())")
        }
    }

    private func useList() {
        let list = scene.content.list
        switch played.use {
        case .scrolling: break
        case .zooming:
            (list.maximumZoomScale, list.delegate) = (4, scene.content)
            list.zoomScale = 2
            let end = CGPoint(
                x: list.contentSize.width - list.bounds.width, y: list.contentSize.height - list.bounds.height)
            list.contentOffset = scene.content.comesFromEnd ? end : .zero
        case .refreshing:
            list.refreshControl = UIRefreshControl()
            scene.arbiter?.bind(.handle, to: scene.content.view)
        }
        if played.use != .scrolling { scene.stage.settle() }
    }

    /// Fills the content with a card that goes the same way, and may not leave.
    private func addInnerCard() {
        let content = scene.content.view!
        inner.frame = content.bounds
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(inner)
        var policy = ArbitrationPolicy(scene.kind.direction, handoff: .continuous, beyondRest: .stops)
        policy.followsTrackpad = true
        GestureArbiter.attach(
            to: inner, policy: policy, moving: inner, stops: [0, Self.innerLowest], leaves: false)
        scene.stage.settle()
    }

    /// Where the card in the card is, along the way out.
    var innerPlace: CGFloat {
        let (way, moved) = (scene.way(1), inner.transform)
        return way.dx * moved.tx + way.dy * moved.ty
    }

    // MARK: Playing

    private func play() {
        frame()
        for act in played.acts where violation == nil {
            // Stop if the card may be out of reach: a single frame would decide whether the finger touches the card.
            if case .down = act, isOver { break }
            // Stop if the card is leaving: a presented card only stores the selection, and a mover comes back.
            if app == nil, case .select = act, case .away = scene.arbiter?.lastRelease?.target { break }
            play(act)
        }
        if app != nil { liftInApp() }
        finger?.lift()
        thumb?.lift()
        (finger, thumb) = (nil, nil)
        if let app { return end(app) }
        check(scene.stage.settle(), "comes to rest", "\(scene.stage.stillMoving)")
        frame()
        guard scene.isThere else {
            check(played.setup.mayLeave, "stays", "it has gone")
            return check(played.refused != .release, "a no to leaving", "it has gone")
        }
        let isAtStop = [0, played.setup.stops == .two ? CardStage.lowest : 0].contains { abs($0 - scene.place) < 0.5 }
        check(isAtStop, "rests at a stop", "\(scene.place)")
        let innerIsAtStop = [0, Self.innerLowest].contains { abs($0 - innerPlace) < 0.5 }
        check(innerIsAtStop, "the card within rests at a stop", "\(innerPlace)")
        if let expected, violation == nil {
            reached["refused at the release", default: 0] += 1
            check(abs(scene.place - expected) < 0.5, "a no to leaving", "at \(scene.place), not at \(expected)")
        }
        reached["cards at rest", default: 0] += 1
    }

    private var isOver: Bool { !scene.isThere || !(-40..<lowestTouch).contains(scene.place) || finger != nil }

    /// The least open place at which a finger comes down. Farther out, the finger would be on the strip of the handle,
    /// which opens a card with `opening: .never`; a moved view and a mover have none.
    private var lowestTouch: CGFloat {
        played.setup.handle != nil && played.setup.opening == .never ? CardStage.lowest + 1 : 215
    }

    private func play(_ act: CardAct) {
        if case .lift = act { noteRelease() }
        switch act {
        case .down: putDown()
        case .touch(let depth, let aside): touchDown(depth, aside)
        case .moveThumb(let along, let frames): moveThumb(along, frames)
        case .swap:
            finger?.lift()
            (finger, thumb, pull, travel) = (thumb, nil, nil, 0)
            noteLift()
        case .app(let deed): carryOut(deed)
        case .move(let along, let across, let frames): move(along, across, frames)
        case .hold(let frames), .wait(let frames):
            (touch.frames, touch.held) = (touch.frames + frames, frames)
            for _ in 0..<frames { frame() }
        case .lift where app != nil: liftInApp()
        case .cancel: liftInApp(cancels: true)
        case .lift: lift()
        case .palm: palm()
        case .row(let depth, let aside): tapRow(depth, aside)
        case .thumb(isDown: true) where app != nil:
            guard let place = finger?.location else { return }
            thumb = scene.stage.touch(at: CGPoint(x: place.x + (place.x < 195 ? 60 : -60), y: place.y))
            pull = nil
            note(.touch)
        case .thumb(isDown: true): thumb = scene.touch(aside: 50)
        case .thumb(isDown: false):
            thumb?.lift()
            thumb = nil
            noteLift()
            caught = nearest > 5 && finger != nil ? scene.place : nil
        case .waitUntilNear(let distance):
            for _ in 0..<60 where nearest > distance { frame() }
        case .select(let isOpen, let animated):
            (sent, expected) = (film.count, nil)
            scene.select(isOpen: isOpen, animated: animated)
        }
    }

    func frame() {
        scene.stage.advanceFrame()
        guard app == nil else { return note(.frame) }
        let distance =
            switch (played.setup.list, scene.content.comesFromEnd) {
            case (.none, _): CGFloat(0)
            case _ where played.use != .scrolling: CGFloat(0)
            case (_, false): scene.offset
            case (_, true): scene.endOffset - scene.offset
            }
        film.append(Frame(place: scene.place, distance: distance, inner: innerPlace))
    }

    private var nearest: CGFloat {
        let stops = played.setup.stops == .two ? [0, CardStage.lowest] : [0]
        return stops.map { abs($0 - scene.place) }.min() ?? 0
    }

    private func putDown() {
        caught = nil
        if played.restsBeside {
            thumb = scene.touch(aside: 50)
            for _ in 0..<6 { frame() }
        }
        let steps = zip(film.suffix(3), film.suffix(3).dropFirst()).map { abs($1.place - $0.place) }
        // A card that the app has just sent off is as slow, and one that the resting finger has caught is not at rest.
        let isHeld = thumb != nil && scene.arbiter?.owner == .drag
        let looksAtRest = nearest < 0.9 && steps.allSatisfy { $0 < 0.05 } && film.count > sent + 20 && !isHeld
        touch = Touch(rest: looksAtRest ? scene.place : nil, taps: scene.content.taps)
        if looksAtRest, !scene.stage.stillMoving.isEmpty { reached["cards that look at rest", default: 0] += 1 }
        expected = nil
        finger = played.isTrackpad ? scene.scroll() : scene.touch()
        if played.isTrackpad { reached["pulls by a trackpad", default: 0] += 1 }
    }

    private func move(_ along: CGFloat, _ across: CGFloat, _ frames: Int) {
        guard let finger else { return }
        let (way, aside) = (scene.way(along), scene.across(across))
        let step = CGVector(dx: (way.dx + aside.dx) / CGFloat(frames), dy: (way.dy + aside.dy) / CGFloat(frames))
        for _ in 0..<frames where violation == nil {
            finger.move(by: step)
            reached["events", default: 0] += 1
            // A panel takes a new size in the frame after the event.
            if app != nil, scene.panel != nil { scene.stage.advanceFrame() }
            noteMove(of: finger, by: step)
            if app == nil || scene.panel == nil { frame() }
            touch.along += along / CGFloat(frames)
            touch.held = 0
            (touch.least, touch.frames) = (min(touch.least, touch.along), touch.frames + 1)
            touch.across += across / CGFloat(frames)
            if app == nil { checkInHand() }
        }
    }

    private func moveThumb(_ along: CGFloat, _ frames: Int) {
        guard let thumb else { return }
        let step = scene.way(along / CGFloat(frames))
        for _ in 0..<frames where violation == nil {
            thumb.move(by: step)
            noteMove(of: thumb, by: step)
            frame()
        }
    }

    /// Notes the stop at which the card must rest if the client denies its dismissal: the card may still settle at its
    /// nearer stop. A tap is left out, because it asks the client nothing.
    private func noteRelease() {
        expected = nil
        let (place, middle) = (scene.place, CardStage.lowest / 2)
        guard played.refused == .release, played.setup.stops == .two, played.setup.list == .none, !played.hasInnerCard,
            played.rule != .distance, touch.held > 15, abs(touch.along) > 10, abs(place - middle) > 5,
            scene.arbiter?.owner == .drag
        else { return }
        expected = place < middle ? 0 : CardStage.lowest
    }

    private func lift() {
        finger?.lift()
        thumb?.lift()
        (finger, thumb) = (nil, nil)
        frame()
        let isTap = touch.along == 0 && touch.across == 0 && touch.least == 0 && touch.frames < 20
        guard isTap, touch.rest != nil, played.setup.list == .none, !played.restsBeside, !played.isTrackpad,
            !played.hasInnerCard
        else { return }
        reached["taps on cards", default: 0] += 1
        check(scene.content.taps == touch.taps + 1, "what looks at rest is tapped", "\(scene.content.taps) taps")
    }

    /// Puts a palm down beside the card for a moment. The finger that holds the card decides.
    private func palm() {
        let (isInHand, place) = (finger != nil && scene.arbiter?.owner == .drag, scene.place)
        let palm = isInHand ? scene.fingerBeside() : nil
        for _ in 0..<3 { frame() }
        palm?.lift()
        (touch.frames, touch.held) = (touch.frames + 6, touch.held + 6)
        for _ in 0..<3 { frame() }
        guard isInHand else { return }
        reached["palms beside cards in hand", default: 0] += 1
        check(abs(scene.place - place) < 1, "the finger that holds it decides", "\(place), then \(scene.place)")
    }

    /// Taps the content of a card that rests, at any place but the handle's bar.
    private func tapRow(_ depth: CGFloat, _ aside: CGFloat) {
        // A tap just after a lift is another rule's.
        for _ in 0..<30 { frame() }
        let isAtRest = finger == nil && thumb == nil && scene.isThere && scene.stage.stillMoving.isEmpty
        let (taps, place) = (scene.content.taps, scene.place)
        // Odd depths are those of a card that shows little; of one that shows more, the row is as far down its way.
        let shown = (CardStage.many - place) / CardStage.few
        let row = Int(depth).isMultiple(of: 2) ? depth : depth * max(shown, 1)
        let finger = isAtRest ? scene.stage.touch(at: scene.point(depth: row, aside: aside)) : nil
        for _ in 0..<3 { frame() }
        finger?.lift()
        for _ in 0..<30 { frame() }
        // The host never ends a touch that the pan ignores as it begins, so the content keeps that finger.
        guard isAtRest, played.use == .scrolling, !played.restsBeside else { return }
        check(scene.place == place, "a tapped row moves no card", "\(place), then \(scene.place)")
        // The list's button is narrow.
        guard played.setup.list == .none, !played.hasInnerCard else { return }
        reached["rows tapped", default: 0] += 1
        check(
            scene.content.taps == taps + 1, "a row is tapped", "\(row), \(aside): \(scene.content.taps - taps) taps")
    }

    var decisions: String {
        scene.arbiter?.decisions.suffix(2).map { "\($0)" }.joined(separator: ", ") ?? ""
    }
}
