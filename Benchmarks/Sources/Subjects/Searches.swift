@_spi(Cards) import Cards
import DeckTransition
import GestureArbiter
import HeadlessUIKit

/// Searches for the scroll view in trees of views: each has ten subviews, and the last view is a scroll view.
extension Subject {
    static var searches: [Subject] {
        [10, 100, 1_000, 10_000].flatMap { count in
            [
                Subject("search: top-level discovery, \(count) views") { Tree(count).searching(.topLevel) },
                Subject("search: declared or under the touch, \(count) views") {
                    Tree(count).searching(.declared.or(.underTouch))
                },
                Subject("search: a touch-down and its lift, \(count) views", isLong: true) { Tree(count).tapping() },
            ]
        }
    }
}

@MainActor
private final class Tree {
    private let controller = UIViewController()
    private let scrollView = UIScrollView()
    private let stage: Stage

    init(_ count: Int) {
        stage = Stage(rootViewController: controller)
        let size = stage.screen.size
        var views: [UIView] = [controller.view]
        for index in 1..<count {
            let view = index == count - 1 ? scrollView : UIView()
            view.frame = CGRect(origin: .zero, size: size)
            views[(index - 1) / 10].addSubview(view)
            views.append(view)
        }
        scrollView.contentSize = CGSize(width: size.width, height: 4 * size.height)
        GestureArbiter.attach(to: controller.view, policy: .continuous) { _ in }
        stage.settle()
    }

    func searching(_ discovery: Discovery) -> Subject.Step {
        let search = ScrollSearch(in: controller, touchedScrollViews: [scrollView])
        return { [self] in
            let found = discovery.scrollView(in: search)
            precondition(found == nil || found === scrollView)
        }
    }

    func tapping() -> Subject.Step {
        { [stage] in
            stage.touch(at: CGPoint(x: 195, y: 400)).lift()
            stage.advance(by: 0.5)
        }
    }
}
