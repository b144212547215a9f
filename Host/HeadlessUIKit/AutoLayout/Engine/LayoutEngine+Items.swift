// The unknowns of views and guides in the simplex. Some have a given value.
extension LayoutEngine {
    func variables(of item: AnyObject) -> ItemVariables {
        let key = ObjectIdentifier(item)
        if let known = items[key] { return known }
        let variables = ItemVariables(simplex)
        items[key] = variables
        return variables
    }

    /// Returns the unknown for a part of a view's frame. If the frame is given, the unknown has the frame's value.
    func symbol(_ part: ItemVariables.Part, of view: UIView) -> SolverSymbol {
        var variables = variables(of: view)
        let symbol: SolverSymbol
        switch part {
        case .x: symbol = variables.x
        case .y: symbol = variables.y
        case .width: symbol = variables.width
        case .height: symbol = variables.height
        case .originX:
            symbol = variables.originX ?? simplex.variable()
            variables.originX = symbol
        case .originY:
            symbol = variables.originY ?? simplex.variable()
            variables.originY = symbol
        }
        if variables.given[part] == nil, let priority = priority(ofGiven: part, of: view) {
            let row = SolverRow(symbol).plus(-value(of: part, in: view))
            if let number = try? simplex.add(row, .equal, priority: priority) {
                variables.given[part] = number
                if let layout = members[ObjectIdentifier(view)] { causes[number] = .frame(layout) }
            } else {
                isRebuildDue = true
            }
        }
        items[ObjectIdentifier(view)] = variables
        return symbol
    }

    /// The priority of a given part of a frame: nil if constraints determine it, and the lowest for the size of a root
    /// view.
    private func priority(ofGiven part: ItemVariables.Part, of view: UIView) -> Float? {
        switch part {
        case .originX, .originY: return Simplex.required
        case .x, .y: return view === root || view.translatesAutoresizingMaskIntoConstraints ? Simplex.required : nil
        case .width, .height:
            guard view === root else {
                return view.translatesAutoresizingMaskIntoConstraints ? Simplex.required : nil
            }
            if let fitting {
                let priority = part == .width ? fitting.horizontal : fitting.vertical
                return priority.rawValue.isNaN ? 1 : min(priority.rawValue, 999.9)
            }
            return view.translatesAutoresizingMaskIntoConstraints ? Simplex.required : 1
        }
    }

    private func value(of part: ItemVariables.Part, in view: UIView) -> Double {
        let value: CGFloat =
            switch part {
            case .x: view.untransformedFrame.minX
            case .y: view.untransformedFrame.minY
            case .width: view === root ? fitting?.size.width ?? view.bounds.width : view.bounds.width
            case .height: view === root ? fitting?.size.height ?? view.bounds.height : view.bounds.height
            case .originX: view.bounds.minX
            case .originY: view.bounds.minY
            }
        return value.isFinite ? Double(value) : 0
    }

    /// Updates the unknowns of a view from its current frame.
    func frameMoved(_ layout: ViewLayout) {
        guard let variables = items[ObjectIdentifier(layout.view)], !isRebuildDue else { return }
        for part in ItemVariables.Part.allCases {
            if let number = variables.given[part] {
                simplex.setConstant(of: number, to: -value(of: part, in: layout.view))
            }
        }
    }

    // MARK: Guides

    func rows(of guide: UILayoutGuide, in view: UIView) -> GuideRows {
        if let known = guideRows[ObjectIdentifier(guide)] { return known }
        let symbols = (0..<4).map { _ in simplex.variable() }
        let numbers = zip(symbols, distances(of: guide, in: view)).compactMap { symbol, distance in
            try? simplex.add(SolverRow(symbol).plus(-distance), .equal)
        }
        if numbers.count < 4 { isRebuildDue = true }
        for number in numbers { causes[number] = members[ObjectIdentifier(view)].map { .frame($0) } }
        let rows = GuideRows(
            guide: guide, top: symbols[0], left: symbols[1], bottom: symbols[2], right: symbols[3], numbers: numbers)
        guideRows[ObjectIdentifier(guide)] = rows
        return rows
    }

    func guideMoved(_ rows: GuideRows) {
        guard let view = rows.guide.owningView, rows.numbers.count == 4, !isRebuildDue else { return }
        for (number, distance) in zip(rows.numbers, distances(of: rows.guide, in: view)) {
            simplex.setConstant(of: number, to: -distance)
        }
    }

    /// True if a built-in guide of the view has moved since the last update.
    func hasMovedGuides(_ layout: ViewLayout) -> Bool {
        layout.builtInGuides.contains { guide in
            guard let rows = guideRows[ObjectIdentifier(guide)] else { return false }
            return zip(rows.numbers, distances(of: guide, in: layout.view)).contains { number, distance in
                simplex.records[number]?.constant != -distance
            }
        }
    }

    /// The distances from the top, left, bottom and right. For a keyboard guide, the first is the keyboard's height.
    private func distances(of guide: UILayoutGuide, in view: UIView) -> [Double] {
        if guide.kind == .keyboard { return [Double(guide.keyboardHeight(in: view)), 0, 0, 0] }
        let insets = guide.insets(in: view)
        return [insets.top, insets.left, insets.bottom, insets.right].map { $0.isFinite ? Double($0) : 0 }
    }
}

extension SolverRow {
    func plus(_ constant: Double) -> SolverRow {
        var sum = self
        sum.constant += constant
        return sum
    }

    func plus(_ other: SolverRow, times factor: Double = 1) -> SolverRow {
        var sum = self
        sum.add(other, times: factor)
        return sum
    }
}
