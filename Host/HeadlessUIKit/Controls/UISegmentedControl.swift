// Row W27.
/// Segments of which one is selected; a tap selects.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// No segment.
    public static let noSegment = -1
    private struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var isEnabled = true
        var width: CGFloat = 0
    }
    private var segments: [Segment] = [] {
        didSet {
            invalidateIntrinsicContentSize()
            if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
        }
    }
    /// The index of the selected segment; `noSegment` for none.
    open var selectedSegmentIndex = noSegment
    /// A Boolean value that says whether a segment is selected for a moment only.
    open var isMomentary = false
    /// Stores only.
    open var apportionsSegmentWidthsByContent = false
    /// The colour of the selected segment. Stores only.
    open var selectedSegmentTintColor: UIColor?
    private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

    /// Creates segments of titles and pictures.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
        bounds.size = intrinsicContentSize
    }
    /// Creates segments of actions, which are performed at a tap.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
    }
    /// Creates a control without segments.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a control without segments; the coder is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }
    /// Inserts a segment with a title; beyond the end, at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
    }
    /// Inserts a segment with a picture; beyond the end, at the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
    }
    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        if segments.indices.contains(segment) { segments.remove(at: segment) }
    }
    /// Removes all segments.
    open func removeAllSegments() { segments = [] }
    /// Sets a segment's title.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }
    /// Returns a segment's title.
    open func titleForSegment(at segment: Int) -> String? { segments[within: segment]?.title }
    /// Sets a segment's picture.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }
    /// Returns a segment's picture.
    open func imageForSegment(at segment: Int) -> UIImage? { segments[within: segment]?.image }
    /// Sets a segment's width, in points; 0 for an equal share. Stores only.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    /// Returns a segment's width.
    open func widthForSegment(at segment: Int) -> CGFloat { segments[within: segment]?.width ?? 0 }
    /// Sets whether a segment can be tapped.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Returns whether a segment can be tapped.
    open func isEnabledForSegment(at segment: Int) -> Bool { segments[within: segment]?.isEnabled ?? false }
    /// Sets the attributes of titles. Stores only.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
    }
    /// Returns the attributes of titles.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }
    /// Has no effect: nothing is drawn.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
    /// Has no effect: nothing is drawn.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {}

    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        if segments.indices.contains(index) { body(&segments[index]) }
    }

    open override var intrinsicContentSize: CGSize {
        let widest = segments.map { TextLines.width(of: $0.title ?? "", font: .systemFont(ofSize: 13)) }.max() ?? 0
        return CGSize(width: (widest + 20).rounded(.up) * CGFloat(segments.count), height: 32)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch, !segments.isEmpty, bounds.width > 0 else { return }
        let share = touch.location(in: self).x / bounds.width * CGFloat(segments.count)
        let index = min(max(Int(nearestTo: share.rounded(.down)), 0), segments.count - 1)
        guard segments[index].isEnabled, isMomentary || index != selectedSegmentIndex else { return }
        selectedSegmentIndex = index
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: .valueChanged)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}

extension Array {
    fileprivate subscript(within index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
