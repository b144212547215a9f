// Constraints as linear expressions.
extension LayoutEngine {
    /// The expression that the constraint compares with 0.
    func row(of constraint: NSLayoutConstraint) -> SolverRow {
        guard let first = constraint.first else { return SolverRow() }
        var row = SolverRow()
        if let second = constraint.second {
            let space = first.layoutView?.nearestCommonAncestor(with: second.layoutView) ?? root
            row = side(constraint.firstAttribute, of: first, in: space, beside: second)
            row.add(
                side(constraint.secondAttribute, of: second, in: space, beside: first),
                times: -Double(constraint.multiplier))
        } else if let view = first.layoutView {
            row = side(constraint.firstAttribute, of: first, in: view, beside: nil)
        }
        row.constant -= Double(constraint.constant)
        return row
    }

    /// Returns a side of an item in the coordinates of an enclosing view. Leading and trailing sides follow the
    /// language's direction.
    private func side(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in space: UIView,
        beside other: (any LayoutItem)?
    ) -> SolverRow {
        if let inner = attribute.inMarginsGuide {
            guard let view = item.layoutView else { return SolverRow() }
            return side(inner, of: view.layoutMarginsGuide, in: space, beside: other)
        }
        let isMirrored = attribute.isDirectional && space.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let span = span(of: item, attribute.axis, in: space, beside: other, isLength: attribute.isLength)
        let end = span.start.plus(span.length)
        switch attribute {
        case .width, .height: return span.length
        case .left, .top: return span.start
        case .right, .bottom: return end
        case .leading: return isMirrored ? SolverRow().plus(end, times: -1) : span.start
        case .trailing: return isMirrored ? SolverRow().plus(span.start, times: -1) : end
        case .centerX, .centerY: return span.start.plus(span.length, times: 0.5)
        case .firstBaseline, .lastBaseline:
            let baseline = item.layoutView?.baseline(isFirst: attribute == .firstBaseline) ?? .fromBottom(0)
            switch item is UIView ? baseline : .fromBottom(0) {
            case .fromTop(let distance): return span.start.plus(Double(distance))
            case .fromMiddle(let distance): return span.start.plus(span.length, times: 0.5).plus(Double(distance))
            case .fromBottom(let distance): return end.plus(-Double(distance))
            }
        default: return SolverRow()
        }
    }

    private typealias Span = (start: SolverRow, length: SolverRow)

    private func span(
        of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in space: UIView, beside other: (any LayoutItem)?,
        isLength: Bool
    ) -> Span {
        if let guide = item as? UILayoutGuide {
            guard let view = guide.owningView else { return (SolverRow(), SolverRow()) }
            let own = span(of: guide, in: view, axis)
            return (own.start.plus(climb(from: view, to: space, axis)), own.length)
        }
        guard let view = item as? UIView else { return (SolverRow(), SolverRow()) }
        if view === space {
            // For items inside it, a scroll view's sides are those of its content.
            if !isLength, let scrollView = view as? UIScrollView, let other, other.layoutView !== view {
                return span(of: scrollView.contentLayoutGuide, in: view, axis)
            }
            return (origin(of: view, axis), SolverRow(symbol(axis == .horizontal ? .width : .height, of: view)))
        }
        let length = SolverRow(symbol(axis == .horizontal ? .width : .height, of: view))
        guard !isLength else { return (SolverRow(), length) }
        let start = SolverRow(symbol(axis == .horizontal ? .x : .y, of: view))
        return (start.plus(climb(from: view.superview, to: space, axis)), length)
    }

    /// Returns the offset from the coordinates of a view to those of an enclosing view.
    private func climb(from view: UIView?, to space: UIView, _ axis: NSLayoutConstraint.Axis) -> SolverRow {
        var row = SolverRow()
        var current = view
        while let view = current, view !== space {
            row.add(1, of: symbol(axis == .horizontal ? .x : .y, of: view))
            row.add(origin(of: view, axis), times: -1)
            current = view.superview
        }
        return row
    }

    /// Returns the origin of a view's bounds: 0 except in a scroll view.
    private func origin(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> SolverRow {
        let value = axis == .horizontal ? view.bounds.minX : view.bounds.minY
        guard view is UIScrollView || value != 0 else { return SolverRow() }
        return SolverRow(symbol(axis == .horizontal ? .originX : .originY, of: view))
    }

    private func span(of guide: UILayoutGuide, in view: UIView, _ axis: NSLayoutConstraint.Axis) -> Span {
        let isHorizontal = axis == .horizontal
        func length() -> SolverRow { SolverRow(symbol(isHorizontal ? .width : .height, of: view)) }
        switch guide.kind {
        case .own:
            let own = variables(of: guide)
            return (SolverRow(isHorizontal ? own.x : own.y), SolverRow(isHorizontal ? own.width : own.height))
        case .content:
            view.placesByConstraints()
            let own = variables(of: guide)
            return (SolverRow(), SolverRow(isHorizontal ? own.width : own.height))
        case .frame: return (origin(of: view, axis), length())
        case .keyboard where !isHorizontal:
            let height = SolverRow(rows(of: guide, in: view).top)
            return (origin(of: view, axis).plus(length()).plus(height, times: -1), height)
        case .keyboard: return (origin(of: view, axis), length())
        case .safeArea, .margins, .readable:
            let rows = rows(of: guide, in: view)
            let before = SolverRow(isHorizontal ? rows.left : rows.top)
            let after = SolverRow(isHorizontal ? rows.right : rows.bottom)
            return (
                origin(of: view, axis).plus(before), length().plus(before, times: -1).plus(after, times: -1)
            )
        }
    }
}
