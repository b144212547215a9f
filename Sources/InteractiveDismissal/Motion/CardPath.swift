import GestureArbiter
import UIKitShim

/// The way that a card takes out of its container.
struct CardPath: Hashable {
    /// Never leading or trailing.
    let direction: ArbitrationPolicy.Direction
    /// From rest to where nothing of the card shows, in points.
    let distance: CGFloat

    init(of rest: CGRect, outOf container: CGRect, toward direction: ArbitrationPolicy.Direction) {
        self.direction = direction
        distance =
            switch direction {
            case .down: max(container.maxY - rest.minY, 0)
            case .up: max(rest.maxY - container.minY, 0)
            case .right, .trailing: max(container.maxX - rest.minX, 0)
            case .left, .leading: max(rest.maxX - container.minX, 0)
            }
    }
}

extension ArbitrationPolicy.Direction {
    /// Moves a card that lies at rest to `translation` points along the way.
    func transform(at translation: CGFloat) -> CGAffineTransform {
        let way = translation * sign
        return switch axis {
        case .horizontal: CGAffineTransform(translationX: way, y: 0)
        case .vertical: CGAffineTransform(translationX: 0, y: way)
        }
    }
}
