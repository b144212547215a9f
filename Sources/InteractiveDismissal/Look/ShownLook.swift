import GestureArbiter
import UIKitShim

/// A look on the screen: the view that is the card's home, what is cut off the card, and what comes between it and its
/// presenter. Everything that it has changed is put back when it is taken off.
@MainActor
final class ShownLook {
    private let look: InteractiveDismissal.Look
    /// Where the card comes from and goes into, as it was seen last; nil: it has no home.
    private(set) var home: InteractiveDismissal.Look.Home?
    private weak var homeView: UIView?
    /// What its owner has given it, while it is not seen: the card is elsewhere.
    private var homeAlpha: CGFloat?
    private let backdrop: UIView?
    private var mask: UIView?

    /// Nil for a card that slides: nothing is to be done for it.
    init?(_ look: InteractiveDismissal.Look) {
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

    // MARK: Its home

    /// The card is about to come or to leave: whichever is its home now.
    func findHome(in container: UIView) {
        guard let views else { return }
        let view = views.home()
        if view !== homeView {
            giveHomeBack()
            homeView = view
        }
        home = place(of: view, in: container)
        guard let view, home != nil, isHomeHidden, homeAlpha == nil else { return }
        homeAlpha = view.alpha
        view.alpha = 0
    }

    /// What grows out of a bar fades into it.
    private var isHomeHidden: Bool {
        switch look.kind {
        case .zoom: true
        case .slide, .shrink, .grow, .own: false
        }
    }

    private var views: InteractiveDismissal.Look.Views? {
        switch look.kind {
        case .zoom(let views), .grow(let views): views
        case .slide, .shrink, .own: nil
        }
    }

    /// Nil for what is not on the screen.
    private func place(of view: UIView?, in container: UIView) -> InteractiveDismissal.Look.Home? {
        guard let view, view.window != nil, view.window === container.window else { return nil }
        let frame = view.convert(view.bounds, to: container)
        let bounds = container.bounds
        guard frame.width > 0, frame.height > 0, frame.minX < bounds.maxX, frame.maxX > bounds.minX,
            frame.minY < bounds.maxY, frame.maxY > bounds.minY
        else { return nil }
        return InteractiveDismissal.Look.Home(frame: frame, cornerRadius: view.layer.cornerRadius)
    }

    /// What lies in the card's place of rest where it is away: the card's way there apart from its way out, in points of
    /// the container.
    func driftHome(of card: CardView, movement: CGPoint) -> CGPoint {
        guard let home, case .zoom = look.kind else { return .zero }
        let (rest, picture) = (card.restingFrame, picture(in: card) ?? card.bounds)
        return CGPoint(
            x: home.frame.midX - rest.minX - picture.midX - movement.x,
            y: home.frame.midY - rest.minY - picture.midY - movement.y)
    }

    /// How far the card is from its home along its way out, in points; nil where it leaves for out of sight.
    func distance(from place: CGRect, along direction: ArbitrationPolicy.Direction) -> CGFloat? {
        guard case .grow = look.kind else { return nil }
        return home?.distance(from: place, along: direction)
    }

    /// Whether what leaves comes to rest at a place at which it is seen.
    func comesHome(from place: CGRect, along direction: ArbitrationPolicy.Direction) -> Bool {
        switch look.kind {
        case .zoom: home != nil
        case .grow: distance(from: place, along: direction) != nil
        case .slide, .shrink, .own: false
        }
    }

    private func picture(in card: CardView) -> CGRect? {
        guard let view = views?.picture?(), view.isDescendant(of: card) else { return nil }
        let picture = view.convert(view.bounds, to: card)
        return picture.width > 0 && picture.height > 0 ? picture : nil
    }

    // MARK: It is shown

    /// Shows the card as it looks in `state`, at `opacity`.
    func show(_ state: InteractiveDismissal.Look.State, on card: CardView, opacity: CGFloat) {
        if let homeView, let container = card.superview, let place = place(of: homeView, in: container) { home = place }
        var appearance = look.appearance(state, home: home, picture: picture(in: card))
        // The look counts from the place below which it begins; the card's own is where it is most open.
        let place = card.restingFrame
        appearance.transform.tx += state.frame.midX - place.midX
        appearance.transform.ty += state.frame.midY - place.midY
        if card.transform != appearance.transform { card.transform = appearance.transform }
        let alpha = appearance.alpha * opacity
        if card.alpha != alpha { card.alpha = alpha }
        cut(card, to: appearance)
        backdrop?.alpha = appearance.backdrop * opacity
    }

    private func cut(_ card: CardView, to appearance: InteractiveDismissal.Look.Appearance) {
        guard appearance.crop != nil || appearance.cornerRadius > 0 else {
            if mask != nil, card.mask === mask { card.mask = nil }
            return
        }
        let mask = mask ?? UIView()
        mask.backgroundColor = .black
        let place = appearance.crop ?? card.bounds
        if mask.frame != place { mask.frame = place }
        if mask.layer.cornerRadius != appearance.cornerRadius { mask.layer.cornerRadius = appearance.cornerRadius }
        if card.mask !== mask { card.mask = mask }
        self.mask = mask
    }

    /// The card is in its container: what lies behind it does, too.
    func putBackdrop(below card: UIView) {
        guard let backdrop, let container = card.superview, backdrop.superview !== container else { return }
        backdrop.frame = container.bounds
        container.insertSubview(backdrop, belowSubview: card)
    }

    // MARK: It is taken off

    private func giveHomeBack() {
        // What its owner has set meanwhile stays.
        if let homeView, let homeAlpha, homeView.alpha == 0 { homeView.alpha = homeAlpha }
        homeAlpha = nil
    }

    /// The card is gone, or somebody else's.
    func takeOff(_ card: CardView) {
        giveHomeBack()
        backdrop?.removeFromSuperview()
        if let mask, card.mask === mask { card.mask = nil }
        (mask, home, homeView) = (nil, nil, nil)
    }
}
