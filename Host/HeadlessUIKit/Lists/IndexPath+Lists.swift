/// The place of a row or an item: UIKit's names for the two numbers.
extension IndexPath {
    /// Creates the index path of a row of a table view.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Creates the index path of an item of a collection view.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The first of the two numbers. A path that does not have both traps.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The second of the two numbers, for a table view.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The second of the two numbers, for a collection view.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
