/// The source of a collection view's items.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
    /// Asks for the number of items in a section, when data is loaded.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Asks for a cell when the item comes on screen; dequeue it from the collection view.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// Asks for the number of sections, when data is loaded; 1 if not implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// An object that is told about a collection view's items.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Asks whether a finger that comes down highlights the item; after false the touch has no effect. True if not
    /// implemented.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    /// Asks whether the finger that lifts from a highlighted item selects it. True if not implemented.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// Tells that a finger has selected the item, also if it was already selected.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// Tells that the item was deselected because another is selected; called before `didSelectItemAt`.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

/// One item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UIView {
    /// The view for the cell's subviews, which fills the cell. Created when first read.
    open private(set) lazy var contentView: UIView = makeContentView()
    /// A Boolean value that is true while a finger is down on the item. It is not drawn.
    open var isHighlighted = false
    /// A Boolean value that says whether the item is selected. It is not drawn.
    open var isSelected = false
    var reuseIdentifier: String?

    /// Called before the cell is reused. Does nothing here.
    open func prepareForReuse() {}

    private func makeContentView() -> UIView {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }
}
