@_spi(Cards) import GestureArbiter
import UIKitShim

/// A layout pass measures the card's detents, places the card, and moves it to its places; each frame shows it there.
@_spi(Cards) extension RestingCard {
    /// Whether a layout pass comes from the card's movement alone: UIKit lays out the container in every frame in which
    /// the card moves.
    private func isPassOfMovement(in container: UIView) -> Bool {
        guard !needsLayout, phase != .resting, let inputs = resting.layout?.inputs, cardView.transform != passed
        else { return false }
        return inputs.bounds == container.bounds && inputs.safeArea == safeInsets && inputs.keyboard == keyboardHeight
            && inputs.barHeight == owner?.barHeight
    }

    /// Lays out the card and measures its detents, unless the card moves, and all that places it is as in the last pass.
    /// Returns whether the card was laid out.
    @discardableResult
    public func layOut(in container: UIView) -> Bool {
        guard let owner, !isResolving else { return false }
        let seconds = Self.secondsOfKeyboard
        defer { Self.secondsOfKeyboard = seconds }
        var isOfMovement = isPassOfMovement(in: container)
        if !isOfMovement { owner.willLayOut() }
        if let read = reserved.read {
            if read(self, container), changesBySpring != false {
                Self.secondsOfKeyboard = seconds ?? (UIView.areAnimationsEnabled ? traits.response : 0)
            }
            isOfMovement = isOfMovement && !needsLayout
        }
        passed = cardView.transform
        guard !isOfMovement else { return false }
        var inputs = inputs(in: container, of: owner)
        if !needsLayout, phase != .resting, let layout = resting.layout, layout.inputs == inputs {
            // A card that is out of sight may have gone there in another container.
            mover.handle(.outOfSight(at: owner.outOfSight))
            return false
        }
        needsLayout = false
        if hasDetents { inputs.detents = measuredDetents(for: inputs, in: container) }
        take(CardLayout(inputs), in: container)
        mover.handle(.outOfSight(at: owner.outOfSight))
        face?.outlineShadow()
        return true
    }

    /// Shows the card at its place on its way, in or after a layout pass.
    public func display(isLaidOut: Bool = false) {
        guard let owner else { return }
        let (translation, offset) = mover.shown
        if hasDetents { noteEnds() }
        if resizes {
            placeCard()
            face?.outlineShadow()
        }
        var slides = true
        besideKeyboard {
            slides = !owner.showLook()
            if slides { slide(by: translation, offset, opacity: mover.opacity) }
        }
        if hasDetents { reachDetents() }
        if slides, translation < 0 || offset != .zero || underside != nil { showUnderside() }
        // On its way only the transform changes, and UIKit reports a safe area that follows it.
        if isLaidOut || resizes || mover.phase == .resting { keepSafeArea() }
        if hasDetents { holdEnds() }
    }

    /// Places the card. The keyboard's animation is the content's alone: the card moves by its mover, so that a finger can
    /// take it.
    func besideKeyboard(_ place: () -> Void) {
        Self.secondsOfKeyboard == nil ? place() : UIView.performWithoutAnimation(place)
    }

    private func slide(by translation: CGFloat, _ offset: CGPoint, opacity: CGFloat) {
        let way = direction.movement(by: translation)
        let transform = CGAffineTransform(translationX: way.x + offset.x, y: way.y + offset.y)
        if cardView.transform != transform { cardView.transform = transform }
        if cardView.alpha != opacity { cardView.alpha = opacity }
    }

    public func keepSafeArea() {
        guard !isResolving, let container = containerView, let contentController else { return }
        // A card that other code has taken the content from adds nothing.
        if maskOfContent != nil, contentController.viewIfLoaded?.isDescendant(of: cardView) != true { return }
        var insets = safeArea.insets(
            in: cardView, restingIn: shownFrame, of: container, safeInsets, resting.layout)
        // Behind another card the face may be shown where less of it is unsafe.
        if traits.coveredLook != nil, let face { insets = insets + cardView.safeAreaInsets - face.safeAreaInsets }
        if let coveredInsets = reserved.coveredInsets {
            let way = direction.movement(by: resizes ? 0 : selectedStop)
            let covered = coveredInsets(shownFrame.offsetBy(dx: way.x, dy: way.y))
            insets = insets + (covered - insets - cardView.safeAreaInsets).combined(with: .zero, max)
        }
        LentInsets.of(contentController).lend(insets, by: self)
    }
}

// MARK: - The frame

extension RestingCard {
    /// The length of a frame along the card's way.
    private func extent(of frame: CGRect) -> CGFloat { direction.axis == .vertical ? frame.height : frame.width }

    /// Everything that places the card, with the detents as last measured.
    func inputs(in container: UIView, of owner: any CardOwner) -> CardLayout.Inputs {
        let (keyboardHeight, barHeight) = (keyboardHeight, owner.barHeight)
        return CardLayout.Inputs(
            whole: owner.wholeFrame, bounds: container.bounds, safeArea: owner.safeInsets, direction: direction,
            keyboard: keyboardHeight, rise: keyboardHeight > 0 ? keyboard.rise : CardLayout.Rise(),
            highestTop: max(keyboardHeight, barHeight) > 0 ? owner.highestTop : 0, barHeight: barHeight,
            detents: hasDetents ? resting.layout?.inputs.detents ?? [] : [])
    }

