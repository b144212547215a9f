import HeadlessUIKit
import Testing

/// The frames that constraints lead to.
@MainActor @Suite struct AnchorTests {
    let scene = ConstraintScene()

    @Test func `Four sides pin a view to its superview`() {
        let view = scene.view()
        activate(
            view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10),
            view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20),
            scene.root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 30),
            scene.root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 40))
        scene.layOut()
        #expect(view.frame == CGRect(x: 20, y: 10, width: 340, height: 794))
    }

    @Test func `A view has the place and size that its constraints give it`() {
        let view = scene.view()
        activate(
            view.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor, constant: -22),
            view.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.5),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2, constant: 10))
        scene.layOut()
        #expect(view.frame.isNear(CGRect(x: 293.0 / 3, y: 200, width: 195, height: 400)))
    }

    @Test func `Views follow each other, also across superviews`() {
        let (column, first, second) = (scene.view(), UIView(), UIView())
        scene.add(first, to: column)
        scene.add(second)
        activate(
            column.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 50),
            column.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 60),
            column.widthAnchor.constraint(equalToConstant: 100), column.heightAnchor.constraint(equalToConstant: 200),
            first.leftAnchor.constraint(equalTo: column.leftAnchor, constant: 5),
            first.topAnchor.constraint(equalTo: column.topAnchor, constant: 6),
            first.rightAnchor.constraint(equalTo: column.rightAnchor),
            first.heightAnchor.constraint(equalToConstant: 30),
            second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8),
            second.leftAnchor.constraint(equalTo: first.leftAnchor),
            second.widthAnchor.constraint(equalTo: first.widthAnchor),
            second.heightAnchor.constraint(equalTo: first.heightAnchor))
        scene.layOut()
        #expect(first.frame == CGRect(x: 5, y: 6, width: 95, height: 30))
        #expect(second.frame == CGRect(x: 55, y: 104, width: 95, height: 30))
    }

    @Test func `The initializer with items and attributes says the same as anchors`() {
        let view = scene.view()
        for (attribute, constant) in [
            (NSLayoutConstraint.Attribute.left, 7), (.top, 8), (.right, -9), (.bottom, -10),
        ] as [(NSLayoutConstraint.Attribute, CGFloat)] {
            let constraint = NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: scene.root, attribute: attribute,
                multiplier: 1, constant: constant)
            scene.root.addConstraint(constraint)
            #expect(constraint.isActive)
        }
        scene.layOut()
        #expect(view.frame == CGRect(x: 7, y: 8, width: 374, height: 826))
        #expect(scene.root.constraints.count == 4)
    }

    @Test func `A view whose mask is translated keeps its frame, and others follow it`() {
        let fixed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        scene.root.addSubview(fixed)
        let view = scene.view()
        activate(
            view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: fixed.topAnchor),
            view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
            view.heightAnchor.constraint(equalToConstant: 10))
        scene.layOut()
        #expect(view.frame == CGRect(x: 45, y: 20, width: 30, height: 10))
        fixed.frame = CGRect(x: 100, y: 200, width: 50, height: 40)
        scene.layOut()
        #expect(fixed.frame == CGRect(x: 100, y: 200, width: 50, height: 40))
        #expect(view.frame == CGRect(x: 155, y: 200, width: 50, height: 10))
    }

    @Test func `Views follow a window that becomes another size`() {
        let view = scene.view()
        activate(
            view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
            view.heightAnchor.constraint(equalToConstant: 50))
        scene.layOut()
        scene.stage.resize(to: CGSize(width: 844, height: 390))
        scene.stage.settle()
        #expect(view.frame == CGRect(x: 0, y: 340, width: 844, height: 50))
    }

    @Test func `Leading is at the right, and constants count to the left, where the language runs to the left`() {
        let view = scene.view()
        scene.root.semanticContentAttribute = .forceRightToLeft
        activate(
            view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
            view.widthAnchor.constraint(equalToConstant: 100))
        scene.layOut()
        #expect(view.frame.maxX == 374)
        scene.root.semanticContentAttribute = .forceLeftToRight
        scene.layOut()
        #expect(view.frame.minX == 16)
    }

    @Test func `Margins are attributes, too`() {
        let view = scene.view()
        scene.root.layoutMargins = UIEdgeInsets(top: 1, left: 11, bottom: 3, right: 21)
        let constraints = [NSLayoutConstraint.Attribute.leftMargin, .rightMargin].map { margin in
            NSLayoutConstraint(
                item: view, attribute: margin == .leftMargin ? .left : .right, relatedBy: .equal, toItem: scene.root,
                attribute: margin, multiplier: 1, constant: 0)
        }
        NSLayoutConstraint.activate(constraints)
        scene.layOut()
        #expect(view.frame.minX == 11)
        #expect(view.frame.maxX == 369)
        scene.root.layoutMargins.left = 40
        scene.layOut()
        #expect(view.frame.minX == 40)
    }

    @Test func `Frames are on whole pixels, and views that touch go on touching`() {
        let views = (0..<7).map { _ in scene.view() }
        activate(views[0].leftAnchor.constraint(equalTo: scene.root.leftAnchor))
        for (one, next) in zip(views, views.dropFirst()) {
            activate(
                next.leftAnchor.constraint(equalTo: one.rightAnchor),
                next.widthAnchor.constraint(equalTo: one.widthAnchor))
        }
        activate(views[6].rightAnchor.constraint(equalTo: scene.root.rightAnchor))
        scene.layOut()
        for view in views { #expect(abs(view.frame.minX * 3 - (view.frame.minX * 3).rounded()) < 1e-9) }
        for (one, next) in zip(views, views.dropFirst()) { #expect(abs(one.frame.maxX - next.frame.minX) < 1e-9) }
    }

    @Test func `The system's spacing is eight points, times the multiplier`() {
        let (view, other) = (scene.view(), scene.view())
        activate(
            view.topAnchor.constraint(equalTo: scene.root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
            other.topAnchor.constraint(equalToSystemSpacingBelow: view.bottomAnchor, multiplier: 2),
            other.leadingAnchor.constraint(equalToSystemSpacingAfter: scene.root.leadingAnchor, multiplier: 1))
        scene.layOut()
        #expect(other.frame.origin == CGPoint(x: 8, y: 26))
    }

    @Test func `Labels of different sizes stand on one line`() {
        let (small, large) = (scene.label("small"), scene.label("large"))
        large.font = .systemFont(ofSize: 40)
        activate(
            large.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 100),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor))
        scene.layOut()
        #expect(abs(small.frame.minY + 17 * 0.95 - (100 + 40 * 0.95)) < 0.34)
        large.font = .systemFont(ofSize: 20)
        scene.layOut()
        #expect(abs(small.frame.minY + 17 * 0.95 - (100 + 20 * 0.95)) < 0.34)
    }

    @Test func `A constraint is kept by the nearest view around both of its items`() {
        let column = scene.view()
        let (one, other) = (scene.view(in: column), scene.view(in: column))
        let siblings = one.topAnchor.constraint(equalTo: other.topAnchor)
        let width = one.widthAnchor.constraint(equalToConstant: 10)
        let outer = one.leftAnchor.constraint(equalTo: scene.root.leftAnchor)
        activate(siblings, width, outer)
        #expect(column.constraints == [siblings])
        #expect(one.constraints == [width])
        #expect(scene.root.constraints == [outer])
        NSLayoutConstraint.deactivate([siblings, outer])
        #expect(column.constraints.isEmpty)
        #expect(!siblings.isActive)
    }
}
