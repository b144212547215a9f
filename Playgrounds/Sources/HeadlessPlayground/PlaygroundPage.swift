import HeadlessUIKit

/// The host's stand-in for the type with which a playground shows views: it has a stage, and a finger that plays the
/// user.
@MainActor
public final class PlaygroundPage {
    public static let current = PlaygroundPage()

    public var needsIndefiniteExecution = false

    /// The view or controller of the page. It comes into a window only after the page's code has run, as in Xcode. Then
    /// a finger scrolls it, pulls it and lifts.
    public var liveView: (any PlaygroundLiveViewable)? {
        didSet {
            guard liveView is UIViewController, oldValue == nil else { return }
            // The page's code ends in an exit, so what follows it has to be registered before.
            atexit { MainActor.assumeIsolated { PlaygroundPage.current.play() } }
        }
    }

    private func play() {
        guard let controller = liveView as? UIViewController else { return }
        let stage = Stage(rootViewController: controller)
        stage.settle()
        for movements in [[CGFloat(-90), 560], [620]] {
            let finger = stage.touch(at: CGPoint(x: 195, y: 500))
            for movement in movements {
                finger.move(by: CGVector(dx: 0, dy: movement), over: abs(movement) / 1000)
                finger.hold(for: 0.1)
            }
            finger.lift()
            stage.settle()
        }
        for warning in stage.warnings { print("Warning:", warning) }
    }
}

@MainActor public protocol PlaygroundLiveViewable {}
extension UIViewController: PlaygroundLiveViewable {}
extension UIView: PlaygroundLiveViewable {}
