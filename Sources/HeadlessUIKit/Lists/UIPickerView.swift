@MainActor public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels side by side. A wheel is a private scroll view that comes to rest at rows, and has a private recognizer that
/// neither fails nor recognizes before the lift (row X1). The rows' looks are not modelled.
@MainActor open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)?

    private var wheels: [PickerWheel] = []
    private lazy var wheelObserver = WheelObserver(self)

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    open func selectedRow(inComponent component: Int) -> Int {
        wheels.indices.contains(component) ? wheels[component].row : -1
    }

    /// The delegate is told of rows that a finger selects, not of these.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard wheels.indices.contains(component) else { return }
        let rows = numberOfRows(inComponent: component)
        wheels[component].row = min(max(row, 0), max(0, rows - 1))
        wheels[component].setContentOffset(wheels[component].rest(of: wheels[component].row), animated: animated)
    }

    open func reloadAllComponents() {
        for wheel in wheels { wheel.removeFromSuperview() }
        wheels = (0..<numberOfComponents).map { _ in PickerWheel() }
        for wheel in wheels {
            wheel.delegate = wheelObserver
            addSubview(wheel)
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = wheels.isEmpty ? 0 : bounds.width / CGFloat(wheels.count)
        for (index, wheel) in wheels.enumerated() {
            wheel.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
            let height = CGFloat(numberOfRows(inComponent: index)) * PickerWheel.rowHeight
            wheel.contentSize = CGSize(width: width, height: height)
            let margin = (bounds.height - PickerWheel.rowHeight) / 2
            let inset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
            if wheel.contentInset != inset { wheel.contentInset = inset }
        }
    }

    fileprivate func select(_ scrollView: UIScrollView) {
        guard let wheel = scrollView as? PickerWheel, let index = wheels.firstIndex(of: wheel) else { return }
        let row = wheel.nearestRow(to: wheel.contentOffset.y)
        guard row != wheel.row else { return }
        wheel.row = row
        delegate?.pickerView(self, didSelectRow: row, inComponent: index)
    }
}

/// Tells a picker which wheel has come to rest; scrolling is no part of the picker's own interface.
@MainActor private final class WheelObserver: UIScrollViewDelegate {
    private weak var picker: UIPickerView?

    init(_ picker: UIPickerView) { self.picker = picker }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { picker?.select(scrollView) }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { picker?.select(scrollView) }
}

@MainActor final class PickerWheel: UIScrollView {
    /// In points: a guess.
    static let rowHeight: CGFloat = 32

    var row = 0

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
        let last = max(0, Int(contentSize.height / Self.rowHeight) - 1)
        return min(max(Int(((offset + adjustedContentInset.top) / Self.rowHeight).rounded()), 0), last)
    }

    override func restingTarget(for proposed: CGPoint, at velocity: CGPoint) -> CGPoint {
        rest(of: nearestRow(to: proposed.y))
    }
}
