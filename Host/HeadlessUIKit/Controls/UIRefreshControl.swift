/// A control that sends `.valueChanged` once its scroll view is pulled down far enough: once per pull, while the finger
/// is down.
///
/// After the lift, the content rests below the control until `endRefreshing()`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    private enum Phase {
        case idle
        case refreshing
        /// `endRefreshing()` was called during the pull: only a new pull can trigger.
        case spent
    }

    /// The pull at which the control triggers, and its height, in points: guesses.
    private static let pullDistance: CGFloat = 100
    private static let height: CGFloat = 60

    private var phase = Phase.idle
    /// The space at the top of the content, in points.
    private(set) var inset: CGFloat = 0
    private weak var scrollView: UIScrollView?

    /// A Boolean value that is true from the trigger until `endRefreshing()`.
    ///
    /// The control triggers at 100 points of pull, a guess, while the finger is down.
    open var isRefreshing: Bool { phase == .refreshing }

    /// Begins a refresh by code: `.valueChanged` is not sent, and the content does not scroll. In the host the inset at the
    /// top grows at once.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        phase = .refreshing
        guard let scrollView, !scrollView.isTracking else { return }
        let offset = scrollView.contentOffset
        setInset(Self.height)
        scrollView.contentOffset = offset
    }

    /// Ends the refresh: the content returns to its top, animated if no finger holds it. The next pull may trigger
    /// again.
    open func endRefreshing() {
        guard isRefreshing else { return }
        phase = isPulled ? .spent : .idle
        guard let scrollView, inset > 0 else { return }
        let offset = scrollView.contentOffset
        setInset(0)
        guard !scrollView.isTracking, !scrollView.isDecelerating, offset.y < scrollView.vertical.range.lowerBound else {
            return
        }
        scrollView.contentOffset = offset
        scrollView.setContentOffset(CGPoint(x: offset.x, y: scrollView.vertical.range.lowerBound), animated: true)
    }

    private var isPulled: Bool { pull > 0 }

    /// The distance of the content below its resting place, in points.
    private var pull: CGFloat {
        guard let scrollView else { return 0 }
        return scrollView.vertical.range.lowerBound - scrollView.contentOffset.y
    }

    private func setInset(_ inset: CGFloat) {
        self.inset = inset
        scrollView?.insetsMayHaveChanged()
    }
}

extension UIRefreshControl {
    func attach(to scrollView: UIScrollView, replacing old: UIRefreshControl?) {
        old?.removeFromSuperview()
        self.scrollView = scrollView
        frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
        autoresizingMask = .flexibleWidth
        scrollView.insertSubview(self, at: 0)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        switch phase {
        case .idle:
            guard scrollView.isDragging, isEnabled, pull >= Self.pullDistance else { return }
            phase = .refreshing
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        case .spent: if !isPulled { phase = .idle }
        case .refreshing: break
        }
    }

    func scrollViewLetsGo() { if isRefreshing { setInset(Self.height) } }
}
