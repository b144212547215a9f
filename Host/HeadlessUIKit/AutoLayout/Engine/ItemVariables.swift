/// The unknowns of a view or a guide: its frame in its superview or owning view.
struct ItemVariables {
    /// A part of a frame.
    enum Part: CaseIterable {
        case x, y, width, height
        /// The origin of the bounds: a scroll view's content offset.
        case originX, originY
    }

    /// A constraint from the size of an item's content.
    enum Content: CaseIterable {
        case hugsWidth, resistsWidth, hugsHeight, resistsHeight
    }

    let x, y, width, height: SolverSymbol
    var originX, originY: SolverSymbol?
    /// The required constraints that fix the item's given frame.
    var given: [Part: Int] = [:]
    /// The constraints from the size of the item's content.
    var contents: [Content: Int] = [:]

    init(_ simplex: Simplex) {
        (x, y) = (simplex.variable(), simplex.variable())
        width = simplex.variable(isNegativeAllowed: false)
        height = simplex.variable(isNegativeAllowed: false)
    }
}

/// The insets of a built-in guide from its view's sides, as unknowns with a given value.
struct GuideRows {
    let guide: UILayoutGuide
    let top, left, bottom, right: SolverSymbol
    /// The required constraints that fix the insets, in that order.
    let numbers: [Int]
}

/// The target size of a measurement.
struct Fitting {
    let size: CGSize
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
}
