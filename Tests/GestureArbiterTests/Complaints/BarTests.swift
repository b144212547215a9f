import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("Under a bar that opens")
struct BarTests {
    @MainActor
    private struct Scene {
        let scene: ComplaintScene
        let list = UITableView()
        let navigation: UINavigationController
        let rows = Rows()

        var bar: CGFloat { navigation.navigationBar.bounds.height }

        init(_ doubt: Doubt, policy: ArbitrationPolicy, hasSearchBar: Bool = false, hasLargeTitle: Bool = true) {
            scene = ComplaintScene(doubt, policy: policy)
            let controller = UIViewController()
            navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.prefersLargeTitles = hasLargeTitle
            if hasSearchBar {
                controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
            }
            scene.add(navigation.view, scene.card.bounds)
            rows.fill(list, in: scene)
            list.contentInsetAdjustmentBehavior = .automatic
            scene.add(list, controller.view.bounds, to: controller.view)
        }
    }

    @Test("the bar opens fully before the card moves", arguments: Doubt.eachAlone.sampled())
    func opens(_ doubt: Doubt) {
        for (policy, hasSearchBar) in [(ArbitrationPolicy.continuous, false), (.continuous, true), (.once, true)] {
            let it = Scene(doubt, policy: policy, hasSearchBar: hasSearchBar)
            #expect(it.bar == 44)
            it.list.contentOffset.y = 40 - it.list.adjustedContentInset.top
            let finger = it.scene.touch(195, 400)
            var barAtBegin: CGFloat?
            for _ in 0..<60 {
                finger.move(by: CGVector(dx: 0, dy: 5))
                it.scene.stage.advanceFrame()
                if it.scene.isDragged, barAtBegin == nil { barAtBegin = it.bar }
            }
            #expect(barAtBegin == (hasSearchBar ? 148 : 96), "\(policy), \(hasSearchBar)")
            finger.letGo()
            #expect(it.scene.settle() && it.scene.ends == 1)
        }
    }

    @Test(
        "one finger opens a closed bar, and only the next drags, where nothing changes hands",
        arguments: Doubt.eachAlone.sampled())
    func gated(_ doubt: Doubt) {
        let it = Scene(doubt, policy: .gated)
        let opens = it.scene.touch(195, 300)
        opens.pull(200)
        #expect(!it.scene.isDragged && it.bar == 96)
        opens.letGo()
        #expect(it.scene.settle())
        it.list.contentOffset.y = -200
        it.list.contentOffset.y = -it.list.adjustedContentInset.top
        #expect(it.bar == 96)
        let drags = it.scene.touch(195, 300)
        drags.pull(200)
        #expect(abs(it.scene.translation - 190) < 0.34 && it.bar == 96)
        drags.letGo()
        #expect(it.scene.settle())
    }

    @Test(
        "a search bar that may be closed is not waited for, where nothing changes hands",
        arguments: Doubt.eachAlone.sampled())
    func gatedSearchBar(_ doubt: Doubt) {
        let it = Scene(doubt, policy: .gated, hasSearchBar: true, hasLargeTitle: false)
        let finger = it.scene.touch(195, 300)
        finger.pull(200)
        #expect(abs(it.scene.translation - 190) < 0.34 && it.bar == 44)
        finger.letGo()
        #expect(it.scene.settle() && it.scene.ends == 1)
    }

    @Test(
        "on a lying phone titles are small, and only a search bar is waited for", arguments: Doubt.eachAlone.sampled())
    func lying(_ doubt: Doubt) {
        for hasSearchBar in [false, true] {
            let controller = UIViewController()
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.prefersLargeTitles = true
            if hasSearchBar {
                controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
            }
            let screen = Screen(
                size: CGSize(width: 844, height: 390), scale: 3,
                safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
            let stage = Stage(rootViewController: navigation, screen: screen, assumptions: doubt.assumptions)
            let list = UIScrollView(frame: controller.view.bounds)
            list.contentSize = CGSize(width: 844, height: 2640)
            controller.view.addSubview(list)
            var barAtBegin: CGFloat?
            var translation: CGFloat = 0
            GestureArbiter.attach(to: navigation.view, policy: .continuous) { [unowned navigation] drag in
                if drag == .began { barAtBegin = navigation.navigationBar.bounds.height }
                if case .moved(let way) = drag { translation = way }
            }
            stage.settle()
            let finger = stage.touch(at: CGPoint(x: 400, y: 100))
            finger.pull(200)
            stage.advance(by: 0)
            #expect(barAtBegin == (hasSearchBar ? 84 : 32))
            #expect(hasSearchBar ? translation < 150 : abs(translation - 190) <= 0.34 + doubt.listLead)
            finger.letGo()
            #expect(stage.settle())
        }
    }

    @Test("an open bar costs nothing: the card moves after the slop", arguments: Doubt.eachAlone.sampled())
    func alreadyOpen(_ doubt: Doubt) {
        let it = Scene(doubt, policy: .continuous)
        it.list.contentOffset.y = -200
        it.list.contentOffset.y = -it.list.adjustedContentInset.top
        let finger = it.scene.touch(195, 300)
        finger.pull(100)
        it.scene.turn()
        #expect(abs(it.scene.translation - 90) <= 0.34 + doubt.listLead)
        finger.letGo()
        #expect(it.scene.settle())
    }
}
