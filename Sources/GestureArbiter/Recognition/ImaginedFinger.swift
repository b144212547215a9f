import UIKitShim

/// A finger that nobody puts down: copies of the engines follow it, and nothing else changes. For forecasts.
///
/// A tuple of closures, which only a debug build makes: so a release build links neither the code behind them nor a
/// type's metadata.
package typealias ImaginedFinger = (
    touchedView: UIView?,
    /// The enabled recognizers of the touched view and the views around it, in the order in which they see a touch:
    /// from the touched view out, of one view the one added last first (rows G28 and G29).
    recognizers: [UIGestureRecognizer],
    /// Moves the finger, to this distance from where it came down, under an arbiter. Returns the recognizer's next step:
    /// it begins with every movement that drags.
    follow: @MainActor (GestureArbiter, CGPoint, TimeInterval) -> Arbitration.Actions.Recognizer?,
    /// What the copy of an arbiter's engine has decided.
    decisions: @MainActor (GestureArbiter) -> [Arbitration.Decision],
    /// The scroll views that this copy has moved by more than a point, innermost first.
    scrollViews: @MainActor (GestureArbiter) -> [UIScrollView],
    /// Whether an arbiter's recognizer may recognize beside another one, as it is now.
    allows: @MainActor (GestureArbiter, UIGestureRecognizer) -> Bool,
    /// Whether another recognizer waits until an arbiter's fails.
    waits: @MainActor (UIGestureRecognizer, GestureArbiter) -> Bool
)

/// UIKit's part of an imagined finger, of which nobody but UIKit is sure.
@MainActor
package protocol PresumedRivals: AnyObject {
    func isUnderWay(_ recognizer: UIGestureRecognizer) -> Bool
    func hasFailed(_ recognizer: UIGestureRecognizer) -> Bool
    func isTracking(_ control: UIControl) -> Bool
    /// Whether the recognizer's delegate lets it recognize beside an arbiter's.
    func allows(_ recognizer: UIGestureRecognizer, with pan: UIGestureRecognizer) -> Bool
}

extension GestureArbiter {
    /// A finger at `location`, in the window's coordinates, in points; nil in a release build, and while a finger is
    /// down there.
    ///
    /// - Parameter asksClient: Whether to ask `onAttempt` and the clients' vetoes, which otherwise count as yes.
    package static func imaginedFinger(
        at location: CGPoint, in window: UIWindow, beside rivals: any PresumedRivals, asksClient: Bool
    ) -> ImaginedFinger? {
        var finger: ImaginedFinger?
        assert(
            {
                finger = imagine(at: location, in: window, beside: rivals, asksClient: asksClient)
                return true
            }())
        return finger
    }

