/// The movement that a person in front of the screen makes, once for each reading.
public enum Hand: Hashable, Sendable {
    case drag
    case dragAndRest
    case dragDownAndBack
    case dragEachField
    case addFinger
    case flickAndCatch
    case touchWhileItMoves
    case scroll
    case fold
    case nothing

    /// The instruction to that person.
    public var instruction: String {
        switch self {
        case .drag:
            "Put a finger on the blue field, near its top. Drag slowly down, as far as the field goes, and lift."
        case .dragAndRest: "Drag fast down across the blue field, stop dead, stay a second without moving, and lift."
        case .dragDownAndBack:
            "Put a finger on the list, near its top. Drag down as far as it goes, then in one go back up to above where "
                + "you began, and lift while you move."
        case .dragEachField:
            "Put a finger on the first of the four lists, near its top. Drag slowly down by a hand's breadth, and lift. "
                + "Then the same on each of the others."
        case .addFinger:
            "Drag a finger down in the grey frame and keep it there. Drag a second finger down in the blue field. Lift the "
                + "second, then the first."
        case .flickAndCatch: "Flick the list. While it glides, catch it with a finger, drag on very slowly, and lift."
        case .touchWhileItMoves:
            "A card comes, stays, and goes, for three seconds each. Tap it again and again while it comes and while it goes."
        case .scroll:
            "Connect a trackpad. Put the pointer on the blue field, scroll slowly down with two fingers, and lift. Without a "
                + "trackpad, skip this trial."
        case .fold:
            "On a phone that folds, press Measure. Within ten seconds fold it by a quarter, and open it. On another phone, "
                + "skip this trial."
        case .nothing: "You do nothing: this trial runs by itself."
        }
    }

    /// True if the trial is started by a button and takes its own time.
    public var startsByItself: Bool { self == .nothing || self == .touchWhileItMoves || self == .fold }
}
