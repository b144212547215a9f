import HeadlessUIKit
import Testing

/// Constraints that contradict each other, priorities, and constraints without a sensible meaning.
@MainActor @Suite struct ConflictTests {
    let scene = ConstraintScene()

    @Test func `V8: Of two required widths the last one gives way, and the stage names both`() {
        let view = scene.view(named: "box")
        let first = view.widthAnchor.constraint(equalToConstant: 100)
        let second = view.widthAnchor.constraint(equalToConstant: 200)
        second.identifier = "wide"
        activate(first, second)
        scene.layOut()
        #expect(view.frame.width == 100)
        #expect(
            scene.stage.warnings == [
                "Unable to simultaneously satisfy constraints: <UIView'box'.width == 100>, "
                    + "<'wide' UIView'box'.width == 200>. Will attempt to recover by breaking constraint "
                    + "<'wide' UIView'box'.width == 200>. Remove one of them, or give it a lower priority."
            ])
        scene.layOut()
        #expect(scene.stage.warnings.count == 1)
        #expect(second.isActive)
    }

    @Test func `V8: A constraint that gave way counts again where nothing is against it any more`() {
        let view = scene.view()
        let first = view.widthAnchor.constraint(equalToConstant: 100)
        activate(first, view.widthAnchor.constraint(equalToConstant: 200))
        scene.layOut()
        first.isActive = false
        scene.layOut()
        #expect(view.frame.width == 200)
    }

    @Test func `A constant that makes constraints contradict each other is reported`() {
        let view = scene.view()
        let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
        let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
        activate(least, most)
        scene.layOut()
        #expect(scene.stage.warnings.isEmpty)
        most.constant = 50
        scene.layOut()
        #expect(scene.stage.warnings.count == 1)
        #expect(view.frame.width >= 100)
        most.constant = 150
        least.constant = 120
        scene.layOut()
        #expect(view.frame.width >= 120 && view.frame.width <= 150)
    }

    @Test func `A frame that constraints contradict is named by its view`() {
        let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        fixed.accessibilityIdentifier = "fixed"
        scene.root.addSubview(fixed)
        fixed.widthAnchor.constraint(equalToConstant: 80).isActive = true
        scene.layOut()
        #expect(fixed.frame.width == 50)
        #expect(scene.stage.warnings.count == 1)
        #expect(scene.stage.warnings.first?.contains("<NSAutoresizingMaskLayoutConstraint of UIView'fixed'>") == true)
    }

    @Test(arguments: [(249, 251), (500, 501), (998, 999)] as [(Float, Float)])
    func `V7: Of two wishes the one of higher priority is met, without a warning`(low: Float, high: Float) {
        let view = scene.view()
        let wishes = [(low, 100), (high, 200)] as [(Float, CGFloat)]
        for (priority, width) in wishes {
            let constraint = view.widthAnchor.constraint(equalToConstant: width)
            constraint.priority = UILayoutPriority(priority)
            constraint.isActive = true
        }
        scene.layOut()
        #expect(view.frame.width == 200)
        #expect(scene.stage.warnings.isEmpty)
    }

    @Test func `A wish that cannot be met is met as nearly as it can be`() {
        let view = scene.view()
        let wish = view.widthAnchor.constraint(equalToConstant: 1000)
        wish.priority = .defaultHigh
        activate(wish, view.widthAnchor.constraint(lessThanOrEqualTo: scene.root.widthAnchor, constant: -40))
        scene.layOut()
        #expect(view.frame.width == 350)
    }

    @Test func `A priority that changes decides anew`() {
        let view = scene.view()
        let (one, other) = (
            view.widthAnchor.constraint(equalToConstant: 1), view.widthAnchor.constraint(equalToConstant: 2)
        )
        (one.priority, other.priority) = (.defaultHigh, .defaultLow)
        activate(one, other)
        scene.layOut()
        #expect(view.frame.width == 1)
        other.priority = UILayoutPriority(900)
        scene.layOut()
        #expect(view.frame.width == 2)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `A constant that is not finite is refused, and the old one stays`(constant: CGFloat) {
        let view = scene.view()
        let width = view.widthAnchor.constraint(equalToConstant: 70)
        width.isActive = true
        width.constant = constant
        scene.layOut()
        #expect(width.constant == 70)
        #expect(view.frame.width == 70)
        #expect(scene.stage.warnings.count == 1)
        #expect(scene.stage.warnings.first?.contains("Give it a finite number") == true)
    }

    @Test func `A constraint made of numbers that are not finite has a constant of 0 and a multiplier of 1`() {
        let view = scene.view()
        let constraint = view.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: .nan, constant: .nan)
        #expect(constraint.multiplier == 1)
        #expect(constraint.constant == 0)
        #expect(scene.stage.warnings.count == 2)
    }

    @Test func `A frame that is not finite hangs nothing`() {
        let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scene.root.addSubview(fixed)
        let view = scene.view()
        activate(
            view.leftAnchor.constraint(equalTo: fixed.rightAnchor), view.widthAnchor.constraint(equalToConstant: 5))
        scene.layOut()
        fixed.bounds.size.width = .nan
        scene.layOut()
        #expect(view.frame.width == 5)
    }

    @Test func `Views without a common superview stop the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (one, other) = (UIView(), UIView())
                one.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
            }
        }
        #expect(result.map { says($0, "Add both to one hierarchy first") } ?? false)
    }

    @Test func `A constraint added to a view that does not contain its items stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (one, other) = (UIView(), UIView())
                one.addConstraint(other.widthAnchor.constraint(equalToConstant: 1))
            }
        }
        #expect(result.map { says($0, "Set its isActive instead") } ?? false)
    }

    @Test func `Sides that have nothing in common stop the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint(
                    item: view, attribute: .top, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1,
                    constant: 0)
            }
        }
        #expect(result.map { says($0, "Compare lengths with lengths") } ?? false)
    }

    @Test func `An active constraint that is not required any more stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
                let view = UIView()
                let width = view.widthAnchor.constraint(equalToConstant: 1)
                width.isActive = true
                width.priority = .defaultHigh
                _ = constraint
            }
        }
        #expect(result.map { says($0, "Deactivate the constraint first") } ?? false)
    }

    private func says(_ result: ExitTest.Result, _ words: String) -> Bool {
        String(decoding: result.standardErrorContent, as: UTF8.self).contains(words)
    }
}