    private static func imagine(
        at location: CGPoint, in window: UIWindow, beside rivals: any PresumedRivals, asksClient: Bool
    ) -> ImaginedFinger? {
        let shared = SharedTouch(at: location, in: window)
        let recognizers = shared.recognizersAround
        shared.imaginedRecognizers = recognizers
        guard !recognizers.contains(where: { $0.numberOfTouches > 0 }) else { return nil }
        // The arbiters' parts, and the arbiters that have given the finger up.
        var engines: [ObjectIdentifier: Arbitration] = [:]
        var touches: [ObjectIdentifier: FollowedTouch] = [:]
        var over: Set<ObjectIdentifier> = []
        let surroundings = Surroundings(
            isUnderWay: rivals.isUnderWay,
            mayStillBegin: { !rivals.isUnderWay($0) && !rivals.hasFailed($0) },
            isTracking: rivals.isTracking, allows: rivals.allows,
            run: { pan in
                let key = ObjectIdentifier(pan.arbiter)
                guard !over.contains(key), let engine = engines[key], let touch = touches[key] else { return nil }
                return Run(engine: engine, isStrip: pan.recognition.isStrip, isLeftToOuter: touch.isLeftToOuter)
            })
        var (relay, splitAt): (Relay, TimeInterval) = (Relay(), 0)
        func split(_ movement: CGFloat, along direction: ArbitrationPolicy.Direction, at time: TimeInterval) {
            splitAt = time
            guard movement != 0, !direction.isBothWays else { return }
            var (runners, cards): ([FollowedTouch], [Relay.Card]) = ([], [])
            for case let pan as ArbitratedPan in recognizers where !pan.recognition.isStrip {
                let key = ObjectIdentifier(pan.arbiter)
                guard !over.contains(key), let engine = engines[key], let touch = touches[key],
                    engine.policy.direction == direction
                else { continue }
                runners.append(touch)
                cards.append(Relay.Card(engine, from: touch.passedFrom))
            }
            relay.split(movement, among: runners, as: &cards)
        }
        func give(_ event: Arbitration.Event, to arbiter: GestureArbiter) -> Arbitration.Actions.Recognizer? {
            let key = ObjectIdentifier(arbiter)
            guard let touch = touches[key], var actions = engines[key]?.handle(event) else { return .fails }
            while let question = actions.question, let engine = engines[key] {
                let answer = arbiter.recognition.presumedAnswer(
                    to: question, of: engine, about: touch, in: surroundings, asksClient: asksClient)
                actions = engines[key]?.handle(.answer(answer)) ?? actions
            }
            if actions.recognizer == .fails { over.insert(key) }
            return actions.recognizer
        }
        for case let pan as ArbitratedPan in recognizers {
            guard let (engine, touch, down) = pan.recognition.imaginedTouch(on: shared) else { continue }
            let key = ObjectIdentifier(pan.arbiter)
            (engines[key], touches[key]) = (engine, touch)
            _ = give(.down(down), to: pan.arbiter)
            if pan.recognition.isStrip, engines[key]?.mayStillOpen == false { over.insert(key) }
        }
        return (
            shared.touchedView, recognizers,
            follow: { arbiter, translation, time in
                let key = ObjectIdentifier(arbiter)
                guard !over.contains(key), let touch = touches[key], let engine = engines[key] else { return .fails }
                var move = engine.move(of: touch, to: translation, at: time, isUnderWay: rivals.isUnderWay)
                if splitAt != time { split(move.along, along: engine.policy.direction, at: time) }
                if let share = touch.share { (move.along, move.elsewhere) = (share, move.along - share) }
                move.isPassedOn = touch.passedFrom != nil
                guard give(.move(move), to: arbiter) != .fails, let moved = engines[key] else { return .fails }
                guard moved.owner == .drag else { return nil }
                let isSilent = touch.waitsForPan(under: moved.policy, isUnderWay: rivals.isUnderWay)
                guard isSilent, moved.isFarGone else { return .begins }
                over.insert(key)
                return .fails
            },
            decisions: { engines[ObjectIdentifier($0)].map { Array($0.log.ofTouch) } ?? [] },
            scrollViews: { arbiter in
                let key = ObjectIdentifier(arbiter)
                guard let links = touches[key]?.chain.links, let engine = engines[key] else { return [] }
                return links.indices.filter { abs(engine.heldOffset(at: $0) - links[$0].geometry.offset) > 1 }
                    .compactMap { links[$0].scrollView }
            },
            allows: { arbiter, other in
                let key = ObjectIdentifier(arbiter)
                guard let touch = touches[key], let engine = engines[key], let container = arbiter.container,
                    engine.policy.handoff != .never
                else { return false }
                if touch.chain.contains(other) { return true }
                let others = (other as? ArbitratedPan).flatMap { touches[ObjectIdentifier($0.arbiter)] }
                if let others, touch.passedFrom != nil || others.passedFrom != nil { return true }
                return engine.owner != .drag && other.view?.isDescendant(of: container) ?? false
            },
            waits: { other, arbiter in
                guard engines[ObjectIdentifier(arbiter)]?.policy.handoff == .never, let container = arbiter.container,
                    let scrollView = other.view as? UIScrollView, scrollView.panGestureRecognizer === other
                else { return false }
                return scrollView.isDescendant(of: container)
            }
        )
    }
}

