/// Who gets a finger, by name: the accessibility identifier of a view, else its label, else its class; of a card, the
/// class of its view controller.
public enum TouchOwner: Hashable, Sendable, Codable {
    /// A finger drags a card.
    case drags(String)
    /// Content scrolls.
    case scrolls(String)
    /// A control is pressed.
    case presses(String)
    /// A control changes its value.
    case changes(String)
    /// A text view or field begins to edit.
    case edits(String)
    /// Another gesture recognizer recognizes.
    case recognizes(String)
    /// The app stops, with this message.
    case stops(String)
    case nothing
}

extension TouchOwner: CustomStringConvertible {
    /// `drags card Settings`, `scrolls shelf`, `nothing`.
    public var description: String {
        switch self {
        case .drags(let name): "drags \(name)"
        case .scrolls(let name): "scrolls \(name)"
        case .presses(let name): "presses \(name)"
        case .changes(let name): "changes \(name)"
        case .edits(let name): "edits \(name)"
        case .recognizes(let name): name
        case .stops(let message): "the app stops: \(message)"
        case .nothing: "nothing"
        }
    }
}
