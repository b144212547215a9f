/// The header and the footer of the table, and scrolling to a row.
extension UITableView {
    /// The place in the viewport to which a row is scrolled.
    public enum ScrollPosition: Int, Sendable {
        /// The nearest place at which the row is visible; no scrolling if it already is.
        case none
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }

    // Row W9.
    /// Scrolls to a row, in 0.3 s or at once, within the content's edges. No delegate is asked.
    ///
    /// An index path without a row traps.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadRows()
        guard let index = layout.index(of: indexPath) else {
            preconditionFailure(
                "scrollToRow(at:at:animated:): there is no row \(indexPath). Load the data first, or name another.")
        }
        let row = rect(ofRow: index)
        let inset = adjustedContentInset
        let (top, bottom) = (row.minY - inset.top, row.maxY + inset.bottom - bounds.height)
        let y =
            switch scrollPosition {
            case .none: min(max(contentOffset.y, bottom), top)
            case .top: top
            case .middle: (top + bottom) / 2
            case .bottom: bottom
            }
        let target = CGPoint(x: contentOffset.x, y: vertical.clamp(y))
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// Scrolls to the selected row, if there is one.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = selection.first { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    func replaceEnd(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        placeHeaderAndFooter()
        setNeedsLayout()
    }

    /// Gives the header and the footer the table's width, and updates the content's height. Rows follow the header. Row
    /// W9.
    func placeHeaderAndFooter() {
        func place(_ view: UIView?, at top: CGFloat) -> CGFloat {
            guard let view else { return 0 }
            let height = view.frame.height.isFinite ? view.frame.height : 0
            let frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            if view.frame != frame { view.frame = frame }
            return frame.height
        }
        let header = place(tableHeaderView, at: 0)
        if layout.start != header { layout.setStart(header) }
        let footer = place(tableFooterView, at: layout.height)
        let size = CGSize(width: bounds.width, height: layout.height + footer)
        if contentSize != size { contentSize = size }
    }
}
