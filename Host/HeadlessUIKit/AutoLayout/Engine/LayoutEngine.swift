/// Solves the constraints of one tree of views.
///
/// The engine keeps the simplex up to date with the tree's constraints, given frames, contents and guides. It records
/// changes, and handles them in `update()`: before a layout pass, and before a view lays out its subviews.
@MainActor final class LayoutEngine {
    unowned let root: UIView
    /// The target size, if the engine only measures.
    let fitting: Fitting?
    var simplex = Simplex()
    /// The unknowns of views and guides.
    var items: [ObjectIdentifier: ItemVariables] = [:]
    /// The insets of built-in guides from their views' sides.
    var guideRows: [ObjectIdentifier: GuideRows] = [:]
    /// The active constraints.
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The source of each numbered constraint in the simplex.
    var causes: [Int: Cause] = [:]
    /// The views that take part.
    var members: [ObjectIdentifier: ViewLayout] = [:]
    /// Views whose given frames or contents have changed.
    var movedFrames: Set<ObjectIdentifier> = []
    var changedContents: Set<ObjectIdentifier> = []
    /// The widths for which wrapped contents were measured.
    var measuredWidths: [ObjectIdentifier: CGFloat] = [:]

    /// True if something has changed since the last update.
    private(set) var isDue = true
    /// True if the simplex must be built again.
    var isRebuildDue = false
    private var isUpdating = false
    private var isAddingDue = false
    private var areGuidesDue = false

    /// A constraint and its number in the simplex; nil before it is added, and after it was dropped.
    struct Entry {
        let constraint: NSLayoutConstraint
        var number: Int?
        var isBroken = false
    }

    /// The source of a required constraint in the simplex.
    enum Cause {
        case constraint(NSLayoutConstraint)
        case frame(ViewLayout)
    }

    init(_ root: UIView, fitting: Fitting? = nil) { (self.root, self.fitting) = (root, fitting) }

    /// True if a view in the tree is constrained to the keyboard's guide.
    var followsKeyboard: Bool { guideRows.values.contains { $0.guide.kind == .keyboard } }

    // MARK: Recording changes

    private func isDueNow() {
        isDue = true
        if fitting == nil { root.layoutPassIsDue() }
    }

    func add(_ constraint: NSLayoutConstraint) {
        entries[ObjectIdentifier(constraint)] = Entry(constraint: constraint)
        isAddingDue = true
        isDueNow()
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        if let number = entry.number { drop(number) }
        isDueNow()
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard let entry = entries[ObjectIdentifier(constraint)] else { return }
        if let number = entry.number, !isRebuildDue {
            simplex.setConstant(of: number, to: row(of: constraint).constant)
        }
        isDueNow()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard let number = entries[ObjectIdentifier(constraint)]?.number, !isRebuildDue else { return isDueNow() }
        attempt { () throws(SolverConflict) in
            try simplex.setPriority(of: number, to: constraint.priority.rawValue)
        }
        isDueNow()
    }

    func frameDidChange(of layout: ViewLayout) {
        let view = layout.view
        guard let variables = items[ObjectIdentifier(view)] else { return }
        let hasOrigin = view.bounds.origin != .zero
        if hasOrigin, variables.originX == nil, variables.originY == nil, !(view is UIScrollView) { return rebuild() }
        guard !variables.given.isEmpty else { return }
        movedFrames.insert(ObjectIdentifier(view))
        isDueNow()
    }

    func translationDidChange(of layout: ViewLayout) {
        contentDidChange(of: layout)
        if items[ObjectIdentifier(layout.view)] != nil { rebuild() }
    }

    func contentDidChange(of layout: ViewLayout) {
        changedContents.insert(ObjectIdentifier(layout.view))
        isDueNow()
    }

    func guidesDidChange() {
        areGuidesDue = true
        isDueNow()
    }

    func updateIsDue() { isDueNow() }

    func rebuild() {
        isRebuildDue = true
        isDueNow()
    }

    // MARK: Update

    /// Handles the recorded changes, and solves the frames. Asks for the layout of superviews whose subviews have new
    /// frames, except `placing`, which is about to lay out.
    func update(placing: UIView? = nil) {
        guard isDue, !isUpdating else { return }
        isUpdating = true
        var rounds = 0
        while isDue, rounds < 16 {
            rounds += 1
            isDue = false
            if fitting == nil { updateConstraints() }
            if isRebuildDue || simplex.pivots > 20_000 { startAnew() }
            if fitting != nil { askForSize() }
            flush()
            attempt { () throws(SolverConflict) in try simplex.solve() }
            if isRebuildDue || measureWrappedContent() { isDue = true }
        }
        isUpdating = false
        if fitting == nil { noteFrames(placing: placing) }
    }

    /// Changes the simplex; builds it again if the change contradicts required constraints.
    func attempt(_ body: () throws(SolverConflict) -> Void) {
        guard !isRebuildDue else { return }
        do { try body() } catch { isRebuildDue = true }
    }

    /// Removes a constraint from the simplex.
    func drop(_ number: Int) {
        causes[number] = nil
        attempt { () throws(SolverConflict) in try simplex.remove(number) }
    }

    private func startAnew() {
        isRebuildDue = false
        simplex = Simplex()
        (items, guideRows, causes) = ([:], [:], [:])
        (movedFrames, changedContents) = ([], Set(members.keys))
        for key in entries.keys { entries[key]?.number = nil }
        isAddingDue = true
    }

    /// Adds the root with the target size, even if no constraint refers to it.
    private func askForSize() {
        _ = symbol(.width, of: root)
        _ = symbol(.height, of: root)
    }

    private func flush() {
        let moved = movedFrames
        movedFrames = []
        if !moved.isEmpty {
            for layout in sorted(moved) { frameMoved(layout) }
        }
        if areGuidesDue {
            areGuidesDue = false
            for rows in guideRows.values.sorted(by: { $0.top < $1.top }) { guideMoved(rows) }
        }
        addMissing()
        // Contents come last, because the simplex is smaller without them.
        guard !isRebuildDue, !changedContents.isEmpty else { return }
        let changed = changedContents
        changedContents = []
        for layout in sorted(changed) { addContent(of: layout) }
    }

    private func addMissing() {
        let hasBroken = entries.values.contains { $0.isBroken }
        guard isAddingDue || hasBroken else { return }
        isAddingDue = false
        var missing: [(age: Int, constraint: NSLayoutConstraint)] = []
        for entry in entries.values where entry.number == nil {
            missing.append((entry.constraint.age, entry.constraint))
        }
        let ages = missing.map(\.age)
        for index in ages.ascending where !isRebuildDue { addToSimplex(missing[index].constraint) }
        if isRebuildDue { isAddingDue = true }
    }

    /// The members among `views`, in the order of all members, because the last bits of sums depend on the order.
    private func sorted(_ views: Set<ObjectIdentifier>) -> [ViewLayout] {
        views.compactMap { members[$0] }.sorted { $0.serial < $1.serial }
    }

    /// The members in an order that is the same in every run.
    var sortedMembers: [ViewLayout] { members.values.sorted { $0.serial < $1.serial } }
}

extension [Int] {
    /// The indices of the numbers, ascending. No closure is passed, because each comparison would check for the main
    /// actor.
    fileprivate nonisolated var ascending: [Int] {
        let places = enumerated().map { Place(number: $0.element, index: $0.offset) }
        return places.sorted().map(\.index)
    }
}

private struct Place: Comparable {
    let number: Int
    let index: Int

    static func < (one: Place, other: Place) -> Bool { one.number < other.number }
}
