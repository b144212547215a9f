// Row W1.
/// A view that shows a picture; on the host, only its size. Touches pass through.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// The picture; nil for none.
    open var image: UIImage? { didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } } }
    /// The picture while the view is highlighted. Stores only.
    open var highlightedImage: UIImage?
    /// A Boolean value that says whether the highlighted picture is shown. Stores only.
    open var isHighlighted = false

    /// Creates a view without a picture.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view without a picture or a size: the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Creates a view as large as the picture.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// Creates a view as large as the picture.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    // Row W1.
    /// Pictures that take turns; nil for none. The host draws none of them.
    open var animationImages: [UIImage]?
    /// Pictures that take turns while the view is highlighted. Stores only.
    open var highlightedAnimationImages: [UIImage]?
    /// The seconds of one turn of all pictures; 0, the default, for a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0
    /// The number of turns; 0, the default, for no end.
    open var animationRepeatCount = 0
    /// The stage's time at which the pictures stop; nil while they stand still.
    private var animationEnd: TimeInterval?

    /// Begins to show the pictures in turn.
    open func startAnimating() {
        guard let count = animationImages?.count, count > 0, !isAnimating else { return }
        let turn = animationDuration > 0 ? animationDuration : TimeInterval(count) / 30
        animationEnd = animationRepeatCount > 0 ? time + turn * TimeInterval(animationRepeatCount) : .infinity
    }
    /// Stops that.
    open func stopAnimating() { animationEnd = nil }
    /// A Boolean value that says whether the pictures take turns.
    open var isAnimating: Bool { animationEnd.map { time < $0 } ?? false }
    private var time: TimeInterval { Stage.of(self)?.time ?? 0 }

    /// The size of the picture; no metric without one.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    /// Returns the size of the picture; zero without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
