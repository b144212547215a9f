import HeadlessUIKit

/// A kind of tab view.
@MainActor @preconcurrency
public protocol TabViewStyle {}
/// Tabs with a bar.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}
/// Pages that a finger turns. The host shows no dots.
public struct PageTabViewStyle: TabViewStyle {
    /// When dots are shown. Has no effect.
    public enum IndexDisplayMode: Sendable {
        /// As SwiftUI decides.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }
    /// Creates a style.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
    /// Tabs with a bar.
    nonisolated public static var automatic: Self { Self() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that a finger turns.
    nonisolated public static var page: Self { Self() }
    /// Pages that a finger turns.
    nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}
private enum PagedKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
    var tabsArePages: Bool {
        get { self[PagedKey.self] }
        set { self[PagedKey.self] = newValue }
    }
}
extension View {
    // Row U58.
    /// Says whether the tab views in the view have a bar or are pages.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabsArePages, style is PageTabViewStyle)
    }
}

// Row U58.
/// Pages side by side in a scroll view that pages. UIKit's is a collection view.
struct Pages {
    let views: [(tag: AnyHashable?, view: any View)]
    let selected: AnyHashable?
    let select: (AnyHashable) -> Void
}
extension Pages: Layoutable {
    func update(_ node: Node) {
        let pager = node.uiView as? Pager ?? Pager(frame: .zero)
        node.uiView = pager
        pager.isScrollEnabled = node.environment.isScrollEnabled
        let tags = views.map(\.tag)
        node.setChildren(
            views.enumerated().map { index, page in
                (page.tag ?? AnyHashable(index), Page(view: AnyView(any: page.view)))
            })
        pager.wanted = tags.firstIndex { $0 != nil && $0 == selected }
        pager.count = views.count
        pager.turned = { index in
            if tags.indices.contains(index), let tag = tags[index], tag != selected { select(tag) }
        }
        pager.setNeedsLayout()
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize { proposal }
    func place(_ node: Node, in rect: CGRect) {
        node.uiView?.frame = rect
        for (index, page) in node.contents.enumerated() {
            page.place(
                in: CGRect(x: CGFloat(index) * rect.width, y: 0, width: rect.width, height: rect.height))
        }
    }
}

/// One page, as large as the pages.
private struct Page { let view: AnyView }
extension Page: Layoutable {
    func update(_ node: Node) { node.setChildren([(0, view)]) }
    func size(_ node: Node, in proposal: CGSize) -> CGSize { proposal }
    func place(_ node: Node, in rect: CGRect) { Stacking(.vertical).place(node.contents, in: rect) }
}

private final class Pager: UIScrollView, UIScrollViewDelegate {
    var count = 0
    /// The page that the selection wants; nil for none.
    var wanted: Int?
    var turned: (Int) -> Void = { _ in }
    private var width: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        (isPagingEnabled, showsHorizontalScrollIndicator) = (true, false)
        contentInsetAdjustmentBehavior = .never
        delegate = self
    }
    required init?(coder: NSCoder) { nil }
    override func touchesShouldCancel(in view: UIView) -> Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0 else { return }
        let page = width > 0 ? (contentOffset.x / width).rounded() : 0
        let size = CGSize(width: CGFloat(count) * bounds.width, height: bounds.height)
        if contentSize != size { contentSize = size }
        let isNew = width == 0
        if width != bounds.width {
            width = bounds.width
            contentOffset.x = page * width
        }
        guard let wanted, !isTracking, !isDecelerating else { return }
        self.wanted = nil
        let place = CGPoint(x: CGFloat(wanted) * width, y: 0)
        if contentOffset != place { setContentOffset(place, animated: !isNew && Transaction.current?.animation != nil) }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { tell() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { tell() }
    }
    private func tell() { if width > 0 { turned(Int((contentOffset.x / width).rounded())) } }
}
