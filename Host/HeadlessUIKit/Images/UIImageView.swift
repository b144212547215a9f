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

    /// The size of the picture; no metric without one.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    /// Returns the size of the picture; zero without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
