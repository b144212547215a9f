import HeadlessUIKit
import Testing

/// How a stack arranges its views.
@MainActor @Suite struct StackViewTests {
    let scene = ConstraintScene()
    let boxes = [Box(40, 20), Box(60, 30), Box(80, 40)]
    let stack: UIStackView

    init() {
        stack = UIStackView(arrangedSubviews: boxes)
        scene.add(stack)
        activate(
            stack.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 100))
    }

    private func fill(width: CGFloat = 300) {
        activate(stack.widthAnchor.constraint(equalToConstant: width))
        scene.layOut()
    }

    @Test func `V9: Views of a stack without a length follow each other, and make its size`() {
        stack.spacing = 10
        scene.layOut()
        #expect(boxes.map(\.frame.minX) == [0, 50, 120])
        #expect(boxes.map(\.frame.width) == [40, 60, 80])
        #expect(stack.frame.size == CGSize(width: 200, height: 40))
        #expect(boxes.map(\.frame.height) == [40, 40, 40])
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 200, height: 40))
    }

    @Test func `fill gives the rest to the view that hugs least`() {
        boxes[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        fill()
        #expect(boxes.map(\.frame.width) == [40, 180, 80])
    }

    @Test func `fillEqually makes all views equally long`() {
        stack.distribution = .fillEqually
        stack.spacing = 15
        fill()
        #expect(boxes.map(\.frame.width) == [90, 90, 90])
        #expect(boxes.map(\.frame.minX) == [0, 105, 210])
    }

    @Test func `fillProportionally keeps the proportions of the contents`() {
        stack.distribution = .fillProportionally
        fill(width: 360)
        #expect(boxes.map(\.frame.width) == [80, 120, 160])
    }

    @Test func `equalSpacing makes the gaps equal`() {
        stack.distribution = .equalSpacing
        fill()
        #expect(boxes.map(\.frame.width) == [40, 60, 80])
        #expect(boxes.map(\.frame.minX) == [0, 100, 220])
    }

    @Test func `equalCentering makes the distances of the middles equal`() {
        stack.distribution = .equalCentering
        fill()
        #expect(boxes.map(\.frame.midX) == [20, 140, 260])
    }

    @Test func `equalCentering keeps the spacing where there is no room for more`() {
        stack.distribution = .equalCentering
        stack.spacing = 10
        scene.layOut()
        let (one, two) = (boxes[1].frame.minX - boxes[0].frame.maxX, boxes[2].frame.minX - boxes[1].frame.maxX)
        #expect(one >= 10)
        #expect(two >= 10)
    }

    @Test(
        arguments: [
            (UIStackView.Alignment.fill, [0, 0, 0]), (.top, [0, 0, 0]), (.center, [10, 5, 0]), (.bottom, [20, 10, 0]),
        ] as [(UIStackView.Alignment, [CGFloat])])
    func `Across a row, views are where the alignment says`(alignment: UIStackView.Alignment, tops: [CGFloat]) {
        stack.alignment = alignment
        scene.layOut()
        #expect(boxes.map(\.frame.minY) == tops)
        #expect(boxes.map(\.frame.height) == (alignment == .fill ? [40, 40, 40] : [20, 30, 40]))
        #expect(stack.frame.height == 40)
    }

    @Test func `Labels stand on one baseline`() {
        let labels = [12, 30].map { size in
            let label = UILabel()
            label.text = "text"
            label.font = .systemFont(ofSize: size)
            return label
        }
        let row = scene.add(UIStackView(arrangedSubviews: labels))
        row.alignment = .firstBaseline
        activate(row.topAnchor.constraint(equalTo: scene.root.topAnchor))
        scene.layOut()
        #expect(abs(labels[0].frame.minY + 12 * 0.95 - (labels[1].frame.minY + 30 * 0.95)) < 0.34)
        #expect(labels[1].frame.minY == 0)
    }

    @Test func `A column is a row turned`() {
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 5
        scene.layOut()
        #expect(boxes.map(\.frame.minY) == [0, 25, 60])
        #expect(boxes.map(\.frame.width) == [40, 60, 80])
        #expect(stack.frame.size == CGSize(width: 80, height: 100))
        stack.alignment = .trailing
        scene.layOut()
        #expect(boxes.map(\.frame.maxX) == [80, 80, 80])
    }

    @Test func `A view's own spacing stands for the stack's`() {
        stack.spacing = 10
        stack.setCustomSpacing(30, after: boxes[0])
        scene.layOut()
        #expect(boxes.map(\.frame.minX) == [0, 70, 140])
        #expect(stack.customSpacing(after: boxes[0]) == 30)
        #expect(stack.customSpacing(after: boxes[1]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[0])
        scene.layOut()
        #expect(boxes[1].frame.minX == 48)
    }

    @Test func `V9: A hidden view takes no room and no spacing, until it is shown again`() {
        stack.spacing = 10
        scene.layOut()
        boxes[1].isHidden = true
        scene.layOut()
        #expect(boxes[2].frame.minX == 50)
        #expect(stack.frame.width == 130)
        #expect(stack.arrangedSubviews.count == 3)
        boxes[1].isHidden = false
        scene.layOut()
        #expect(boxes[2].frame.minX == 120)
        #expect(scene.stage.warnings.isEmpty)
    }

    @Test func `A view is hidden in an animation, and the others move up`() {
        scene.layOut()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            boxes[0].isHidden = true
            scene.root.layoutIfNeeded()
        }
        scene.stage.advance(by: 0.5)
        #expect(abs((boxes[1].layer.presentation()?.frame.minX ?? 0) - 20) < 2)
        scene.stage.settle()
        #expect(boxes[1].frame.minX == 0)
    }

    @Test func `Views come, go and change places`() {
        let box = Box(100, 10)
        stack.insertArrangedSubview(box, at: 1)
        scene.layOut()
        #expect(boxes[1].frame.minX == 140)
        stack.removeArrangedSubview(box)
        scene.layOut()
        #expect(boxes[1].frame.minX == 40)
        #expect(box.superview === stack)
        boxes[0].removeFromSuperview()
        scene.layOut()
        #expect(stack.arrangedSubviews == [boxes[1], boxes[2]])
        #expect(boxes[1].frame.minX == 0)
        stack.addArrangedSubview(boxes[1])
        scene.layOut()
        #expect(stack.arrangedSubviews == [boxes[2], boxes[1]])
        #expect(boxes[1].frame.minX == 80)
    }

    @Test func `Views are arranged within the margins where the stack says so`() {
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 30)
        stack.insetsLayoutMarginsFromSafeArea = false
        scene.layOut()
        #expect(boxes[0].frame.origin == CGPoint(x: 20, y: 1))
        #expect(stack.frame.size == CGSize(width: 230, height: 43))
    }

    @Test func `Stacks stand in stacks`() {
        let column = UIStackView(arrangedSubviews: [Box(10, 10), Box(200, 10)])
        column.axis = .vertical
        stack.addArrangedSubview(column)
        scene.layOut()
        #expect(column.frame == CGRect(x: 180, y: 0, width: 200, height: 40))
        #expect(stack.frame.width == 380)
    }

    @Test func `A stack that is too short names a constraint of its own`() {
        fill(width: 100)
        for box in boxes { box.widthAnchor.constraint(equalToConstant: 50).isActive = true }
        scene.layOut()
        #expect(scene.stage.warnings.count == 1)
        #expect(scene.stage.warnings.first?.contains("UISV-canvas-connection") == true)
    }
}