extension SharedTouch {
    fileprivate var recognizersAround: [UIGestureRecognizer] {
        var (found, next): ([UIGestureRecognizer], UIView?) = ([], touchedView)
        while let view = next {
            found += (view.gestureRecognizers ?? []).reversed().filter(\.isEnabled)
            next = view.superview
        }
        return found
    }
}

extension Recognition {
    /// The touch that ``begin(_:as:waiting:after:)`` would begin, on a copy of the engine.
    fileprivate func imaginedTouch(on shared: SharedTouch) -> (Arbitration, FollowedTouch, Arbitration.Touch)? {
        guard let container, isAttached else { return nil }
        let policy = resolvedPolicy(in: container)
        var engine = arbitration
        if engine.policy != policy {
            engine = Arbitration(policy)
            _ = engine.handle(.flags(arbitration.flags))
        }
        let chain = chain(under: shared, along: policy.direction, in: container)
        var down = touchDown(
            at: shared.landing, over: chain, along: policy.direction, in: container, at: shared.landing.time)
        down.card = cardNow(mayOpen: policy.opening.mayOpen(in: down.regions)) ?? Arbitration.Card()
        guard isAttached else { return nil }
        let finger = TrackedFinger(on: shared, isScrolled: false)
        return (engine, FollowedTouch(finger, waiting: nil, over: chain, down), down)
    }

    fileprivate func presumedAnswer(
        to question: Arbitration.Questions, of engine: Arbitration, about touch: FollowedTouch,
        in surroundings: Surroundings, asksClient: Bool
    ) -> Arbitration.Answer {
        guard let pan, let container else { return .yes }
        guard question != .claim else {
            let answer = Claims(
                ours: pan, engine: engine, container: container, touch: touch, card: cardNow(),
                opaque: namedViews.opaque, surroundings: surroundings
            ).answer
            touch.isLeftToOuter = answer == .no(reason: Claims.outer)
            return answer
        }
        let attempt = attempt(at: question == .begin ? .begin : .handoff, in: touch, velocity: engine.velocity)
        let ruled = vetoes.prefix(rules).lazy.map { $0(attempt) }.first { $0 != .allow }
        let ruling = asksClient ? verdict(on: attempt) : ruled
        if case .deny(let reason) = ruling { return .no(reason: reason) }
        return .yes
    }
}

extension Arbitration {
    /// The movement of a finger that is followed to `translation`, with the pans that are presumed under way.
    @MainActor
    fileprivate func move(
        of touch: FollowedTouch, to translation: CGPoint, at time: TimeInterval,
        isUnderWay: (UIGestureRecognizer) -> Bool
    ) -> Move {
        let chain = touch.chain
        let (along, across) = policy.direction.components(of: touch.finger.movement(to: translation, at: time))
        var move = Move(time: time, along: along, across: across)
        if let panning = chain.links.indices.first(where: { chain.links[$0].scrollView.pans(isUnderWay) }) {
            move.bystanders = panning
            if chain.links.count > 1 { move.driven = chain.driven(with: panning) }
        } else if chain.idle.contains(where: { $0.scrollView.pans(isUnderWay) }) {
            move.bystanders = chain.links.count
        }
        guard let depth = observedDepth(by: move) else { return move }
        move.observedOffset = heldOffset(at: depth)
        move.isPanning = move.driven.contains(depth) || chain.links[depth].scrollView.pans(isUnderWay)
        return move
    }
}

extension FollowedTouch {
    /// Over content, a drag begins only with the content's own pan.
    fileprivate func waitsForPan(under policy: ArbitrationPolicy, isUnderWay: (UIGestureRecognizer) -> Bool) -> Bool {
        !isCatch && passedFrom == nil && policy.handoff != .never && chain.firstPannable != nil
            && !chain.pannable.contains { isUnderWay($0.panGestureRecognizer) }
            && !chain.idle.contains { $0.scrollView.pans(isUnderWay) }
    }
}

extension UIScrollView? {
    @MainActor
    fileprivate func pans(_ isUnderWay: (UIGestureRecognizer) -> Bool) -> Bool {
        map { isUnderWay($0.panGestureRecognizer) } ?? false
    }
}
