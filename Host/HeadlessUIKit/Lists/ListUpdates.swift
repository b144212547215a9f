// Row W16.
/// The changes of one batch: deletions, reloads and starts of moves by the places before the batch, insertions and ends
/// of moves by the places after it.
struct ListUpdates {
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    var moved: [IndexPath: IndexPath] = [:]
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [Int: Int] = [:]

    /// The numbers of items of the sections, before the batch and after it.
    struct Counts {
        let before: [Int]
        let after: [Int]
    }

    /// Returns the place after the batch of each item that stays. A batch that does not add up stops the program, as
    /// UIKit's exception does.
    func newPaths(_ counts: Counts, of list: String) -> [IndexPath: IndexPath] {
        let sections = newSections(counts, of: list)
        checkItems(counts, of: list)
        var paths = moved
        for (old, new) in sections.enumerated() {
            guard let new, !reloadedSections.contains(old) else { continue }
            let gone = deleted.union(moved.keys)
            let stays = (0..<counts.before[old]).map { IndexPath(item: $0, section: old) }.filter { !gone.contains($0) }
            let taken = inserted.union(moved.values)
            let free = (0..<counts.after[new]).map { IndexPath(item: $0, section: new) }.filter { !taken.contains($0) }
            precondition(stays.count == free.count, itemMessage(counts, old, new, list))
            for (from, to) in zip(stays, free) { paths[from] = to }
        }
        return paths
    }

    /// Returns the index after the batch of each section; nil for one that was deleted.
    private func newSections(_ counts: Counts, of list: String) -> [Int?] {
        for index in Array(deletedSections) + reloadedSections + movedSections.keys {
            precondition(
                counts.before.indices.contains(index),
                "Invalid update of the \(list): there is no section \(index) to delete, reload or move among "
                    + "\(counts.before.count) before the update.")
        }
        for index in Array(insertedSections) + movedSections.values {
            precondition(
                counts.after.indices.contains(index),
                "Invalid update of the \(list): section \(index) was inserted, but there are only "
                    + "\(counts.after.count) sections after the update.")
        }
        let free = counts.after.indices.filter { !insertedSections.contains($0) && !movedSections.values.contains($0) }
        let stays = counts.before.indices.filter { !deletedSections.contains($0) && movedSections[$0] == nil }
        precondition(
            free.count == stays.count,
            "Invalid update of the \(list): its data source has \(counts.after.count) sections after the update and "
                + "had \(counts.before.count) before, but \(insertedSections.count) were inserted and "
                + "\(deletedSections.count) deleted. Change the data by as much as the list.")
        let new = Dictionary(uniqueKeysWithValues: zip(stays, free)).merging(movedSections) { $1 }
        return counts.before.indices.map { new[$0] }
    }

    private func checkItems(_ counts: Counts, of list: String) {
        for path in deleted.union(reloaded).union(moved.keys) {
            precondition(
                path.count == 2 && counts.before.indices.contains(path.section)
                    && (0..<counts.before[path.section]).contains(path.item),
                "Invalid update of the \(list): there is no item \(path) to delete, reload or move before the update.")
        }
        for path in inserted.union(moved.values) {
            precondition(
                path.count == 2 && counts.after.indices.contains(path.section)
                    && (0..<counts.after[path.section]).contains(path.item),
                "Invalid update of the \(list): item \(path) was inserted, but the data source has none there after "
                    + "the update. Change the data before the list is told.")
        }
    }

    private func itemMessage(_ counts: Counts, _ old: Int, _ new: Int, _ list: String) -> String {
        let came = inserted.union(moved.values).count { $0.section == new }
        let went = deleted.union(moved.keys).count { $0.section == old }
        return "Invalid update of the \(list): section \(new) has \(counts.after[new]) items after the update and had "
            + "\(counts.before[old]) before, but \(came) were inserted or moved in, and \(went) deleted or moved out. "
            + "Change the data by as much as the list."
    }
}

/// The batch that a list collects, and how many calls have begun it.
struct ListBatch {
    var updates = ListUpdates()
    var depth = 0
}
