// Row W2.
/// The part of a navigation bar that handles taps on a button. Not drawn, but for a custom view.
final class BarButton: UIControl {
    /// The button; nil for the button back.
    let item: UIBarButtonItem?

    init(_ item: UIBarButtonItem?, onTap: @escaping @MainActor () -> Void) {
        self.item = item
        super.init(frame: .zero)
        addTarget(self, action: { _ in onTap() }, for: .touchUpInside)
        if let customView = item?.customView { addSubview(customView) }
    }

    required init?(coder: NSCoder) { fatalError("A bar makes its buttons itself, from its items.") }

    /// The width in points: a guess, but for a width that is set and for a custom view.
    var width: CGFloat {
        if let item, item.width > 0 { return item.width }
        return max(item?.customView?.bounds.width ?? 0, 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        item?.customView?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

extension UINavigationBar {
    /// Makes the buttons of the top controller's item, and places them in the closed bar.
    func layOutButtons() {
        guard let controller, let top = controller.topViewController else { return }
        let item = top.navigationItem
        let leading = item.leftBarButtonItems ?? []
        let hasBack =
            controller.viewControllers.count > 1 && !item.hidesBackButton
            && (leading.isEmpty || item.leftItemsSupplementBackButton)
        let trailing = item.rightBarButtonItems ?? []
        let wanted: [UIBarButtonItem?] = (hasBack ? [nil] : []) + leading + trailing
        if wanted.map({ $0.map(ObjectIdentifier.init) }) != buttons.map({ $0.item.map(ObjectIdentifier.init) }) {
            for button in buttons { button.removeFromSuperview() }
            buttons = wanted.map { item in
                BarButton(item) { [weak controller] in
                    if let item { item.perform() } else { controller?.popViewController(animated: true) }
                }
            }
            for button in buttons where button.item?.isSpace != true { addSubview(button) }
        }
        for button in buttons { button.isEnabled = button.item?.isEnabled ?? true }
        let count = buttons.count - trailing.count
        place(Array(buttons.prefix(count)), atStart: true)
        place(Array(buttons.suffix(trailing.count)), atStart: false)
    }

    /// Places buttons from the edge inwards, with 8 points at the edge: a guess.
    private func place(_ buttons: [BarButton], atStart: Bool) {
        let isAtLeft = atStart == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        var used = 8 + (isAtLeft ? safeAreaInsets.left : safeAreaInsets.right)
        for button in buttons {
            let width = button.width
            button.frame = CGRect(
                x: isAtLeft ? used : bounds.width - used - width, y: 0, width: width,
                height: min(closedHeight, bounds.height))
            used += width
        }
    }
}

extension UIBarButtonItem {
    var isSpace: Bool { isFlexible || systemItem == .fixedSpace }
    var isFlexible: Bool { systemItem == .flexibleSpace }

    /// Sends the target's action, or else performs the primary action.
    func perform() { if let targetAction { targetAction(self) } else { primaryAction?.perform(for: self) } }
}
