import GestureArbiter
import UIKitShim

/// The views around the touched one that a flight records: scroll views, and the container.
@MainActor
struct ScenePath {
    /// Outermost first. Kept for one event, until the touch's recognizers are known.
    private var views: [UIView] = []
    private let container: UIView
    private let scrollViews: [UIScrollView]

    init(from touched: UIView?, to container: UIView, over scrollViews: [UIScrollView], in window: UIView) {
        (self.container, self.scrollViews) = (container, scrollViews)
        var view = touched
        while let current = view, current !== window {
            if current is UIScrollView || current === container { views.insert(current, at: 0) }
            view = current.superview
        }
    }

    func scene(in window: UIView, _ pseudonyms: Pseudonyms) -> GestureArbiter.Flight.Scene {
        var scene = GestureArbiter.Flight.Scene()
        scene.size = window.bounds.size
        let insets = window.safeAreaInsets
        scene.safeArea = [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
        scene.views = views.indices.map { index in
            let parent = index > 0 ? views[index - 1] : window
            var view = GestureArbiter.Flight.View(views[index], in: parent, pseudonyms)
            view.parent = index > 0 ? index - 1 : nil
            return view
        }
        scene.container = views.firstIndex { $0 === container } ?? 0
        scene.chain = scrollViews.compactMap { scrollView in views.firstIndex { $0 === scrollView } }
        return scene
    }

    func recognizer(_ recognizer: UIGestureRecognizer, _ pseudonyms: Pseudonyms) -> GestureArbiter.Flight.Recognizer {
        var known = GestureArbiter.Flight.Recognizer()
        known.kind = pseudonyms.kind("\(type(of: recognizer))")
        let owners = sequence(first: recognizer.view, next: { $0?.superview })
        known.view = owners.lazy.compactMap { owner in views.firstIndex { $0 === owner } }.first
        known.isScrollPan = (recognizer.view as? UIScrollView)?.panGestureRecognizer === recognizer
        known.state = .init(recognizer.state)
        known.wasFollowing = recognizer.numberOfTouches > 1 && known.state != .possible
        return known
    }
}

extension GestureArbiter.Flight.View {
    @MainActor
    fileprivate init(_ view: UIView, in parent: UIView, _ pseudonyms: Pseudonyms) {
        self.init()
        kind = pseudonyms.kind("\(type(of: view))")
        size = view.bounds.size
        let origin = view.bounds.origin
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let place = view.convert(CGPoint(x: origin.x + x, y: origin.y + y), to: parent)
            // The center before the parent is scrolled.
            return CGPoint(x: place.x, y: place.y)
        }
        let (corner, one): (CGPoint, CGFloat) = (place(0, 0), 1)
        let (right, down) = (place(one, 0), place(0, one))
        center = place(size.width / 2, size.height / 2)
        self.right = CGPoint(x: right.x - corner.x, y: right.y - corner.y)
        self.down = CGPoint(x: down.x - corner.x, y: down.y - corner.y)
        scroll = (view as? UIScrollView).map { GestureArbiter.Flight.Scroll($0) }
    }
}

extension GestureArbiter.Flight.Scroll {
    @MainActor
    init(_ view: UIScrollView) {
        self.init()
        contentSize = view.contentSize
        offset = view.contentOffset
        let insets = view.adjustedContentInset
        inset = [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
        (isEnabled, bounces) = (view.isScrollEnabled, view.bounces)
        bouncesAlwaysVertically = view.alwaysBounceVertical
        bouncesAlwaysHorizontally = view.alwaysBounceHorizontal
        (pages, locksDirection) = (view.isPagingEnabled, view.isDirectionalLockEnabled)
        (delaysTouches, cancelsTouches) = (view.delaysContentTouches, view.canCancelContentTouches)
        refreshes = view.refreshControl != nil
        isShown = view.window != nil
        isMoving = view.isDecelerating
        rate = Double(view.decelerationRate.rawValue)
        fewestFingers = view.panGestureRecognizer.minimumNumberOfTouches
        mostFingers = view.panGestureRecognizer.maximumNumberOfTouches
    }

    /// Whether all settings equal those of `other`, apart from what moves.
    func hasSettings(of other: Self) -> Bool {
        var same = self
        (same.offset, same.isMoving) = (other.offset, other.isMoving)
        return same == other
    }
}

extension GestureArbiter.Flight.State {
    init(_ state: UIGestureRecognizer.State) {
        self =
            switch state {
            case .possible: .possible
            case .began: .began
            case .changed: .changed
            case .ended: .ended
            case .cancelled: .cancelled
            case .failed: .failed
            @unknown default: .possible
            }
    }
}

extension GestureArbiter.Flight.Action {
    @MainActor
    mutating func read(_ pan: UIPanGestureRecognizer) {
        state = .init(pan.state)
        // In the coordinates of the pan's own view, as its target reads it.
        let (way, speed) = (pan.translation(in: pan.view), pan.velocity(in: pan.view))
        translation = CGPoint(x: way.x.toTheGrain, y: way.y.toTheGrain)
        velocity = CGPoint(x: speed.x.toTheGrain, y: speed.y.toTheGrain)
    }
}

extension CGFloat {
    fileprivate var toTheGrain: CGFloat { CGFloat(Double(self).toTheGrain) }
}

extension GestureArbiter.Flight.Device {
    @MainActor
    static func current(with window: UIWindow) -> Self {
        var device = Self()
        (device.model, device.system) = deviceNames
        device.scale = Double(window.screen.scale)
        device.framesPerSecond = window.screen.maximumFramesPerSecond
        return device
    }
}
