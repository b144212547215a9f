/// A wheel that turns while something is under way. A snapshot does not draw it.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The size of the wheel.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
        /// As `large`, white.
        case whiteLarge = 0
        /// As `medium`, white.
        case white = 1
        /// As `medium`, grey.
        case gray = 2
    }
    /// The size of the wheel.
    open var style: Style { didSet { invalidateIntrinsicContentSize() } }
    // Row W27.
    /// A Boolean value that says whether the view is hidden while the wheel stands still.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// The colour. Stores only.
    open var color: UIColor! = .systemGray
    /// A Boolean value that says whether the wheel turns.
    open private(set) var isAnimating = false

    /// Creates a wheel that stands still, as large as its style says.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        bounds.size = intrinsicContentSize
        isHidden = true
    }
    /// Creates a medium wheel.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        isHidden = true
    }
    /// Creates a medium wheel; the coder is not read.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }
    /// Lets the wheel turn.
    open func startAnimating() { (isAnimating, isHidden) = (true, false) }
    /// Lets the wheel stand still.
    open func stopAnimating() { (isAnimating, isHidden) = (false, hidesWhenStopped) }
    open override var intrinsicContentSize: CGSize {
        style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A bar that shows how much is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The look of the bar. Stores only.
    public enum Style: Int, Sendable {
        /// The ordinary look.
        case `default`
        /// The look in a bar.
        case bar
    }
    /// The look. Stores only.
    open var progressViewStyle = Style.default
    /// How much is done, from 0 to 1.
    open var progress: Float = 0 { didSet { if !(0...1).contains(progress) { progress = min(max(progress, 0), 1) } } }
    /// The colour of what is done. Stores only.
    open var progressTintColor: UIColor?
    /// The colour of the rest. Stores only.
    open var trackTintColor: UIColor?
    /// Stores only.
    open var progressImage: UIImage?
    /// Stores only.
    open var trackImage: UIImage?
    /// The progress that the bar follows. Stores only.
    open var observedProgress: Progress?
    /// Creates a bar of a look.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
    /// Sets how much is done, at once.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}

/// Dots, one for each page. A tap goes on by a page, or back.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// The number of dots.
    open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// The page that is shown.
    open var currentPage = 0 {
        didSet { if currentPage != 0, !(0..<max(1, numberOfPages)).contains(currentPage) { currentPage = oldValue } }
    }
    /// Stores only.
    open var hidesForSinglePage = false
    /// Stores only.
    open var pageIndicatorTintColor: UIColor?
    /// Stores only.
    open var currentPageIndicatorTintColor: UIColor?
    /// Stores only.
    open var defersCurrentPageDisplay = false
    /// Stores only.
    open var preferredIndicatorImage: UIImage?
    /// Returns the size for a number of dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(pageCount) * 16 + 10, height: 26)
    }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    // Row W27.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch else { return }
        let page = currentPage + (touch.location(in: self).x < bounds.midX ? -1 : 1)
        guard (0..<numberOfPages).contains(page) else { return }
        currentPage = page
        sendActions(for: .valueChanged)
    }
}

/// A control that adds a step to a value, or takes one away.
@preconcurrency @MainActor open class UIStepper: UIControl {
    /// The value, within its limits.
    open var value: Double = 0 { didSet { limit() } }
    /// The least value.
    open var minimumValue: Double = 0 { didSet { limit() } }
    /// The greatest value.
    open var maximumValue: Double = 100 { didSet { limit() } }
    /// The step.
    open var stepValue: Double = 1
    /// A Boolean value that says whether the value begins again beyond a limit.
    open var wraps = false
    /// Stores only.
    open var isContinuous = true
    /// Stores only: a finger that stays down makes one step.
    open var autorepeat = true
    private func limit() {
        let limited = max(minimumValue, min(maximumValue, value))
        if limited != value { value = limited }
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
    // Row W27.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch else { return }
        let (isMinus, before) = (touch.location(in: self).x < bounds.midX, value)
        let next = value + (isMinus ? -stepValue : stepValue)
        value = wraps && next > maximumValue ? minimumValue : wraps && next < minimumValue ? maximumValue : next
        if value != before { sendActions(for: .valueChanged) }
    }
}

/// A control that picks a date. The host draws no wheels: code sets the date.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// What is picked.
    public enum Mode: Int, Sendable {
        /// As in UIKit.
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }
    /// The look. Stores only.
    public enum Style: Int, Sendable {
        /// As in UIKit.
        case automatic, wheels, compact, inline
    }
    /// The date, within its limits. Setting it sends no event.
    open var date = Date() {
        didSet {
            let limited = max(minimumDate ?? date, min(maximumDate ?? date, date))
            if limited != date { date = limited }
        }
    }
    /// Sets the date, at once.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    /// The least date.
    open var minimumDate: Date?
    /// The greatest date.
    open var maximumDate: Date?
    /// What is picked. Stores only.
    open var datePickerMode = Mode.dateAndTime
    /// The look. Stores only.
    open var preferredDatePickerStyle = Style.automatic
    /// The look. Stores only.
    open var datePickerStyle: Style { preferredDatePickerStyle }
    /// Stores only.
    open var minuteInterval = 1
    /// The seconds of a countdown.
    open var countDownDuration: TimeInterval = 0
    /// Stores only.
    open var locale: Locale?
    /// Stores only.
    open var calendar: Calendar! = .current
    /// Stores only.
    open var timeZone: TimeZone?
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}
