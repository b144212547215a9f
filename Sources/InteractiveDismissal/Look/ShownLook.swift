@_spi(Cards) import Cards
import GestureArbiter
import UIKitShim

/// A look on the screen: the card's home, the card's mask, and the backdrop between the card and its presenter.
@MainActor
final class ShownLook {
    private var look: CardConfiguration.Look
    /// The card's home when it was last visible; nil: it has none.
    private(set) var home: CardConfiguration.Look.Home?
    private weak var homeView: UIView?
    /// The home's own alpha, while the home is hidden because the card is elsewhere.
    private var homeAlpha: CGFloat?
    private let backdrop: UIView?
    private var mask: UIView?

    /// Nil for a card that slides, which needs no look.
    init?(_ look: CardConfiguration.Look) {
        guard look != .slide else { return nil }
        self.look = look
        backdrop = look.backdropColor.map { color in
            let view = UIView()
            view.backgroundColor = color
            view.isUserInteractionEnabled = false
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            return view
        }
    }

    var followsAcross: Bool { look.followsAcross }

    // MARK: The home

    /// Finds the current home of a card that is about to come or leave.
    func findHome(in container: UIView) {
        guard let views else { return }
        let view = views.home()
        if view !== homeView {
            giveHomeBack()
            homeView = view
        }
        home = place(of: view, in: container)
        // A home that a card grows out of stays visible, since the card fades into it.
        guard let view, home != nil, isZoom, homeAlpha == nil else { return }
        homeAlpha = view.alpha
        view.alpha = 0
    }

    private var isZoom: Bool { if case .zoom = look.kind { true } else { false } }

    private var views: CardConfiguration.Look.Views? {
        switch look.kind {
        case .zoom(let views), .grow(let views): views
        case .slide, .shrink, .own: nil
        }
    }

    /// The place of a view; nil if it is not on the screen.
    private func place(of view: UIView?, in container: UIView) -> CardConfiguration.Look.Home? {
        guard let view, view.window != nil, view.window === container.window else { return nil }
        let frame = view.convert(view.bounds, to: container)
        let shown = frame.intersection(container.bounds)
        guard shown.width > 0, shown.height > 0 else { return nil }
        return CardConfiguration.Look.Home(frame: frame, cornerRadius: view.layer.cornerRadius)
    }

    /// The home's offset from the card's resting place, without the card's movement along its way out, in points.
    func driftHome(of card: CardView, movement: CGPoint) -> CGPoint {
        guard let home, isZoom else { return .zero }
        let (rest, picture) = (card.restingFrame, picture(in: card) ?? card.bounds)
        return CGPoint(
            x: home.frame.midX - rest.minX - picture.midX - movement.x,
            y: home.frame.midY - rest.minY - picture.midY - movement.y)
    }

    /// The distance from the card to its home along its way out, in points; nil if the card leaves for out of sight.
    func distance(from place: CGRect, along direction: ArbitrationPolicy.Direction) -> CGFloat? {
        guard case .grow = look.kind else { return nil }
        return home?.distance(from: place, along: direction)
    }

    /// Whether a leaving card ends at a visible place.
    func comesHome(from place: CGRect, along direction: ArbitrationPolicy.Direction) -> Bool {
        isZoom ? home != nil : distance(from: place, along: direction) != nil
    }

    private func picture(in card: CardView) -> CGRect? {
        guard let view = views?.picture?(), view.isDescendant(of: card) else { return nil }
        let picture = view.convert(view.bounds, to: card)
        return picture.width > 0 && picture.height > 0 ? picture : nil
    }

    // MARK: Showing

    func show(_ state: CardConfiguration.Look.State, on card: CardView, opacity: CGFloat) {
        if let homeView, let container = card.superview, let place = place(of: homeView, in: container) { home = place }
        var appearance = look.appearance(state, home: home, picture: picture(in: card))
        // The look's offset counts from the smallest detent, the card's transform from the most open place.
        let place = card.restingFrame
        appearance.transform.tx += state.frame.midX - place.midX
        appearance.transform.ty += state.frame.midY - place.midY
        if card.transform != appearance.transform { card.transform = appearance.transform }
        let alpha = appearance.alpha * opacity
        if card.alpha != alpha { card.alpha = alpha }
        cut(card, to: appearance)
        backdrop?.alpha = appearance.backdrop * opacity
    }

    private func cut(_ card: CardView, to appearance: CardConfiguration.Look.Appearance) {
        guard appearance.crop != nil || appearance.cornerRadius > 0 else {
            if mask != nil { card.cut(by: nil, insteadOf: mask) }
            return
        }
        let mask = mask ?? UIView()
        mask.backgroundColor = .black
        let place = appearance.crop ?? card.bounds
        if mask.frame != place { mask.frame = place }
        if mask.layer.cornerRadius != appearance.cornerRadius { mask.layer.cornerRadius = appearance.cornerRadius }
        card.cut(by: mask, insteadOf: self.mask)
        self.mask = mask
    }

    func putBackdrop(below card: UIView) {
        guard let backdrop, let container = card.superview, backdrop.superview !== container else { return }
        backdrop.frame = container.bounds
        container.insertSubview(backdrop, belowSubview: card)
    }

    // MARK: Removing

    private func giveHomeBack() {
        // If the owner has set the alpha meanwhile, it stays.
        if let homeView, let homeAlpha, homeView.alpha == 0 { homeView.alpha = homeAlpha }
        homeAlpha = nil
    }

    /// Removes the look after the card has gone, or has another owner.
    func takeOff(_ card: CardView) {
        giveHomeBack()
        backdrop?.removeFromSuperview()
        if mask != nil { card.cut(by: nil, insteadOf: mask) }
        (mask, home, homeView) = (nil, nil, nil)
        // Its closures may keep the client's views.
        look = .slide
    }
}
