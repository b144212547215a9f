import HeadlessUIKit
import Testing

/// Invisible rectangles by which views are laid out.
@MainActor @Suite struct LayoutGuideTests {
    let scene = ConstraintScene()

    private func fill(_ guide: UILayoutGuide, with view: UIView) {
        activate(
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor))
        scene.layOut()
    }

    @Test func `V10: The safe area's guide lies between bars and cut-outs`() {
        let view = scene.view()
        fill(scene.root.safeAreaLayoutGuide, with: view)
        #expect(view.frame == scene.root.bounds.inset(by: scene.root.safeAreaInsets))
        #expect(scene.root.safeAreaLayoutGuide.layoutFrame == view.frame)
        #expect(view.frame.minY == 47)
        scene.controller.additionalSafeAreaInsets.top = 20
        scene.layOut()
        #expect(view.frame.minY == 67)
    }

    @Test func `The safe area's guide follows its view to where the safe area is another`() {
        let outer = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        scene.root.addSubview(outer)
        let view = scene.view(in: outer)
        fill(outer.safeAreaLayoutGuide, with: view)
        #expect(view.frame.minY == 0)
        outer.frame.origin.y = 17
        scene.layOut()
        #expect(view.frame.minY == 30)
    }

    @Test func `The margins' guide has 16 points at the sides of a controller's view, and 8 in other views`() {
        let (view, inner) = (scene.view(), UIView())
        fill(scene.root.layoutMarginsGuide, with: view)
        #expect(view.frame == scene.root.bounds.inset(by: UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16)))
        scene.add(inner, to: view)
        fill(view.layoutMarginsGuide, with: inner)
        #expect(inner.frame == view.bounds.insetBy(dx: 8, dy: 8))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scene.layOut()
        #expect(inner.frame == view.bounds.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    }

    @Test func `Readable content is not wider than 672 points`() {
        let view = scene.view()
        fill(scene.root.readableContentGuide, with: view)
        #expect(view.frame.width == 358)
        scene.stage.resize(to: CGSize(width: 1000, height: 800))
        scene.stage.settle()
        #expect(view.frame.width == 672)
        #expect(view.frame.midX == 500)
    }

    @Test func `The keyboard's guide is at the safe area's bottom, and goes up with the keyboard in its animation`() {
        let bar = scene.view()
        activate(
            bar.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            scene.root.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor))
        scene.layOut()
        #expect(bar.frame.maxY == 810)
        scene.stage.showKeyboard(height: 336)
        #expect(bar.frame.maxY == 508)
        scene.stage.advance(by: 0.1)
        let shown = bar.layer.presentation()?.frame.maxY ?? 0
        #expect(shown > 508 && shown < 810)
        scene.stage.settle()
        #expect(bar.layer.presentation()?.frame.maxY == 508)
        scene.stage.showKeyboard(height: 0)
        scene.stage.settle()
        #expect(bar.frame.maxY == 810)
        scene.root.keyboardLayoutGuide.usesBottomSafeArea = false
        scene.layOut()
        #expect(bar.frame.maxY == 844)
    }

    @Test func `A guide of one's own is placed by its constraints and places others`() {
        let guide = UILayoutGuide()
        scene.root.addLayoutGuide(guide)
        let view = scene.view()
        activate(
            guide.topAnchor.constraint(equalTo: scene.root.topAnchor),
            guide.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 0.25),
            guide.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 40),
            view.topAnchor.constraint(equalTo: guide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor))
        scene.layOut()
        #expect(view.frame.origin == CGPoint(x: 40, y: 211))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 40, height: 211))
        #expect(scene.root.layoutGuides == [guide])
        scene.root.removeLayoutGuide(guide)
        #expect(scene.root.constraints.isEmpty)
        #expect(guide.owningView == nil)
    }

    @Test func `V10: Content that is pinned to its guide makes the scroll view's content size`() {
        let scrollView = scene.add(UIScrollView())
        let content = scene.view(in: scrollView)
        fill(scene.root.safeAreaLayoutGuide, with: scrollView)
        fill(scrollView.contentLayoutGuide, with: content)
        let height = content.heightAnchor.constraint(equalToConstant: 2000)
        activate(height, content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor))
        scene.layOut()
        #expect(scrollView.contentSize == CGSize(width: 390, height: 2000))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 390, height: 2000))
        height.constant = 900
        scene.layOut()
        #expect(scrollView.contentSize.height == 900)
    }

    @Test func `Content that is pinned to the scroll view itself makes its content size, too`() {
        let scrollView = scene.add(UIScrollView(frame: .zero))
        fill(scene.root.safeAreaLayoutGuide, with: scrollView)
        let box = scene.add(Box(500, 1200), to: scrollView)
        activate(
            box.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -20),
            box.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
            box.rightAnchor.constraint(equalTo: scrollView.rightAnchor))
        scene.layOut()
        #expect(scrollView.contentSize == CGSize(width: 500, height: 1230))
        #expect(box.frame == CGRect(x: 0, y: 10, width: 500, height: 1200))
    }

    @Test func `What is pinned to the frame's guide stays while the content scrolls`() {
        let scrollView = scene.add(UIScrollView())
        fill(scene.root.safeAreaLayoutGuide, with: scrollView)
        let (content, header) = (scene.add(Box(390, 3000), to: scrollView), scene.add(Box(390, 40), to: scrollView))
        fill(scrollView.contentLayoutGuide, with: content)
        activate(
            header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor))
        scene.layOut()
        scrollView.contentOffset.y = 500
        scene.layOut()
        #expect(header.frame.minY == 500)
        #expect(content.frame.minY == 0)
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 600))
        for _ in 0..<20 {
            finger.move(by: .down(-10), over: 1.0 / 60)
            scene.layOut()
            #expect(header.frame.minY == scrollView.contentOffset.y)
        }
        finger.lift()
        scene.stage.settle()
        #expect(header.frame.minY == scrollView.contentOffset.y)
    }

    @Test func `A view outside follows one that scrolls`() {
        let scrollView = scene.add(UIScrollView())
        fill(scene.root.safeAreaLayoutGuide, with: scrollView)
        let content = scene.add(Box(390, 3000), to: scrollView)
        fill(scrollView.contentLayoutGuide, with: content)
        let marker = scene.add(Box(10, 10))
        activate(marker.topAnchor.constraint(equalTo: content.topAnchor, constant: 1000))
        scene.layOut()
        #expect(marker.frame.minY == 1047)
        scrollView.contentOffset.y = 300
        scene.layOut()
        #expect(marker.frame.minY == 747)
    }

    @Test func `Margins that preserve the superview's reach as far as these`() {
        let (outer, inner) = (scene.view(), UIView())
        fill(scene.root.safeAreaLayoutGuide, with: outer)
        outer.preservesSuperviewLayoutMargins = true
        scene.add(inner, to: outer)
        fill(outer.layoutMarginsGuide, with: inner)
        #expect(inner.frame.minX == 16)
    }
}
