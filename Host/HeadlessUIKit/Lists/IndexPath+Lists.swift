/// UIKit's names for the two indices of a row or an item.
extension IndexPath {
    /// Creates the index path of a row of a table view.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Creates the index path of an item of a collection view.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section's index. A path without two indices traps.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The row's index in a table view.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The item's index in a collection view.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
