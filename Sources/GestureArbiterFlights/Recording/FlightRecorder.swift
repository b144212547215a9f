@_spi(Engine) @_spi(Cards) import GestureArbiter
import UIKitShim

/// Records one arbiter's touches, each as a flight.
@MainActor
package final class FlightRecorder: TouchWitness {
    /// The current flight; nil if the touch is not recorded.
    package private(set) var flight: GestureArbiter.Flight?
    /// Called when a flight comes to rest.
    package var onRest: (@MainActor (GestureArbiter.Flight) -> Void)?
    /// Called in each frame in which a recorder's flight continues.
    static var onChange: (@MainActor (FlightRecorder) -> Void)?

    /// The window of the recorder's fingers; nil before the first.
    private(set) weak var window: UIWindow?
    private weak var arbiter: GestureArbiter?
    private weak var container: UIView?
    private let pseudonyms: Pseudonyms
    /// The origin of the flight's clock: a whole second, so that times lose no bits.
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

    /// The recorders that observe scroll views.
    private static var watching: [Weak<FlightRecorder>] = []

    /// A scroll view of the chain, and its last recorded state.
    private struct Watched {
        weak var scrollView: UIScrollView?
        var settings: GestureArbiter.Flight.Scroll
        let axis: ArbitrationPolicy.Direction.Axis
        let action: GestureAction
    }

    /// The number of entries from which on a long flight omits frames and actions: about ten seconds.
    static let longestEntries = 20_000
    /// The number of frames without movement that count as rest.
    private static let framesOfRest = 4
}

// MARK: - A touch comes down

extension FlightRecorder {
    package func touchComesDown(
        _ touch: UITouch?, on view: UIView?, at location: CGPoint, time: TimeInterval, over links: [Link],
        engine: Arbitration
    ) {
        end()
        flight = nil
        guard let container, let window = container.window, !isPrivate(view) else { return }
        self.window = window
        start = time.rounded(.down)
        self.touch = touch.map { Weak(object: $0) }
        (furtherTouches, turn, frame, stillFrames, lastShown, lastSamples) = ([], 0, 0, 0, nil, [:])
        decisionTotal = engine.log.total
        var flight = GestureArbiter.Flight()
        flight.device = .current(with: window)
        flight.policy = pseudonyms.policy(engine.policy)
        flight.flags = pseudonyms.flags(engine.flags)
        (flight.lastEvent, flight.lastScroll) = (engine.now - start, engine.lastScroll - start)
        let path = ScenePath(from: view, to: container, over: links.map(\.scrollView), in: window)
        flight.scene = path.scene(in: window, pseudonyms)
        scenePath = path
        self.flight = flight
        (recognizers, isSceneWhole) = ([], false)
        watch(links)
        Self.watching = Self.watching.filter { $0.object?.flight != nil } + [Weak(object: self)]
        // A finger may have come down earlier: the arbiter follows it from now on.
        note(sample(touch == nil ? .scrolls : .began, at: location, time: time))
        log.begins()
        frames = FrameLink { [weak self] link in self?.frame(link) }
    }

