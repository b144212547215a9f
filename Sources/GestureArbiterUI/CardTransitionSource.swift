@_spi(Cards) import InteractiveDismissal
import SwiftUIShim
import UIKitShim

extension View {
    /// Makes the view the place that a card with the look `.zoom` comes from and goes into.
    ///
    ///     Thumb(photo).cardTransitionSource(id: photo.id)
    ///
    /// The card looks for its source when it comes, and each time that it begins to leave: of the sources with its
    /// identity, the nearest to the view that presents the card. The source is transparent while the card is elsewhere.
    /// Without a source on the screen the card shrinks. The identity is that of the item that presents the card, or
    /// true for a card with `isPresented`.
    nonisolated public func cardTransitionSource(id: some Hashable) -> some View {
        CardSource(content: self, id: AnyHashable(id))
    }
}

extension CardConfiguration.Look {
    /// Opens the card out of its `cardTransitionSource(id:)`, and throws it back, as `zoom(from:showing:over:)` does.
    /// For the modifiers of GestureArbiterUI; elsewhere there is no source.
    ///
    ///     .card(item: $photo, as: .cover { $0.look = .zoom }) { PhotoView($0) }
    public static let zoom = zoom(from: { nil })
}

private struct CardSource<Content: View> {
    let content: Content
    let id: AnyHashable
    @State private var isAway = false

    init(content: Content, id: AnyHashable) { (self.content, self.id) = (content, id) }
}

extension CardSource: View {
    var body: some View {
        content.opacity(isAway ? 0 : 1)
            .background { BackgroundView<SourceView>(wish: SourceView.Wish(id: id, show: { isAway = !$0 })) }
    }
}

/// The place of a source. The look sets its alpha, and the view in front follows.
final class SourceView: UIView, BackgroundUIView {
    struct Wish {
        let id: AnyHashable
        let show: (Bool) -> Void
    }

    fileprivate private(set) var wish: Wish?

    override var alpha: CGFloat { didSet { if alpha != oldValue { wish?.show(alpha > 0) } } }

    func take(_ wish: Wish, in environment: EnvironmentValues) { self.wish = wish }
    func leave() {}

    /// A row that comes back into sight keeps its state, but has another view.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        onNextTurn(of: self) { [weak self] in
            guard let self else { return }
            wish?.show(alpha > 0)
        }
    }
}

extension UIView {
    /// The source of an identity that is nearest to this view in the tree, within `root`.
    func nearestSource(of id: AnyHashable, within root: UIView?) -> UIView? {
        for view in sequence(first: self, next: { $0 === root ? nil : $0.superview }) {
            if let source = view.source(of: id) { return source }
        }
        return nil
    }

    private func source(of id: AnyHashable) -> UIView? {
        if let source = self as? SourceView, source.wish?.id == id { return source }
        for subview in subviews {
            if let source = subview.source(of: id) { return source }
        }
        return nil
    }
}
