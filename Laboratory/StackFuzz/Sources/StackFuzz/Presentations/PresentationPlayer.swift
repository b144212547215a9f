import DeckTransition
@_spi(Engine) import GestureArbiter
@_spi(Engine) import GestureArbiterDiagnostics
import HeadlessUIKit
@_spi(Engine) @_spi(Cards) import InteractiveDismissal

/// Plays a presentation case, and checks the presented controllers after every event and at the end.
@MainActor final class PresentationPlayer {
    private let played: PresentationCase
    private let scene: PresentationScene
    private var fingers: [Int: Finger] = [:]
    private var isClean = false
    private var decisions = NewDecisions()
    private weak var decider: GestureArbiter?
    private var remains = Remnants()
    private var pull: ClassicPull?
    private var reached: Reached
    private var trace: CardTrace
    /// The distance that fingers have moved since one last came down, in points.
    private var travel: CGFloat = 0
    /// Whether `accessibilityViewIsModal` contradicted `isPresenterLive` in the last frame.
    private var hasDiffered = false

    static func play(_ played: PresentationCase, _ reached: inout Reached) -> Violation? {
        var violation: Violation?
        let remains: Remnants
        do {
            let player = PresentationPlayer(played, reached)
            do throws(Violation) {
                try player.play()
                try player.end()
            } catch {
                violation = error
            }
            reached = player.reached
            remains = player.forget()
        }
        return violation ?? remains.violation
    }

    /// Returns a log of a case with detents, one line for each frame and event, up to the first violation.
    static func story(of played: PresentationCase) -> [String] {
        let player = PresentationPlayer(played, Reached())
        player.trace.story = []
        try? player.play()
        _ = player.forget()
        return player.trace.story ?? []
    }

    private init(_ played: PresentationCase, _ reached: Reached) {
        self.played = played
        self.reached = reached
        scene = PresentationScene(played)
        trace = CardTrace(played)
    }

    private func forget() -> Remnants {
        fingers = [:]
        for controller in scene.controllers { remains.add(controller) }
        scene.forgetEverything()
        scene.stage.settle()
        return remains
    }

    private func play() throws(Violation) {
        var deeds = played.deeds[...]
        for event in played.script.events {
            while let deed = deeds.first, deed.time <= event.time {
                deeds.removeFirst()
                try carryOut(deed)
            }
            try advance(to: event.time)
            try play(event)
        }
        for deed in deeds { try carryOut(deed) }
    }

    private func advance(to time: TimeInterval) throws(Violation) {
        let frames = Double(played.framesPerSecond)
        while played.detents != nil {
            let next = ((scene.stage.time * frames + 1e-6).rounded(.down) + 1) / frames
            guard next < time else { break }
            scene.stage.advance(by: next - scene.stage.time)
            try checkFrame()
        }
        scene.stage.advance(by: max(time - scene.stage.time, 0))
        try checkFrame()
    }

    private func checkFrame() throws(Violation) {
        guard played.detents != nil else { return }
        try trace.look(at: scene, .frame)
        try checkMoment()
        // If UIKit never starts a dismissal, the card is back at once.
        if played.assumptions.dismissalStart != .never { try checkModal() }
    }

    private func carryOut(_ deed: PresentationDeed) throws(Violation) {
        try advance(to: deed.time)
        reached.note(deed.kind, scene, isMidTouch: !fingers.isEmpty)
        isClean = false
        let wasEdited = text(editedBy: deed.kind)?.isFirstResponder ?? false
        scene.carryOut(deed.kind)
        scene.stage.advance(by: 0)
        if played.detents != nil {
            try trace.look(at: scene, .deed(deed.kind))
            try checkMoment()
        }
        try checkSessions()
        // A finger may since have scrolled away a text that was edited before.
        if !wasEdited { try checkEdited(after: deed.kind) }
    }

