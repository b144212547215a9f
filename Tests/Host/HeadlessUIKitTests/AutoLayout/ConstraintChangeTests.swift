import HeadlessUIKit
import Testing

/// Constraints that change, come and go.
@MainActor @Suite struct ConstraintChangeTests {
    let scene = ConstraintScene()
    let view: UIView
    let top: NSLayoutConstraint
    let height: NSLayoutConstraint

    init() {
        view = scene.view()
        top = view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 100)
        height = view.heightAnchor.constraint(equalToConstant: 50)
        activate(
            top, height, view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor))
        scene.layOut()
    }

    @Test func `Another constant is laid out in the next pass`() {
        top.constant = 300
        #expect(view.frame.minY == 100)
        scene.layOut()
        #expect(view.frame == CGRect(x: 0, y: 300, width: 390, height: 50))
    }

    @Test func `layoutIfNeeded lays out at once`() {
        top.constant = 300
        scene.root.layoutIfNeeded()
        #expect(view.frame.minY == 300)
    }

    @Test func `A constant that follows a finger is exact at every frame`() {
        for step in 1...200 {
            top.constant = CGFloat(step)
            scene.layOut()
            #expect(view.frame.minY == CGFloat(step))
        }
    }

    @Test func `V7: A deactivated constraint counts no more`() {
        height.isActive = false
        let bottom = view.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor)
        bottom.isActive = true
        scene.layOut()
        #expect(view.frame.height == 744)
        bottom.isActive = false
        height.isActive = true
        scene.layOut()
        #expect(view.frame.height == 50)
    }

    @Test func `Layout in an animation moves what the constraints move`() {
        top.constant = 300
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.root.layoutIfNeeded() }
        #expect(view.frame.minY == 300)
        scene.stage.advance(by: 0.5)
        #expect(abs((view.layer.presentation()?.frame.minY ?? 0) - 200) < 5)
        scene.stage.settle()
        #expect(view.layer.presentation()?.frame.minY == 300)
    }

    @Test func `A constant changed without layout in the animation is not animated`() {
        UIView.animate(withDuration: 1) { top.constant = 300 }
        scene.layOut()
        #expect(view.layer.presentation()?.frame.minY == 300)
    }

    @Test func `V7: Constraints to views outside end when a view leaves its superview, those inside stay`() {
        let inner = scene.view(in: view)
        let inside = inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 5)
        activate(inside)
        view.removeFromSuperview()
        #expect(!top.isActive)
        #expect(height.isActive)
        #expect(inside.isActive)
        scene.root.addSubview(view)
        scene.layOut()
        #expect(view.frame.height == 50)
        #expect(inner.frame.minY == 5)
        #expect(view.frame.minY == 0)
    }

    @Test func `A view that moves to another superview takes its own constraints along`() {
        let inner = scene.view(in: view)
        activate(
            inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
            inner.heightAnchor.constraint(equalToConstant: 7))
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scene.root.addSubview(other)
        other.addSubview(view)
        activate(
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: 20),
            view.widthAnchor.constraint(equalTo: other.widthAnchor))
        scene.layOut()
        #expect(view.frame == CGRect(x: 0, y: 20, width: 200, height: 50))
        #expect(inner.frame.minY == 5)
        #expect(inner.frame.height == 7)
    }

    @Test func `A constraint whose view is gone is not active`() {
        var other: UIView? = scene.view()
        let constraint = other.map { view.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 3) }
        constraint?.priority = .defaultLow
        constraint?.isActive = true
        scene.layOut()
        #expect(constraint?.isActive == true)
        other?.removeFromSuperview()
        other = nil
        #expect(constraint?.isActive == false)
        #expect(constraint?.secondItem == nil)
        scene.layOut()
        #expect(view.frame.minY == 100)
    }

    @Test func `A tree that is gone leaves no active constraint, and what is kept of it can be used elsewhere`() {
        var outer: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = scene.add(UIView(), to: middle)
        outer?.addSubview(middle)
        let outside = inner.topAnchor.constraint(equalTo: (outer ?? middle).topAnchor, constant: 3)
        let inside = inner.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 4)
        activate(outside, inside)
        outer?.layoutIfNeeded()
        #expect(inner.frame.origin == CGPoint(x: 4, y: 3))
        outer = nil
        #expect(!outside.isActive)
        #expect(inside.isActive)
        inside.constant = 9
        scene.root.addSubview(middle)
        scene.layOut()
        #expect(inner.frame.origin == CGPoint(x: 9, y: 0))
    }

    @Test func `A mask that is translated again gives the view back to its frame`() {
        NSLayoutConstraint.deactivate(scene.root.constraints)
        NSLayoutConstraint.deactivate(view.constraints)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        scene.layOut()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(scene.stage.warnings.isEmpty)
    }

    @Test func `A view that asks for it makes its constraints before the layout, after those in it`() {
        var calls: [String] = []
        let outer = scene.add(Updating { calls.append("outer") })
        let inner = scene.add(Updating { calls.append("inner") }, to: outer)
        scene.layOut()
        #expect(calls == ["inner", "outer"])
        scene.layOut()
        #expect(calls.count == 2)
        outer.setNeedsUpdateConstraints()
        #expect(outer.needsUpdateConstraints())
        #expect(!inner.needsUpdateConstraints())
        scene.layOut()
        #expect(calls == ["inner", "outer", "outer"])
        inner.setNeedsUpdateConstraints()
        outer.updateConstraintsIfNeeded()
        #expect(calls == ["inner", "outer", "outer", "inner"])
    }

    @Test func `A controller makes its view's constraints where it is asked for them`() {
        final class Controller: UIViewController {
            var calls = 0
            override func updateViewConstraints() {
                calls += 1
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        let stage = Stage(rootViewController: controller)
        controller.view.setNeedsUpdateConstraints()
        stage.advanceFrame()
        #expect(controller.calls == 1)
    }

    @Test func `A screen without constraints has nothing made for it`() {
        let stage = Stage(rootViewController: UIViewController())
        stage.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        stage.advanceFrame()
        #expect(stage.window.constraints.isEmpty)
        #expect(!stage.window.needsUpdateConstraints())
    }
}

private final class Updating: UIView {
    private let onUpdate: () -> Void

    init(_ onUpdate: @escaping () -> Void) {
        self.onUpdate = onUpdate
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
        onUpdate()
        super.updateConstraints()
    }
}
