@_spi(Engine) @_spi(Cards) import GestureArbiter
import UIKitShim

/// Records one arbiter's touches, each as a flight.
@MainActor
package final class FlightRecorder: TouchWitness {
    /// Nil where the touch is not to be recorded.
    package private(set) var flight: GestureArbiter.Flight?
    /// Called as a flight comes to rest.
    package var onRest: (@MainActor (GestureArbiter.Flight) -> Void)?
    /// Told of any recorder whose flight goes on, frame by frame.
    static var onChange: (@MainActor (FlightRecorder) -> Void)?

    /// Where its fingers are; nil before the first.
    private(set) weak var window: UIWindow?
    private weak var arbiter: GestureArbiter?
    private weak var container: UIView?
    private let pseudonyms: Pseudonyms
    /// What the flight's clock counts from: a whole second, so that no time loses a bit.
    private var start: TimeInterval = 0
    private var touch: Weak<UITouch>?
    private var furtherTouches: [Weak<UITouch>] = []
    private var chain: [Watched] = []
    private var recognizers: [(recognizer: Weak<UIGestureRecognizer>, state: GestureArbiter.Flight.State)] = []
    private var scenePath: ScenePath?
    private var isSceneWhole = false
    private var frames: FrameLink?
    private var (turn, frame, stillFrames) = (0, 0, 0)
    private var isTurnCounted = false
    private var isTaking = false
    private var decisionTotal = 0
    private let log = TouchLog()
    private var lastSamples: [Int: GestureArbiter.Flight.Finger] = [:]
    private var lastShown: (card: Double, offsets: [Double])?

    package init(of arbiter: GestureArbiter, on container: UIView, pseudonyms: Pseudonyms) {
        (self.arbiter, self.container, self.pseudonyms) = (arbiter, container, pseudonyms)
    }

    private struct Weak<Object: AnyObject> { weak var object: Object? }

    /// Those that look at scroll views.
    private static var watching: [Weak<FlightRecorder>] = []

    /// A scroll view of the chain, and what was last seen of it.
    private struct Watched {
        weak var scrollView: UIScrollView?
        var settings: GestureArbiter.Flight.Scroll
        let axis: ArbitrationPolicy.Direction.Axis
        let action: GestureAction
    }

    /// Of a flight that goes on for long, frames and actions are left out from here on: ten seconds of all that is recorded.
    static let longestEntries = 20_000
    /// What is still after so many frames is at rest.
    private static let framesOfRest = 4
}

// MARK: - A touch comes down

extension FlightRecorder {
    package func touchComesDown(_ touch: UITouch, over links: [Link], engine: Arbitration) {
        end()
        flight = nil
        guard let container, let window = container.window, !isPrivate(touch) else { return }
        self.window = window
        start = touch.timestamp.rounded(.down)
        self.touch = Weak(object: touch)
        (furtherTouches, turn, frame, stillFrames, lastShown, lastSamples) = ([], 0, 0, 0, nil, [:])
        decisionTotal = engine.log.total
        var flight = GestureArbiter.Flight()
        flight.device = .current(with: window)
        flight.policy = pseudonyms.policy(engine.policy)
        flight.flags = pseudonyms.flags(engine.flags)
        (flight.lastEvent, flight.lastScroll) = (engine.now - start, engine.lastScroll - start)
        let path = ScenePath(from: touch.view, to: container, over: links.map(\.scrollView), in: window)
        flight.scene = path.scene(in: window, pseudonyms)
        scenePath = path
        self.flight = flight
        (recognizers, isSceneWhole) = ([], false)
        watch(links)
        Self.watching = Self.watching.filter { $0.object?.flight != nil } + [Weak(object: self)]
        var sample = finger(touch, number: 0)
        sample.phase = .began  // it may have come down a while ago: the arbiter follows it from now on
        note(sample)
        log.begins()
        frames = FrameLink { [weak self] link in self?.frame(link) }
    }

    /// What is typed, and where on a keyboard, is nobody's to know.
    private func isPrivate(_ touch: UITouch) -> Bool {
        sequence(first: touch.view, next: { $0?.superview }).contains { view in
            guard let view else { return false }
            return (view is UITextField || view is UITextView) && view.isFirstResponder
        }
    }

    private func watch(_ links: [Link]) {
        chain = links.enumerated().map { depth, link in
            let (scrollView, axis) = link
            let action = GestureAction { [weak self] pan in self?.acted(pan, depth) }
            action.add(to: scrollView.panGestureRecognizer)
            return Watched(
                scrollView: scrollView, settings: .init(scrollView), axis: axis, action: action)
        }
    }

    package func furtherTouchComesDown(_ touch: UITouch) {
        guard flight != nil else { return }
        furtherTouches.append(Weak(object: touch))
        note(finger(touch, number: furtherTouches.count))
    }

    /// Lets go of what was looked at.
    private func end() {
        frames?.invalidate()
        frames = nil
        for watched in chain {
            if let scrollView = watched.scrollView { watched.action.remove(from: scrollView.panGestureRecognizer) }
        }
        chain = []
        Self.watching.removeAll { $0.object == nil || $0.object === self }
    }
}

