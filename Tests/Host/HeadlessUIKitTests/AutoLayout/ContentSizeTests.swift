import HeadlessUIKit
import Testing

/// Contents that have a size, and which of them is stretched or compressed.
@MainActor @Suite struct ContentSizeTests {
    let scene = ConstraintScene()

    @Test func `V11: A view without constraints for its size is as large as its content`() {
        let box = scene.add(Box(120, 30))
        activate(
            box.topAnchor.constraint(equalTo: scene.root.topAnchor),
            box.leftAnchor.constraint(equalTo: scene.root.leftAnchor))
        scene.layOut()
        #expect(box.frame == CGRect(x: 0, y: 0, width: 120, height: 30))
        box.size.height = 50
        scene.layOut()
        #expect(box.frame.height == 50)
    }

    @Test func `A view without content has no size of its own`() {
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
        let view = scene.view()
        activate(view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 5))
        scene.layOut()
        #expect(view.frame == CGRect(x: 0, y: 5, width: 0, height: 0))
    }

    @Test func `Of two boxes in a row the one that hugs less grows`() {
        let (one, other) = row()
        one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        scene.layOut()
        #expect(one.frame.width == 100)
        #expect(other.frame.width == 290)
        other.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        scene.layOut()
        #expect(one.frame.width == 340)
        #expect(other.frame.width == 50)
    }

    @Test func `Of two boxes in a row the one that resists less shrinks`() {
        let (one, other) = row()
        (one.size.width, other.size.width) = (300, 200)
        one.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        scene.layOut()
        #expect(one.frame.width == 190)
        #expect(other.frame.width == 200)
    }

    @Test func `The priorities are UIKit's unless set`() {
        let label = UILabel()
        #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @Test func `A label on one line is as wide as its text, and follows it`() {
        let label = scene.label("short")
        activate(label.topAnchor.constraint(equalTo: scene.root.topAnchor))
        scene.layOut()
        let before = label.frame.width
        #expect(before == label.sizeThatFits(.zero).width)
        label.text = "rather longer"
        scene.layOut()
        #expect(label.frame.width > before)
        label.text = nil
        scene.layOut()
        #expect(label.frame.size == .zero)
    }

    @Test func `V11: A label of many lines is as high as its text is at the width that constraints give it`() {
        let label = scene.label(String(repeating: "word ", count: 40))
        let below = scene.add(Box(10, 10))
        label.numberOfLines = 0
        activate(
            label.topAnchor.constraint(equalTo: scene.root.topAnchor),
            label.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -16),
            below.topAnchor.constraint(equalTo: label.bottomAnchor))
        scene.layOut()
        #expect(label.frame.width == 358)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 358, height: 0)).height)
        #expect(label.frame.height > 40)
        #expect(below.frame.minY == label.frame.maxY)
        scene.stage.resize(to: CGSize(width: 844, height: 390))
        scene.stage.settle()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 812, height: 0)).height)
    }

    @Test func `Controls have the sizes of their contents`() {
        let button = UIButton()
        button.setTitle("Sign in", for: .normal)
        #expect(button.intrinsicContentSize.width > 40)
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
        #expect(UISlider().intrinsicContentSize.width == UIView.noIntrinsicMetric)
        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.intrinsicContentSize.height == 22)
        #expect(field.intrinsicContentSize.width > 20)
    }

    @Test func `The fitting size is what the constraints inside make it`() {
        let card = card()
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 140, height: 70))
    }

    @Test func `The fitting size takes a width that is given, and texts their height by it`() {
        let card = card()
        let label = UILabel()
        label.text = String(repeating: "word ", count: 40)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(label)
        activate(
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: 70),
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor))
        (card.subviews.first as? Box)?.superview?.constraints.first { $0.identifier == "end" }?.isActive = false
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.width == 300)
        #expect(size.height == 70 + label.sizeThatFits(CGSize(width: 300, height: 0)).height)
    }

    @Test func `The expanded size is as large as it may be`() {
        let view = UIView()
        activate(view.widthAnchor.constraint(lessThanOrEqualToConstant: 500))
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        #expect(size == CGSize(width: 500, height: 10_000))
    }

    @Test func `A view without constraints inside fits as sizeThatFits says`() {
        let label = UILabel()
        label.text = "text"
        #expect(label.systemLayoutSizeFitting(.zero) == label.sizeThatFits(.zero))
    }

    @Test func `Measuring changes nothing on the screen`() {
        let card = card()
        scene.root.addSubview(card)
        card.frame = CGRect(x: 0, y: 0, width: 140, height: 70)
        scene.layOut()
        let before = card.subviews.map(\.frame)
        _ = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        scene.layOut()
        #expect(card.subviews.map(\.frame) == before)
        #expect(scene.stage.warnings.isEmpty)
    }

    @Test func `A row of a table is as high as the constraints in its cell make it`() {
        final class Source: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                let box = Box(10, CGFloat(30 + 10 * indexPath.row))
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                activate(
                    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
                    box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
                    box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor))
                return cell
            }
        }
        let (table, source) = (UITableView(), Source())
        table.dataSource = source
        table.rowHeight = UITableView.automaticDimension
        scene.add(table)
        activate(
            table.topAnchor.constraint(equalTo: scene.root.topAnchor),
            table.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
            table.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor))
        scene.stage.settle()
        let heights = (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.frame.height }
        #expect(heights == [46, 56, 66])
        #expect(scene.stage.warnings.isEmpty)
    }

    /// Two boxes, 100 and 50 points wide, that fill a row.
    private func row() -> (Box, Box) {
        let (one, other) = (scene.add(Box(100, 10)), scene.add(Box(50, 10)))
        activate(
            one.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
            other.leftAnchor.constraint(equalTo: one.rightAnchor),
            other.rightAnchor.constraint(equalTo: scene.root.rightAnchor))
        return (one, other)
    }

    /// A view with a box of 100 by 50 in it, 20 points from its left and right sides and 10 from top and bottom.
    private func card() -> UIView {
        let (card, box) = (UIView(), Box(100, 50))
        box.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(box)
        let end = card.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10)
        end.identifier = "end"
        activate(
            box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
            box.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            card.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20), end)
        return card
    }
}
