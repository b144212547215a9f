// Row G42.
/// A control with a title that can be tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The label with the title, made in the first layout pass in which there is one.
    open private(set) var titleLabel: UILabel?
    private var titles: [State: String] = [:]

    /// Creates a button without a title. A tap sends `.touchUpInside`, and with it `.primaryActionTriggered`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: { $0.sendActions(for: .primaryActionTriggered) }, for: .touchUpInside)
    }

    /// Creates a button as `init(frame:)` does, without a size: the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addTarget(self, action: { $0.sendActions(for: .primaryActionTriggered) }, for: .touchUpInside)
    }

    open override var isHighlighted: Bool { didSet { setNeedsLayout() } }

    /// Returns the title for a state, or else the normal one.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

    /// Sets the title for exactly that state; it is shown from the next layout pass on.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The size of the title, with 6 points above and below it: a guess.
    open override var intrinsicContentSize: CGSize {
        let font = titleLabel?.font ?? .systemFont(ofSize: 17)
        let width = Snapshot.Text.width(of: title(for: state) ?? "", pointSize: font.pointSize)
        return CGSize(width: max(width.rounded(.up), 30), height: (font.lineHeight + 12).rounded(.up))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let title = title(for: state)
        guard title != nil || titleLabel != nil else { return }
        let label = titleLabel ?? makeLabel()
        label.text = title
        label.frame = bounds
    }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: bounds)
        label.textAlignment = .center
        addSubview(label)
        titleLabel = label
        return label
    }
}
