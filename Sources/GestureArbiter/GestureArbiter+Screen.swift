import UIKitShim

/// What tools read of the arbiters on a screen: maps, forecasts and audits.
extension GestureArbiter {
    /// The arbiter whose recognizer is `recognizer`; nil for other recognizers.
    package static func of(_ recognizer: UIGestureRecognizer) -> GestureArbiter? {
        (recognizer as? ArbitratedPan)?.arbiter
    }

    /// The view whose touches the arbiter takes.
    package var container: UIView? { recognition.container }
    /// Whether the arbiter takes touches in a strip of its view alone.
    package var isStrip: Bool { recognition.isStrip }

    /// Whether a finger that comes down on `view`, at `location` in the window's coordinates, may be the card's: in a
    /// strip, and on no opaque place. True in a release build, which links no more of this.
    package func reaches(_ location: CGPoint, on view: UIView) -> Bool {
        var answer = true
        assert(
            {
                answer = mayHave(Landing(view: view, window: view.window, location: location, time: 0))
                return true
            }())
        return answer
    }

    private func mayHave(_ landing: Landing) -> Bool {
        guard let container, let view = landing.view else { return false }
        let regions = recognition.namedViews.regions(of: landing, in: container)
        guard !isStrip || !regions.isEmpty else { return false }
        let opaque = recognition.namedViews.opaque
        let keeps = sequence(first: view, next: \.superview).prefix { $0 !== container }.contains {
            $0.followsFingers || opaque.contains($0)
        }
        return !policy.yields.contains(.controls) || !keeps && !regions.contains(.opaque)
    }
}
