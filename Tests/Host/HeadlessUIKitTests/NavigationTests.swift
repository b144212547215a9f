import Testing

@testable import HeadlessUIKit

@MainActor struct NavigationTests {
    private let bottom = UIViewController()
    private let navigation: UINavigationController
    private let stage: Stage

    init() {
        navigation = UINavigationController(rootViewController: bottom)
        stage = Stage(rootViewController: navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.advanceFrame()
    }

    private func pan(_ x: CGFloat, _ y: CGFloat = 0, holds: Bool = true) {
        let finger = stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: CGVector(dx: x, dy: y), over: 0.2)
        if holds { finger.hold(for: 0.2) }
        finger.lift()
        stage.settle()
    }

    @Test("W14: a pan from leading to trailing that starts anywhere in the content pops")
    func back() {
        pan(230)
        #expect(navigation.topViewController === bottom)
    }

    @Test("W14: a short pan pops if the finger is fast, and otherwise does not", arguments: [false, true])
    func short(holds: Bool) {
        pan(100, holds: holds)
        #expect((navigation.topViewController === bottom) == !holds)
    }

    @Test(
        "W14: other pans do not pop, nor does one in a single controller",
        arguments: [CGVector(dx: -150, dy: 0), CGVector(dx: 100, dy: 150)])
    func stays(way: CGVector) {
        pan(way.dx, way.dy, holds: false)
        #expect(navigation.viewControllers.count == 2)
        navigation.popViewController(animated: false)
        pan(230)
        #expect(navigation.topViewController === bottom)
    }

    @Test("W14: from right to left the pan has the other direction")
    func rightToLeft() {
        stage.window.layoutDirection = .rightToLeft
        pan(230)
        #expect(navigation.viewControllers.count == 2)
        pan(-230)
        #expect(navigation.topViewController === bottom)
    }
}
