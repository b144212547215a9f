import UIKitShim

/// A finger that nobody puts down: copies of the engines follow it, and nothing else changes. For forecasts.
///
/// It takes a touch's path: ``Landing``, ``Recognition/touchDown(at:over:along:in:under:at:)``, ``Claims``, the engine.
/// A structure of closures, which only a debug build makes, so that no release build links the code behind them.
@MainActor
package struct ImaginedFinger {
    /// UIKit's part of the finger, of which nobody but UIKit is sure.
    @MainActor
    package protocol Rivals: AnyObject {
        func isUnderWay(_ recognizer: UIGestureRecognizer) -> Bool
        func hasFailed(_ recognizer: UIGestureRecognizer) -> Bool
        func isTracking(_ control: UIControl) -> Bool
        /// Whether the recognizer's delegate lets it recognize beside an arbiter's.
        func allows(_ recognizer: UIGestureRecognizer, with pan: UIGestureRecognizer) -> Bool
    }

    /// What a copy of an arbiter's engine has done with the finger: the decisions, and the scroll views within the card,
    /// innermost first, with how far the engine has moved each. A tuple, which costs an app no metadata.
    package typealias Report = (
        decisions: ArraySlice<Arbitration.Decision>, scrollViews: [(scrollView: UIScrollView, way: CGFloat)]
    )

    package let touchedView: UIView?
    /// The enabled recognizers of the touched view and the views around it, in the order in which they see a touch:
    /// from the touched view out, of one view the one added last first (rows G28 and G29).
    package let recognizers: [UIGestureRecognizer]
    /// Moves the finger, to this distance from where it came down, under an arbiter. Returns the recognizer's next step:
    /// it begins with every movement that drags.
    package let follow: (GestureArbiter, CGPoint, TimeInterval) -> Arbitration.Actions.Recognizer?
    /// Nil for an arbiter that cannot get the finger.
    package let report: (GestureArbiter) -> Report?
    /// Whether an arbiter's recognizer may recognize beside another one, as it is now.
    package let allows: (GestureArbiter, UIGestureRecognizer) -> Bool
    /// Whether another recognizer waits until an arbiter's fails.
    package let waits: (UIGestureRecognizer, GestureArbiter) -> Bool

    /// A finger at `location`, in the window's coordinates, in points; nil in a release build, and while a finger is
    /// down there.
    ///
    /// - Parameter asksClient: Whether to ask `onAttempt` and the clients' vetoes, which otherwise count as yes.
    package static func down(
        at location: CGPoint, in window: UIWindow, beside rivals: any Rivals, asksClient: Bool
    ) -> Self? {
        var finger: Self?
        assert(
            {
                finger = Imagination(at: location, in: window, beside: rivals, asksClient: asksClient)?.finger
                return true
            }())
        return finger
    }
}

/// The copies of the engines under an imagined finger.
@MainActor
private final class Imagination {
    private let shared: SharedTouch
    private let recognizers: [UIGestureRecognizer]
    private let rivals: any ImaginedFinger.Rivals
    private let asksClient: Bool
    private var parts: [ObjectIdentifier: Part] = [:]

    /// An arbiter's part.
    private final class Part {
        let pan: ArbitratedPan
        let container: UIView
        var engine: Arbitration
        let touch: FollowedTouch
        let offsets: [CGFloat]
        var isOver = false

        init(
            _ pan: ArbitratedPan, in container: UIView, _ engine: Arbitration, _ touch: FollowedTouch,
            offsets: [CGFloat]
        ) {
            (self.pan, self.container, self.engine, self.touch) = (pan, container, engine, touch)
            self.offsets = offsets
        }
    }

    init?(at location: CGPoint, in window: UIWindow, beside rivals: any ImaginedFinger.Rivals, asksClient: Bool) {
        (shared, self.rivals, self.asksClient) = (SharedTouch(at: location, in: window), rivals, asksClient)
        var (found, next): ([UIGestureRecognizer], UIView?) = ([], shared.touchedView)
        while let view = next {
            found += (view.gestureRecognizers ?? []).reversed().filter(\.isEnabled)
            next = view.superview
        }
        recognizers = found
        guard !found.contains(where: { $0.numberOfTouches > 0 }) else { return nil }
        for case let pan as ArbitratedPan in found { parts[ObjectIdentifier(pan)] = part(of: pan) }
    }

    var finger: ImaginedFinger {
        ImaginedFinger(
            touchedView: shared.touchedView, recognizers: recognizers,
            follow: { arbiter, translation, time in
                self.part(of: arbiter).map { self.follow(to: translation, at: time, by: $0) } ?? .fails
            },
            report: { arbiter in self.part(of: arbiter).map(self.report) },
            allows: { arbiter, other in self.part(of: arbiter).map { self.allows(other, beside: $0) } ?? false },
            waits: { other, arbiter in
                guard let part = self.part(of: arbiter), part.engine.policy.handoff == .never,
                    let scrollView = other.view as? UIScrollView, scrollView.panGestureRecognizer === other
                else { return false }
                return scrollView.isDescendant(of: part.container)
            })
    }

    private func part(of arbiter: GestureArbiter) -> Part? {
        arbiter.recognition.pan.flatMap { parts[ObjectIdentifier($0)] }
    }

    // MARK: - The finger comes down

