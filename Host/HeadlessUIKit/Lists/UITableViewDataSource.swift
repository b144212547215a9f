/// The source of a table view's rows. All methods but the first two are optional.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
    /// Asks for the number of rows in a section, when data is loaded.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Asks for a cell when the row comes on screen; dequeue it from the table.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Asks for the number of sections, when data is loaded; 1 if not implemented.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Asks for the title of a header, for which there is no view; nil if not implemented. Row W15.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Asks for the title of a footer, for which there is no view; nil if not implemented. Row W15.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Asks whether the row can be edited. True if not implemented, as in UIKit.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Asks whether the row can be moved. False if not implemented: UIKit checks whether `moveRowAt` is
    /// implemented, which is not possible here.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Asks for the titles of the index, which is not drawn; nil if not implemented.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Asks for the section of a title of the index. Never called: the index is not drawn.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// Tells that a finger has deleted or inserted a row: change the data, and tell the table. Row W19.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Tells that a finger has moved a row: move it in the data. The table reloads after this.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.askedByDefault(.edit, true)
    }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

/// A source that is told which rows will be needed soon. Row W18.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Tells that rows will be needed soon.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Tells that rows are not needed soon any more.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
