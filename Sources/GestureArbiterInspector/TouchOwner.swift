/// Who gets a finger. Views are named by their accessibility identifier, else by their label, else by their class.
public enum TouchOwner: Hashable, Sendable, Codable, CustomStringConvertible {
    /// An arbiter's drag, such as of "card Settings".
    case drags(String)
    /// A control is pressed.
    case presses(String)
    /// The value of a control changes.
    case changes(String)
    /// A scroll view scrolls.
    case scrolls(String)
    /// A text begins to be edited.
    case edits(String)
    /// A cell of a table or a collection is selected.
    case selects(String)
    /// Another recognizer is recognized, such as "pan of canvas".
    case triggers(String)
    /// A control tracks the finger, and does nothing else.
    case touches(String)
    /// Nothing happens.
    case nothing
    /// The app stops, or answers no more; with the message.
    case stops(String)

    /// The owner in words, such as "scrolls list".
    public var description: String { name.isEmpty ? verb : "\(verb) \(name)" }

    /// The owner's name; empty for nothing.
    public var name: String {
        switch self {
        case .drags(let name), .presses(let name), .changes(let name), .scrolls(let name), .edits(let name),
            .selects(let name), .triggers(let name), .touches(let name), .stops(let name):
            name
        case .nothing: ""
        }
    }

    private var verb: String {
        switch self {
        case .drags: "drags"
        case .presses: "presses"
        case .changes: "changes"
        case .scrolls: "scrolls"
        case .edits: "edits"
        case .selects: "selects"
        case .triggers: "triggers"
        case .touches: "touches"
        case .nothing: "nothing"
        case .stops: "the app stops:"
        }
    }
}
