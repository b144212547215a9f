import HeadlessUIKit
import Testing

/// Screens by name, and windows of other sizes.
@MainActor struct ScreenTests {
    @Test("The named tablets are regular in both axes", arguments: [Screen.smallTablet, .tablet, .largeTablet])
    func tablets(screen: Screen) {
        let stage = Stage(rootViewController: UIViewController(), screen: screen)
        #expect(stage.window.bounds.size == screen.size)
        #expect(stage.window.traitCollection.horizontalSizeClass == .regular)
        #expect(stage.window.traitCollection.verticalSizeClass == .regular)
        #expect(stage.window.rootViewController?.view.safeAreaInsets.top == 24)
    }

    @Test("A tablet in landscape is regular in both axes", arguments: [Screen.smallTablet, .tablet, .largeTablet])
    func turned(screen: Screen) {
        let stage = Stage(rootViewController: UIViewController(), screen: screen)
        stage.resize(to: CGSize(width: screen.size.height, height: screen.size.width))
        stage.settle()
        #expect(stage.window.traitCollection.horizontalSizeClass == .regular)
        #expect(stage.window.traitCollection.verticalSizeClass == .regular)
    }

    private final class Watch: UIViewController {
        private(set) var changes = 0
        private(set) var sizes: [CGSize] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            changes += 1
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) { sizes.append(size) }
    }

    @Test("A tablet's window that stays wide enough keeps its classes: controllers are told only of the size")
    func resized() {
        let controller = Watch()
        let stage = Stage(rootViewController: controller, screen: .largeTablet)
        let before = controller.changes
        stage.resize(to: CGSize(width: 700, height: 900), over: 0.2)
        stage.settle()
        #expect(controller.changes == before)
        #expect(controller.sizes == [CGSize(width: 700, height: 900)])
        #expect(controller.view.bounds.width == 700)
    }

    @Test("A window that keeps its size classes stays compact at any width")
    func kept() {
        let controller = Watch()
        let stage = Stage(rootViewController: controller)
        let before = controller.changes
        stage.resize(to: CGSize(width: 1180, height: 820), safeAreaInsets: .zero, keepsSizeClasses: true)
        stage.settle()
        #expect(controller.view.bounds.width == 1180)
        #expect(controller.traitCollection.horizontalSizeClass == .compact)
        #expect(controller.traitCollection.verticalSizeClass == .regular)
        #expect(controller.changes == before)
    }

    @Test("After a resize without keepsSizeClasses, the classes follow from the size again")
    func follows() {
        let stage = Stage(rootViewController: UIViewController())
        stage.resize(to: CGSize(width: 1180, height: 820), keepsSizeClasses: true)
        stage.settle()
        stage.resize(to: CGSize(width: 1100, height: 820))
        stage.settle()
        #expect(stage.window.traitCollection.horizontalSizeClass == .regular)
    }
}
