// Row W32.
/// The objects of an Interface Builder file. The host reads no such files: a test, or the app's own code for tests, says
/// what a name stands for.
@preconcurrency @MainActor open class UINib {
    /// What each file's name stands for: code that makes the file's objects for an owner. Host-only.
    public static var files: [String: @MainActor (_ owner: Any?) -> [Any]] = [:]

    private let name: String

    /// Creates the objects of a file later. The bundle is not asked.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

    /// Makes the file's objects, and tells views and controllers by `awakeFromNib()`. A name that is not in ``files`` stops
    /// the program, as a missing file does.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
    ) -> [Any] {
        guard let make = Self.files[name] else {
            preconditionFailure(
                "There is no nib \(name): instantiate(withOwner:options:). Say what it stands for in UINib.files.")
        }
        let objects = make(ownerOrNil)
        for object in objects { (object as? UIResponder)?.awakeFromNib() }
        return objects
    }

    /// The first view of a kind in the file.
    fileprivate func view<View: UIView>(_ kind: View.Type, for call: String) -> View {
        guard let view = instantiate(withOwner: nil).lazy.compactMap({ $0 as? View }).first else {
            preconditionFailure("The nib \(name) has no \(kind): \(call). Let UINib.files make one.")
        }
        return view
    }
}

@MainActor extension Bundle {
    /// Makes the objects of a file by ``UINib/files``.
    public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

extension UITableView {
    /// Registers a file whose first cell is made for an identifier; nil removes the registration.
    @_disfavoredOverload
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return pool.forget(identifier) }
        register(forCellReuseIdentifier: identifier) {
            let cell = nib.view(UITableViewCell.self, for: "dequeueReusableCell(withIdentifier: \(identifier))")
            cell.reuseIdentifier = identifier
            return cell
        }
    }

    /// Registers a file whose first header or footer is made for an identifier; nil removes the registration.
    @_disfavoredOverload
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else { return partPool.forget(identifier) }
        partPool.register(identifier) {
            let view = nib.view(
                UITableViewHeaderFooterView.self, for: "dequeueReusableHeaderFooterView(withIdentifier: \(identifier))")
            view.reuseIdentifier = identifier
            return view
        }
    }
}

extension UICollectionView {
    /// Registers a file whose first cell is made for an identifier; nil removes the registration.
    @_disfavoredOverload
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return pool.forget(identifier) }
        register(forCellWithReuseIdentifier: identifier) {
            nib.view(UICollectionViewCell.self, for: "dequeueReusableCell(withReuseIdentifier: \(identifier))")
        }
    }

    /// Registers a file whose first view is made for an identifier; nil removes the registration.
    @_disfavoredOverload
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        let key = "\(kind) \(identifier)"
        guard let nib else { return partPool.forget(key) }
        partPool.register(key) {
            nib.view(
                UICollectionReusableView.self,
                for: "dequeueReusableSupplementaryView(ofKind: \(kind), withReuseIdentifier: \(identifier))")
        }
    }
}

// Row W32.
/// The controllers of a storyboard. The host reads no such files: a test, or the app's own code for tests, says what a
/// name stands for.
@preconcurrency @MainActor open class UIStoryboard {
    /// What a storyboard's name stands for. Host-only.
    public struct File {
        /// The identifier of the first controller; nil for none.
        public var initial: String?
        /// The code that makes each controller, by its identifier.
        public var scenes: [String: @MainActor () -> UIViewController]
        /// The segues, by their identifiers.
        public var segues: [String: Segue]
        /// Creates a file.
        public init(
            initial: String? = nil, scenes: [String: @MainActor () -> UIViewController], segues: [String: Segue] = [:]
        ) { (self.initial, self.scenes, self.segues) = (initial, scenes, segues) }
    }
    /// The way from one controller to another. Host-only.
    public struct Segue {
        /// The identifier of the controller that is shown.
        public var scene: String
        /// Whether it is presented; otherwise it is shown by `show(_:sender:)`.
        public var isModal: Bool
        /// Creates a way.
        public init(to scene: String, isModal: Bool = false) { (self.scene, self.isModal) = (scene, isModal) }
    }
    /// What each storyboard's name stands for. Host-only.
    public static var files: [String: File] = [:]

    private let name: String
    /// Creates the controllers of a file later. The bundle is not asked.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    /// Makes the first controller; nil if the file names none.
    open func instantiateInitialViewController() -> UIViewController? {
        file("instantiateInitialViewController()").initial.map { instantiateViewController(withIdentifier: $0) }
    }
    /// Makes the first controller; the host does not call the creator.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? { instantiateInitialViewController() as? ViewController }

    /// Makes a controller. An identifier that the file does not have stops the program, as in UIKit.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let make = file("instantiateViewController(withIdentifier: \(identifier))").scenes[identifier] else {
            preconditionFailure(
                "The storyboard \(name) has no \(identifier): instantiateViewController(withIdentifier:). "
                    + "Say what makes it in UIStoryboard.files.")
        }
        let controller = make()
        controller.storyboard = self
        controller.awakeFromNib()
        return controller
    }
    /// Makes a controller; the host does not call the creator.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let controller = instantiateViewController(withIdentifier: identifier)
        guard let controller = controller as? ViewController else {
            preconditionFailure(
                "\(identifier) of the storyboard \(name) is a \(type(of: controller)), no \(ViewController.self).")
        }
        return controller
    }

    fileprivate func file(_ call: String) -> File {
        guard let file = Self.files[name] else {
            preconditionFailure(
                "There is no storyboard \(name): \(call). Say what it stands for in UIStoryboard.files.")
        }
        return file
    }
}

extension UIViewController {
    /// The storyboard that made the controller, or its parent; nil for a controller that code made.
    public internal(set) var storyboard: UIStoryboard? {
        get { companions[ObjectIdentifier(UIStoryboard.self)] as? UIStoryboard ?? parent?.storyboard }
        set { companions[ObjectIdentifier(UIStoryboard.self)] = newValue }
    }

    // Row W32.
    /// Performs a segue of the storyboard: `prepare(for:sender:)`, then the new controller is shown or presented. An
    /// identifier that the storyboard does not have stops the program, as in UIKit.
    public func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let storyboard,
            let way = storyboard.file("performSegue(withIdentifier: \(identifier))").segues[identifier]
        else {
            preconditionFailure(
                "performSegue(withIdentifier:sender:): the \(type(of: self)) has no segue \(identifier). "
                    + "Name it in UIStoryboard.files.")
        }
        let destination = storyboard.instantiateViewController(withIdentifier: way.scene)
        prepare(
            for: UIStoryboardSegue(identifier: identifier, source: self, destination: destination), sender: sender)
        if way.isModal { present(destination, animated: true) } else { show(destination, sender: sender) }
    }

    /// The view of the controller's file: the one that it sets as the owner's view, or else the first one.
    func loadNib() -> Bool {
        let own = String(describing: type(of: self))
        let names = [nibName, own.hasSuffix("Controller") ? String(own.dropLast(10)) : nil, own].compactMap { $0 }
        guard !UINib.files.isEmpty, let name = names.first(where: { UINib.files[$0] != nil }) else { return false }
        let objects = UINib(nibName: name, bundle: nil).instantiate(withOwner: self)
        if viewIfLoaded == nil { view = objects.lazy.compactMap { $0 as? UIView }.first }
        return viewIfLoaded != nil
    }
}