    private func play(_ event: TouchScript.Event) throws(Violation) {
        for old in newDecisions() { try note(old) }
        let before = PresentationShot(scene)
        if played.detents != nil, fingers.isEmpty, before.isStill { try checkRest() }
        let location = fingers[event.finger]?.location ?? event.location
        switch event.phase {
        case .began:
            let finger = scene.stage.touch(at: event.location)
            isClean = fingers.isEmpty
            fingers[event.finger] = finger
            pull = isClean && before.isStill ? ClassicPull(scene, from: event.location.y) : nil
            if let arbiter = scene.topPresentation?.arbiter { remains.add(arbiter) }
        case .moved: fingers[event.finger]?.move(to: event.location)
        case .ended: fingers[event.finger]?.lift()
        case .cancelled: fingers[event.finger]?.cancel()
        }
        scene.stage.advance(by: 0)
        let after = PresentationShot(scene)
        reached.count("events")
        if played.detents != nil {
            let way = hypot(event.location.y - location.y, event.location.x - location.x)
            travel = event.phase == .began ? 0 : travel + way
            try trace.look(at: scene, .finger(way, travel: travel))
            try checkMoment()
        }
        try checkClassic(event)
        try checkSessions()
        if event.phase == .moved, isClean, fingers.count == 1, !played.assumptions.disturbances.movesContent {
            try checkMiddle(before, after, from: location, to: event.location)
        }
        if event.phase == .moved, isClean, fingers.count == 1, before.top === after.top, before.told == after.told {
            try check(before, after, movement: event.location.y - location.y)
        }
        if event.phase == .ended || event.phase == .cancelled { fingers[event.finger] = nil }
    }

    /// Counts a decision, and checks that no drag takes a card whose declarations forbid drags.
    private func note(_ decision: Arbitration.Decision) throws(Violation) {
        reached.note(decision)
        guard played.declared != nil else { return }
        reached.count("declared of a card that stands")
        guard decision.to == .drag, case .allowed = decision.reason else { return }
        throw Violation(rule: "presented: what was declared", text: "\(decision)")
    }

    /// Checks that a classic deck returns from a pull that is too short, however fast the finger lets it go.
    private func checkClassic(_ event: TouchScript.Event) throws(Violation) {
        pull?.move(to: event.location.y)
        guard let pull, event.phase == .ended else { return }
        self.pull = nil
        // An action of the app may have moved the deck.
        guard isClean else { return }
        guard pull.isShort, let judgement = pull.judgement else { return }
        reached.count("classic decks let go early")
        guard judgement.target == .away else { return }
        throw Violation(rule: "presented: a classic deck returns", text: "\(judgement)")
    }

    /// Returns the decisions of the topmost card's arbiter since the last call.
    private func newDecisions() -> [Arbitration.Decision] {
        if decider !== scene.topPresentation?.arbiter {
            (decider, decisions) = (scene.topPresentation?.arbiter, NewDecisions())
        }
        return decisions.take(from: decider?.decisions ?? [])
    }

    /// Checks that card and content together move no farther than the finger, and that content is at its edge if
    /// `.atEdge` was true.
    private func check(_ before: PresentationShot, _ after: PresentationShot, movement: CGFloat) throws(Violation) {
        try checkInHand(before, after, movement)
        let new = newDecisions()
        let isMoved = played.assumptions.disturbances.movesContent
        for decision in new {
            try note(decision)
            guard case .allowed(let grounds) = decision.reason, decision.to == .drag, after.owner == .drag, !isMoved,
                decision.direction != .up
            else {
                continue
            }
            // A list whose pan is silent does not scroll, so it may still be short of its edge by the finger's last
            // movement.
            let isSilent = played.assumptions.disturbances.contains(.swallowedTouches)
            let unseen = 0.5 + 1e-6 + (isSilent ? abs(movement) : 0)
            guard grounds.evidence.contains(where: { $0.condition == .atEdge && $0.truth == .yes }), after.room > unseen
            else { continue }
            throw Violation(
                rule: "presented: at the edge", text: ".atEdge was true, and the content has \(after.room) pt to go")
        }
        let sum = after.card - before.card + after.content - before.content
        let isMidway = played.assumptions.offsetWhileTracking == .absolute || isMoved || !before.isStill
        guard !isMidway, before.owner == after.owner, before.owner != .undecided,
            before.isScrolling == after.isScrolling
        else { return }
        // A drag that should bring in a card, and finds none left, returns over-scrolled content to its edge.
        guard !scene.isPulledInVain, played.look == .slide, abs(sum) > abs(movement) + 1 + 1e-6 else { return }
        throw Violation(rule: "presented: no jump", text: "\(sum) for \(movement) pt")
    }

