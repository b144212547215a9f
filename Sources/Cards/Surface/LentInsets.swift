import UIKitShim

/// What this library has added to a controller's additional safe area: by the card that the controller is in, and by
/// the panels that cover the controller. Every controller has one, so that nothing is added twice.
@MainActor
@_spi(Cards) public final class LentInsets {
    private weak var controller: UIViewController?
    /// A controller is in one card at a time: the next card's share replaces that of a card that still leaves.
    private var card: (lender: ObjectIdentifier, insets: UIEdgeInsets)?
    private var panels: [ObjectIdentifier: UIEdgeInsets] = [:]
    private var share = UIEdgeInsets.zero
    /// The insets without the share, kept as they are: a difference of sums would give them back with another last bit.
    private var own = UIEdgeInsets.zero
    /// The controller's insets when this library last set them.
    private var written = UIEdgeInsets.zero

    private init(_ controller: UIViewController) { self.controller = controller }

    public static func of(_ controller: UIViewController) -> LentInsets {
        if let lent = controller.kept(LentInsets.self) { return lent }
        let lent = LentInsets(controller)
        controller.keep(lent)
        return lent
    }

    /// Adds what a card around the controller takes from it, in place of the card's earlier share.
    public func lend(_ insets: UIEdgeInsets, by card: AnyObject) {
        let lender = ObjectIdentifier(card)
        guard insets != .zero || self.card?.lender == lender else { return }
        self.card = insets == .zero ? nil : (lender, insets)
        write()
    }

    /// What a card around the controller has added.
    var lentByCard: UIEdgeInsets { card?.insets ?? .zero }

    /// Adds what a panel covers of the controller. Of several panels, the greatest insets count.
    public func lend(_ insets: UIEdgeInsets, under panel: AnyObject) {
        panels[ObjectIdentifier(panel)] = insets == .zero ? nil : insets
        write()
    }

    /// The greatest insets of these panels.
    public func insets(under lenders: [AnyObject]) -> UIEdgeInsets {
        lenders.reduce(.zero) { $0.combined(with: panels[ObjectIdentifier($1)] ?? .zero, max) }
    }

    /// The safe area of a controller's view, without what these panels cover of the controller and of those around it.
    public static func safeArea(of controller: UIViewController, without lenders: [AnyObject]) -> UIEdgeInsets {
        guard let view = controller.viewIfLoaded else { return .zero }
        return sequence(first: controller, next: \.parent).reduce(view.safeAreaInsets) { insets, controller in
            insets - (controller.kept(LentInsets.self)?.insets(under: lenders) ?? .zero)
        }
    }

    /// Records the new share before setting it: UIKit reports new insets at once, and panels then read the record.
    private func write() {
        let new = panels.values.reduce(.zero) { $0.combined(with: $1, max) } + (card?.insets ?? .zero)
        guard let controller else { return }
        let now = controller.additionalSafeAreaInsets
        guard new != share || now != written else { return }
        // An edge that its owner has set meanwhile no longer contains the earlier share.
        func edge(_ own: CGFloat, _ now: CGFloat, _ written: CGFloat) -> CGFloat { now == written ? own : now }
        own = UIEdgeInsets(
            top: edge(own.top, now.top, written.top), left: edge(own.left, now.left, written.left),
            bottom: edge(own.bottom, now.bottom, written.bottom), right: edge(own.right, now.right, written.right))
        (share, written) = (new, own + new)
        if now != written { controller.additionalSafeAreaInsets = written }
    }
}
