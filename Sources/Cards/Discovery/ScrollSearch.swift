@_spi(Cards) import GestureArbiter
import UIKitShim

/// What a discovery searches: the controller in the card, and the scroll views under the finger.
///
///     let search = ScrollSearch(in: page, at: CGPoint(x: 300, y: 300))
///     #expect(Discovery.underTouch.scrollView(in: search) === page.list)
@preconcurrency @MainActor
public struct ScrollSearch {
    /// The controller in the card.
    public let controller: UIViewController
    /// The scroll views under the finger that scroll along the card's way out, innermost first.
    public let touchedScrollViews: [UIScrollView]
    let axis: ArbitrationPolicy.Direction.Axis

    @_spi(Cards) public init(
        in controller: UIViewController, touchedScrollViews: [UIScrollView] = [],
        along direction: ArbitrationPolicy.Direction = .down
    ) { (self.controller, self.touchedScrollViews, axis) = (controller, touchedScrollViews, direction.axis) }

    /// Creates the search of a touch without a card or a window, for a test. Loads the controller's view, and lays it out.
    ///
    /// - Parameters:
    ///   - controller: The controller in the card.
    ///   - point: The place of the touch, in points of the controller's view.
    ///   - direction: The way out of the card.
    public init(
        in controller: UIViewController, at point: CGPoint, along direction: ArbitrationPolicy.Direction = .down
    ) {
        controller.view.layoutIfNeeded()
        let touched = controller.view.hitTest(point, with: nil)?.scrollViews(upTo: controller.view.superview) ?? []
        self.init(
            in: controller, touchedScrollViews: touched.filter { $0.moves(along: direction.axis) }, along: direction)
    }
}

extension ScrollSearch {
    /// The answer of ``Discovery/declared``.
    var declaredScrollView: UIScrollView? {
        for shown in controller.shownControllers {
            guard let place = shown.viewIfLoaded, touchedScrollViews.first?.isDescendant(of: place) != false,
                let declared = shown.ownDeclaration
            else { continue }
            if let card = controller.viewIfLoaded, declared.isDescendant(of: card) { return declared }
            warnOnce(
                "CardContent.scrollViewForCard",
                "\(type(of: shown)) declares a scroll view outside its card, which does not count.")
        }
        return nil
    }

    /// The answer of ``Discovery/containers``.
    var scrollViewInContainers: UIScrollView? {
        let innermost = controller.innermostShown(around: touchedScrollViews.first)
        guard let view = innermost.viewIfLoaded else { return nil }
        return innermost.ownDeclaration ?? view as? UIScrollView ?? deepestVisibleScrollView(in: view)
    }

    /// The answer of ``Discovery/deepestVisible``.
    var deepestVisibleScrollView: UIScrollView? { controller.viewIfLoaded.flatMap(deepestVisibleScrollView) }

    /// True if the content is larger than the view across the card's way out, and not along the way.
    private func isCarousel(_ scrollView: UIScrollView) -> Bool {
        let (content, visible) = (scrollView.contentSize, scrollView.bounds.size)
        let (isWider, isHigher) = (content.width > visible.width, content.height > visible.height)
        return axis == .vertical ? isWider && !isHigher : isHigher && !isWider
    }

    private func deepestVisibleScrollView(in container: UIView) -> UIScrollView? {
        var best: (scrollView: UIScrollView, rank: (depth: Int, touched: Int, area: CGFloat))?
        func look(at view: UIView, depth: Int) {
            if let scrollView = view as? UIScrollView, !isCarousel(scrollView) {
                let area = scrollView === container ? 1 : scrollView.area(showingIn: container)
                let isTouched = touchedScrollViews.contains { $0 === scrollView }
                let rank = (depth: depth, touched: isTouched ? 1 : 0, area: area)
                if area > 0, best.map({ rank > $0.rank }) ?? true { best = (scrollView, rank) }
            }
            for subview in view.subviews where !subview.isHidden { look(at: subview, depth: depth + 1) }
        }
        look(at: container, depth: 0)
        return best?.scrollView
    }
}

extension UIViewController {
    /// The scroll view that this controller itself declares.
    @_spi(Cards) public var ownDeclaration: UIScrollView? {
        (self as? any ScrollViewDeclaring)?.declaredScrollView ?? (self as? any CardContent)?.scrollViewForCard
    }
}

extension UIView {
    /// The scroll views from this view out, innermost first, as far as below `container`.
    func scrollViews(upTo container: UIView?) -> [UIScrollView] {
        var (found, next): ([UIScrollView], UIView?) = ([], self)
        while let view = next, view !== container {
            if let scrollView = view as? UIScrollView { found.append(scrollView) }
            next = view.superview
        }
        return found
    }
}