    /// Checks that the middle of a dragged card moves no farther than the finger, with every look, as the card comes in
    /// or leaves; and that a sliding card that is brought in moves exactly as the finger does.
    private func checkMiddle(
        _ before: PresentationShot, _ after: PresentationShot, from start: CGPoint, to end: CGPoint
    ) throws(Violation) {
        guard before.isInHand, after.isInHand, before.top === after.top, before.told == after.told else { return }
        if after.isBroughtIn { reached.count("brought in") }
        if played.look != .slide { reached.count("carried with a look") }
        let way = hypot(end.x - start.x, end.y - start.y)
        let moved = hypot(after.middle.x - before.middle.x, after.middle.y - before.middle.y)
        // Over-scroll goes to the card point for point with the finger.
        let given = before.isStretched ? abs(end.y - start.y) : 0
        try expect(moved <= way + given + 1.5, "presented: with the finger", "its middle moved \(moved) pt for \(way)")
        let length = scene.stage.window.bounds.height
        // Off the screen and beyond its most open place, the card resists.
        guard after.isBroughtIn, played.look == .slide, before.card < length, after.card < length,
            before.progress > 0, after.progress > 0, !before.isStretched
        else { return }
        try expect(
            abs(after.card - before.card - (end.y - start.y)) < 1, "presented: brought in with the finger",
            "\(after.card - before.card) pt for \(end.y - start.y)")
    }

    private func text(editedBy deed: PresentationDeed.Kind) -> UIView? {
        guard case .edit(let isInList) = deed else { return nil }
        return isInList ? scene.top?.field : scene.top?.note
    }

    /// Checks that a text that becomes first responder in a card at rest is above the keyboard, or begins no lower than
    /// the top of the safe area.
    private func checkEdited(after deed: PresentationDeed.Kind) throws(Violation) {
        guard let text = text(editedBy: deed), fingers.isEmpty else { return }
        // With this disturbance, the app itself moves the content meanwhile.
        guard !played.assumptions.disturbances.contains(.contentAdjustsOffset) else { return }
        try settle("after a text was edited")
        guard let presentation = scene.topPresentation, presentation.keyboardHeight > 0, text.isFirstResponder else {
            return
        }
        // A card below its highest detent does not move up to show an edited text.
        if let heights = scene.heights, let height = heights[presentation.selectedDetent], played.detents != nil,
            height < heights.values.max() ?? 0
        {
            return
        }
        let place = text.convert(text.bounds, to: nil)
        let (start, end) = (
            scene.stage.window.safeAreaInsets.top, scene.stage.window.bounds.height - presentation.keyboardHeight
        )
        guard place.maxY > end + 0.5, place.minY > start + 0.5 else { return }
        throw Violation(rule: "presented: what is edited is in sight", text: "\(place), the keyboard begins at \(end)")
    }

    private func checkSessions() throws(Violation) {
        for session in scene.sessions {
            if let complaint = session.complaint { throw Violation(rule: "presented: moments", text: complaint) }
        }
    }
}

extension PresentationPlayer {
    /// Lifts all fingers, checks the cards at rest, dismisses them, and checks that nothing is left.
    private func end() throws(Violation) {
        for finger in fingers.values where finger.touch.phase != .ended && finger.touch.phase != .cancelled {
            finger.cancel()
        }
        fingers = [:]
        try settle("after the last finger")
        reached.note(scene.sessions)
        try checkStanding()
        guard played.assumptions.dismissalStart != .never else { return }
        if scene.home.presentedViewController != nil { scene.home.dismiss(animated: false) }
        try settle("after the last dismissal")
        try checkGone()
    }

    private func settle(_ moment: String) throws(Violation) {
        if played.detents != nil {
            let end = scene.stage.time + 10
            while !scene.stage.settle(within: 0), scene.stage.time < end {
                scene.stage.advanceFrame()
                try checkFrame()
            }
        }
        guard !scene.stage.settle() else { return }
        let still = scene.stage.stillMoving.joined(separator: "; ")
        throw Violation(rule: "presented: settles", text: "\(moment): \(still)")
    }

