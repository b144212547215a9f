import UIKitShim

/// A map that pans, with pins that count their taps, and a button that brings back what covered it.
@MainActor
final class MapView: UIScrollView {
    private static let block = CGSize(width: 130, height: 110)
    private(set) var pins: [UIButton] = []
    /// Called with the number of a pin that is tapped.
    var onPin: (@MainActor (Int) -> Void)?

    convenience init(frame: CGRect, onTap: @escaping @MainActor () -> Void) {
        self.init(frame: frame)
        addShowButton(
            "Show the sheet",
            in: CGRect(
                x: contentOffset.x + 24, y: contentOffset.y + bounds.height - 96, width: bounds.width - 48, height: 48),
            onTap: onTap)
    }

    /// A map without a button.
    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "map"
        backgroundColor = UIColor(red: 0.96, green: 0.96, blue: 0.94, alpha: 1)
        contentInsetAdjustmentBehavior = .never
        contentSize = CGSize(width: 2 * frame.width, height: 2 * frame.height)
        contentOffset = CGPoint(x: frame.width / 2, y: frame.height / 2)
        addTown()
        for number in 0..<12 { addPin(number) }
    }

    required init?(coder: NSCoder) { fatalError("A map is made with its frame. Demos are not in storyboards.") }

    /// Blocks between streets; a few are parks or ponds.
    private func addTown() {
        let (block, size) = (Self.block, contentSize)
        for row in 0..<Int(size.height / block.height) {
            for column in 0..<Int(size.width / block.width) {
                let view = UIView(
                    frame: CGRect(
                        x: block.width * CGFloat(column) + 8, y: block.height * CGFloat(row) + 8,
                        width: block.width - 16, height: block.height - 16))
                view.layer.cornerRadius = 8
                view.backgroundColor =
                    switch (3 * row + 5 * column) % 11 {
                    case 0, 4: UIColor(red: 0.78, green: 0.90, blue: 0.74, alpha: 1)
                    case 7: UIColor(red: 0.67, green: 0.84, blue: 0.95, alpha: 1)
                    default: UIColor(red: 0.90, green: 0.89, blue: 0.86, alpha: 1)
                    }
                addSubview(view)
            }
        }
    }

    private func addPin(_ number: Int) {
        let (column, row) = (CGFloat(number % 3), CGFloat(number / 3))
        let pin = UIButton(
            frame: CGRect(
                x: contentOffset.x + 50 + 130 * column, y: contentOffset.y + 100 + 150 * row + 40 * column, width: 44,
                height: 44))
        pin.layer.cornerRadius = 22
        pin.backgroundColor = Palette.hue(number)
        var taps = 0
        let show: @MainActor (UIButton) -> Void = { pin in
            pin.setTitle("\(taps)", for: .normal)
            pin.layoutIfNeeded()
            pin.titleLabel?.textColor = .white
            pin.titleLabel?.font = .systemFont(ofSize: 17, weight: .bold)
        }
        show(pin)
        pin.addAction(
            UIAction { [weak self, weak pin] _ in
                taps += 1
                pin.map(show)
                self?.onPin?(number)
            }, for: .touchUpInside)
        addSubview(pin)
        pins.append(pin)
    }
}
