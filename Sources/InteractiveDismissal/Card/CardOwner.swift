import GestureArbiter
import UIKitShim

/// What shows a view controller in a card that may rest at several detents: a presentation, or a panel.
///
/// Its card, detents, keyboard and safe area are worked on by the extensions beside this file; whoever has the card moves
/// it, and says where it is.
@MainActor
package protocol CardOwner: AnyObject {
    /// What is in the card.
    var contentController: UIViewController { get }
    /// What the card is laid out in; nil while it is not shown.
    var containerView: UIView? { get }
    var cardView: CardView { get }
    /// The way out: left or right, never leading or trailing.
    var direction: ArbitrationPolicy.Direction { get }
    /// Where the card is, and who moves it.
    var course: CardCourse { get }
    var selection: DetentSelection { get }
    /// The safe area of the container, as far as it counts for the card: points, from each edge.
    var safeInsets: UIEdgeInsets { get }
    /// The place of the whole card in the container.
    var wholeFrame: CGRect { get }
    /// How high it goes before a keyboard: where its top is then, in points from the container's.
    var highestTop: CGFloat { get }
    /// How much more of the card shows at its smallest detent, since something lies before it, in points.
    var ground: CGFloat { get }
    var keyboardAnswer: InteractiveDismissal.Keyboard { get }
    /// That of its springs, in seconds.
    var response: TimeInterval { get }

    var resting: CardDetents { get set }
    var safeArea: CardSafeArea { get set }
    var underside: CardUnderside { get set }
    var keyboard: CardKeyboard { get set }

    /// The places at which the card may rest have been found anew, as `DismissalInteraction` and `Panel` take them.
    func take(_ places: RestingPlaces, shiftedBy shift: CGFloat, isAtOnce: Bool)
    func select(_ detent: InteractiveDismissal.Detent.Identifier, animated: Bool, byUser: Bool)
    /// A keyboard comes, goes or changes, and the card is about to be laid out.
    func keyboardDidChange()
}

/// Where a card is on its way, whoever moves it.
package struct CardCourse: Equatable, Sendable {
    package enum Phase: Equatable, Sendable {
        case resting
        /// A finger has it.
        case inHand
        /// On its way in.
        case coming
        /// On its way to where it rests.
        case settling
        /// On its way out, or out.
        case leaving
    }

    package var phase: Phase
    /// Points from where it is most open, along the way out.
    package var translation: CGFloat
    /// Where it rests, or comes to rest.
    package var stop: CGFloat
    /// 1, but while it fades.
    package var opacity: CGFloat

    package init(phase: Phase, translation: CGFloat, stop: CGFloat, opacity: CGFloat = 1) {
        (self.phase, self.translation, self.stop, self.opacity) = (phase, translation, stop, opacity)
    }
}

extension CardOwner {
    package var ground: CGFloat { 0 }
    package func keyboardDidChange() {}
}

// MARK: - It is laid out, and shown

extension CardOwner {
    /// A layout pass: where the card may rest follows from the container, the detents and the keyboard.
    ///
    /// - Returns: The card where it is most open, in the container.
    package func layOutCard(in container: UIView) -> CGRect {
        let places = resolveDetents(in: container)
        let place = frameAboveKeyboard
        takePlaces(places, in: place, of: container)
        // A card that lies elsewhere is covered by another part of the keyboard.
        if keyboardOverlap != safeArea.underKeyboard { coverSafeArea() }
        return place
    }

    /// Shows the card where it is on its way.
    package func displayCard() {
        let course = course
        if resting.isDeclared { noteEnds() }
        if resting.resizes { placeCard() }
        let way = direction.movement(by: course.translation)
        let transform = CGAffineTransform(translationX: way.x, y: way.y)
        if cardView.transform != transform { cardView.transform = transform }
        if cardView.alpha != course.opacity { cardView.alpha = course.opacity }
        if resting.isDeclared { reachDetents() }
        if course.translation < 0 || underside.isShown { showUnderside() }
        keepSafeArea()
        if resting.isDeclared { holdEnds() }
    }

    /// What a keyboard covers counts as safe area, too.
    package func coverSafeArea() {
        safeArea.underKeyboard = keyboardOverlap
        keepSafeArea()
    }

    package func keepSafeArea() {
        guard !resting.isResolving, let container = containerView else { return }
        safeArea.keep(
            in: cardView, restingIn: shownFrame, of: container.bounds, safeInsets, for: contentController)
    }
}