    /// Checks that every presented controller is at rest in its place, and that every other one is gone and has
    /// reported its dismissal.
    private func checkStanding() throws(Violation) {
        for (index, controller) in scene.controllers.enumerated() {
            let isPresented = controller.presentingViewController != nil
            try expect(
                isPresented == scene.chain.contains(controller), "presented: one state",
                "controller \(index) has a presenter: \(isPresented), and is not in the chain")
            try expect(
                isPresented == (controller.viewIfLoaded?.window != nil), "presented: in the window",
                "controller \(index) is presented: \(isPresented), its view is otherwise")
            let isEdited = controller.field.isFirstResponder || controller.note.isFirstResponder
            try expect(isPresented || !isEdited, "presented: nothing is edited that is gone", "controller \(index)")
            try expect(
                !controller.isBeingPresented && !controller.isBeingDismissed, "presented: at rest",
                "controller \(index) is still on its way")
        }
        if played.detents != nil {
            try checkRest()
        } else if let progress = scene.topPresentation?.progress {
            try expect(abs(progress) < 1e-6, "presented: at rest", "the card's progress is \(progress)")
        }
        for session in scene.sessions {
            let isLast = scene.sessions.last { $0.controller === session.controller } === session
            let isStanding = isLast && session.controller?.presentingViewController != nil
            try expect(
                session.isOver != isStanding, "presented: told of its end",
                "it is presented: \(isStanding), and was told: \(session.moments)")
            let ends = session.moments.filter { $0 == .dismissed }.count
            try expect(ends <= 1, "presented: one end", "\(ends) dismissals of one presentation")
        }
    }

    /// Checks that dismissed cards leave no trace in the window, the presenter and the controllers.
    private func checkGone() throws(Violation) {
        let (window, home) = (scene.stage.window, scene.home)
        try checkStanding()
        try expect(home.presentedViewController == nil, "presented: gone", "home still presents")
        try expect(window.subviews.count == 1, "presented: gone", "\(window.subviews.count) views in the window")
        let look = (home.view.transform.isIdentity, home.view.alpha, home.view.layer.cornerRadius, home.view.isHidden)
        try expect(look == (true, 1, 0, false), "presented: the presenter as it was", "\(look)")
        try expect(scene.thumbnail.alpha == 1, "presented: the presenter as it was", "its thumbnail is not seen")
        try expect(home.view.frame == window.bounds, "presented: the presenter as it was", "\(home.view.frame)")
        try expect(home.openCalls == 0, "presented: appearance", "a will without its did")
        try expect(home.appearances == 1, "presented: appearance", "appeared \(home.appearances) times more than not")
        // The disturbance `.lookingOnPans` leaves its pans in place; they do not cancel touches in the view.
        let recognizers = ((home.view.gestureRecognizers ?? []) + (window.gestureRecognizers ?? []))
            .filter { $0.cancelsTouchesInView && !scene.bringsIn($0) }
        try expect(
            recognizers.isEmpty,
            "presented: no recognizer is left", "there is one on the presenter or the window")
        for controller in scene.controllers where controller.isViewLoaded {
            let list = controller.list
            let own = (list.bounces, list.isScrollEnabled, list.showsVerticalScrollIndicator, list.transform.isIdentity)
            try expect(own == (true, true, true, true), "presented: the client's properties", "\(own)")
            try expect(controller.view.transform.isIdentity, "presented: the controller's view", "it is transformed")
            try expect(
                controller.view.autoresizingMask == controller.maskAtFirst, "presented: the controller's view",
                "it resizes otherwise")
            try expect(
                controller.additionalSafeAreaInsets == .zero, "presented: the controller's insets",
                "\(controller.additionalSafeAreaInsets)")
        }
    }

    fileprivate func expect(_ holds: Bool, _ rule: String, _ text: @autoclosure () -> String) throws(Violation) {
        if !holds { throw Violation(rule: rule, text: text()) }
    }
}

// MARK: - Cards with detents

