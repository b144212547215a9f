import HeadlessUIKit

/// The size that a view is offered; nil: as it likes.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width, in points.
    public var width: CGFloat?
    /// The height, in points.
    public var height: CGFloat?
    /// Creates a proposal.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
}

// MARK: - A controller

/// What a representable is told when it makes and updates its controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that lives as long as the controller.
    public let coordinator: Representable.Coordinator
    /// What goes with the change.
    public let transaction: Transaction
    /// The environment in which it is.
    public let environment: EnvironmentValues
}

// Row U1.
/// A controller of UIKit as a view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the object that lives as long as the controller.
    associatedtype Coordinator = Void
    /// Makes the controller, once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings it up to date: with the first pass, and whenever what it is given, or the environment, is another.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Cleans up, when the view is out of the tree.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the object that lives as long as the controller.
    func makeCoordinator() -> Coordinator
    /// Returns the size of the view in a proposal; nil: the whole of it.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
    /// What it is told.
    typealias Context = UIViewControllerRepresentableContext<Self>
}
extension UIViewControllerRepresentable where Coordinator == Void {
    /// Makes none.
    public func makeCoordinator() {}
}
extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
    /// There is none.
    public var body: Never { fatalError("A representable has no body.") }
}

// MARK: - A view

/// What a representable is told when it makes and updates its view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that lives as long as the view.
    public let coordinator: Representable.Coordinator
    /// What goes with the change.
    public let transaction: Transaction
    /// The environment in which it is.
    public let environment: EnvironmentValues
}

/// A view of UIKit as a view.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// The type of the object that lives as long as the view.
    associatedtype Coordinator = Void
    /// Makes the view, once.
    func makeUIView(context: Context) -> UIViewType
    /// Brings it up to date: with the first pass, and whenever what it is given, or the environment, is another.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Cleans up, when the view is out of the tree.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the object that lives as long as the view.
    func makeCoordinator() -> Coordinator
    /// What it is told.
    typealias Context = UIViewRepresentableContext<Self>
}
extension UIViewRepresentable where Coordinator == Void {
    /// Makes none.
    public func makeCoordinator() {}
}
extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// There is none.
    public var body: Never { fatalError("A representable has no body.") }
}

// MARK: - In the tree

extension Node {
    /// A row out of sight has no views of UIKit. Row U29.
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

    /// Takes its view of UIKit away, if it has one.
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

    /// Takes away the views of UIKit of all representables in it: its row goes out of sight.
    func dismantleAll() {
        for child in children { child.dismantleAll() }
        dismantle()
    }

    /// Makes those of all representables in it: its row comes into sight.
    func evaluateRepresentables() {
        if isRepresentable { evaluate() }
        for child in children { child.evaluateRepresentables() }
    }
}
