import UIKitShim

/// Where a finger comes down: by a touch, or as it would. Nothing in it changes.
@MainActor
struct Landing {
    let view: UIView?
    let window: UIWindow?
    /// In the window's coordinates, in points.
    let location: CGPoint
    /// In seconds, on the clock of the touches.
    let time: TimeInterval

    func location(in view: UIView) -> CGPoint { view.convert(location, from: window) }
}
