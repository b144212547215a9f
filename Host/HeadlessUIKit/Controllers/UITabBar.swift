// Row V2.
/// A bar with items side by side, one of which is selected.
///
/// A tap on an item selects it and, in the bar of a ``UITabBarController``, its controller. Items are equally wide and
/// 49 points high; below them is space for the safe area. Snapshots draw a background, a line at its top, and titles.
@preconcurrency @MainActor open class UITabBar: UIView {
    /// The height of the items, in points, also in a compact height.
    static let itemHeight: CGFloat = 49

    /// The items, from left to right; nil for none. A tab bar controller sets the items of its own bar: UIKit raises an
    /// exception if you set them.
    open var items: [UITabBarItem]? { didSet { replaceButtons() } }
    var look = BarLook(standard: UITabBarAppearance())

    /// The selected item; nil for none. In a tab bar controller, set the controller's `selectedIndex` instead.
    open weak var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }

    // Row V21.
    /// The object that is told of a tapped item, of a bar without a tab bar controller. Held weakly.
    open weak var delegate: (any UITabBarDelegate)?

    /// The controller whose tabs the items represent.
    weak var controller: UITabBarController?

    private let line = UIView()
    private var buttons: [TabBarButton] = []

    /// Creates a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addLine()
    }

    /// Creates a bar without a size: the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addLine()
    }

    private func addLine() {
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
    }

    private func replaceButtons() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { TabBarButton(item: $0) }
        for button in buttons {
            button.item.bar = self
            button.addTarget(self, action: { [weak self] in self?.select($0) }, for: .touchUpInside)
            addSubview(button)
        }
        if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
    }

    private func select(_ button: UIControl) {
        guard let index = buttons.firstIndex(where: { $0 === button }) else { return }
        guard controller == nil else { return controller?.tap(index) ?? () }
        selectedItem = buttons[index].item
        delegate?.tabBar(self, didSelect: buttons[index].item)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
        let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
        let width = (bounds.width - left - right) / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: left + width * CGFloat(index), y: 0, width: width, height: min(Self.itemHeight, bounds.height))
            button.isSelected = button.item === selectedItem
            button.showItem()
        }
    }
}

/// An object that is told of a tapped item. All methods are optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// Tells that an item was tapped.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// Never called: the host has no page to edit the tabs.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// Never called: the host has no page to edit the tabs.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// Never called: the host has no page to edit the tabs.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// Never called: the host has no page to edit the tabs.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}
extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// An item of a bar.
@preconcurrency @MainActor open class UIBarItem {
    /// The title; nil for none.
    open var title: String?
    /// The picture; nil for none. Stores only.
    open var image: UIImage?
    /// A Boolean value that says whether the item can be tapped. A tab bar ignores it.
    open var isEnabled = true
    /// A number for the app's own use.
    open var tag = 0
    /// The label that VoiceOver reads.
    open var accessibilityLabel: String?
    /// The hint that VoiceOver reads.
    open var accessibilityHint: String?
    /// The identifier for tests.
    open var accessibilityIdentifier: String?
    /// The value that VoiceOver reads.
    open var accessibilityValue: String?
    /// How VoiceOver treats the item.
    open var accessibilityTraits = UIAccessibilityTraits()
    /// The space around the picture, in points. Stores only.
    open var imageInsets = UIEdgeInsets.zero
    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// Sets the attributes of the title. Stores only.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
    }
    /// Returns the attributes of the title.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    /// Creates an item without a title.
    public init() {}
}

/// An item of a tab bar, with the title of a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    open override var title: String? { didSet { bar?.setNeedsLayout() } }
    /// The picture while the item is selected. Stores only.
    open var selectedImage: UIImage?
    /// The text in the badge at the item's corner; nil for none. Stores only.
    open var badgeValue: String?

    /// Creates an item without a title.
    public override init() { super.init() }

    /// Creates an item with a title, a picture that nothing draws, and a number.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Creates an item with a title, and pictures that nothing draws.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// The bar that shows the item.
    fileprivate weak var bar: UITabBar?
}

/// The part of a bar that handles taps on an item.
private final class TabBarButton: UIControl {
    let item: UITabBarItem
    private let label = UILabel()

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: 10, weight: .medium)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("A bar makes its buttons itself, from its items.") }

    func showItem() {
        label.frame = bounds
        label.text = item.title
        label.textColor = isSelected ? .systemBlue : .systemGray
        accessibilityLabel = item.title
    }
}