extension PresentationPlayer {
    private func expect(_ holds: Bool, detents rule: String, _ text: @autoclosure () -> String) throws(Violation) {
        try expect(holds, "detents: " + rule, text())
    }

    /// Checks what holds at every moment: the reported detent, the content's safe area, and touches beside a card that
    /// leaves.
    private func checkMoment() throws(Violation) {
        guard let top = scene.top, let presentation = scene.topPresentation, let session = scene.sessions.last,
            session.controller === top, top.view.window != nil
        else { return }
        try expect(
            session.selected == nil || session.selected == presentation.selectedDetent, detents: "told which it is",
            "told \(session.selected.map { "\($0)" } ?? "nothing"), and it is \(presentation.selectedDetent)")
        // The card's highest place is below the status bar; only a keyboard raises the card farther.
        if scene.heights != nil, presentation.keyboardHeight == 0, scene.stage.time >= trace.lenientUntil {
            try expect(
                top.view.safeAreaInsets.top < 0.75, detents: "no status bar in the content",
                "\(top.view.safeAreaInsets.top) pt, the card at \(presentation.card.frame.minY)")
        }
        guard fingers.isEmpty, session.isLeaving, played.assumptions.dismissalStart != .never else { return }
        try expect(!presentation.isPresenterLive, detents: "none is live before a card that leaves", "it is")
        let hit = scene.stage.window.hitTest(CGPoint(x: 20, y: 20), with: nil)
        try expect(
            hit?.isDescendant(of: scene.home.view) != true, detents: "none is live before a card that leaves",
            "a touch beside the card is the presenter's")
    }

    /// Checks that the presenter is reachable for both touches and VoiceOver, or for neither, at the latest one frame
    /// after a change.
    private func checkModal() throws(Violation) {
        guard let presentation = scene.topPresentation, scene.top?.view.window != nil else { return }
        let differs = presentation.card.accessibilityViewIsModal == presentation.isPresenterLive
        defer { hasDiffered = differs }
        try expect(
            !differs || !hasDiffered, detents: "modal or live",
            "modal: \(presentation.card.accessibilityViewIsModal), live: \(presentation.isPresenterLive)")
    }

    /// Checks that a dragged card moves exactly as the finger does between its detents, whether the card may leave or
    /// not. A zooming card's edge does not tell its place; `checkMiddle` checks that card.
    private func checkInHand(
        _ before: PresentationShot, _ after: PresentationShot, _ movement: CGFloat
    ) throws(Violation) {
        guard let drawn = played.detents, drawn.opening != .never, played.look != .zoom, before.isCarried,
            after.owner == .drag, scene.stage.time >= trace.lenientUntil, let presentation = scene.topPresentation,
            presentation.keyboardHeight == 0, let heights = scene.heights?.values
        else { return }
        let bottom = scene.stage.window.bounds.height - scene.stage.window.safeAreaInsets.bottom
        // Over-scroll becomes movement of the card, too: `CardTrace` follows the row.
        guard !before.isStretched, let highest = heights.max(), let lowest = heights.min() else { return }
        let range = bottom - highest...bottom - lowest
        guard range.contains(before.edge), range.contains(after.edge), after.edge < range.upperBound - 0.5,
            after.edge > range.lowerBound + 0.5, before.edge > range.lowerBound + 0.5
        else { return }
        reached.count("carried between detents")
        try expect(
            abs(after.edge - before.edge - movement) < 1, detents: "in hand with the finger",
            "\(after.edge - before.edge) pt for \(movement), at \(after.edge)")
    }

