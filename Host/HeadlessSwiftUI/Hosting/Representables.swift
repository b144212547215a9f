import HeadlessUIKit

/// The size that a parent offers a view. A nil length lets the view choose.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width, in points.
    public var width: CGFloat?
    /// The height, in points.
    public var height: CGFloat?
    /// Creates a proposal.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
}

// MARK: - A controller

/// The information that a representable gets when it makes and updates its controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that lives as long as the controller.
    public let coordinator: Representable.Coordinator
    /// The transaction of the change.
    public let transaction: Transaction
    /// The environment of the view.
    public let environment: EnvironmentValues
}

// Row U1.
/// A view that shows a UIKit view controller.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the object that lives as long as the controller.
    associatedtype Coordinator = Void
    /// Makes the controller, once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the controller: in the first pass, and whenever the representable's value or the environment changes.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Cleans up after the view has left the tree.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the object that lives as long as the controller.
    func makeCoordinator() -> Coordinator
    /// Returns the size of the view for a proposal; nil takes the whole proposal.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
    /// The context type of this representable.
    typealias Context = UIViewControllerRepresentableContext<Self>
}
extension UIViewControllerRepresentable where Coordinator == Void {
    /// Makes no coordinator.
    public func makeCoordinator() {}
}
extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
    /// A representable has no body.
    public var body: Never { fatalError("A representable has no body.") }
}

// MARK: - A view

/// The information that a representable gets when it makes and updates its view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that lives as long as the view.
    public let coordinator: Representable.Coordinator
    /// The transaction of the change.
    public let transaction: Transaction
    /// The environment of the view.
    public let environment: EnvironmentValues
}

/// A view that shows a UIKit view.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// The type of the object that lives as long as the view.
    associatedtype Coordinator = Void
    /// Makes the view, once.
    func makeUIView(context: Context) -> UIViewType
    /// Updates the view: in the first pass, and whenever the representable's value or the environment changes.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Cleans up after the view has left the tree.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the object that lives as long as the view.
    func makeCoordinator() -> Coordinator
    /// The context type of this representable.
    typealias Context = UIViewRepresentableContext<Self>
}
extension UIViewRepresentable where Coordinator == Void {
    /// Makes no coordinator.
    public func makeCoordinator() {}
}
extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// A representable has no body.
    public var body: Never { fatalError("A representable has no body.") }
}

// MARK: - In the tree

extension Node {
    /// A row out of sight has no UIKit views. Row U29.
    private var mayHaveViews: Bool { enclosingRow.map { $0.list.isOpen($0.row) } ?? true }

    func update<R: UIViewControllerRepresentable>(_ view: R) {
        guard mayHaveViews else { return }
        if coordinator == nil { coordinator = view.makeCoordinator() }
        let context = context(of: view)
        if controller == nil {
            let made = view.makeUIViewController(context: context)
            (controller, uiView) = (made, made.view)
            host?.controller?.addChild(made)
            onAttach = { [weak made, weak host] in made?.didMove(toParent: host?.controller) }
        }
        if let controller = controller as? R.UIViewControllerType {
            view.updateUIViewController(controller, context: context)
        }
    }

    func update<R: UIViewRepresentable>(_ view: R) {
        guard mayHaveViews else { return }
        if coordinator == nil { coordinator = view.makeCoordinator() }
        let context = UIViewRepresentableContext<R>(
            coordinator: coordinator as! R.Coordinator, transaction: transaction, environment: environment)
        if uiView == nil { uiView = view.makeUIView(context: context) }
        if let uiView = uiView as? R.UIViewType { view.updateUIView(uiView, context: context) }
    }

    private func context<R: UIViewControllerRepresentable>(of view: R) -> UIViewControllerRepresentableContext<R> {
        UIViewControllerRepresentableContext<R>(
            coordinator: coordinator as! R.Coordinator, transaction: transaction, environment: environment)
    }

    func sizeOfRepresentable(in proposal: CGSize) -> CGSize? {
        func size<R: UIViewControllerRepresentable>(_ view: R) -> CGSize? {
            guard let controller = controller as? R.UIViewControllerType else { return nil }
            let proposal = ProposedViewSize(width: proposal.width, height: proposal.height)
            return view.sizeThatFits(proposal, uiViewController: controller, context: context(of: view))
        }
        return (view as? any UIViewControllerRepresentable).flatMap { size($0) }
    }

    /// Removes the node's UIKit view, if it has one.
    func dismantle() {
        func end<R: UIViewControllerRepresentable>(_ view: R) {
            guard let made = controller as? R.UIViewControllerType else { return }
            made.willMove(toParent: nil)
            made.view.removeFromSuperview()
            made.removeFromParent()
            R.dismantleUIViewController(made, coordinator: coordinator as! R.Coordinator)
            (controller, uiView, coordinator) = (nil, nil, nil)
        }
        func end<R: UIViewRepresentable>(_ view: R) {
            guard let made = uiView as? R.UIViewType else { return }
            made.removeFromSuperview()
            R.dismantleUIView(made, coordinator: coordinator as! R.Coordinator)
            (uiView, coordinator) = (nil, nil)
        }
        if let view = view as? any UIViewControllerRepresentable { end(view) }
        if let view = view as? any UIViewRepresentable { end(view) }
    }

    /// Removes the UIKit views of all representables in the node, because its row goes out of sight.
    func dismantleAll() {
        for child in children { child.dismantleAll() }
        dismantle()
    }

    /// Makes the UIKit views of all representables in the node, because its row comes into sight.
    func evaluateRepresentables() {
        if isRepresentable { evaluate() }
        for child in children { child.evaluateRepresentables() }
    }
}
