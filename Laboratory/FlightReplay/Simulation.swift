@_spi(Engine) @_spi(Cards) import GestureArbiter
@_spi(Engine) import GestureArbiterFlights
import HeadlessUIKit

/// The scene of a flight on a stage, where the same fingers move the same way under other assumptions.
///
/// The touch's other recognizers are played back, never simulated: they take their recorded states, and stop the
/// recognizers that they stopped. The card is as the flight recorded it.
@MainActor
final class Simulation {
    private let flight: GestureArbiter.Flight
    private let stage: Stage
    private let views: [UIView]
    /// The view that contains all others and moves with the drag, as their card.
    private let card: UIView
    /// Called after each event and each frame, if set.
    var onEvent: ((FlightFilm.Moment, Stage) -> Void)?
    private let arbiter: GestureArbiter
    private let answers: Answers
    private var recorder: FlightRecorder?
    /// The difference between the stage's clock and the flight's.
    private let shift: Double
    private var fingers: [Int: Finger] = [:]
    /// The recognizers, by their indices in the scene.
    private var others: [Int: PlayedRecognizer] = [:]
    private let targets = Targets()

    /// Makes content come to rest at the app's target.
    @MainActor
    private final class Targets: UIScrollViewDelegate {
        var offsets: [ObjectIdentifier: CGPoint] = [:]

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            if let offset = offsets[ObjectIdentifier(scrollView)] { targetContentOffset.pointee = offset }
        }
    }

    /// The current answers of the client's closures, by name, and its refusals.
    @MainActor
    private final class Answers: ArbitratedCard {
        var holds: [String: Bool] = [:]
        var refusals: [String] = []
        var place = Arbitration.Card()
        private let onDrag: @MainActor (GestureArbiter.Drag) -> Void

        init(_ onDrag: @escaping @MainActor (GestureArbiter.Drag) -> Void) { self.onDrag = onDrag }

        func card(mayOpen: Bool) -> Arbitration.Card { place }
        func follow(_ drag: GestureArbiter.Drag) { onDrag(drag) }
        func bounce(at velocity: CGFloat) {}
    }

    init(of flight: GestureArbiter.Flight, under assumptions: Assumptions) throws(ReplayRefusal) {
        try flight.validateScene()
        self.flight = flight
        let area = flight.scene.safeArea.map { CGFloat($0) }
        let screen = Screen(
            size: flight.scene.size, scale: CGFloat(flight.device.scale),
            safeAreaInsets: UIEdgeInsets(top: area[0], left: area[1], bottom: area[2], right: area[3]),
            framesPerSecond: flight.device.framesPerSecond)
        stage = Stage(screen: screen, assumptions: assumptions)
        shift = flight.shift(toFramesOf: screen)
        let card = UIView(frame: CGRect(origin: .zero, size: flight.scene.size))
        stage.window.addSubview(card)
        self.card = card
        var views: [UIView] = []
        for view in flight.scene.views {
            let made = view.made()
            if let parent = view.parent { views[parent].addSubview(made) } else { card.addSubview(made) }
            views.append(made)
        }
        self.views = views
        let answers = Answers { drag in
            switch drag {
            case .began: break
            case .moved(let translation): card.show(translation, along: flight.policy.direction)
            case .ended, .cancelled: card.show(0, along: flight.policy.direction)
            }
        }
        self.answers = answers
        let policy = flight.policy.replacingClosures { name, _ in { _ in answers.holds[name] ?? false } }
        arbiter = GestureArbiter.attach(to: views[flight.scene.container], policy: policy, moving: answers)
        // A flight records no momentum for the card.
        arbiter.onMomentum = nil
        arbiter.flags = flight.flags
        if let touch = flight.touchDown { prepare(for: touch) }
        prepareOthers()
        for index in flight.scene.chain { (views[index] as? UIScrollView)?.delegate = targets }
    }

    /// Adds the recognizers in reverse, because the last one added sees the touch first.
    private func prepareOthers() {
        var pans: [Int: UIGestureRecognizer] = [:]
        pans[-1] = arbiter.panGestureRecognizer
        for (depth, index) in flight.scene.chain.enumerated() {
            pans[depth] = (views[index] as? UIScrollView)?.panGestureRecognizer
        }
        for (index, recognizer) in flight.scene.recognizers.enumerated().reversed() where recognizer.isPlayed {
            let other = PlayedRecognizer(recognizer, among: pans)
            let view = recognizer.view.flatMap { views.indices.contains($0) ? views[$0] : nil } ?? stage.window
            view.addGestureRecognizer(other)
            others[index] = other
        }
    }

    private func prepare(for touch: Arbitration.Touch) {
        answers.place = touch.card
        for region in touch.boundRegions ?? touch.regions {
            let isThere = touch.regions.contains(region)
            arbiter.bind(region, to: isThere ? .rect(CGRect(x: -1e4, y: -1e4, width: 3e4, height: 3e4)) : .rect(.zero))
        }
        let answers = answers
        if touch.asks.contains(.begin) {
            arbiter.addVeto { _ in answers.refusals.popLast().map { .deny(reason: $0) } ?? .allow }
        }
    }

    // MARK: Playing

    /// Plays the flight, and returns the flight that the host records of it.
    ///
    /// - Parameter actsEarly: Whether the app's acts happen right after the previous event. An act is recorded with the
    ///   next event, but may have happened earlier.
    func fly(actsEarly: Bool = false) -> GestureArbiter.Flight {
        stage.settle(within: 0.1)
        var seen = Seen()
        for (index, entry) in flight.entries.enumerated() {
            switch entry.what {
            case .finger(let finger):
                lookAhead(from: index)
                if actsEarly { playOthersBeforeNextFinger(from: index) }
                move(finger, seen)
                if finger.number == 0 { tell(isFrame: false) }
                if actsEarly { actBeforeNextFinger(from: index) }
            case .scroll(let depth, let settings):
                advance(to: min(entry.time, timeOfFinger(after: index)))
                change(depth, to: settings)
            case .recognizer(let place, let state):
                if !actsEarly { play(place, state, at: index) }
            case .event(.flags(let flags)):
                advance(to: entry.time)
                arbiter.flags = flags
            case .event(.sent(let card)): answers.place = card
            case .event(.shifted(let distance)):
                advance(to: entry.time)
                arbiter.shiftPlaces(by: distance)
            default: seen.note(entry.what, along: flight.policy.direction.axis)
            }
        }
        advance(to: flight.entries.last?.time ?? 0)
        stage.settle(within: 2)
        return recorder?.flight ?? GestureArbiter.Flight()
    }

    /// Prepares the client's part until the finger's next sample.
    private func lookAhead(from index: Int) {
        answers.refusals = []
        targets.offsets = [:]
        for entry in flight.entries[(index + 1)...] {
            switch entry.what {
            case .finger(let finger) where finger.number == 0: return answers.refusals.reverse()
            case .answer(let name, let holds): answers.holds[name] = holds
            case .decision(let decision):
                if case .vetoed(_, let reason) = decision.reason { answers.refusals.append(reason) }
            case .target(let depth, let offset):
                if flight.scene.chain.indices.contains(depth) {
                    targets.offsets[ObjectIdentifier(views[flight.scene.chain[depth]])] = offset
                }
            default: break
            }
        }
        answers.refusals.reverse()
    }

    /// Plays a recognizer's state so that later recognizers see it in the same event, or at the next frame.
    private func play(_ place: Int, _ state: GestureArbiter.Flight.State, at index: Int) {
        for entry in flight.entries[(index + 1)...] {
            switch entry.what {
            case .finger:
                others[place]?.come(to: state, withNextEvent: true)
                return
            case .frame(let frame):
                // An entry is recorded late, by another clock than frames and samples.
                advance(to: min(frame.timestamp, timeOfFinger(after: index)))
                others[place]?.come(to: state, withNextEvent: false)
                return
            default: break
            }
        }
    }

    /// Scrolling is recorded from its first movement on, which is assumed to follow its begin as the second one follows
    /// the first.
    private var delayOfScrolling: Double {
        let times = flight.fingers.prefix(3).map(\.timestamp)
        return times.count == 3 ? times[2] - times[1] : 0
    }

    private func playOthersBeforeNextFinger(from index: Int) {
        for entry in flight.entries[(index + 1)...] {
            switch entry.what {
            case .finger: return
            case .recognizer(let place, let state): others[place]?.come(to: state, withNextEvent: true)
            default: break
            }
        }
    }

    private func actBeforeNextFinger(from index: Int) {
        for entry in flight.entries[(index + 1)...] {
            switch entry.what {
            case .finger: return
            case .scroll(let depth, let settings): change(depth, to: settings)
            default: break
            }
        }
    }

    private func timeOfFinger(after index: Int) -> Double {
        for entry in flight.entries[(index + 1)...] {
            if case .finger(let finger) = entry.what { return finger.timestamp }
        }
        return .infinity
    }

    private func advance(to time: Double) {
        let end = time + shift
        if onEvent != nil, fingers[0] != nil || recorder != nil {
            let rate = Double(stage.screen.framesPerSecond)
            while ((stage.time * rate + 1e-6).rounded(.down) + 1) / rate <= end + 1e-9 {
                stage.advanceFrame()
                tell(isFrame: true)
            }
        }
        stage.advance(by: max(end - stage.time, 0))
    }

    private func tell(isFrame: Bool) {
        guard let onEvent else { return }
        let direction = flight.policy.direction
        let innermost = flight.scene.chain.first.flatMap { views[$0] as? UIScrollView }
        let shown = CGPoint(x: card.transform.tx, y: card.transform.ty)
        let start = (flight.fingers.first?.timestamp ?? 0) + shift
        onEvent(
            FlightFilm.Moment(
                time: stage.time - start, isFrame: isFrame, finger: fingers[0]?.location,
                offset: innermost?.contentOffset.along(direction.axis) ?? 0, card: direction.components(of: shown).along
            ),
            stage)
    }

    private func move(_ finger: GestureArbiter.Flight.Finger, _ seen: Seen) {
        advance(to: finger.timestamp - (finger.phase == .scrolls ? delayOfScrolling : 0))
        switch finger.phase {
        case .began, .scrolls:
            guard fingers[finger.number] == nil else { return }
            if finger.number == 0 { return comeDown(finger) }
            fingers[finger.number] = stage.touch(at: finger.location)
        case .moved:
            resume(at: seen)
            fingers[finger.number]?.move(to: finger.location)
        case .ended:
            let known = fingers.removeValue(forKey: finger.number)
            known?.move(to: finger.location)
            known?.lift()
        case .cancelled: fingers.removeValue(forKey: finger.number)?.cancel()
        }
    }

    /// The arbiter's own finger comes down: restores what was moving, and adds the other recognizers.
    private func comeDown(_ finger: GestureArbiter.Flight.Finger) {
        for index in flight.scene.chain where flight.scene.views[index].scroll?.isMoving ?? false {
            (views[index] as? UIScrollView)?.coast(at: CGPoint(x: 0, y: 200))
            (views[index] as? UIScrollView)?.contentOffset = flight.scene.views[index].scroll?.offset ?? .zero
        }
        // Recognizers that follow an earlier finger are active before this finger comes down.
        for (index, recognizer) in flight.scene.recognizers.enumerated() where recognizer.wasFollowing {
            others[index]?.comeToWhatIsDue()
        }
        let makesWitnesses = Witnesses.make
        Witnesses.make = { [weak self] arbiter, container in
            let recorder = FlightRecorder(of: arbiter, on: container, pseudonyms: Pseudonyms(.asWritten))
            self?.recorder = recorder
            Witnesses.make = makesWitnesses
            return recorder
        }
        // An arbiter takes scrolling with its first movement.
        guard !flight.isScrolling else {
            fingers[0] = stage.beginScroll(at: finger.location)
            return
        }
        fingers[0] = stage.touch(at: finger.location)
        Witnesses.make = makesWitnesses
    }

    /// Starts each step at the recorded state, so that invisible differences do not add up.
    private func resume(at seen: Seen) {
        for (depth, index) in flight.scene.chain.enumerated() {
            guard let offset = seen.offsets[depth], let scrollView = views[index] as? UIScrollView else { continue }
            let pixel = 1.01 / CGFloat(flight.device.scale)
            let way = abs(offset - scrollView.contentOffset.along(flight.policy.direction.axis))
            guard way > 1 / 32, way <= pixel, scrollView.isDragging else { continue }
            var place = scrollView.contentOffset
            place.set(offset, along: flight.policy.direction.axis)
            scrollView.resume(at: place)
        }
    }

    /// Applies the app's change of a scroll view.
    private func change(_ depth: Int, to settings: GestureArbiter.Flight.Scroll) {
        guard flight.scene.chain.indices.contains(depth),
            let scrollView = views[flight.scene.chain[depth]] as? UIScrollView
        else { return }
        guard settings.isShown else { return scrollView.removeFromSuperview() }
        settings.set(scrollView)
    }

    /// The last recorded content offsets along the drag, by depth.
    private struct Seen {
        var offsets: [Int: CGFloat] = [:]

        mutating func note(
            _ what: GestureArbiter.Flight.Observation, along axis: ArbitrationPolicy.Direction.Axis
        ) {
            switch what {
            case .action(let action) where action.depth >= 0: offsets[action.depth] = action.offset.along(axis)
            case .write(let depth, _, let written): offsets[depth] = CGFloat(written)
            default: break
            }
        }
    }
}

