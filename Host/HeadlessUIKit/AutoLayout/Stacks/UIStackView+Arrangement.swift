/// The gap between two views of a stack, or between their centres.
final class StackGap: UILayoutGuide {}

// The constraints of an arrangement, with the identifiers that UIKit uses in its messages.
extension UIStackView {
    private typealias Attribute = NSLayoutConstraint.Attribute

    /// The attributes of both sides, the centre and the length, along the axis or across it.
    private struct Sides {
        let start, end, middle, length: NSLayoutConstraint.Attribute

        static let horizontal = Sides(start: .leading, end: .trailing, middle: .centerX, length: .width)
        static let vertical = Sides(start: .top, end: .bottom, middle: .centerY, length: .height)
    }

    private var along: Sides { axis == .horizontal ? .horizontal : .vertical }
    private var across: Sides { axis == .horizontal ? .vertical : .horizontal }
    private var canvas: any LayoutItem { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

    func makeArrangement() -> [NSLayoutConstraint] {
        let shown = arrangedSubviews.filter { !$0.isHidden }
        let hidden = arrangedSubviews.filter(\.isHidden)
        return makeEnds(shown) + makeGaps(shown) + makeLengths(shown) + makeAlignment(shown) + hidden.flatMap(hide)
    }

    private func makeEnds(_ shown: [UIView]) -> [NSLayoutConstraint] {
        guard let first = shown.first, let last = shown.last else {
            return [constraint("UISV-canvas-fit", self, along.length, nil, .notAnAttribute, priority: 51)]
        }
        return [
            constraint("UISV-canvas-connection", first, along.start, canvas, along.start),
            constraint("UISV-canvas-connection", canvas, along.end, last, along.end),
        ]
    }

    private func makeGaps(_ shown: [UIView]) -> [NSLayoutConstraint] {
        var gaps: [StackGap] = []
        return zip(shown, shown.dropFirst()).flatMap { one, next in
            let distance = distance(after: one)
            switch distribution {
            case .fill, .fillEqually, .fillProportionally:
                return [constraint("UISV-spacing", next, along.start, one, along.end, constant: distance)]
            case .equalSpacing, .equalCentering:
                let isCentering = distribution == .equalCentering
                let gap = StackGap()
                gap.identifier = isCentering ? "UISV-distributing-edge" : "UISV-gap"
                addLayoutGuide(gap)
                gaps.append(gap)
                let (from, to) = isCentering ? (along.middle, along.middle) : (along.end, along.start)
                return [
                    constraint(
                        "UISV-spacing", next, along.start, one, along.end, .greaterThanOrEqual, constant: distance),
                    constraint("UISV-distributing-edge", gap, along.start, one, from),
                    constraint("UISV-distributing-edge", gap, along.end, next, to),
                    constraint(
                        "UISV-fill-equally", gap, along.length, gaps[0], along.length,
                        priority: isCentering ? 149 : 1000),
                ]
            }
        }
    }

    private func makeLengths(_ shown: [UIView]) -> [NSLayoutConstraint] {
        guard let first = shown.first else { return [] }
        switch distribution {
        case .fillEqually:
            return shown.dropFirst().map { constraint("UISV-fill-equally", $0, along.length, first, along.length) }
        case .fillProportionally:
            guard let lead = shown.first(where: { contentLength(of: $0) > 0 }) else { return [] }
            return shown.filter { $0 !== lead && contentLength(of: $0) > 0 }.map { view in
                constraint(
                    "UISV-fill-proportionally", view, along.length, lead, along.length,
                    multiplier: contentLength(of: view) / contentLength(of: lead), priority: 999)
            }
        case .fill, .equalSpacing, .equalCentering: return []
        }
    }

    private func contentLength(of view: UIView) -> CGFloat {
        axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
    }

    private func makeAlignment(_ shown: [UIView]) -> [NSLayoutConstraint] {
        var all = shown.flatMap { align($0, with: shown[0]) }
        // The stack is no thicker than its content.
        if alignment != .fill || shown.isEmpty {
            all.append(constraint("UISV-canvas-fit", self, across.length, nil, .notAnAttribute, priority: 51))
        }
        return all
    }

    private func align(_ view: UIView, with first: UIView) -> [NSLayoutConstraint] {
        func side(_ side: Attribute, _ relation: NSLayoutConstraint.Relation = .equal) -> NSLayoutConstraint {
            constraint("UISV-alignment", view, side, canvas, side, relation)
        }
        let isWithin = [side(across.start, .greaterThanOrEqual), side(across.end, .lessThanOrEqual)]
        func baseline(_ line: Attribute) -> [NSLayoutConstraint] {
            guard axis == .horizontal else { return [side(across.start)] + isWithin }
            return isWithin + (view === first ? [] : [constraint("UISV-alignment", view, line, first, line)])
        }
        switch alignment {
        case .fill: return [side(across.start), side(across.end)]
        case .leading: return [side(across.start)] + isWithin
        case .trailing: return [side(across.end)] + isWithin
        case .center: return [side(across.middle)] + isWithin
        case .firstBaseline: return baseline(.firstBaseline)
        case .lastBaseline: return baseline(.lastBaseline)
        }
    }

    private func hide(_ view: UIView) -> [NSLayoutConstraint] {
        let neighbour = arrangedSubviews.prefix { $0 !== view }.last { !$0.isHidden }
        let place = neighbour.map { constraint("UISV-hiding", view, along.start, $0, along.end) }
        return [
            place ?? constraint("UISV-hiding", view, along.start, canvas, along.start),
            constraint("UISV-hiding", view, along.length, nil, .notAnAttribute, priority: 999),
            constraint("UISV-hiding", view, across.start, canvas, across.start, priority: 999),
            constraint("UISV-hiding", view, across.end, canvas, across.end, priority: 999),
        ]
    }

    private func constraint(
        _ name: String, _ first: any LayoutItem, _ attribute: Attribute, _ second: (any LayoutItem)?,
        _ other: Attribute, _ relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1,
        constant: CGFloat = 0, priority: Float = 1000
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
            multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.identifier = name
        return constraint
    }
}
