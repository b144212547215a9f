import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit

/// A recognizer of other code, played back from a flight: it takes its recorded states whatever other recognizers say,
/// and stops the recognizers that it stopped.
@MainActor
final class PlayedRecognizer: UIGestureRecognizer {
    private let stopped: Set<ObjectIdentifier>
    /// The states to take with the next event.
    private var due: [State]

    /// - Parameters:
    ///   - recognizer: The recording of the recognizer.
    ///   - pans: The pans that it can stop, by the numbers in `stops`.
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

    /// Takes `state`: with the next event, or at once.
    func come(to state: GestureArbiter.Flight.State, withNextEvent: Bool) {
        if withNextEvent { due.append(State(state)) } else { play(State(state)) }
    }

    /// Takes all due states, before any event.
    func comeToWhatIsDue() {
        for state in due { play(state) }
        due = []
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { comeToWhatIsDue() }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { comeToWhatIsDue() }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { leave(touches, as: .ended) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { leave(touches, as: .cancelled) }

    /// Takes `last` at the end of the touch. A recorded recognizer that was reset before anyone looked has no last
    /// state.
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
