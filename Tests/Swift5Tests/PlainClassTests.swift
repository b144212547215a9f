import HeadlessUIKit
import Testing

// An app's classes as they were written before Swift had actors: without isolation, but run on the main thread. On iOS
// they compile in Swift 5 without a warning, since UIKit's types are `@preconcurrency`; so they must on the host. One
// half of the test is that this target compiles.

private final class PlainCoordinator: NSObject {
    let navigation = UINavigationController(rootViewController: UIViewController())
    lazy var list = UITableView(frame: .zero, style: .plain)
    private(set) var scrolled = 0

    func start() {
        list.dataSource = self
        list.delegate = self
        list.frame = navigation.topViewController!.view.bounds
        navigation.topViewController?.view.addSubview(list)
        let press = UILongPressGestureRecognizer()
        press.delegate = self
        list.addGestureRecognizer(press)
    }

    func show(_ controller: UIViewController) {
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = self
        navigation.present(controller, animated: false)
    }

    func scrollDown() {
        UIView.animate(withDuration: 0.2) { self.list.contentOffset.y = 44 }
    }
}

extension PlainCoordinator: UITableViewDataSource, UITableViewDelegate, UIGestureRecognizerDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
}

extension PlainCoordinator: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

@Suite("Classes that were written before actors")
@MainActor
struct PlainClassTests {
    @Test("Classes that were written before actors make, show, present and animate what they like")
    func coordinator() {
        let coordinator = PlainCoordinator()
        let stage = Stage(rootViewController: coordinator.navigation)
        coordinator.start()
        stage.settle()
        coordinator.scrollDown()
        stage.settle()
        #expect(coordinator.list.contentOffset.y == 44)
        #expect(coordinator.scrolled > 0)
        let modal = UIViewController()
        coordinator.show(modal)
        stage.settle()
        #expect(modal.presentingViewController === coordinator.navigation)
        #expect(stage.warnings == [])
    }
}
