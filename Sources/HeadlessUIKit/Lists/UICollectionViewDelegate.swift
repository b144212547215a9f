/// What a collection view shows.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
    /// Asked when data is loaded.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Asked when the item comes on screen; dequeue it from the collection view.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// Asked when data is loaded; 1 without an answer.
    func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// What a collection view's items do.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Asked when a finger comes down on the item; false leaves the touch without effect. True without an answer.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    /// Asked when the finger lifts from a highlighted item. True without an answer.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// A finger has selected the item. Called again for one that is selected already.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// Another item has been selected instead of this one; called before `didSelectItemAt`.
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
    /// Where subviews belong: it fills the cell. Made when first read.
    open private(set) lazy var contentView: UIView = makeContentView()
    /// While a finger is down on the item. Nothing is drawn of it.
    open var isHighlighted = false
    /// Whether the item is selected. Nothing is drawn of it.
    open var isSelected = false
    var reuseIdentifier: String?

    /// Called before the cell stands for another item. Does nothing here.
    open func prepareForReuse() {}

    private func makeContentView() -> UIView {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }
}
