/// The source of a picker's wheels and rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    /// Asks for the number of wheels: when the data source is set, and in `reloadAllComponents()`.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Asks for the number of rows of a wheel, at layout. A row is 32 points high, a guess.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// An object that is told of rows that a finger selects.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// Tells that a wheel has come to rest on another row after a drag.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    // Row W35.
    /// Asks for the title of a row; nil, the default, for none.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Asks for the title of a row with its attributes, before the plain one; nil, the default, for none.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Never called: a row is a label with its title.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Asks for the width of a wheel, in points; 0, the default, for an equal share.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Never called: a row is 32 points high.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { view ?? UIView() }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
}

// Row X1.
/// Wheels side by side.
///
/// A wheel is a private scroll view that comes to rest at rows. It has a private recognizer that stays possible until
/// the lift. The rows' appearance is not modelled.
@preconcurrency @MainActor open class UIPickerView: UIView {
    /// The source of the wheels and rows. Held weakly; a new one reloads.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// The delegate. Held weakly.
    open weak var delegate: (any UIPickerViewDelegate)?

    private var wheels: [PickerWheel] = []
    private lazy var wheelObserver = WheelObserver(self)

    /// The number of wheels; 0 without a data source.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

    /// Returns the number of rows of a wheel; 0 without a data source.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    /// Returns the row at which the wheel rests, or rested before a finger moved it; −1 if there is no such wheel.
    open func selectedRow(inComponent component: Int) -> Int {
        wheels.indices.contains(component) ? wheels[component].row : -1
    }

    /// Moves a wheel to a row, without telling the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard wheels.indices.contains(component) else { return }
        let rows = numberOfRows(inComponent: component)
        wheels[component].row = min(max(row, 0), max(0, rows - 1))
        wheels[component].setContentOffset(wheels[component].rest(of: wheels[component].row), animated: animated)
    }

    /// Creates all wheels again, at their first row.
    open func reloadAllComponents() {
        for wheel in wheels { wheel.removeFromSuperview() }
        wheels = (0..<numberOfComponents).map { _ in PickerWheel() }
        for wheel in wheels {
            wheel.delegate = wheelObserver
            addSubview(wheel)
        }
        setNeedsLayout()
    }

    /// Gives the wheels equal widths, and insets that let their first and last rows reach the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let wished = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
        let shared = CGFloat(wished.count { $0 <= 0 })
        let share = shared > 0 ? max(0, bounds.width - wished.reduce(0, +)) / shared : 0
        var x: CGFloat = 0
        for (index, wheel) in wheels.enumerated() {
            let width = wished[index] > 0 ? wished[index] : share
            wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width
            let height = CGFloat(numberOfRows(inComponent: index)) * PickerWheel.rowHeight
            wheel.contentSize = CGSize(width: width, height: height)
            let margin = (bounds.height - PickerWheel.rowHeight) / 2
            let inset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
            if wheel.contentInset != inset { wheel.contentInset = inset }
            showTitles(of: index)
        }
    }

    /// Shows the titles of the rows around the middle. Row W35.
    private func showTitles(of component: Int) {
        let (wheel, rows) = (wheels[component], numberOfRows(inComponent: component))
        guard let delegate, rows > 0 else { return }
        let reach = Int(nearestTo: bounds.height / PickerWheel.rowHeight / 2) + 1
        let middle = wheel.nearestRow(to: wheel.contentOffset.y)
        let shown = max(0, middle - reach)...min(rows - 1, middle + reach)
        for row in wheel.titles.keys where !shown.contains(row) {
            wheel.titles.removeValue(forKey: row)?.removeFromSuperview()
        }
        for row in shown where wheel.titles[row] == nil {
            let attributed = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)
            let title = attributed?.string ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
            guard let title else { continue }
            let label = UILabel(
                frame: CGRect(
                    x: 0, y: CGFloat(row) * PickerWheel.rowHeight, width: wheel.bounds.width,
                    height: PickerWheel.rowHeight))
            (label.text, label.textAlignment) = (title, .center)
            wheel.addSubview(label)
            wheel.titles[row] = label
        }
    }

    /// Creates a wheel's titles again.
    open func reloadComponent(_ component: Int) {
        guard wheels.indices.contains(component) else { return }
        for label in wheels[component].titles.values { label.removeFromSuperview() }
        wheels[component].titles = [:]
        setNeedsLayout()
    }

    fileprivate func didScroll() { setNeedsLayout() }

    fileprivate func select(_ scrollView: UIScrollView) {
        guard let wheel = scrollView as? PickerWheel, let index = wheels.firstIndex(of: wheel) else { return }
        let row = wheel.nearestRow(to: wheel.contentOffset.y)
        guard row != wheel.row else { return }
        wheel.row = row
        delegate?.pickerView(self, didSelectRow: row, inComponent: index)
    }
}

/// Tells a picker which wheel has come to rest, so that the picker itself need not be a scroll view's delegate.
@MainActor private final class WheelObserver: UIScrollViewDelegate {
    private weak var picker: UIPickerView?

    init(_ picker: UIPickerView) { self.picker = picker }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { picker?.didScroll() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { picker?.select(scrollView) }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { picker?.select(scrollView) }
}

@MainActor final class PickerWheel: UIScrollView {
    /// The height of a row, in points: a guess.
    static let rowHeight: CGFloat = 32

    var row = 0
    /// The titles on screen, by their rows.
    var titles: [Int: UILabel] = [:]

    init() {
        super.init(frame: .zero)
        alwaysBounceVertical = true
        contentInsetAdjustmentBehavior = .never
        let tap = ScriptedGestureRecognizer(.undecided)
        tap.excludesNobody = true
        tap.cancelsTouchesInView = false
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    func rest(of row: Int) -> CGPoint {
        CGPoint(x: 0, y: vertical.clamp(CGFloat(row) * Self.rowHeight - adjustedContentInset.top))
    }

    func nearestRow(to offset: CGFloat) -> Int {
        let last = max(0, Int(nearestTo: (contentSize.height / Self.rowHeight).rounded(.down)) - 1)
        return min(max(Int(nearestTo: (offset + adjustedContentInset.top) / Self.rowHeight), 0), last)
    }

    override func restingTarget(for proposed: CGPoint, at velocity: CGPoint) -> CGPoint {
        rest(of: nearestRow(to: proposed.y))
    }
}
