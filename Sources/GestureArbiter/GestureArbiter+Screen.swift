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
}