// MARK: - What happens to it

extension FlightRecorder {
    package func touchChanges(_ touch: UITouch, in event: UIEvent) {
        guard flight != nil else { return }
        noteSurroundings()
        let further = furtherTouches.firstIndex { $0.object === touch }
        var sample = finger(touch, number: further.map { $0 + 1 } ?? 0)
        let coalesced = event.coalescedTouches(for: touch) ?? []
        if coalesced.count > 1 {
            sample.coalesced = coalesced.map { one in
                var place = GestureArbiter.Flight.Sample()
                place.location = one.location(in: nil)
                place.timestamp = one.timestamp - start
                return place
            }
        }
        note(sample)
    }

    private func finger(_ touch: UITouch, number: Int) -> GestureArbiter.Flight.Finger {
        var finger = GestureArbiter.Flight.Finger()
        finger.number = number
        finger.location = touch.location(in: nil)
        finger.timestamp = touch.timestamp - start
        finger.phase =
            switch touch.phase {
            case .began: .began
            case .ended: .ended
            case .cancelled: .cancelled
            default: .moved
            }
        return finger
    }

    private func note(_ finger: GestureArbiter.Flight.Finger) {
        lastSamples[finger.number] = finger
        note(.finger(finger))
    }

    package func engineTakes(_ event: Arbitration.Event) {
        isTaking = true
        note(.event(pseudonyms.event(event, from: start)))
    }

    package func engineTook(_ engine: Arbitration) {
        isTaking = false
        let new = min(engine.log.total - decisionTotal, engine.decisions.count)
        decisionTotal = engine.log.total
        guard new > 0 else { return }
        for decision in engine.decisions.suffix(new) {
            let decision = pseudonyms.decision(decision)
            note(.decision(decision))
            log.note("decisions", decision.inWords)
        }
    }

    package func listening(to policy: ArbitrationPolicy) -> ArbitrationPolicy {
        policy.replacingClosures { [weak self] name, closure in
            { situation in
                let holds = closure(situation)
                self?.note(answer: holds, of: name)
                return holds
            }
        }
    }

    private func note(answer holds: Bool, of name: String) {
        // Asked by the way, to see what would be, it is part of no event.
        if isTaking { note(.answer(pseudonyms.condition(name), holds: holds)) }
    }

    package func engineGoesBack() { note(.takenBack) }

    package func arbiterActs() {
        var action = GestureArbiter.Flight.Action()
        if let pan = arbiter?.panGestureRecognizer { action.read(pan) }
        note(.action(action))
    }

    private func acted(_ recognizer: UIGestureRecognizer, _ depth: Int) {
        guard chain.indices.contains(depth), let scrollView = chain[depth].scrollView,
            let pan = recognizer as? UIPanGestureRecognizer
        else { return }
        // Where the arbiter's own pan is not shown the finger any more, another one's action tells that it has moved.
        follow(touch?.object, number: 0)
        var action = GestureArbiter.Flight.Action()
        action.depth = depth
        action.read(pan)
        action.offset = scrollView.contentOffset
        note(.action(action))
    }

    package func contentIsPut(at depth: Int, from found: CGFloat, to offset: CGFloat) {
        note(.write(depth: depth, found: Double(found), written: Double(offset)))
    }

    /// The app has content of a scroll view under the finger come to rest at `target`.
    static func contentIsSent(to target: CGPoint, in scrollView: UIScrollView) {
        guard Double(target.x).isFinite, Double(target.y).isFinite else { return }
        for case let recorder? in watching.map(\.object) {
            guard let depth = recorder.chain.firstIndex(where: { $0.scrollView === scrollView }) else { continue }
            recorder.note(.target(depth: depth, target))
        }
    }

    package func clientIsTold(_ drag: GestureArbiter.Drag) { note(.drag(drag)) }

    /// What others have done since the last event.
    private func noteSurroundings() {
        noteRecognizers()
        for depth in chain.indices {
            guard let scrollView = chain[depth].scrollView else { continue }
            let settings = GestureArbiter.Flight.Scroll(scrollView)
            guard !settings.hasSettings(of: chain[depth].settings) else { continue }
            chain[depth].settings = settings
            note(.scroll(depth: depth, settings))
        }
        for index in recognizers.indices {
            guard let recognizer = recognizers[index].recognizer.object else { continue }
            let state = GestureArbiter.Flight.State(recognizer.state)
            guard state != recognizers[index].state else { continue }
            if recognizers[index].state == .possible { noteStops(of: recognizer, at: index) }
            recognizers[index].state = state
            note(.recognizer(index, state))
        }
        for (index, touch) in furtherTouches.enumerated() { follow(touch.object, number: index + 1) }
    }
}

// MARK: - Fingers that the arbiter is not told of

