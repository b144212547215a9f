import HeadlessUIKit

/// A controller whose view shows SwiftUI views.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private let host: Host

    /// The view to show. After a change, its bodies are read in the next pass.
    public var rootView: Content { didSet { host.setRoot(rootView) } }

    /// Creates a controller that shows `rootView`.
    public init(rootView: Content) {
        self.rootView = rootView
        host = Host(rootView)
        super.init(nibName: nil, bundle: nil)
        host.controller = self
        host.environment = { [unowned self] in environment }
    }

    /// Not available: a storyboard has no SwiftUI view.
    public required init?(coder: NSCoder) { fatalError("init(coder:) was called. Use init(rootView:).") }

    open override func loadView() {
        let view = HostingView(frame: UIScreen.main.bounds)
        view.host = host
        view.backgroundColor = .systemBackground
        host.view = view
        self.view = view
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        host.invalidateEnvironment()
        host.root.tellWhetherShown(true)
    }

    // Row U73.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        host.invalidateEnvironment()
        host.root.tellWhetherShown(false)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        host.invalidateEnvironment()
    }

    /// Returns the size that the views take when they are offered `size`.
    public func sizeThatFits(in size: CGSize) -> CGSize { host.size(in: size, of: view) }

    // Row U49.
    /// Dismantles the views, for the last time.
    func tearDown() { host.root.tearDown() }

    /// Reads the bodies of a controller that may not be shown yet.
    func readBodies() {
        loadViewIfNeeded()
        host.update()
    }

    private var isRoot: Bool { parent == nil && presentingViewController != nil }

    private var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.horizontalSizeClass = UserInterfaceSizeClass(traitCollection.horizontalSizeClass)
        values.verticalSizeClass = UserInterfaceSizeClass(traitCollection.verticalSizeClass)
        values.layoutDirection = traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        values.dynamicTypeSize = DynamicTypeSize(traitCollection.preferredContentSizeCategory) ?? .large
        values.hosted.isPresented = isRoot && host.assumptions.isPresented == .followsUIKit
        if host.assumptions.dismiss != .nothing {
            values.hosted.dismiss = { [weak self] in
                guard let self, isRoot else { return }
                dismiss(animated: !(Transaction.current?.disablesAnimations ?? false))
            }
        }
        return values
    }
}

extension UserInterfaceSizeClass {
    fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .unspecified: return nil
        case .compact: self = .compact
        case .regular: self = .regular
        }
    }
}

/// The view that shows a tree. A touch lands on this view, or on a leaf that is a UIKit view. Row U18.
final class HostingView: UIView {
    var host: Host?
    /// The view's origin in the window at its last layout.
    private(set) var placeAtLayout = CGPoint.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        placeAtLayout = convert(.zero, to: nil)
        guard let host else { return }
        host.update()
        let items = host.root.items
        if items.count == 1, items[0].fillsSafeArea { return items[0].place(in: bounds) }
        Stacking(.vertical).place(items, in: bounds.inset(by: safeAreaInsets))
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && passes(point) ? nil : hit
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// The ideal size of the views, except for what is required. Views that take what they are offered keep their size.
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard let host else { return bounds.size }
        let most: CGFloat = 100_000
        let isWide = horizontalFittingPriority == .required
        let isHigh = verticalFittingPriority == .required
        let fitting = host.size(
            in: CGSize(width: isWide ? targetSize.width : most, height: isHigh ? targetSize.height : most), of: self)
        return CGSize(
            width: isWide ? targetSize.width : fitting.width < most ? fitting.width : bounds.width,
            height: isHigh ? targetSize.height : fitting.height < most ? fitting.height : bounds.height)
    }
}

extension Host {
    /// The size that the views take in `view` when they are offered `size`.
    fileprivate func size(in size: CGSize, of view: UIView) -> CGSize {
        update()
        let fitting = Stacking(.vertical).size(of: root.items, in: size)
        let insets = assumptions.fittingSize == .withSafeArea ? view.safeAreaInsets : .zero
        return CGSize(
            width: fitting.width + insets.left + insets.right, height: fitting.height + insets.top + insets.bottom)
    }
}

// MARK: - What concerns the presentation

private struct DismissDisabler<Content: View> {
    let content: Content
    let isDisabled: Bool
}
extension DismissDisabler: Primitive {
    func update(_ node: Node) {
        if let host = node.host, host.assumptions.interactiveDismissDisabled == .setsModal {
            let disabling = node.memory as? Disabling ?? Disabling(on: host)
            node.memory = disabling
            disabling.take(isDisabled)
        }
        node.setChildren([(0, content)])
    }
}

/// Disables the dismissal of a host's controller, as long as the modifier's view is there.
private final class Disabling: NodeMemory {
    private weak var host: Host?

    init(on host: Host) { self.host = host }

    func take(_ isDisabled: Bool) {
        host?.disabling[ObjectIdentifier(self)] = isDisabled
        host?.afterUpdate { [weak host] in
            host?.controller?.isModalInPresentation = host?.disabling.values.contains(true) ?? false
        }
    }

    func dismantle() {
        take(false)
        host?.disabling[ObjectIdentifier(self)] = nil
    }
}

extension View {
    // Row U15.
    /// Says whether a finger is kept from dismissing the presentation that shows the view.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        DismissDisabler(content: self, isDisabled: isDisabled)
    }
}
