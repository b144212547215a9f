// Row W10.
/// Sections and their items, by identifiers, in the order in which a list shows them.
///
/// An identifier occurs once in a snapshot. Adding one a second time traps, and so does naming a section or an item
/// that does not exist.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] = []
    /// The items to reload. The host reloads all items.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells to update. The host reloads all items.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections to reload. The host reloads all items.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    /// The number of items in all sections.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections, in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    /// The items of all sections, in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// Returns the number of items of a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        sections[place(of: identifier)].items.count
    }

    /// Returns the items of a section, in their order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[place(of: identifier)].items
    }

    /// Returns the section of an item; nil if there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { $0.items.contains(identifier) }?.identifier
    }

    /// Returns the index of an item among those of all sections; nil if there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

    /// Returns the index of a section; nil if there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    // MARK: Items

    /// Adds items at the end of a section; with nil, at the end of the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        precondition(!sections.isEmpty, "Items were added where there is no section. Append a section first.")
        refuse(identifiers)
        sections[sectionIdentifier.map(place) ?? sections.count - 1].items += identifiers
    }

    /// Adds items before another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        refuse(identifiers)
        let place = place(of: beforeIdentifier)
        sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
    }

    /// Adds items after another.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        refuse(identifiers)
        let place = place(of: afterIdentifier)
        sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1)
    }

    /// Removes items; ignores those that do not exist.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    }

    /// Removes all items, and all sections.
    public mutating func deleteAllItems() { sections = [] }

    /// Moves an item before another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        _ = place(of: identifier)
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// Moves an item after another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        _ = place(of: identifier)
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// Asks for new cells for items.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = place(of: identifier) }
        reloadedItemIdentifiers += identifiers
    }

    /// Asks for new content for the cells of items.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = place(of: identifier) }
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        refuse(identifiers)
        sections += identifiers.map { ($0, []) }
    }

    /// Adds sections before another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        refuse(identifiers)
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier))
    }

    /// Adds sections after another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        refuse(identifiers)
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier) + 1)
    }

    /// Removes sections with their items; ignores those that do not exist.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.identifier) }
    }

    /// Asks for new cells for the items of sections.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = place(of: identifier) }
        reloadedSectionIdentifiers += identifiers
    }
}

extension NSDiffableDataSourceSnapshot {
    private func place(of section: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(section) else {
            preconditionFailure("There is no section \(section) in the snapshot. Append it first.")
        }
        return index
    }

    private func place(of item: ItemIdentifierType) -> (section: Int, item: Int) {
        for (section, content) in sections.enumerated() {
            if let index = content.items.firstIndex(of: item) { return (section, index) }
        }
        preconditionFailure("There is no item \(item) in the snapshot. Append it first.")
    }

    private func refuse(_ new: [ItemIdentifierType]) {
        let isNew = Set(new).count == new.count && Set(itemIdentifiers).isDisjoint(with: new)
        precondition(isNew, "An item was added a second time. Give each an identifier of its own: \(new)")
    }

    private func refuse(_ new: [SectionIdentifierType]) {
        let isNew = Set(new).count == new.count && Set(sectionIdentifiers).isDisjoint(with: new)
        precondition(isNew, "A section was added a second time. Give each an identifier of its own: \(new)")
    }
}

extension NSDiffableDataSourceSnapshot {
    func identifier(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].items.indices.contains(path.item)
        else { return nil }
        return sections[path.section].items[path.item]
    }

    func path(of item: ItemIdentifierType) -> IndexPath? {
        for (section, content) in sections.enumerated() {
            if let index = content.items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
        }
        return nil
    }

    func numberOfItems(at section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].items.count : 0
    }

    func section(at index: Int) -> SectionIdentifierType? {
        sections.indices.contains(index) ? sections[index].identifier : nil
    }

    mutating func forgetReloads() {
        (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = ([], [], [])
    }

    /// Lets a list load this snapshot, which replaces `former` in its source. Selected items stay selected at their new
    /// places. Calls the completion in the next turn.
    @MainActor
    func show(in list: (any ShowsSnapshots)?, insteadOf former: Self, _ completion: (() -> Void)?) {
        list?.selection = list?.selection.compactMap { former.identifier(at: $0).flatMap(path) } ?? []
        list?.reloadData()
        guard let completion else { return }
        if let stage = Stage.of(list) { stage.perform { completion() } } else { completion() }
    }
}

/// A list that a diffable source fills.
@MainActor protocol ShowsSnapshots: UIView {
    var selection: [IndexPath] { get set }
    func reloadData()
}

extension UITableView: ShowsSnapshots {}
extension UICollectionView: ShowsSnapshots {}