extension GestureArbiter.Flight.Recognizer {
    /// Whether the recognizer is played back: the scroll views' and the arbiter's pans exist themselves.
    var isPlayed: Bool { !isScrollPan && kind != "ArbitratedPan" }
}

extension GestureArbiter.Flight {
    /// The touch-down that the engine received.
    var touchDown: Arbitration.Touch? {
        for entry in entries {
            if case .event(.down(let touch)) = entry.what { return touch }
        }
        return nil
    }

    /// The offset to add to the flight's times, so that its frames match the screen's and all times are after the
    /// stage's start.
    func shift(toFramesOf screen: Screen) -> Double {
        let rate = Double(screen.framesPerSecond)
        let start = fingers.first?.timestamp ?? 0
        var frame = start
        for entry in entries {
            if case .frame(let first) = entry.what {
                frame = first.timestamp
                break
            }
        }
        guard frame.magnitude <= 1e6 else { return 1 - start }
        // A whole number of frames, at least a second after the stage's start.
        return ((frame - start + 1) * rate).rounded(.up) / rate - frame
    }
}

extension GestureArbiter.Flight.View {
    @MainActor
    fileprivate func made() -> UIView {
        let view = scroll == nil ? UIView() : UIScrollView()
        view.bounds.size = size
        view.center = center
        let transform = CGAffineTransform(a: right.x, b: right.y, c: down.x, d: down.y, tx: 0, ty: 0)
        if transform != .identity { view.transform = transform }
        guard let scroll, let scrollView = view as? UIScrollView else { return view }
        scrollView.contentInsetAdjustmentBehavior = .never
        scroll.set(scrollView)
        if scroll.refreshes { scrollView.refreshControl = UIRefreshControl() }
        scrollView.contentOffset = scroll.offset
        return scrollView
    }
}