    /// Text input, and touches on a keyboard, are private.
    private func isPrivate(_ touchedView: UIView?) -> Bool {
        sequence(first: touchedView, next: { $0?.superview }).contains { view in
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

    /// Stops observing.
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

// MARK: - The arbiter's events

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

    package func scrollChanges(to location: CGPoint, time: TimeInterval, isOver: Bool) {
        guard flight != nil else { return }
        noteSurroundings()
        note(sample(isOver ? .ended : .moved, at: location, time: time))
    }

    private func sample(
        _ phase: GestureArbiter.Flight.Finger.Phase, at location: CGPoint, time: TimeInterval
    ) -> GestureArbiter.Flight.Finger {
        var finger = GestureArbiter.Flight.Finger()
        (finger.location, finger.timestamp, finger.phase) = (location, time - start, phase)
        return finger
    }

    private func finger(_ touch: UITouch, number: Int) -> GestureArbiter.Flight.Finger {
        let phase: GestureArbiter.Flight.Finger.Phase =
            switch touch.phase {
            case .began: .began
            case .ended: .ended
            case .cancelled: .cancelled
            default: .moved
            }
        var finger = sample(phase, at: touch.location(in: nil), time: touch.timestamp)
        finger.number = number
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
        // A question that only tests a possibility is part of no event.
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
        // If the arbiter's own pan no longer receives the finger, another pan's action shows that the finger has moved.
        followTouch()
        var action = GestureArbiter.Flight.Action()
        action.depth = depth
        action.read(pan)
        action.offset = scrollView.contentOffset
        note(.action(action))
    }

    package func contentIsPut(at depth: Int, from found: CGFloat, to offset: CGFloat) {
        note(.write(depth: depth, found: Double(found), written: Double(offset)))
    }

    /// Records the offset at which the app makes a scroll view under the finger come to rest.
    static func contentIsSent(to target: CGPoint, in scrollView: UIScrollView) {
        guard Double(target.x).isFinite, Double(target.y).isFinite else { return }
        for case let recorder? in watching.map(\.object) {
            guard let depth = recorder.chain.firstIndex(where: { $0.scrollView === scrollView }) else { continue }
            recorder.note(.target(depth: depth, target))
        }
    }

    package func clientIsTold(_ drag: GestureArbiter.Drag) { note(.drag(drag)) }

    /// Records what other code has done since the last event.
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

// MARK: - Fingers that the arbiter does not receive

extension FlightRecorder {
    private func followTouch() { if let touch { follow(touch.object, number: 0) } }

    /// Records the place of a finger that the arbiter's pan does not receive, frame by frame.
    private func follow(_ touch: UITouch?, number: Int) {
        guard let before = lastSamples[number], before.phase == .began || before.phase == .moved else { return }
        guard let touch else {
            // UIKit has released the touch, so the finger has lifted.
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

// MARK: - Other recognizers of the touch

extension FlightRecorder {
    /// Records the touch's other recognizers. UIKit does not know them yet at touch-down.
    private func noteRecognizers() {
        guard !isSceneWhole, let touch = touch?.object, let path = scenePath else { return }
        isSceneWhole = true
        scenePath = nil
        let others = touch.gestureRecognizers ?? []
        recognizers = others.map { (Weak(object: $0), .init($0.state)) }
        flight?.scene.recognizers = others.map { path.recognizer($0, pseudonyms) }
        for (index, other) in others.enumerated() where other.state != .possible { noteStops(of: other, at: index) }
    }

    /// Records the pans that a recognizer stops, once it has begun. UIKit asks delegates at that time, so recording
    /// asks no delegate earlier.
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
        followTouch()
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
        if touch == nil, let phase = lastSamples[0]?.phase { return phase == .scrolls || phase == .moved }
        return ([touch].compactMap(\.self) + furtherTouches).contains { touch in
            guard let phase = touch.object?.phase else { return false }
            return phase != .ended && phase != .cancelled
        }
    }

    private var isMoving: Bool {
        chain.contains { $0.scrollView?.isDecelerating ?? false || $0.scrollView?.isDragging ?? false }
    }

    /// The card's distance from rest, in points.
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

    /// Omits the older half of the observations. Inputs of decisions stay.
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
        // Stops recording a finger that never lifts, after about an hour.
        if kept.count > middle * 9 / 10 { end() }
    }
}

extension Double {
    /// The number rounded to about a microsecond: few bits, which pack well.
    var toTheMicrosecond: Double { (self * 1_048_576).rounded() / 1_048_576 }
    /// The number rounded to 1/64: finer than any pixel.
    var toTheGrain: Double { isFinite ? (self * 64).rounded() / 64 : 0 }
}
