import HeadlessUIKit
import InteractiveDismissal
import Panels
import Scenes

/// A demo's screen under a finger, on a phone of 390 × 844 pt whose safe area is 47 pt at the top and 34 pt at the
/// bottom.
@MainActor
struct DemoScreen {
    let scene: Scene
    var stage: Stage { scene.stage }

    init(_ type: any Demo.Type, _ options: [String: OptionValue] = [:]) {
        var settings = SceneSettings(scene: type.name)
        settings.options = options
        scene = Scene(of: type, settings)
    }

    /// The screen's controller, which is the parent of panels.
    var parent: UIViewController { stage.window.rootViewController?.children.first ?? UIViewController() }
    var panels: [Panel] { parent.addedPanels }

    /// The presentation of the screen's card; nil without one.
    var presentation: InteractivePresentationController? {
        stage.window.rootViewController?.presentedViewController?.presentationController
            as? InteractivePresentationController
    }
    var isPresented: Bool { presentation != nil }
    /// The visible part of the card, in the window.
    var card: CGRect {
        guard let card = presentation?.card else { return .null }
        return card.convert(card.mask?.frame ?? card.bounds, to: nil)
    }

    func view(_ identifier: String) -> UIView? {
        stage.window.descendants.first { $0.accessibilityIdentifier == identifier }
    }

    /// The place where a view is seen, in the window.
    func place(_ view: UIView?) -> CGRect { view.map { $0.convert($0.bounds, to: nil) } ?? .null }
    func place(_ identifier: String) -> CGRect { place(view(identifier)) }
    func place(of panel: Panel?) -> CGRect { place(panel?.card) }

    func settle() { stage.settle() }

    func scroll(to offset: CGFloat) {
        scene.demo.scroll(to: offset)
        stage.advanceFrame()
    }

    func tap(_ point: CGPoint) {
        stage.touch(at: point).lift()
        settle()
    }

    func tap(_ identifier: String) { tap(CGPoint(x: place(identifier).midX, y: place(identifier).midY)) }

    /// Carries the card slowly, and holds it until it has no velocity.
    @discardableResult
    func carry(from start: CGPoint, by way: CGVector) -> Finger {
        let finger = stage.touch(at: start)
        finger.move(by: way, over: 0.5)
        finger.hold(for: 0.1)
        return finger
    }

    func drag(from start: CGPoint, by way: CGVector) {
        carry(from: start, by: way).lift()
        settle()
    }

    func fling(from start: CGPoint, by way: CGVector) {
        let finger = stage.touch(at: start)
        finger.move(by: way, over: 0.1)
        finger.lift()
        settle()
    }

    /// The visible buttons that are smaller than 44 pt in a direction.
    var smallButtons: [String] {
        stage.window.descendants.filter { view in
            view is UIButton && view.isVisible && (view.bounds.width < 44 || view.bounds.height < 44)
        }.map { "\(type(of: $0)) \($0.bounds.size)" }
    }
}

@MainActor
extension UIView {
    var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
    fileprivate var isVisible: Bool {
        sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
    }
}

@MainActor
extension Panel {
    /// The bar at the card's top, as VoiceOver finds it.
    var handle: UIView? { card.descendants.first { $0.accessibilityTraits == .adjustable } }
}

extension CGFloat {
    func isNear(_ other: CGFloat, within distance: CGFloat = 0.5) -> Bool { (self - other).magnitude <= distance }
}
