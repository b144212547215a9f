import HeadlessUIKit

/// The tree of a hosting controller. Changes wait here for the next pass.
@MainActor
final class Host {
    private(set) lazy var assumptions = Stage.of(view)?.swiftUIAssumptions ?? SwiftUIAssumptions()
    private(set) var root: Node!
    weak var view: UIView?
    weak var controller: UIViewController?
    /// The environment that the controller provides.
    var environment: () -> EnvironmentValues = { EnvironmentValues() }

    /// The answers of the `interactiveDismissDisabled` in the tree.
    var disabling: [ObjectIdentifier: Bool] = [:]

    private var dirty: [ObjectIdentifier: Node] = [:]
    private var rootView: any View
    private var transaction = Transaction()
    private var isUpdating = false
    private var isRootDue = true
    private var actions: [() -> Void] = []

    init(_ view: any View) {
        rootView = view
        root = Node(Root(view: view), key: 0, parent: nil, host: self, environment: EnvironmentValues())
    }

    func setRoot(_ view: any View) {
        rootView = view
        isRootDue = true
        ask()
    }

    /// Reads the environment again in the next pass.
    func invalidateEnvironment() {
        isRootDue = true
        ask()
    }

    func invalidate(_ node: Node) {
        if isUpdating {
            Stage.of(view)?.warnOnce(
                "State", "It was set while bodies were read, which SwiftUI calls undefined. Set it afterwards.")
        }
        if let current = Transaction.current { transaction = current }
        dirty[ObjectIdentifier(node)] = node
        ask()
    }

    func isDirty(_ node: Node) -> Bool { dirty[ObjectIdentifier(node)] != nil }
    func clean(_ node: Node) { dirty[ObjectIdentifier(node)] = nil }

    /// Runs a block when the pass is over.
    func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

    /// Asks for layout, and for a turn of the run loop at whose end the layout runs. Row U1.
    private func ask() {
        view?.setNeedsLayout()
        guard !isUpdating else { return }
        Stage.begin(for: view) { [weak self] stage in
            stage.perform {
                // What is covered has no layout passes.
                guard let self, self.isCovered || self.isInTurn else { return }
                self.update()
            }
        }
    }

    private var isInTurn: Bool { view?.window != nil && assumptions.updatePass == .inTurn }
    private var wasShown = false
    /// Whether a page or a presentation covers the views, which were in a window: what they say about it is heard.
    private var isCovered: Bool {
        guard wasShown, view?.window == nil, let controller else { return false }
        return sequence(first: controller, next: \.parent).contains {
            $0.presentedViewController != nil || $0.navigationController?.viewControllers.contains($0) == true
        }
    }

    /// Reads the body of a node whose size has changed in layout.
    func evaluateInLayout(_ node: Node) { evaluateInLayout([node]) }
    /// Reads the bodies of nodes that layout needs.
    func evaluateInLayout(_ nodes: [Node]) {
        guard isUpdating else { return update(nodes) }
        // During a pass, the nodes' new content is shown by the next pass.
        for node in nodes { dirty[ObjectIdentifier(node)] = node }
        ask()
    }

    /// Reads the bodies that changed, outermost first, and before them those that layout needs.
    func update(_ needed: [Node] = []) {
        guard !isUpdating else { return }
        wasShown = wasShown || view?.window != nil
        let transaction = transaction
        self.transaction = Transaction()
        isUpdating = true
        if isRootDue {
            isRootDue = false
            root.offer(Root(view: rootView), environment: environment(), transaction: transaction)
        }
        for node in needed where node.host != nil {
            node.transaction = transaction
            node.evaluate()
        }
        var passes = 0
        while passes < 1000, let next = dirty.values.min(by: { $0.depth < $1.depth }) {
            passes += 1
            next.transaction = transaction
            next.evaluate()
        }
        root.showViews()
        if let view { root.show(in: view) }
        isUpdating = false
        root.tellAttached()
        let due = actions
        actions = []
        for action in due { action() }
    }
}

/// What a hosting controller shows.
private struct Root {
    let view: any View
}
extension Root: Primitive { func update(_ node: Node) { node.setChildren([(0, view)]) } }
