import HeadlessUIKit

/// A snapshot as a flat list of everything visible, in the order drawn, each item with its depth in the tree.
package struct Picture: Hashable, Sendable {
    package struct Item: Hashable, Sendable {
        var depth: Int
        var node: Snapshot.Node
    }

    package private(set) var items: [Item] = []

    package init(_ snapshot: Snapshot) {
        add(snapshot.root, depth: 0)
    }

    private mutating func add(_ node: Snapshot.Node, depth: Int) {
        guard !node.isHidden, node.alpha > 0 else { return }
        var alone = node
        alone.children = []
        items.append(Item(depth: depth, node: alone))
        for child in node.children { add(child, depth: depth + 1) }
    }

    /// The indices of the items that look different in `other`; nil if the trees have different shapes.
    package func changes(to other: Picture) -> [Int]? {
        guard items.count == other.items.count else { return nil }
        var changed: [Int] = []
        for index in items.indices where items[index] != other.items[index] {
            guard items[index].depth == other.items[index].depth else { return nil }
            changed.append(index)
        }
        return changed
    }
}
