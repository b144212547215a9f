/// Where a row or an item is: UIKit's names for the two numbers.
extension IndexPath {
    /// A row of a table view.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// An item of a collection view.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The first of the two numbers. A path that has not both traps.
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
