import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit

/// Somebody else's recognizer, as a flight saw it: it comes to its states when it was seen to, whoever would have stopped it,
/// and stops whom it stopped. Why it did so nobody knows, and nobody asks.
@MainActor
final class PlayedRecognizer: UIGestureRecognizer {
    private let stopped: Set<ObjectIdentifier>
    /// The states that it comes to with the next event.
    private var due: [State]

    /// - Parameters:
    ///   - recognizer: What the flight knows of it.
    ///   - pans: Those that may be stopped, by the numbers in `stops`.
    init(_ recognizer: GestureArbiter.Flight.Recognizer, among pans: [Int: UIGestureRecognizer]) {
        stopped = Set(recognizer.stops.compactMap { pans[$0] }.map { ObjectIdentifier($0) })
        due = recognizer.state == .possible ? [] : [State(recognizer.state)]
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        stopped.contains(ObjectIdentifier(preventedGestureRecognizer))
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Comes to `state`: with the next event, or at once.
    func come(to state: GestureArbiter.Flight.State, withNextEvent: Bool) {
        if withNextEvent { due.append(State(state)) } else { play(State(state)) }
    }

    /// Comes to all that it was to come to, before any event.
    func comeToWhatIsDue() {
        for state in due { play(state) }
        due = []
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { comeToWhatIsDue() }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { comeToWhatIsDue() }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { leave(touches, as: .ended) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { leave(touches, as: .cancelled) }

    /// The last states are not seen where it was ready anew before anybody looked.
    private func leave(_ touches: Set<UITouch>, as last: State) {
        comeToWhatIsDue()
        guard numberOfTouches <= touches.count else { return }
        play(state == .possible ? .failed : last)
    }
}

extension UIGestureRecognizer.State {
    fileprivate init(_ state: GestureArbiter.Flight.State) {
        self =
            switch state {
            case .possible: .possible
            case .began: .began
            case .changed: .changed
            case .ended: .ended
            case .cancelled: .cancelled
            case .failed: .failed
            }
    }
}
