@_spi(Cards) import Cards
import GestureArbiter
import UIKitShim

/// What a card asks of its look on the screen. Closures, so that an app links that only if it names a look.
@MainActor
struct ShownLook {
    let followsAcross: Bool
    /// Prepares for a card that is about to come.
    let comeIn: (CardView) -> Void
    /// Finds the home of a card that is about to set out, and what is left of the way there.
    let setOut: (InteractivePresentationController) -> Void
    /// The distance from the card to its home along its way out, in points; nil if the card leaves for out of sight.
    let distance: (CGRect, _ direction: ArbitrationPolicy.Direction) -> CGFloat?
    let show: (InteractivePresentationController) -> Void
    /// Removes the look after the card has gone, or has another owner.
    let takeOff: (CardView) -> Void
}

/// A look on the screen: the card's home, the card's mask, and the backdrop between the card and its presenter.
@MainActor
final class LookOnScreen {
    /// Nil once the look is taken off.
    private var form: CardConfiguration.Look.Form?
    /// The card's home when it was last visible; nil: it has none.
    private var home: CardConfiguration.Look.Home?
    private weak var homeView: UIView?
    /// The home's own alpha, while the home is hidden because the card is elsewhere.
    private var homeAlpha: CGFloat?
    private let backdrop: UIView?
    private var mask: UIView?

    init(_ form: CardConfiguration.Look.Form) {
        self.form = form
        backdrop = form.backdropColor.map { color in
            let view = UIView()
            view.backgroundColor = color
            view.isUserInteractionEnabled = false
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            return view
        }
    }

    var shown: ShownLook {
        ShownLook(
            followsAcross: form?.followsAcross == true, comeIn: comeIn, setOut: setOut, distance: distance, show: show,
            takeOff: takeOff)
    }

    private func comeIn(_ card: CardView) {
        guard let container = card.superview else { return }
        if let backdrop, backdrop.superview !== container {
            backdrop.frame = container.bounds
            container.insertSubview(backdrop, belowSubview: card)
        }
        findHome(in: container)
    }

    // MARK: The home

    private func setOut(_ presentation: InteractivePresentationController) {
        guard let container = presentation.containerView else { return }
        let (card, mover, direction) = (presentation.cardView, presentation.mover, presentation.direction)
        if mover.phase == .resting { findHome(in: container) }
        let comesHome = isZoom ? home != nil : distance(from: card.restingFrame, along: direction) != nil
        mover.setup.home =
            comesHome ? driftHome(of: card, movement: direction.movement(by: mover.outOfSight)) : nil
    }

    /// Finds the current home of a card that is about to come or leave.
    private func findHome(in container: UIView) {
        guard let find = form?.home else { return }
        let view = find()
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

    private var isZoom: Bool { form?.home != nil && form?.followsAcross == true }

    /// The place of a view; nil if it is not on the screen.
    private func place(of view: UIView?, in container: UIView) -> CardConfiguration.Look.Home? {
        guard let view, view.window != nil, view.window === container.window else { return nil }
        let frame = view.convert(view.bounds, to: container)
        let shown = frame.intersection(container.bounds)
        guard shown.width > 0, shown.height > 0 else { return nil }
        return CardConfiguration.Look.Home(frame: frame, cornerRadius: view.layer.cornerRadius)
    }

    /// The home's offset from the card's resting place, without the card's movement along its way out, in points.
    private func driftHome(of card: CardView, movement: CGPoint) -> CGPoint {
        guard let home, isZoom else { return .zero }
        let (rest, picture) = (card.restingFrame, picture(in: card) ?? card.bounds)
        return CGPoint(
            x: home.frame.midX - rest.minX - picture.midX - movement.x,
            y: home.frame.midY - rest.minY - picture.midY - movement.y)
    }

    private func distance(from place: CGRect, along direction: ArbitrationPolicy.Direction) -> CGFloat? {
        isZoom ? nil : home?.distance(from: place, along: direction)
    }

    private func picture(in card: CardView) -> CGRect? {
        guard let view = form?.picture?(), view.isDescendant(of: card) else { return nil }
        let picture = view.convert(view.bounds, to: card)
        return picture.width > 0 && picture.height > 0 ? picture : nil
    }

    // MARK: Showing

    private func show(_ presentation: InteractivePresentationController) {
        guard let container = presentation.containerView else { return }
        let (card, opacity) = (presentation.cardView, presentation.mover.opacity)
        if let homeView, let container = card.superview, let place = place(of: homeView, in: container) { home = place }
        let state = presentation.lookState(in: container.bounds)
        var appearance =
            form?.appearance(state, home, picture(in: card)) ?? CardConfiguration.Look.Appearance(moving: state.offset)
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

    // MARK: Removing

    private func giveHomeBack() {
        // If the owner has set the alpha meanwhile, it stays.
        if let homeView, let homeAlpha, homeView.alpha == 0 { homeView.alpha = homeAlpha }
        homeAlpha = nil
    }

    private func takeOff(_ card: CardView) {
        giveHomeBack()
        backdrop?.removeFromSuperview()
        if mask != nil { card.cut(by: nil, insteadOf: mask) }
        (mask, home, homeView) = (nil, nil, nil)
        // Its closures may keep the client's views.
        form = nil
    }
}
