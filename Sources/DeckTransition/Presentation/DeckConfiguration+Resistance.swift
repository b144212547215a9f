@_spi(Engine) import GestureArbiter
import UIKitShim

extension DeckConfiguration.Resistance {
    func translation(forPull pull: CGFloat) -> CGFloat {
        switch self {
        case .none: pull
        case .classic(let resistance, _): resistance.stretch(for: pull)
        }
    }

    /// Inverts the resistance by bisection: the translation grows with the pull, and is at least a tenth of it.
    func pull(forTranslation translation: CGFloat) -> CGFloat {
        // Return 0 exactly at rest, which bisection only approaches.
        guard case .classic(let resistance, _) = self, translation.isFinite, translation != 0 else {
            return translation
        }
        var (low, high): (CGFloat, CGFloat) = (0, abs(translation) * 10 + 1)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if resistance.stretch(for: middle) < abs(translation) { low = middle } else { high = middle }
        }
        return translation < 0 ? -high : high
    }

    /// The translation at which the card leaves under the finger; nil: never.
    var leavingTranslation: CGFloat? {
        guard case .classic(let resistance, let pull) = self, pull > 0, pull.isFinite else { return nil }
        return resistance.stretch(for: pull)
    }
}
