import HeadlessUIKit
import Testing

/// Constraints for which UIKit stops the app or complains: the stage reports them, and everything else goes on.
@MainActor @Suite struct BadLayoutTests {
    let scene = ConstraintScene()

    private var warnings: [String] { scene.stage.warnings }

    // MARK: Different hierarchies

    @Test func `V12: A constraint between views of two hierarchies is refused, and stays inactive`() {
        let (view, other) = (scene.view(named: "here"), UIView())
        other.accessibilityIdentifier = "elsewhere"
        let constraint = view.widthAnchor.constraint(equalTo: other.widthAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(
            warnings == [
                "Unable to activate constraint <UIView'here'.width == UIView'elsewhere'.width> because its items have no "
                    + "common ancestor: they are in different hierarchies. Add both to one hierarchy first."
            ])
    }

    @Test func `V12: A constraint that was refused can be activated once both views are in one hierarchy`() {
        let (view, other) = (scene.view(), UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 10)))
        let constraint = view.widthAnchor.constraint(equalTo: other.widthAnchor)
        constraint.isActive = true
        scene.root.addSubview(other)
        constraint.isActive = true
        scene.layOut()
        #expect(view.frame.width == 70)
    }

    @Test func `V12: The other constraints of a list are activated where one is refused`() {
        let view = scene.view()
        activate(
            view.widthAnchor.constraint(equalTo: UIView().widthAnchor), view.heightAnchor.constraint(equalToConstant: 9)
        )
        scene.layOut()
        #expect(view.frame.height == 9)
        #expect(warnings.count == 1)
    }

    @Test func `V12: A guide that belongs to no view is in no hierarchy`() {
        let constraint = scene.view().topAnchor.constraint(equalTo: UILayoutGuide().topAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(warnings.count == 1)
    }

    @Test func `V12: A constraint added to a view that does not contain its items is refused`() {
        let (view, other) = (scene.view(), scene.view())
        let constraint = other.widthAnchor.constraint(equalToConstant: 1)
        view.addConstraint(constraint)
        #expect(!constraint.isActive)
        #expect(warnings.first?.contains("is not prepared for the constraint") == true)
    }

    // MARK: Views that are gone

    @Test func `V12: A constraint of a view that was removed is refused when it is activated again`() {
        let (view, other) = (scene.view(), scene.view())
        let constraint = view.leftAnchor.constraint(equalTo: other.leftAnchor)
        constraint.isActive = true
        other.removeFromSuperview()
        #expect(!constraint.isActive)
        #expect(warnings.isEmpty)
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(warnings.count == 1)
    }

    @Test func `V12: A constraint of a view that does not exist any more stays inactive, and the stage says so`() {
        let view = scene.view(named: "there")
        var other: UIView? = scene.view()
        let constraint = other.map { view.leftAnchor.constraint(equalTo: $0.leftAnchor) }
        other?.removeFromSuperview()
        other = nil
        constraint?.isActive = true
        #expect(constraint?.isActive == false)
        #expect(
            warnings == [
                "The constraint <UIView'there'.left == nil.left> was activated, but one of its views is gone, and it stays "
                    + "inactive. Make another one for views that are there."
            ])
    }

    @Test func `V12: A constraint whose first view does not exist any more can be changed and goes without effect`() {
        var view: UIView? = scene.view()
        let constraint = view?.widthAnchor.constraint(equalToConstant: 10)
        constraint?.isActive = true
        scene.layOut()
        view?.removeFromSuperview()
        view = nil
        constraint?.constant = 20
        constraint?.priority = .required
        constraint?.isActive = false
        scene.layOut()
        #expect(constraint?.firstItem == nil)
        #expect(warnings.isEmpty)
    }

    @Test func `V12: A guide that leaves its view takes its constraints along`() {
        let (view, guide) = (scene.view(), UILayoutGuide())
        scene.root.addLayoutGuide(guide)
        let constraint = view.topAnchor.constraint(equalTo: guide.topAnchor)
        activate(constraint, guide.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 40))
        scene.layOut()
        #expect(view.frame.minY == 40)
        scene.root.removeLayoutGuide(guide)
        scene.layOut()
        #expect(!constraint.isActive)
    }

    // MARK: Numbers

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `V12: A new constraint of a number that is none has a constant of 0, and the layout goes on`(number: CGFloat) {
        let view = scene.view()
        activate(
            view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: number),
            view.heightAnchor.constraint(equalToConstant: 30))
        scene.layOut()
        #expect(view.frame.minY == 0)
        #expect(view.frame.height == 30)
        #expect(warnings.count == 1)
    }

    @Test(arguments: [1e300, CGFloat.greatestFiniteMagnitude])
    func `V12: A constant beyond all limits is replaced by the largest one`(number: CGFloat) {
        let view = scene.view()
        let width = view.widthAnchor.constraint(equalToConstant: number)
        width.isActive = true
        scene.layOut()
        #expect(view.frame.width == 1e7)
        width.constant = -number
        scene.layOut()
        #expect(width.constant == -1e7)
        #expect(warnings.filter { $0.contains("exceeds internal limits") }.count == 2)
    }

    @Test func `V12: A priority that is no number is refused, and the old one stays`() {
        let view = scene.view()
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        width.priority = .defaultHigh
        width.priority = UILayoutPriority(.nan)
        width.isActive = true
        view.setContentHuggingPriority(UILayoutPriority(.nan), for: .horizontal)
        scene.layOut()
        #expect(width.priority == .defaultHigh)
        #expect(view.frame.width == 30)
        #expect(warnings.count == 1)
    }

    @Test func `V12: A multiplier of 0 is refused for a place, and allowed for a length`() {
        let view = scene.view()
        let attributes = [NSLayoutConstraint.Attribute.left, .width]
        let multipliers = attributes.map { attribute in
            NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: scene.root, attribute: attribute,
                multiplier: 0, constant: 5
            ).multiplier
        }
        #expect(multipliers == [1, 0])
        #expect(warnings.count == 1)
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func `V12: A size to fit that is no number hangs nothing`(number: CGFloat) {
        let view = scene.view()
        activate(view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 30))
        let size = view.systemLayoutSizeFitting(
            CGSize(width: number, height: number), withHorizontalFittingPriority: UILayoutPriority(.nan),
            verticalFittingPriority: .required)
        #expect(size.width == 40)
    }

    // MARK: Too many and too few

    @Test func `V8: A hundred contradictions are each reported once, however often the layout is done`() {
        let views = (0..<100).map { _ in scene.view() }
        for view in views {
            activate(view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20))
        }
        for _ in 0..<20 {
            scene.root.setNeedsLayout()
            scene.layOut()
        }
        #expect(warnings.count == 100)
        #expect(views.allSatisfy { $0.frame.width == 10 })
    }

    @Test func `V8: A circle that cannot close loses its last link`() {
        let views = (0..<5).map { _ in scene.view() }
        let links = views.indices.map { index in
            views[index].leftAnchor.constraint(equalTo: views[(index + 1) % views.count].leftAnchor, constant: 1)
        }
        NSLayoutConstraint.activate(links)
        scene.layOut()
        #expect(warnings.count == 1)
        #expect(warnings.first?.components(separatedBy: "Unable to simultaneously").count == 2)
    }

    @Test func `V7: An ambiguous layout is no contradiction, and is the same every time`() {
        func frames() -> [CGRect] {
            let scene = ConstraintScene()
            let views = (0..<6).map { _ in scene.view() }
            for (view, next) in zip(views, views.dropFirst()) {
                activate(
                    next.leftAnchor.constraint(greaterThanOrEqualTo: view.rightAnchor, constant: 4),
                    next.widthAnchor.constraint(equalTo: view.widthAnchor))
            }
            scene.layOut()
            return views.map(\.frame) + (scene.stage.warnings.isEmpty ? [] : [.null])
        }
        let first = frames()
        #expect(first == frames())
        #expect(first.allSatisfy { $0.width.isFinite && $0.minX.isFinite })
        #expect(first.allSatisfy { !$0.isNull })
    }

    @Test(arguments: 0..<40)
    func `V12: Whatever is done to constraints, layout comes to an end with frames that are numbers`(seed: Int) {
        var random = Random(state: UInt64(seed) &* 7919 &+ 1)
        var views = (0..<5).map { _ in scene.view() }
        var constraints: [NSLayoutConstraint] = []
        let numbers: [CGFloat] = [0, 10, -50, 300, .nan, .infinity, 1e300, -1e300]
        for _ in 0..<80 {
            let (one, other) = (views[random.next(5)], views[random.next(5)])
            let number = numbers[random.next(numbers.count)]
            switch random.next(9) {
            case 0: constraints.append(one.leftAnchor.constraint(equalTo: other.rightAnchor, constant: number))
            case 1: constraints.append(one.topAnchor.constraint(greaterThanOrEqualTo: other.bottomAnchor))
            case 2: constraints.append(one.widthAnchor.constraint(lessThanOrEqualToConstant: number))
            case 3:
                constraints.append(
                    one.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: number, constant: number))
            case 4: constraints.randomElement(&random)?.constant = number
            case 5: constraints.randomElement(&random)?.isActive.toggle()
            case 6: one.removeFromSuperview()
            case 7: other.isDescendant(of: one) ? scene.root.addSubview(one) : other.addSubview(one)
            default: views[random.next(5)] = scene.view()
            }
            if let last = constraints.last, !last.isActive, random.next(2) == 0 { last.isActive = true }
            if random.next(4) == 0 { scene.layOut() }
        }
        scene.layOut()
        for view in views {
            #expect(view.frame.minX.isFinite && view.frame.minY.isFinite)
            #expect(view.frame.width.isFinite && view.frame.height.isFinite)
        }
    }
}

/// Numbers that look random and are the same in every run.
private struct Random {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}

extension [NSLayoutConstraint] {
    fileprivate func randomElement(_ random: inout Random) -> NSLayoutConstraint? {
        isEmpty ? nil : self[random.next(count)]
    }
}