    /// Places the card, and moves it to its resting places.
    func take(_ layout: CardLayout, in container: UIView) {
        let (before, frame, places) = (resting.layout, layout.frame, layout.places)
        let (shown, velocity) = (placeShown, mover.velocity)
        resting.layout = layout
        defer { giveWay(from: shown, at: velocity, isAsLarge: before?.frame.size == frame.size) }
        let isSameContainer = before?.inputs.bounds == container.bounds
        var (shift, hiddenShift): (CGFloat, CGFloat) = (0, 0)
        // Also for a card whose detents have just been removed, and for one that is to move there by its spring.
        let keepsItsPlace = hasDetents || before?.inputs.detents.isEmpty == false || changesBySpring == true
        let isTurned = before.map { extent(of: $0.inputs.bounds) != extent(of: container.bounds) } ?? false
        resting.isTurnedInHand = phase == .inHand && (resting.isTurnedInHand || isTurned)
        if resting.isTurnedInHand, keepsItsPlace {
            // In a container of another length, the card's place on the screen means nothing: keep its share.
            let (old, way) = (selection.places, mover.outOfSight)
            let newWay = direction.distance(of: frame, outOf: container.bounds)
            func moved(_ place: CGFloat) -> CGFloat {
                places.translation(for: place, among: old, leavingAt: (old: way, new: newWay)) - place
            }
            (shift, hiddenShift) = (moved(translation), moved(resting.hidden))
        } else if let before, keepsItsPlace, before.frame != frame, isSameContainer || phase == .inHand {
            shift = -direction.opposite.inset(of: before.frame.insets(of: frame))
            hiddenShift = shift
        }
        if hasDetents, !resizes {
            resting.hidden += hiddenShift
        } else if resting.hidden != 0 {
            (resting.hidden, safeArea.hidden) = (0, .zero)
        }
        let isAtOnce =
            changesBySpring == false || !isSameContainer || UIView.inheritedAnimationDuration > 0
            || Self.secondsOfKeyboard != nil || cardView.window == nil
        // UIKit may bring lists back from beyond their end when the card has become taller.
        if shift > 0, !isAtOnce { noteEnds(beforeMoving: true) }
        // Place the card before the shift shows, unless the card is beyond its most open place and that place moves
        // out: its transform would put it under the status bar for a moment, and a list in it would adjust to that.
        if shift <= 0 || translation >= 0 { placeCard() }
        take(places, shiftedBy: shift, isAtOnce: isAtOnce)
        placeCard()
        display(isLaidOut: true)
    }

    /// Places the card without its transform: at its most open place or, if it resizes, as tall as it shows.
    func placeCard() {
        guard var frame = resting.layout?.frame else { return }
        let way = resizedWay
        if way != 0 {
            let extent = extent(of: frame)
            // Keep the side that the finger holds; the transform moves it to where it shows.
            frame = frame.keeping(max(extent - way, 0), towards: direction)
            let back = direction.movement(by: -way)
            frame = frame.offsetBy(dx: back.x, dy: back.y)
        }
        guard cardView.restingFrame != frame else { return }
        besideKeyboard {
            cardView.lie(in: frame, insteadOf: hasDetents ? [owner?.wholeFrame, resting.layout?.frame] : [])
        }
        if covered.share > 0 { showCovered() }
    }

    /// Where the corner at the card's visible edge shows in its container.
    private var placeShown: CGPoint {
        let (frame, transform) = (cardView.restingFrame, cardView.transform)
        let corner = direction.sign < 0 ? CGPoint(x: frame.maxX, y: frame.maxY) : frame.origin
        return CGPoint(x: corner.x + transform.tx, y: corner.y + transform.ty)
    }

    /// Moves the card from where it showed: wholly if it was laid out for a keyboard, and across its way alone if it goes to
    /// its new place by its spring.
    private func giveWay(from former: CGPoint, at velocity: CGFloat, isAsLarge: Bool) {
        let here = placeShown
        let way = CGPoint(x: former.x - here.x, y: former.y - here.y)
        let (along, across) = (direction.components(of: way).along, direction.across(way))
        if let seconds = Self.secondsOfKeyboard {
            guard seconds > 0, way != .zero else { return }
            // Critically damped, so that a thousandth of the way is left at the end.
            let spring = Motion.Spring(dampingRatio: 1, response: 0.7 * seconds)
            mover.handle(.gaveWay(along: along, velocity: velocity - mover.velocity, across: across, on: spring))
        } else if changesBySpring == true, isAsLarge, cardView.window != nil, across != .zero {
            mover.handle(.gaveWay(across: across, on: traits.spring))
        }
    }
}

extension ArbitrationPolicy.Direction {
    /// Returns the part of a movement across the direction, as a movement on the screen.
    @_spi(Cards) public func across(_ movement: CGPoint) -> CGPoint {
        axis == .vertical ? CGPoint(x: movement.x, y: 0) : CGPoint(x: 0, y: movement.y)
    }
}
