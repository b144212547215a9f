import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

/// Plays what is presented, and checks it after every event and at the end.
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

    private init(_ played: PresentationCase, _ reached: Reached) {
        self.played = played
        self.reached = reached
        scene = PresentationScene(played)
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
            advance(to: event.time)
            try play(event)
        }
        for deed in deeds { try carryOut(deed) }
    }

    private func advance(to time: TimeInterval) { scene.stage.advance(by: max(time - scene.stage.time, 0)) }

    private func carryOut(_ deed: PresentationDeed) throws(Violation) {
        advance(to: deed.time)
        reached.note(deed.kind, scene, isMidTouch: !fingers.isEmpty)
        isClean = false
        let wasEdited = text(editedBy: deed.kind)?.isFirstResponder ?? false
        scene.carryOut(deed.kind)
        scene.stage.advance(by: 0)
        try checkSessions()
        // What was edited before may have been scrolled away by a finger since.
        if !wasEdited { try checkEdited(after: deed.kind) }
    }

    private func play(_ event: TouchScript.Event) throws(Violation) {
        for old in newDecisions() { try note(old) }
        let before = PresentationShot(scene)
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
        try checkClassic(event)
        try checkSessions()
        if event.phase == .moved, isClean, fingers.count == 1, before.top === after.top, before.told == after.told {
            try check(before, after, movement: event.location.y - location.y)
        }
        if event.phase == .ended || event.phase == .cancelled { fingers[event.finger] = nil }
    }

    /// A card that is not to be taken is not.
    private func note(_ decision: Arbitration.Decision) throws(Violation) {
        reached.note(decision)
        guard played.declared != nil else { return }
        reached.count("declared of a card that stands")
        guard decision.to == .drag, case .allowed = decision.reason else { return }
        throw Violation(rule: "presented: what was declared", text: "\(decision)")
    }

    /// A deck as DeckTransition's returns from less than its way, however fast it is let go.
    private func checkClassic(_ event: TouchScript.Event) throws(Violation) {
        pull?.move(to: event.location.y)
        guard let pull, event.phase == .ended else { return }
        self.pull = nil
        guard pull.isShort, let judgement = pull.judgement else { return }
        reached.count("classic decks let go early")
        guard judgement.target == .away else { return }
        throw Violation(rule: "presented: a classic deck returns", text: "\(judgement)")
    }

    /// Of the card on top, since they were last read.
    private func newDecisions() -> [Arbitration.Decision] {
        if decider !== scene.topPresentation?.arbiter {
            (decider, decisions) = (scene.topPresentation?.arbiter, NewDecisions())
        }
        return decisions.take(from: decider?.decisions ?? [])
    }

    /// Card and content move by no more than the finger, and what is said of the edge is so.
    private func check(_ before: PresentationShot, _ after: PresentationShot, movement: CGFloat) throws(Violation) {
        let new = newDecisions()
        let isMoved = played.assumptions.disturbances.movesContent
        for decision in new {
            try note(decision)
            guard case .allowed(let evidence) = decision.reason, decision.to == .drag, after.owner == .drag, !isMoved
            else {
                continue
            }
            // A list whose pan is silent has not done what it was expected to do as the finger passed its edge.
            let isSilent = played.assumptions.disturbances.contains(.swallowedTouches)
            let unseen = 0.5 + 1e-6 + (isSilent ? abs(movement) : 0)
            guard evidence.contains(where: { $0.condition == .atEdge && $0.truth == .yes }), after.room > unseen
            else { continue }
            throw Violation(
                rule: "presented: at the edge", text: ".atEdge was true, and the content has \(after.room) pt to go")
        }
        let sum = after.card - before.card + after.content - before.content
        let isMidway = played.assumptions.offsetWhileTracking == .absolute || isMoved || !before.isStill
        guard !isMidway, before.owner == after.owner, before.owner != .undecided,
            before.isScrolling == after.isScrolling
        else { return }
        guard abs(sum) > abs(movement) + 1 + 1e-6 else { return }
        throw Violation(rule: "presented: no jump", text: "\(sum) for \(movement) pt")
    }

    private func text(editedBy deed: PresentationDeed.Kind) -> UIView? {
        guard case .edit(let isInList) = deed else { return nil }
        return isInList ? scene.top?.field : scene.top?.note
    }

    /// What begins to be edited in a card at rest is in sight, or begins where the safe area does.
    private func checkEdited(after deed: PresentationDeed.Kind) throws(Violation) {
        guard let text = text(editedBy: deed), fingers.isEmpty else { return }
        // Content that the app moves meanwhile is where the app wants it.
        guard !played.assumptions.disturbances.contains(.contentAdjustsOffset) else { return }
        try settle("after a text was edited")
        guard let presentation = scene.topPresentation, presentation.keyboardHeight > 0, text.isFirstResponder else {
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
    /// Everything is at rest; then all of it is dismissed, and nothing is left.
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
        guard !scene.stage.settle() else { return }
        let still = scene.stage.stillMoving.joined(separator: "; ")
        throw Violation(rule: "presented: settles", text: "\(moment): \(still)")
    }

    /// What is presented is at rest in its place; what is not is gone, and was said to be.
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
        if let progress = scene.topPresentation?.progress {
            try expect(abs(progress) < 1e-6, "presented: at rest", "the card's progress is \(progress)")
        }
        for session in scene.sessions {
            let isLast = scene.sessions.last { $0.controller === session.controller } === session
            let isStanding = isLast && session.controller?.presentingViewController != nil
            try expect(
                session.isOver != isStanding, "presented: told of its end",
                "it is presented: \(isStanding), and was told: \(session.moments)")
            let ends = session.moments.filter { $0 == .didDismiss }.count
            try expect(ends <= 1, "presented: one end", "\(ends) dismissals of one presentation")
        }
    }

    /// No trace of a card.
    private func checkGone() throws(Violation) {
        let (window, home) = (scene.stage.window, scene.home)
        try checkStanding()
        try expect(home.presentedViewController == nil, "presented: gone", "home still presents")
        try expect(window.subviews.count == 1, "presented: gone", "\(window.subviews.count) views in the window")
        let look = (home.view.transform.isIdentity, home.view.alpha, home.view.layer.cornerRadius, home.view.isHidden)
        try expect(look == (true, 1, 0, false), "presented: the presenter as it was", "\(look)")
        try expect(home.view.frame == window.bounds, "presented: the presenter as it was", "\(home.view.frame)")
        try expect(home.openCalls == 0, "presented: appearance", "a will without its did")
        try expect(home.appearances == 1, "presented: appearance", "appeared \(home.appearances) times more than not")
        // The disturbance that looks on leaves its pans where they are.
        let recognizers = ((home.view.gestureRecognizers ?? []) + (window.gestureRecognizers ?? []))
            .filter(\.cancelsTouchesInView)
        try expect(
            recognizers.isEmpty,
            "presented: no recognizer is left", "there is one on the presenter or the window")
        for controller in scene.controllers where controller.isViewLoaded {
            let list = controller.list
            let own = (list.bounces, list.isScrollEnabled, list.showsVerticalScrollIndicator, list.transform.isIdentity)
            try expect(own == (true, true, true, true), "presented: the client's properties", "\(own)")
            try expect(controller.view.transform.isIdentity, "presented: the controller's view", "it is transformed")
            try expect(
                controller.additionalSafeAreaInsets == .zero, "presented: the controller's insets",
                "\(controller.additionalSafeAreaInsets)")
        }
    }

    private func expect(_ holds: Bool, _ rule: String, _ text: @autoclosure () -> String) throws(Violation) {
        if !holds { throw Violation(rule: rule, text: text()) }
    }
}

/// The topmost card at one moment, in points on the screen, down.
@MainActor private struct PresentationShot {
    weak var top: ListController?
    /// Where the card and its content are.
    var card: CGFloat = 0
    var content: CGFloat = 0
    /// How far the content is from its top.
    var room: CGFloat = 0
    var owner = Arbitration.Owner.nobody
    var isScrolling = false
    /// How much has been told of all that was presented.
    var told: Int
    /// Whether nothing moved by itself.
    var isStill: Bool

    init(_ scene: PresentationScene) {
        told = scene.sessions.reduce(0) { $0 + $1.moments.count }
        isStill = scene.stage.stillMoving.isEmpty
        top = scene.top
        guard let top, top.viewIfLoaded?.window != nil else { return }
        card = top.view.convert(CGPoint(x: top.view.bounds.midX, y: 0), to: nil).y
        content = -top.list.contentOffset.y
        isScrolling = top.list.isDragging
        // Content that is too short to scroll lies where the app has put it.
        let range = top.list.range(along: .vertical)
        room = range.lowerBound == range.upperBound ? 0 : top.list.contentOffset.y - range.lowerBound
        owner = scene.topPresentation?.arbiter?.owner ?? .nobody
    }
}

/// What should be gone once the app has forgotten it.
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
