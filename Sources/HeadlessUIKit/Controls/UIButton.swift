/// A control with a title that is tapped. Row G42.
@MainActor open class UIButton: UIControl {
    open private(set) var titleLabel: UILabel?
    private var titles: [State: String] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: { $0.sendActions(for: .primaryActionTriggered) }, for: .touchUpInside)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addTarget(self, action: { $0.sendActions(for: .primaryActionTriggered) }, for: .touchUpInside)
    }

    open override var isHighlighted: Bool { didSet { setNeedsLayout() } }

    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        setNeedsLayout()
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
