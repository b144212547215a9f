@_spi(Cards) import GestureArbiter
import UIKitShim

/// Where a card lies and rests in its container. Pure. A class, because each pass of a movement compares the inputs, and
/// would copy them otherwise.
///
/// Three lengths answer to a keyboard: the height that the `keyboard` covers of the container, the `rise` of the card for
/// edited text, and the height that is `hidden` of the card, which becomes safe area.
final class CardLayout {
    struct Inputs: Equatable {
        /// The frame of the whole card, and the container's bounds.
        var whole, bounds: CGRect
        /// The container's safe area, as far as it counts for the card.
        var safeArea: UIEdgeInsets
        var direction: ArbitrationPolicy.Direction
        /// The height that the keyboard covers from the container's bottom, in points.
        var keyboard: CGFloat
        var rise: Rise
        /// The highest place of the card's top over a keyboard or a bar; 0 if there is neither.
        var highestTop: CGFloat
        /// The height of the bar on which the card rests at the smallest of several detents, in points.
        var barHeight: CGFloat
        /// The active detents and their heights, in points, without the safe area; empty for a card without detents.
        var detents: [Height]

        struct Height: Equatable {
            var identifier: Detent.Identifier
            var height: CGFloat
        }

        /// The greatest height of a detent.
        var maximumHeight: CGFloat { length - safeInset }
        private var length: CGFloat { direction.axis == .vertical ? whole.height : whole.width }
        /// The safe area at the side that the card leaves over, as far as the card reaches into it.
        var safeInset: CGFloat {
            min(max(direction.inset(of: safeArea - bounds.insets(of: whole)), 0), length)
        }
        fileprivate var keyboardTop: CGFloat { bounds.maxY - keyboard }
    }

    /// A movement for edited text that no scroll view brings into sight, in points.
    struct Rise: Equatable {
        /// Of every detent, as far as there is room.
        var ofDetents: CGFloat = 0
        /// Of the card, wherever its top is then.
        var ofCard: CGFloat = 0
    }

    let inputs: Inputs
    /// The card's frame at its most open place.
    let frame: CGRect
    let places: RestingPlaces
    /// How far edited text has moved the frame up, in points. The content's safe area stays as it was before: the status
    /// bar's would push the text down again.
    let rise: CGFloat
    /// The height that the keyboard hides of the card before it rises for edited text, in points.
    let hidden: CGFloat

    init(_ inputs: Inputs) {
        self.inputs = inputs
        let hasDetents = !inputs.detents.isEmpty
        let safeInset = hasDetents ? inputs.safeInset : 0
        places = hasDetents ? inputs.restingPlaces : .large
        let open =
            hasDetents
            ? inputs.whole.keeping(places.greatestHeight + safeInset, towards: inputs.direction) : inputs.whole
        guard inputs.keyboard > 0 else {
            (frame, rise, hidden) = (open, 0, 0)
            return
        }
        // The safe area below a detent's height lies behind the keyboard.
        let covered = open.maxY - inputs.keyboardTop - safeInset
        let room = max(open.minY - inputs.highestTop, 0)
        let way = min(max(covered, 0), room)
        let wayForText = min(max(covered + (hasDetents ? inputs.rise.ofDetents : 0), 0), room) + inputs.rise.ofCard
        frame = open.offsetBy(dx: 0, dy: -wayForText)
        rise = wayForText - way
        hidden = max(open.maxY - way - inputs.keyboardTop, 0)
    }
}

extension CardLayout.Inputs {
    fileprivate var restingPlaces: RestingPlaces {
        let overKeyboard = direction == .down ? max(whole.maxY - keyboardTop - safeInset, 0) + rise.ofDetents : 0
        let overBar = max(barHeight - direction.inset(of: safeArea), 0)
        let smallest = detents.count > 1 ? detents.map(\.height).min() : nil
        let limit = maximumHeight + max(whole.minY - highestTop, 0)
        let shown = detents.map { detent in
            // A keyboard covers whatever is in front of the card.
            let up = max(detent.height == smallest ? overBar : 0, overKeyboard)
            return (detent.identifier, detent.height, shown: min(detent.height + up, max(limit, detent.height)))
        }
        return RestingPlaces(shown, maximum: maximumHeight)
    }
}
