/// A view whose content follows the finger, decelerates, resists at its edges and springs back.
///
/// Its movement depends on the time elapsed, not on the number of frames. `contentOffset` is the origin of `bounds`.
/// Not modelled: a bounce beyond the zoom's limits.
@preconcurrency @MainActor open class UIScrollView: UIView {
    // Row S25.
    /// The rate at which content slows down after the lift.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The share of the velocity that remains after a millisecond.
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The default: content decelerates slowly.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A rate at which content stops soon. Paging always uses it.
        public static let fast = DecelerationRate(rawValue: 0.99)

        /// The rate per second, negative.
        var exponent: CGFloat { 1000 * log(rawValue) }
    }

    // Rows S15, S16, S16a.
    /// The rule that says when the safe area is added to the content's inset.
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// The same as `scrollableAxes`, and adds it at the top and bottom of the content view of a controller that a
        /// navigation or tab bar controller shows.
        case automatic
        /// Adds it along an axis on which content is longer than the bounds or always bounces.
        case scrollableAxes
        /// Does not add it; also ignores bars that open.
        case never
        /// Adds it on all sides.
        case always
    }

    /// The delegate. Held weakly.
    ///
    /// Lists and text views have a delegate of a narrower type, as in UIKit. Swift lets no subclass narrow a property,
    /// so theirs is another property with the same storage, which overload resolution prefers.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? { didSet { delegateDidChange() } }
    /// Called when the delegate has changed, for subclasses with a narrower type.
    func delegateDidChange() {}
    /// Returns the offset at which a drag comes to rest, for a list whose layout changes it.
    func layoutTarget(_ target: CGPoint, at velocity: CGPoint) -> CGPoint { target }

    // Rows S24, S27.
    /// A Boolean value that says whether content can be pulled beyond its edges, with resistance, and springs back.
    open var bounces = true { didSet { (bouncesVertically, bouncesHorizontally) = (bounces, bounces) } }
    // Row S38.
    /// A Boolean value that says whether content bounces up and down. Setting `bounces` sets it too.
    @exclusivity(unchecked) open var bouncesVertically = true
    // Row S38.
    /// A Boolean value that says whether content bounces left and right. Setting `bounces` sets it too.
    @exclusivity(unchecked) open var bouncesHorizontally = true
    // Row S18.
    /// A Boolean value that says whether content that is too short to scroll bounces vertically.
    ///
    /// If false, ``Assumptions/shortContentPan`` says how a pan on such content behaves.
    @exclusivity(unchecked) open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
    /// A Boolean value that says whether content that is too short to scroll bounces horizontally.
    @exclusivity(unchecked) open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
    // Row S23.
    /// A Boolean value that says whether a drag that starts clearly along one axis stays on it.
    ///
    /// Off by default; a diagonal start locks nothing.
    open var isDirectionalLockEnabled = false
    /// The rate at which content slows down; `.normal` unless set. Read at the lift.
    open var decelerationRate = DecelerationRate.normal
    /// A Boolean value that says whether content comes to rest only at multiples of the bounds' size.
    open var isPagingEnabled = false
    // Row S31.
    /// A Boolean value that says whether vertical scrolling beyond this view's edge is passed to an outer scroll view.
    open var transfersVerticalScrollingToParent = true
    // Row S31.
    /// A Boolean value that says whether horizontal scrolling beyond this view's edge is passed to an outer scroll
    /// view.
    open var transfersHorizontalScrollingToParent = true
    // Row S19.
    /// A Boolean value that says whether content receives a touch late: after 0.15 s, or when the touch turns out not
    /// to scroll.
    open var delaysContentTouches = true
    // Row S20.
    /// A Boolean value that says whether a drag cancels the touch of content that already tracks it. If false, such a
    /// touch never scrolls.
    open var canCancelContentTouches = true
    // Row S40.
    /// A Boolean value that says whether a tap on the status bar scrolls to the top: see `Stage.tapStatusBar()`.
    open var scrollsToTop = true
    /// Has no effect: indicators are not drawn.
    open var showsVerticalScrollIndicator = true
    /// Has no effect: indicators are not drawn.
    open var showsHorizontalScrollIndicator = true

    /// The insets of the indicators, in points. Stores only: they are not drawn.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// The insets of the vertical indicator, in points. Stores only.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the horizontal indicator, in points. Stores only.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Stores only.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The colour of the indicators. Stores only.
    open var indicatorStyle = IndicatorStyle.default
    /// The colour of the indicators. Stores only.
    public enum IndicatorStyle: Int, Sendable {
        /// As in UIKit.
        case `default`, black, white
    }
    /// Has no effect: indicators are not drawn.
    open func flashScrollIndicators() {}

    // Rows S28, S29.
    /// A Boolean value that says whether a finger scrolls. Code can still set offsets.
    ///
    /// ``Assumptions/disabledScrolling`` says how disabling affects a running drag.
    open var isScrollEnabled = true {
        didSet {
            let waits = isDragging && (Stage.of(self)?.assumptions.disabledScrolling == .endsWithPan)
            if !waits { pan.isEnabled = isScrollEnabled }
        }
    }

    // Row K3.
    /// The effect of a drag on the keyboard; `.none` unless set.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// The size of the content, in points. Setting it does not limit the offset.
    @exclusivity(unchecked) open var contentSize = CGSize.zero {
        didSet {
            insetsMayHaveChanged()
            meetBar()
            if !observations.isEmpty { tellObservers() }
        }
    }
    /// The inset added around the content, in points. Content at its top or left edge moves along, unless it is moving.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            insetsMayHaveChanged()
            if !observations.isEmpty { tellObservers() }
        }
    }
    /// The height that an opening bar takes at the top of the content, in points.
    var barInset: CGFloat = 0 { didSet { insetsMayHaveChanged() } }
    // Row S17d.
    /// True once the content has been under a large title, which from then on follows the content.
    @exclusivity(unchecked) var isUnderTitle = false
    /// The rule for adding the safe area to `adjustedContentInset`; `.automatic` unless set.
    @exclusivity(unchecked) open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetsMayHaveChanged() }
    }

    // Row S14.
    /// The recognizer that drags the content. Its first target is the scroll view itself.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    // Rows S1, S5.
    /// A Boolean value that says whether a finger is down on the content, dragging or not.
    open internal(set) var isTracking = false
    // Row S2.
    /// A Boolean value that says whether a finger that is down has moved the content.
    open var isDragging: Bool { if case .dragging = activity { true } else { false } }
    // Row S3.
    /// A Boolean value that says whether the content moves on after the finger has lifted.
    open var isDecelerating: Bool { if case .decelerating = activity { true } else { false } }

    /// The control above the content while it is pulled down; with one, even short content can be pulled.
    @exclusivity(unchecked) open var refreshControl: UIRefreshControl? {
        didSet { refreshControl?.attach(to: self, replacing: oldValue) }
    }

    /// The least scale. Zooming needs a greater maximum, and a delegate that returns the view to zoom.
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    /// The greatest scale. If it is above the minimum, there is a pinch recognizer. The delegate returns the view to
    /// zoom.
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    var pinch: ScrollPinch?
    /// The key-path observers. Row W8.
    @exclusivity(unchecked) final var observations: [Weak<NSKeyValueObservation>] = []
    var currentZoomScale: CGFloat = 1

    let pan = ScrollPan()
    @exclusivity(unchecked) var activity = Activity.resting
    /// The offset that the scroll view itself set last: any other was assigned from outside (row S34).
    var writtenOffset = CGPoint.zero
    /// The `adjustedContentInset` that was reported last.
    var reportedInset = UIEdgeInsets.zero

    /// Creates a scroll view that clips, with its pan recognizer attached and no content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a scroll view without a size: the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // Row S17.
    /// The origin of the viewport in the content, rounded to pixels. Assigning it does not stop a deceleration.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard !newValue.isNoPoint else {
                Stage.of(self)?.warnOnce(
                    "UIScrollView.contentOffset", "\(newValue) is not a number, so the offset stays \(bounds.origin).")
                return
            }
            bounds = CGRect(origin: roundedToPixels(newValue), size: bounds.size)
        }
    }

    open override var bounds: CGRect {
        didSet {
            if bounds.size != oldValue.size { insetsMayHaveChanged() }
            guard bounds.origin != oldValue.origin else { return }
            setNeedsLayout()
            openBar()
            moveBars(by: bounds.origin.y - oldValue.origin.y, with: .withOffset)
            refreshControl?.scrollViewDidScroll(self)
            delegate?.scrollViewDidScroll(self)
            if !observations.isEmpty { tellObservers() }
        }
    }

    // Rows S11, S12, S17b.
    /// Scrolls to an offset in points: at once, or in 0.3 s; during a drag always at once.
    ///
    /// It ends a deceleration without a callback. Content outside its edges stays there.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if !isDragging { activity = .resting }
        guard animated, !isDragging else {
            self.contentOffset = contentOffset
            return
        }
        let target = roundedToPixels(contentOffset)
        guard !target.isNoPoint, target != self.contentOffset else { return }
        start(.animating(ScrollAnimation(from: self.contentOffset, to: target, start: Stage.of(self)?.time ?? 0)))
    }

    // Row S15.
    /// The whole inset of the content, in points: `contentInset`, the added safe area, an opening bar, a running
    /// refresh.
    open var adjustedContentInset: UIEdgeInsets {
        let bars = UIEdgeInsets(top: barInset + (refreshControl?.inset ?? 0), left: 0, bottom: 0, right: 0)
        return contentInset + countedSafeArea + bars
    }

    /// Called when `adjustedContentInset` has changed, before the delegate is told. Does nothing here.
    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        // Content under an open title moves it.
        if isUnderTitle { insetsMayHaveChanged() }
        openBar()
        insetsMayHaveChanged()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        meetBar()
    }

    // Row S19.
    /// Returns whether a view of the content receives a touch; asked when the touch would be delivered.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    // Row S21.
    /// Returns whether a drag may cancel the touch of a content view; false for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Returns the offset at which to rest instead of the one that follows from the velocity, in points per second.
    func restingTarget(for proposed: CGPoint, at velocity: CGPoint) -> CGPoint {
        isPagingEnabled ? page(for: proposed, at: velocity) : proposed
    }

    private func setUp() {
        clipsToBounds = true
        pan.scrollView = self
        // As in UIKit, a subclass that conforms answers for the scroll view's own pan.
        pan.delegate = self as? any UIGestureRecognizerDelegate
        pan.addTarget(self) { [weak self] _ in self?.handlePan() }
        addGestureRecognizer(pan)
    }
}