    /// Checks that the card lies at its selected detent, and that safe areas, insets and live touches match that place.
    private func checkRest() throws(Violation) {
        guard let top = scene.top, let presentation = scene.topPresentation, let drawn = played.detents,
            top.view.window != nil, let heights = scene.heights
        else { return }
        let (window, selected) = (scene.stage.window, presentation.selectedDetent)
        let edge = presentation.card.frame.minY
        let bottom = window.bounds.height - window.safeAreaInsets.bottom
        let keyboard = presentation.keyboardHeight
        guard let height = heights[selected] else {
            throw Violation(
                rule: "detents: an active one is selected", text: "\(selected), of \(heights) with \(top.kinds)")
        }
        reached.count("rested at a detent")
        let place = bottom - height
        if keyboard == 0 {
            try expect(
                abs(edge - place) < 0.75, detents: "it rests at one", "\(selected): \(edge), and should be \(place)")
        } else {
            let raised = max(window.bounds.height - keyboard - height, bottom - scene.maximumHeight)
            try expect(
                edge < min(place, raised) + 0.75, detents: "it rests above the keyboard",
                "\(selected): \(edge), and should be \(min(place, raised))")
        }
        let isEdited = top.field.isFirstResponder || top.note.isFirstResponder
        // In a rotated window the keyboard stays where it was.
        if !isEdited || keyboard == 0 && window.bounds.height == scene.stage.screen.size.height {
            let end = top.view.convert(CGPoint(x: 0, y: top.view.bounds.maxY), to: nil).y
            // The keyboard may begin above a card that was rotated: no more than the card is out of sight.
            let start = top.view.convert(CGPoint.zero, to: nil).y
            let hidden = min(max(end - bottom, end - (window.bounds.height - keyboard), 0), end - start)
            try expect(
                abs(top.view.safeAreaInsets.bottom - hidden) < 0.75, detents: "the safe area ends where it is seen",
                "\(top.view.safeAreaInsets.bottom), and \(hidden) are out of sight, \(drawn.content)")
            let list = top.list
            let reach = drawn.adjusts && list.contentSize.height > list.bounds.height ? hidden : 0
            try expect(
                list.adjustedContentInset.bottom > reach - 0.75, detents: "the last row can be reached",
                "\(list.adjustedContentInset.bottom) of \(reach)")
        }
        guard keyboard == 0, scene.chain.count == 2, !scene.sessions[scene.sessions.count - 1].isLeaving else { return }
        let isLive = top.undimmed.flatMap { heights[$0] }.map { height <= $0 + 0.5 } ?? false
        try expect(
            presentation.isPresenterLive == isLive, detents: "live up to the undimmed one",
            "\(presentation.isPresenterLive) at \(selected), undimmed \(top.undimmed.map { "\($0)" } ?? "none")")
        // Behind a deck, the presenter's view begins below the status bar.
        guard edge > 40 + (scene.topForm?.isDeck == true ? window.safeAreaInsets.top : 0), scene.topForm != .liveDeck
        else { return }
        let hit = window.hitTest(CGPoint(x: window.bounds.midX, y: edge - 20), with: nil)
        try expect(
            (hit?.isDescendant(of: scene.home.view) ?? false) == isLive, detents: "touches beside it",
            "\(hit.map { "\(type(of: $0))" } ?? "nothing") is touched, live: \(isLive)")
    }
}

extension PresentationScene {
    /// The height of the topmost card at each active detent, without the safe area, in points; nil if unknown.
    var heights: [DrawnDetents.Name: CGFloat]? {
        guard let top else { return nil }
        return DrawnDetents.heights(
            of: top.kinds,
            in: DrawnDetents.Room(
                maximum: maximumHeight, isCompact: stage.window.bounds.height < 480,
                preferred: top.preferredContentSize.height, isInactive: mood.isInactive,
                isTextLarge: stage.preferredContentSizeCategory != .large))
    }

    /// The topmost card's greatest height, in points. The status bar limits it, and for a deck the decks behind it.
    var maximumHeight: CGFloat {
        let (size, safe) = (stage.window.bounds.size, stage.window.safeAreaInsets)
        guard let form = topForm else { return 0 }
        var top = safe.top
        if form.isDeck {
            let decks = form == .classicDeck ? 1 : forms.prefix(chain.count - 1).reversed().prefix { $0.isDeck }.count
            top = (safe.top > 0 ? safe.top : 8) + 8 * CGFloat(decks)
        }
        return max(size.height - safe.bottom - top, 0)
    }

    /// The y coordinate at which the topmost card's edge comes to rest, in points; nil if the card is being presented
    /// or dismissed, over a keyboard, or if the place is unknown.
    var goal: CGFloat? {
        guard let top, let presentation = topPresentation, let session = sessions.last, !session.isLeaving,
            !top.isBeingPresented, !top.isBeingDismissed, presentation.keyboardHeight == 0,
            let height = heights?[presentation.selectedDetent]
        else { return nil }
        return stage.window.bounds.height - stage.window.safeAreaInsets.bottom - height
    }
}

