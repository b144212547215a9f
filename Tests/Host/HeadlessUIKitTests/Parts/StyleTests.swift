import HeadlessUIKit
import Testing

/// Light and dark, drawings and layers.
@MainActor
struct StyleTests {
    private final class Told: UIView {
        var heard: [UIUserInterfaceStyle] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            heard.append(traitCollection.userInterfaceStyle)
        }
    }
    private let stage = Stage()

    @Test("V18: views hear of the user's style, and colours follow it in a snapshot")
    func userStyle() {
        let view = Told(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "view"
        stage.window.addSubview(view)
        stage.settle()
        #expect(view.traitCollection.userInterfaceStyle == .light)
        #expect(stage.snapshot().svg().contains("#ffffff"))
        stage.userInterfaceStyle = .dark
        #expect(view.heard == [.dark])
        #expect(UIColor.label.cgColor == UIColor.white.cgColor)
        #expect(UIColor.systemBackground.cgColor == UIColor.black.cgColor)
        #expect(!stage.snapshot().svg().contains("#ffffff"))
    }

    @Test("V18: the nearest view or controller that overrides the style decides, and only what changes hears of it")
    func overriding() {
        let (outer, inner, kept) = (UIViewController(), Told(), Told())
        outer.view.addSubview(inner)
        outer.view.addSubview(kept)
        kept.overrideUserInterfaceStyle = .light
        stage.window.rootViewController = outer
        stage.settle()
        (inner.heard, kept.heard) = ([], [])
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.heard == [.dark])
        #expect(kept.heard.isEmpty)
        #expect(kept.traitCollection.userInterfaceStyle == .light)
        stage.userInterfaceStyle = .dark
        #expect(inner.heard == [.dark])
        outer.overrideUserInterfaceStyle = .unspecified
        stage.window.overrideUserInterfaceStyle = .light
        #expect(inner.traitCollection.userInterfaceStyle == .light)
    }

    @Test("V18: who has registered for traits hears of these alone, with the traits before, until it has unregistered")
    func registered() {
        final class Registered: UIView {
            var heard: [UIUserInterfaceStyle] = []
        }
        let (view, controller) = (Registered(), UIViewController())
        controller.view.addSubview(view)
        stage.window.rootViewController = controller
        stage.settle()
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: Registered, previous: UITraitCollection) in
            view.heard += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
        }
        var sizes = 0
        controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (_: UIViewController, _) in sizes += 1
        }
        stage.userInterfaceStyle = .dark
        stage.preferredContentSizeCategory = .extraLarge
        #expect(view.heard == [.light, .dark])
        #expect(sizes == 1)
        view.unregisterForTraitChanges(registration)
        stage.userInterfaceStyle = .light
        #expect(view.heard.count == 2)
    }

    @Test("V18: a dynamic colour asks its provider, and equals another with the same two values")
    func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(color.resolvedColor(with: dark) == .red)
        #expect(color.cgColor == UIColor.green.cgColor)
        #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor.red.withAlphaComponent(0.5))
        #expect(color == UIColor { $0.userInterfaceStyle == .dark ? .red : .green })
        #expect(color != .green)
        var inside: UIColor?
        dark.performAsCurrent { inside = UIColor(cgColor: color.cgColor) }
        #expect(inside == .red)
    }

    private final class Dial: UIView {
        var share: CGFloat = 0.5 { didSet { setNeedsDisplay() } }
        override func draw(_ rect: CGRect) {
            UIColor.systemRed.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: rect.width * share, height: 4)).fill()
            "half".draw(at: .zero)
            let context = UIGraphicsGetCurrentContext()
            context?.saveGState()
            context?.translateBy(x: 10, y: 0)
            context?.setStrokeColor(UIColor.black.withAlphaComponent(0.5).cgColor)
            context?.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
            context?.restoreGState()
        }
    }

    @Test("V22: a view draws once it has a window and a size, and again when it asks")
    func drawing() {
        let dial = Dial()
        stage.window.addSubview(dial)
        stage.settle()
        #expect(dial.drawn.isEmpty)
        dial.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        stage.settle()
        #expect(dial.drawn.first == "fill (0, 0, 50, 4) #FF3B30")
        #expect(dial.drawn.last == "stroke (10, 0, 1, 1) #00000080")
        #expect(dial.drawn.count == 3)
        dial.share = 1
        stage.advanceFrame()
        #expect(dial.drawn.first == "fill (0, 0, 100, 4) #FF3B30")
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("V22: a renderer's picture tells what was drawn on it")
    func renderer() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            UIImage(systemName: "star")?.draw(in: CGRect(x: 5, y: 0, width: 10, height: 10))
        }
        #expect(picture.size == CGSize(width: 20, height: 10))
        #expect(picture.drawn == ["fill (0, 0, 20, 10) #0000FF", "image star (5, 0, 10, 10)"])
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 3), false, 0)
        UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 3))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.drawn == ["fill (0, 0, 3, 3) #000000"])
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    private final class Fade: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        var gradient: CAGradientLayer? { layer as? CAGradientLayer }
    }

    @Test("V23: a view's layer has the class that the view names")
    func layerClass() {
        let fade = Fade(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        fade.gradient?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        #expect(fade.gradient?.colors?.count == 2)
        #expect(fade.layer.bounds.size == CGSize(width: 30, height: 40))
        fade.layer.isHidden = true
        #expect(fade.isHidden)
    }

    @Test("A19: a transition changes its view at once, and its completion comes after the duration")
    func transition() {
        let (view, other) = (UIView(), UIView())
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.addSubview(label)
        stage.window.addSubview(view)
        var isOver = false
        UIView.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) {
            label.text = "new"
        } completion: { _ in
            isOver = true
        }
        #expect(label.text == "new")
        stage.advance(by: 0.2)
        #expect(!isOver)
        stage.advance(by: 0.2)
        #expect(isOver)
        UIView.transition(from: view, to: other, duration: 0.1)
        #expect(other.superview === stage.window)
        #expect(view.superview == nil)
    }

    @Test("A20: each keyframe animates in its share of the duration")
    func keyframes() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        stage.settle()
        var isOver = false
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 5 }
        } completion: { _ in
            isOver = true
        }
        #expect(view.center.x == 5)
        stage.advance(by: 0.25)
        #expect(abs((view.layer.presentation()?.position.x ?? 0) - 55) < 2)
        stage.advance(by: 0.25)
        #expect(abs((view.layer.presentation()?.position.x ?? 0) - 105) < 2)
        #expect(!isOver)
        stage.settle()
        #expect(isOver)
        #expect(view.layer.presentation()?.position.x == 5)
    }
}
