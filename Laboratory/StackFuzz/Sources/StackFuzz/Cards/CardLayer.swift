import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels

/// A card in an app with its content: the one that the app shows first, or one that stands over it.
@MainActor final class CardLayer {
    /// The controller that the card is made for: the content, or a container around it.
    let root: UIViewController
    let content: ContentController
    /// The kind of deck; nil for other cards.
    let deck: AppSetting.Deck?
    private let panel: Panel?
    /// The text inputs: `field` is in the list, `note` beside it.
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    let note = UITextField(frame: CGRect(x: 330, y: 250, width: 40, height: 90))
    /// The events that the present card has told.
    var session = CardSession()

    init(_ root: UIViewController, _ content: ContentController, _ deck: AppSetting.Deck?, panel: Panel?) {
        (self.root, self.content, self.deck, self.panel) = (root, content, deck, panel)
    }

    convenience init(over cover: AppSetting.Cover) {
        let content = ContentController()
        content.setup.list = .atEdge
        let deck: AppSetting.Deck? =
            switch cover {
            case .deck: .plain
            case .classicDeck: .classic
            case .liveDeck: .live
            case .card: nil
            }
        self.init(content, content, deck, panel: nil)
    }

    /// Gives the content its list and texts.
    func dress(_ setting: AppSetting) {
        let list = content.list
        content.loadViewIfNeeded()
        list.contentInsetAdjustmentBehavior = setting.adjusts ? .automatic : .never
        if setting.isUpsideDown {
            list.transform =
                content.isVertical ? CGAffineTransform(scaleX: 1, y: -1) : CGAffineTransform(scaleX: -1, y: 1)
            list.contentInsetAdjustmentBehavior = .never
        }
        list.subviews.first?.removeFromSuperview()
        list.isHidden = !setting.showsList
        lengthen(to: setting.contentLength)
        list.addSubview(field)
        content.view.addSubview(note)
    }

    func lengthen(to length: CGFloat) {
        if content.isVertical {
            content.list.contentSize.height = length
        } else {
            content.list.contentSize.width = length
        }
    }

    var presentation: InteractivePresentationController? {
        root.presentingViewController == nil
            ? nil : root.presentationController as? InteractivePresentationController
    }

    /// The control of the card that the layer was made for, wherever its content is now.
    var control: (any CardControlling)? { panel ?? presentation }
    var card: UIView? { control?.card }
    var isEdited: Bool { note.isFirstResponder || field.isFirstResponder }
}

/// The events that one presentation of a card, or one panel, has told.
@MainActor final class CardSession {
    private(set) var moments: [CardEvent] = []
    /// The detent that was told last.
    private(set) var selected: Detent.Identifier?
    /// The first event that was out of order or had invalid values; nil if none.
    private(set) var complaint: String?
    private var isArmed = false
    /// True for a card that moves in, until it has told its first place.
    private var comesFromAway: Bool

    init(comesFromAway: Bool = false) { self.comesFromAway = comesFromAway }

    var isOver: Bool { moments.contains(.dismissed) }

    /// Whether the card has told that it leaves, and not since that it is back.
    var isLeaving: Bool {
        let last = moments.last { moment in
            if case .willDismiss = moment { return true }
            return [.dismissed, .returned, .grabbed].contains(moment)
        }
        return last != nil && last != .returned && last != .grabbed
    }

    func complain(_ text: String) { complaint = complaint ?? text }

    func hear(_ moment: CardEvent) {
        if isOver { complain("told of \(moment) after dismissed") }
        switch moment {
        case .moved(let place):
            let isPlace = place.translation.isFinite && place.progress.isFinite && (0...1).contains(place.share)
            if !isPlace { complain("moved to \(place)") }
            if comesFromAway, abs(place.progress - 1) > 1e-6 { complain("came from \(place)") }
            comesFromAway = false
        case .selected(let name, _):
            if name == selected { complain("told twice that it goes to \(name)") }
            selected = name
            moments.append(moment)
        case .armed(let arms):
            isArmed = arms
            moments.append(moment)
        default:
            if moment == .returned, isArmed { complain("armed as it is back") }
            moments.append(moment)
        }
    }
}