    /// As ``Recognition/begin(_:as:waiting:after:)`` does, on a copy.
    private func part(of pan: ArbitratedPan) -> Part? {
        let recognition = pan.recognition
        guard let container = recognition.container, recognition.isAttached else { return nil }
        let policy = recognition.resolvedPolicy(in: container)
        var engine = recognition.arbitration
        if engine.policy != policy {
            engine = Arbitration(policy)
            _ = engine.handle(.flags(recognition.arbitration.flags))
        }
        let chain = recognition.chain(under: shared, along: policy.direction, in: container)
        let down = recognition.touchDown(
            at: shared.landing, over: chain, along: policy.direction, in: container, under: policy.opening,
            at: shared.landing.time)
        guard recognition.isAttached else { return nil }
        let part = Part(
            pan, in: container, engine,
            FollowedTouch(TrackedFinger(on: shared, isScrolled: false), waiting: nil, over: chain, down),
            offsets: chain.links.map(\.geometry.offset))
        let step = handle(.down(down), by: part)
        part.isOver = step == .fails || recognition.isStrip && !part.engine.mayStillOpen
        return part
    }

    // MARK: - The finger moves

    private func follow(to translation: CGPoint, at time: TimeInterval, by part: Part)
        -> Arbitration.Actions.Recognizer?
    {
        guard !part.isOver else { return .fails }
        let touch = part.touch
        let (along, across) = part.engine.policy.direction.components(
            of: touch.finger.movement(to: translation, at: time))
        var move = Arbitration.Move(time: time, along: along, across: across)
        let panning = panning(in: touch.chain)
        move.bystanders = panning ?? 0
        if let panning, touch.chain.links.count > 1 { move.driven = touch.chain.driven(with: panning) }
        if panning == nil, touch.chain.idle.contains(where: { isUnderWay($0.scrollView) }) {
            move.bystanders = touch.chain.links.count
        }
        if let depth = part.engine.observedDepth(by: move) {
            move.observedOffset = part.engine.heldOffset(at: depth)
            move.isPanning = move.driven.contains(depth) || isUnderWay(touch.chain.links[depth].scrollView)
        }
        let step = handle(.move(move), by: part)
        guard step != .fails else {
            part.isOver = true
            return .fails
        }
        guard part.engine.owner == .drag else { return nil }
        // Over content, a drag begins only with the content's own pan.
        let waits =
            !touch.isCatch && part.engine.policy.handoff != .never && touch.chain.firstPannable != nil
            && !hasPanUnderWay(in: touch.chain)
        part.isOver = waits && part.engine.isFarGone
        return part.isOver ? .fails : .begins
    }

    private func isUnderWay(_ scrollView: UIScrollView?) -> Bool {
        scrollView.map { rivals.isUnderWay($0.panGestureRecognizer) } ?? false
    }

    private func panning(in chain: ScrollChain) -> Int? {
        chain.links.indices.first { isUnderWay(chain.links[$0].scrollView) }
    }

    private func hasPanUnderWay(in chain: ScrollChain) -> Bool {
        chain.pannable.contains { isUnderWay($0) } || chain.idle.contains { isUnderWay($0.scrollView) }
    }

    // MARK: - Questions

    private func handle(_ event: Arbitration.Event, by part: Part) -> Arbitration.Actions.Recognizer? {
        var actions = part.engine.handle(event)
        while let question = actions.question {
            actions = part.engine.handle(.answer(answer(to: question, of: part)))
        }
        return actions.recognizer
    }

    private func answer(to question: Arbitration.Questions, of part: Part) -> Arbitration.Answer {
        let recognition = part.pan.recognition
        guard question != .claim else {
            let answer = Claims(
                ours: part.pan, engine: part.engine, container: part.container, touch: part.touch,
                card: recognition.cardNow(), opaque: recognition.namedViews.opaque, surroundings: surroundings
            ).answer
            part.touch.isLeftToOuter = answer == .no(reason: Claims.outer)
            return answer
        }
        let attempt = recognition.attempt(
            at: question == .begin ? .begin : .handoff, in: part.touch, velocity: part.engine.velocity)
        switch recognition.verdict(on: attempt, asksClient: asksClient) {
        case .allow, .redirect: return .yes
        case .deny(let reason): return .no(reason: reason)
        }
    }

    private var surroundings: Surroundings {
        Surroundings(
            recognizers: { _ in self.recognizers }, isUnderWay: rivals.isUnderWay,
            mayStillBegin: { !self.rivals.isUnderWay($0) && !self.rivals.hasFailed($0) },
            isTracking: rivals.isTracking, allows: rivals.allows,
            run: { pan in
                guard let part = self.parts[ObjectIdentifier(pan)], !part.isOver else { return nil }
                return Run(
                    engine: part.engine, isStrip: pan.recognition.isStrip, isLeftToOuter: part.touch.isLeftToOuter)
            })
    }

    /// As the pan's delegate answers UIKit.
    private func allows(_ other: UIGestureRecognizer, beside part: Part) -> Bool {
        guard part.engine.policy.handoff != .never else { return false }
        if part.touch.chain.contains(other) { return true }
        return part.engine.owner != .drag && other.view?.isDescendant(of: part.container) ?? false
    }

    private func report(of part: Part) -> ImaginedFinger.Report {
        let links = part.touch.chain.links
        let moved = links.indices.compactMap { depth in
            links[depth].scrollView.map { ($0, part.engine.heldOffset(at: depth) - part.offsets[depth]) }
        }
        return (part.engine.log.ofTouch, moved)
    }
}