extension GestureArbiter.Flight.Scroll {
    /// Applies all settings except the offset.
    @MainActor
    fileprivate func set(_ view: UIScrollView) {
        view.contentSize = contentSize
        let inset = inset.map { CGFloat($0) }
        view.contentInset = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
        (view.isScrollEnabled, view.bounces, view.isPagingEnabled) = (isEnabled, bounces, pages)
        view.alwaysBounceVertical = bouncesAlwaysVertically
        view.alwaysBounceHorizontal = bouncesAlwaysHorizontally
        view.isDirectionalLockEnabled = locksDirection
        (view.delaysContentTouches, view.canCancelContentTouches) = (delaysTouches, cancelsTouches)
        view.decelerationRate = UIScrollView.DecelerationRate(rawValue: CGFloat(rate))
        let pan = view.panGestureRecognizer
        pan.minimumNumberOfTouches = max(fewestFingers, 1)
        pan.maximumNumberOfTouches = max(mostFingers, pan.minimumNumberOfTouches)
    }
}

extension UIView {
    fileprivate func show(_ translation: CGFloat, along direction: ArbitrationPolicy.Direction) {
        let way = direction.movement(by: translation)
        transform = CGAffineTransform(translationX: way.x, y: way.y)
    }
}

extension CGPoint {
    func along(_ axis: ArbitrationPolicy.Direction.Axis) -> CGFloat { axis == .vertical ? y : x }

    fileprivate mutating func set(_ value: CGFloat, along axis: ArbitrationPolicy.Direction.Axis) {
        if axis == .vertical { y = value } else { x = value }
    }
}
