import HeadlessUIKit
import Testing

/// A large title before anybody has scrolled.
@MainActor struct LargeTitleTests {
    @MainActor private struct Scene {
        let stage: Stage
        let controller = UIViewController()
        let navigation: UINavigationController
        let list = UITableView()

        init(
            screen: Screen = .phone, prefersLargeTitles: Bool = true, fills: Bool = true,
            setUp: (UINavigationItem) -> Void = { _ in }
        ) {
            setUp(controller.navigationItem)
            navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.prefersLargeTitles = prefersLargeTitles
            stage = Stage(rootViewController: navigation, screen: screen, assumptions: Assumptions())
            if fills { fill() }
        }

        func fill() {
            list.frame = controller.view.bounds
            list.contentSize = CGSize(width: 390, height: 3000)
            controller.view.addSubview(list)
            stage.advanceFrame()
        }

        var bar: CGFloat { navigation.navigationBar.bounds.height }
        /// The content's top on the screen.
        var top: CGFloat { list.convert(CGPoint.zero, to: nil).y }
    }

    @Test("S17d: a large title is open over a list at its top, before the first drag")
    func open() {
        let scene = Scene()
        #expect(scene.bar == 96)
        #expect(scene.list.adjustedContentInset.top == 143)
        #expect(scene.top == 143)
    }

    @Test("S17d: a list that was filled before it appeared is under an open title, too")
    func filledBefore() {
        let scene = Scene(fills: false)
        let next = UIViewController()
        let list = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.contentSize = CGSize(width: 390, height: 3000)
        next.view.addSubview(list)
        scene.navigation.pushViewController(next, animated: false)
        scene.stage.advanceFrame()
        #expect(scene.bar == 96)
        #expect(list.convert(CGPoint.zero, to: nil).y == 143)
    }

    @Test("S17d: a title closes as the content scrolls, and stays closed")
    func closes() {
        let scene = Scene()
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 600))
        finger.move(by: .down(-200), over: 0.3)
        #expect(scene.bar == 44)
        finger.hold(for: 0.2)
        finger.lift()
        scene.stage.settle()
        #expect(scene.bar == 44)
    }

    @Test("S17d: over content that was scrolled before it appeared the title is closed")
    func scrolled() {
        let scene = Scene(fills: false)
        scene.list.frame = scene.controller.view.bounds
        scene.list.contentSize = CGSize(width: 390, height: 3000)
        scene.list.contentOffset.y = 500
        scene.fill()
        #expect(scene.bar == 44)
    }

    @Test("S17d: a title that is small does not open")
    func small() {
        let never = Scene(setUp: { $0.largeTitleDisplayMode = .never })
        #expect(never.list.adjustedContentInset.top == 91)
        let other = Scene(prefersLargeTitles: false)
        #expect(other.list.adjustedContentInset.top == 91)
    }

    @Test("S17d: a search bar below the title starts closed")
    func search() {
        let scene = Scene(setUp: { $0.searchController = UISearchController(searchResultsController: nil) })
        #expect(scene.bar == 96)
    }

    @Test("S17d: if a bar prefers large titles later, the title opens then")
    func later() {
        let scene = Scene(prefersLargeTitles: false)
        scene.navigation.navigationBar.prefersLargeTitles = true
        scene.stage.advanceFrame()
        #expect(scene.bar == 96)
        #expect(scene.top == 143)
    }

    @Test("S17d: titles are small in a compact height, and open again in a regular one")
    func turned() {
        let insets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        let scene = Scene()
        scene.stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: insets)
        scene.stage.settle()
        #expect(scene.list.adjustedContentInset.top == 32)
        scene.stage.resize(to: CGSize(width: 390, height: 844), safeAreaInsets: Screen.phone.safeAreaInsets)
        scene.stage.settle()
        #expect(scene.list.adjustedContentInset.top == 143)
    }

    @Test("S17d: the inset is reported once")
    func told() {
        final class Watch: NSObject, UITableViewDelegate {
            var insets: [CGFloat] = []
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
                insets.append(scrollView.adjustedContentInset.top)
            }
        }
        let scene = Scene(fills: false)
        let watch = Watch()
        scene.list.delegate = watch
        scene.fill()
        #expect(watch.insets.last == 143)
        #expect(watch.insets.count == Set(watch.insets).count)
    }
}
