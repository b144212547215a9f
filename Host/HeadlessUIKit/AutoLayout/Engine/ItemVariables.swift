/// The unknowns of a view or a guide: its frame in its superview, or in the view that it belongs to.
struct ItemVariables {
    /// A part of a frame.
    enum Part: CaseIterable {
        case x, y, width, height
        /// The origin of the bounds: what a scroll view has scrolled.
        case originX, originY
    }

    /// What a content's size asks of a length.
    enum Content: CaseIterable {
        case hugsWidth, resistsWidth, hugsHeight, resistsHeight
    }

    let x, y, width, height: SolverSymbol
    var originX, originY: SolverSymbol?
    /// The required constraints by which the item has what it was given.
    var given: [Part: Int] = [:]
    /// The constraints by which the item wants to be as large as its content.
    var contents: [Content: Int] = [:]

    init(_ simplex: Simplex) {
        (x, y) = (simplex.variable(), simplex.variable())
        width = simplex.variable(isNegativeAllowed: false)
        height = simplex.variable(isNegativeAllowed: false)
    }
}

/// The distances of a built-in guide from the sides of its view, as unknowns that have a given value.
struct GuideRows {
    let guide: UILayoutGuide
    let top, left, bottom, right: SolverSymbol
    /// The required constraints that give them, in that order.
    let numbers: [Int]
}

/// The size that is asked for where constraints are only measured.
struct Fitting {
    let size: CGSize
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
}
