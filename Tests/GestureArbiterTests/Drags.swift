import GestureArbiter
import HeadlessUIKit

extension [GestureArbiter.Drag] {
    /// How far the client was told to move the card, in points; 0 if it was told nothing.
    var translation: CGFloat {
        for drag in reversed() { if case .moved(let translation) = drag { return translation } }
        return 0
    }

    /// How often the client was told of an end.
    var ends: Int { count(where: \.isEnd) }
}

extension GestureArbiter.Drag {
    var isEnd: Bool {
        switch self {
        case .ended, .cancelled: true
        case .began, .moved: false
        }
    }
}
