/// Solves the constraints of one tree of views.
///
/// It knows the tree's constraints and what frames, contents and guides they have to live with, and keeps the simplex
/// up to date with them. Everything that changes is noted, and done in `update()`: before a layout pass, and before a
/// view places its subviews.
@MainActor final class LayoutEngine {
    unowned let root: UIView
    /// The size that is asked for, where the engine only measures.
    let fitting: Fitting?
    var simplex = Simplex()
    /// The unknowns of views and guides.
    var items: [ObjectIdentifier: ItemVariables] = [:]
    /// The distances of built-in guides from the sides of their views.
    var guideRows: [ObjectIdentifier: GuideRows] = [:]
    /// The active constraints.
    var entries: [ObjectIdentifier: Entry] = [:]
    /// What a number of the simplex's stands for.
    var causes: [Int: Cause] = [:]
    /// The views that take part, by view.
    var members: [ObjectIdentifier: ViewLayout] = [:]
    /// Views whose given frames have changed, and views whose contents have.
    var movedFrames: Set<ObjectIdentifier> = []
    var changedContents: Set<ObjectIdentifier> = []
    /// The widths by which wrapped contents were measured.
    var measuredWidths: [ObjectIdentifier: CGFloat] = [:]

    /// True if something has changed since the last update.
    private(set) var isDue = true
    /// True if the simplex has to be made anew.
    var isRebuildDue = false
    private var isUpdating = false
    private var isAddingDue = false
    private var areGuidesDue = false

    /// A constraint, and its number in the simplex: nil before it is added, and where it has given way.
    struct Entry {
        let constraint: NSLayoutConstraint
        var number: Int?
        var isBroken = false
    }

    /// What a required constraint of the simplex comes from.
    enum Cause {
        case constraint(NSLayoutConstraint)
        case frame(ViewLayout)
    }

    init(_ root: UIView, fitting: Fitting? = nil) { (self.root, self.fitting) = (root, fitting) }

    /// True if a view in the tree is laid out by the keyboard's place.
    var followsKeyboard: Bool { guideRows.values.contains { $0.guide.kind == .keyboard } }

    // MARK: Notes

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

    /// Does what was noted, and finds the frames. Views whose frames are others now have their superviews laid out, but
    /// for the one that is just about to place its subviews.
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

    /// Tries something with the simplex; where that contradicts itself, the simplex is made anew.
    func attempt(_ body: () throws(SolverConflict) -> Void) {
        guard !isRebuildDue else { return }
        do { try body() } catch { isRebuildDue = true }
    }

    /// Takes a constraint out of the simplex.
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

    /// Has the root take part with the size that is asked for, even if no constraint is about it.
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
        // Contents come last: what constraints say of a view's size is simpler without them.
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

    /// The members that are among these, in the order of all: sums depend on it in their last bits.
    private func sorted(_ views: Set<ObjectIdentifier>) -> [ViewLayout] {
        views.compactMap { members[$0] }.sorted { $0.serial < $1.serial }
    }

    /// The members in an order that is the same in every run.
    var sortedMembers: [ViewLayout] { members.values.sorted { $0.serial < $1.serial } }
}

extension [Int] {
    /// The places of the numbers, the least number first. Sorted without a closure, which would ask at each comparison
    /// whether the main actor runs.
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