extension FlightRecorder {
    /// Where a finger is by now that the arbiter's pan is not shown, or not any more: it is looked at frame by frame.
    private func follow(_ touch: UITouch?, number: Int) {
        guard let before = lastSamples[number], before.phase == .began || before.phase == .moved else { return }
        guard let touch else {
            // UIKit has let go of it, and so the finger has left.
            var last = before
            last.phase = .ended
            last.timestamp = CACurrentMediaTime() - start
            return note(last)
        }
        let sample = finger(touch, number: number)
        let hasLeft = sample.phase == .ended || sample.phase == .cancelled
        if before.location != sample.location || hasLeft { note(sample) }
    }
}

// MARK: - Others who have the touch

extension FlightRecorder {
    /// At touch-down UIKit does not say yet who else has the touch.
    private func noteRecognizers() {
        guard !isSceneWhole, let touch = touch?.object, let path = scenePath else { return }
        isSceneWhole = true
        scenePath = nil
        let others = touch.gestureRecognizers ?? []
        recognizers = others.map { (Weak(object: $0), .init($0.state)) }
        flight?.scene.recognizers = others.map { path.recognizer($0, pseudonyms) }
        for (index, other) in others.enumerated() where other.state != .possible { noteStops(of: other, at: index) }
    }

    /// Whom it stops is asked once it has begun, as UIKit asks then: a delegate hears nothing sooner for being watched.
    private func noteStops(of other: UIGestureRecognizer, at index: Int) {
        guard let flight, flight.scene.recognizers.indices.contains(index), !flight.scene.recognizers[index].isScrollPan
        else { return }
        let pans: [(depth: Int, pan: UIGestureRecognizer?)] =
            [(-1, arbiter?.panGestureRecognizer)]
            + chain.enumerated().map { ($0.offset, $0.element.scrollView?.panGestureRecognizer) }
        self.flight?.scene.recognizers[index].stops = pans.compactMap { depth, pan in
            guard let pan, pan !== other, other.canPrevent(pan), pan.canBePrevented(by: other),
                !other.delegateAllowsRecognition(with: pan), !pan.delegateAllowsRecognition(with: other)
            else { return nil }
            return depth
        }
    }
}

// MARK: - Frames, and the end

extension FlightRecorder {
    private func frame(_ link: CADisplayLink) {
        guard flight != nil else { return end() }
        frame += 1
        var frame = GestureArbiter.Flight.Frame()
        (frame.timestamp, frame.target) = (link.timestamp - start, link.targetTimestamp - start)
        noteSurroundings()
        follow(touch?.object, number: 0)
        note(.frame(frame))
        let offsets = chain.map { watched -> Double in
            let offset = watched.scrollView?.contentOffset ?? .zero
            return Double(watched.axis == .vertical ? offset.y : offset.x).toTheGrain
        }
        let shown = (card: card.toTheGrain, offsets: offsets)
        let isStill = lastShown.map { $0 == shown } ?? false
        lastShown = shown
        note(.shown(card: shown.card, offsets: shown.offsets))
        Self.onChange?(self)
        stillFrames = isStill && !isFingerDown && !isMoving ? stillFrames + 1 : 0
        guard stillFrames >= Self.framesOfRest else { return }
        end()
        log.ends()
        if let flight { onRest?(flight) }
    }

    private var isFingerDown: Bool {
        ([touch].compactMap(\.self) + furtherTouches).contains { touch in
            guard let phase = touch.object?.phase else { return false }
            return phase != .ended && phase != .cancelled
        }
    }

    private var isMoving: Bool {
        chain.contains { $0.scrollView?.isDecelerating ?? false || $0.scrollView?.isDragging ?? false }
    }

    /// Where the card is, in points from rest.
    private var card: Double {
        Double(arbiter?.card?.card(mayOpen: true).place ?? 0)
    }

    private func note(_ what: GestureArbiter.Flight.Observation) {
        guard flight != nil else { return }
        let time = (CACurrentMediaTime() - start).toTheMicrosecond
        flight?.entries.append(GestureArbiter.Flight.Entry(time: time, turn: turn, frame: frame, what))
        countTurn()
        if flight?.entries.count ?? 0 > Self.longestEntries { shorten() }
    }

    private func countTurn() {
        guard !isTurnCounted else { return }
        isTurnCounted = true
        onNextTurn(of: container) { [weak self] in
            self?.turn += 1
            self?.isTurnCounted = false
        }
    }

    /// Leaves out the older half of what was only seen. What the arbiter decided by stays.
    private func shorten() {
        guard var flight else { return }
        let middle = flight.entries.count / 2
        let kept = flight.entries[..<middle].filter { entry in
            switch entry.what {
            case .frame, .action, .write, .shown, .drag: false
            case .finger, .scroll, .recognizer, .event, .answer, .takenBack, .decision, .target: true
            }
        }
        flight.omittedCount += middle - kept.count
        flight.entries.replaceSubrange(..<middle, with: kept)
        self.flight = flight
        // An hour of a finger that never lifts: the rest of it is nobody's.
        if kept.count > middle * 9 / 10 { end() }
    }
}

extension Double {
    /// To about a millionth of a second: few bits, which pack well.
    var toTheMicrosecond: Double { (self * 1_048_576).rounded() / 1_048_576 }
    /// To 1/64: finer than any pixel.
    var toTheGrain: Double { isFinite ? (self * 64).rounded() / 64 : 0 }
}
