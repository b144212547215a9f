/// A view whose content moves under the finger, glides on, resists at its edges and springs back.
///
/// What is on screen follows from the time elapsed, not from the number of frames. Not modelled: a bounce
/// beyond the zoom's limits. `contentOffset` is the origin of `bounds`.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// How fast content slows down after the lift. Row S25.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The share of the velocity that is left after a millisecond.
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The default: it glides far.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// It stops soon. Paging takes it whatever is set.
        public static let fast = DecelerationRate(rawValue: 0.99)

        /// Per second, negative.
        var exponent: CGFloat { 1000 * log(rawValue) }
    }

    /// Whether the safe area is added to the content's inset. Rows S15 and S16.
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// As `scrollableAxes` here.
        case automatic
        /// Along an axis on which content is longer than the bounds, or always bounces.
        case scrollableAxes
        /// Not at all; bars that open are not heeded either.
        case never
        /// On all sides.
        case always
    }

    /// Lists and text views have one of a narrower type, as in UIKit. Swift lets no subclass narrow a property, so
    /// theirs is a property beside this one, over the same storage: the favoured one of the two.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? { didSet { delegateDidChange() } }
    /// For those of narrower types.
    func delegateDidChange() {}

    /// Whether content can be pulled beyond its edges, with resistance (row S24), and springs back (row S27).
    open var bounces = true { didSet { (bouncesVertically, bouncesHorizontally) = (bounces, bounces) } }
    /// The same for up and down alone. Setting `bounces` sets it too. Row S38.
    open var bouncesVertically = true
    /// The same for left and right alone. Setting `bounces` sets it too. Row S38.
    open var bouncesHorizontally = true
    /// Whether content that is too short to scroll bounces vertically. Without it a pan on such content is row S18.
    open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
    /// Whether content that is too short to scroll bounces horizontally.
    open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
    /// Whether a drag that starts clearly along one axis keeps to it. Off by default; a diagonal start locks nothing.
    /// Row S23.
    open var isDirectionalLockEnabled = false
    /// `.normal` unless set; read when the finger lets go.
    open var decelerationRate = DecelerationRate.normal
    /// Whether it comes to rest only at multiples of its bounds' size.
    open var isPagingEnabled = false
    /// Row S31: whether scrolling that finds this at its edge goes to a scroll view around it.
    open var transfersVerticalScrollingToParent = true
    /// Row S31, for scrolling across: whether scrolling that finds this at its edge goes to a scroll view around it.
    open var transfersHorizontalScrollingToParent = true
    /// Row S19: content hears of a touch after 0.15 s, or when the touch turns out not to scroll.
    open var delaysContentTouches = true
    /// Whether a drag takes the touch away from content that tracks it already. False: it never scrolls then. Row S20.
    open var canCancelContentTouches = true
    /// Whether a tap on the status bar brings the content to its top: see `Stage.tapStatusBar()`. Row S40.
    open var scrollsToTop = true
    /// Kept, not followed: nothing is drawn.
    open var showsVerticalScrollIndicator = true
    /// Kept, not followed: nothing is drawn.
    open var showsHorizontalScrollIndicator = true

    /// Whether a finger scrolls. Offsets set by code work all the same (row S28). Row S29 is what becomes of a drag.
    open var isScrollEnabled = true {
        didSet {
            let waits = isDragging && (Stage.of(self)?.assumptions.disabledScrolling == .endsWithPan)
            if !waits { pan.isEnabled = isScrollEnabled }
        }
    }

    /// What becomes of a keyboard when the content is dragged; `.none` unless set. Row K3.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// How large the content is, in points. Setting it clamps nothing: the viewport may be left outside.
    open var contentSize = CGSize.zero { didSet { insetsMayHaveChanged() } }
    /// Added around the content, in points. Content at its top or left edge moves along, unless it is being moved.
    open var contentInset = UIEdgeInsets.zero { didSet { insetsMayHaveChanged() } }
    /// What a bar that opens over the content takes away at the top, in points.
    var barInset: CGFloat = 0 { didSet { insetsMayHaveChanged() } }
    /// How the safe area becomes part of `adjustedContentInset`; `.automatic` unless set.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetsMayHaveChanged() }
    }

    /// The recognizer that drags the content. Its first target is the scroll view itself (row S14).
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// A finger is down here, whether it drags or not. Rows S1 and S5.
    open internal(set) var isTracking = false
    /// A finger has moved the content, and is still down. Row S2.
    open var isDragging: Bool { if case .dragging = activity { true } else { false } }
    /// The finger is up, and the content still glides. Row S3.
    open var isDecelerating: Bool { if case .decelerating = activity { true } else { false } }

    /// Shown above the content while it is pulled down; with one, even short content can be pulled.
    open var refreshControl: UIRefreshControl? { didSet { refreshControl?.attach(to: self, replacing: oldValue) } }

    /// Zooming needs a maximum above the minimum, and a delegate that names the view that zooms.
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    /// Above the minimum there is a pinch recognizer. The delegate names the view that zooms.
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    var pinch: ScrollPinch?
    var currentZoomScale: CGFloat = 1

    let pan = ScrollPan()
    var activity = Activity.resting
    /// What the scroll view itself put on screen last: another offset was assigned from outside (row S34).
    var writtenOffset = CGPoint.zero
    /// `adjustedContentInset` as it was told of last.
    var reportedInset = UIEdgeInsets.zero

    /// A scroll view that clips, with its pan recognizer attached and no content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// As `init(frame:)`, without a size: the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Where the viewport is in the content, rounded to pixels (row S17). Assigning stops no deceleration.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds = CGRect(origin: roundedToPixels(newValue), size: bounds.size) }
    }

    open override var bounds: CGRect {
        didSet {
            if bounds.size != oldValue.size { insetsMayHaveChanged() }
            guard bounds.origin != oldValue.origin else { return }
            setNeedsLayout()
            openBar()
            refreshControl?.scrollViewDidScroll(self)
            delegate?.scrollViewDidScroll(self)
        }
    }

    /// Scrolls to an offset in points: at once, or in 0.3 s (row S11); during a drag always at once.
    ///
    /// It ends a deceleration without a callback (row S12), and leaves content outside its edges there (row S17b).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if !isDragging { activity = .resting }
        guard animated, !isDragging else {
            self.contentOffset = contentOffset
            return
        }
        let target = roundedToPixels(contentOffset)
        guard target != self.contentOffset else { return }
        start(.animating(ScrollAnimation(from: self.contentOffset, to: target, start: Stage.of(self)?.time ?? 0)))
    }

    /// What is around the content in all: `contentInset`, the safe area as far as it counts, a bar that opens, a
    /// refresh under way. Points. Row S15.
    open var adjustedContentInset: UIEdgeInsets {
        let bars = UIEdgeInsets(top: barInset + (refreshControl?.inset ?? 0), left: 0, bottom: 0, right: 0)
        return contentInset + countedSafeArea + bars
    }

    /// Called when `adjustedContentInset` is another, before the delegate is. Does nothing here.
    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        openBar()
        insetsMayHaveChanged()
    }

    /// Whether a view of the content gets a touch; asked when it would hear of it. Row S19.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may take a touch away from a view of the content; no for controls. Row S21.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Where it comes to rest instead of where the velocity, in points per second, leads.
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