extension PresentationCase.Form {
    fileprivate var isDeck: Bool {
        switch self {
        case .deck, .classicDeck, .liveDeck, .contentDeck, .gatedDeck: true
        case .modal, .modalOnBegin: false
        }
    }
}

/// A snapshot of the topmost card. Coordinates are in points on the screen, and grow downward.
@MainActor private struct PresentationShot {
    weak var top: ListController?
    /// The y coordinate of the top of the controller's view.
    var card: CGFloat = 0
    /// The card's upper edge, without the animations under way.
    var edge: CGFloat = 0
    /// The content's position in its list: the negative content offset.
    var content: CGFloat = 0
    /// The content's distance from its top edge; 0 if the content cannot scroll.
    var room: CGFloat = 0
    /// Whether the content of a card is beyond one of its ends.
    var isStretched = false
    var owner = Arbitration.Owner.nobody
    var isScrolling = false
    /// The card's visible middle; for a card with the look `.grow`, the edge that moves with the finger.
    var middle = CGPoint.zero
    /// Whether a finger drags the card, so that each of the finger's movements moves the card.
    var isInHand: Bool { owner == .drag || isBroughtIn }
    /// Whether the drag of the card's own arbiter has taken the card, which UIKit may confirm one event after the
    /// decision.
    var isCarried = false
    /// The card's progress: 0 at rest, 1 off the screen.
    var progress: CGFloat = 0
    /// Whether the finger is bringing the card in.
    var isBroughtIn = false
    /// The number of events that were reported for all presentations.
    var told: Int
    /// Whether nothing was moving by itself.
    var isStill: Bool

    init(_ scene: PresentationScene) {
        told = scene.sessions.reduce(0) { $0 + $1.moments.count }
        isStill = scene.stage.stillMoving.isEmpty
        top = scene.top
        guard let top, top.viewIfLoaded?.window != nil else { return }
        card = top.view.convert(CGPoint(x: top.view.bounds.midX, y: 0), to: nil).y
        edge = scene.topPresentation?.card.frame.minY ?? 0
        content = -top.list.contentOffset.y
        isScrolling = top.list.isDragging
        // The app decides where content lies that is too short to scroll.
        let range = top.list.range(along: .vertical)
        isStretched = scene.chain.contains { controller in
            guard let list = (controller as? ListController)?.list else { return false }
            return !list.range(along: .vertical).contains(list.contentOffset.y)
        }
        room = range.lowerBound == range.upperBound ? 0 : top.list.contentOffset.y - range.lowerBound
        owner = scene.topPresentation?.arbiter?.owner ?? .nobody
        isCarried = owner == .drag && scene.topPresentation?.mover.phase == .inHand
        guard let card = scene.topPresentation?.card else { return }
        middle = card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: nil)
        if scene.grows {
            // A growing card changes its size. Its upper edge moves with a finger that goes down, its lower edge with
            // one that goes up.
            let frame = card.convert(card.bounds, to: nil)
            let isUp = scene.topPresentation?.arbiter?.decisions.last?.direction == .up
            middle = CGPoint(x: 0, y: isUp ? frame.maxY - card.bounds.height : frame.minY)
        }
        progress = scene.topPresentation?.progress ?? 0
        isBroughtIn = scene.topPresentation?.decisions.last?.reason == .broughtIn
    }
}

/// Objects that must be deallocated once the app has released them.
@MainActor private struct Remnants {
    private struct Reference {
        weak var object: AnyObject?
        let name: String
    }
    private var references: [Reference] = []

    mutating func add(_ object: AnyObject) {
        references.append(Reference(object: object, name: "\(type(of: object))"))
    }

    var violation: Violation? {
        let names = references.filter { $0.object != nil }.map(\.name)
        guard !names.isEmpty else { return nil }
        return Violation(
            rule: "presented: nothing is kept", text: names.joined(separator: ", ") + " outlived the scene")
    }
}
