/// The classes of cells and supplementary views, and registrations.
extension UICollectionView {
    /// Registers a class of cells, which the collection view creates by `init(frame:)`; nil removes the registration. A
    /// class that is not a cell class stops the program.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard let cellClass else { return pool.forget(identifier) }
        guard let cells = cellClass as? UICollectionViewCell.Type else {
            preconditionFailure("\(cellClass) is no class of cells. Register a subclass of UICollectionViewCell.")
        }
        register(forCellWithReuseIdentifier: identifier) { cells.makeCell(reusedAs: identifier) }
    }

    /// Registers a closure that creates cells. Host-only.
    public func register(
        forCellWithReuseIdentifier identifier: String, _ make: @escaping @MainActor () -> UICollectionViewCell
    ) { pool.register(identifier, make) }

    /// Registers a class of supplementary views; nil removes the registration.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        let key = "\(elementKind) \(identifier)"
        guard let viewClass else { return partPool.forget(key) }
        guard let views = viewClass as? UICollectionReusableView.Type else {
            preconditionFailure(
                "\(viewClass) is no class of supplementary views. Register a subclass of UICollectionReusableView.")
        }
        partPool.register(key) { views.made(reusedAs: identifier) }
    }

    /// Returns a reusable cell, or a new one. Without a registration it traps with a message.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let reused = pool.take(identifier)
        reused?.prepareForReuse()
        guard let cell = reused ?? pool.make(identifier) else {
            preconditionFailure(
                "dequeueReusableCell(withReuseIdentifier:for:): there is no cell with the identifier \(identifier). "
                    + "Register one before it is dequeued.")
        }
        cell.reuseIdentifier = identifier
        return cell
    }

    /// Returns a reusable supplementary view, or a new one. Without a registration it traps with a message.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = "\(elementKind) \(identifier)"
        let reused = partPool.take(key)
        reused?.prepareForReuse()
        guard let view = reused ?? partPool.make(key) else {
            preconditionFailure(
                "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:): there is no \(elementKind) with the "
                    + "identifier \(identifier). Register one before it is dequeued.")
        }
        (view.reuseIdentifier, view.reuseKey) = (identifier, key)
        return view
    }

    // Row W26.
    /// A class of cells, and how they are configured for an item.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// The code that configures a cell.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        fileprivate let handler: Handler
        fileprivate let identifier = UUID().uuidString
        /// Creates a registration.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// A class of supplementary views, and how they are configured.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// The code that configures a view.
        public typealias Handler =
            @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
        fileprivate let handler: Handler
        fileprivate let elementKind: String
        fileprivate let identifier = UUID().uuidString
        /// Creates a registration for a kind of views.
        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler) = (elementKind, handler)
        }
    }

    /// Returns a cell of a registration, configured for an item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if !pool.has(registration.identifier) {
            register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        }
        let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as! Cell
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view of a registration, configured.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        if !partPool.has("\(kind) \(registration.identifier)") {
            register(
                Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: registration.identifier)
        }
        let view =
            dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath) as! Supplementary
        registration.handler(view, kind, indexPath)
        return view
    }
}

extension UICollectionViewCell {
    fileprivate static func makeCell(reusedAs identifier: String) -> UICollectionViewCell {
        made(reusedAs: identifier) as! UICollectionViewCell
    }
}
