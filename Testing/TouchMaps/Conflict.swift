import HeadlessUIKit

extension TouchMap {
    /// Places at which something is wrong with the screen, for one cause.
    public struct Conflict: Sendable, Codable, Equatable, CustomStringConvertible {
        /// What is wrong.
        public let kind: Kind
        /// The name of the view or the recognizer that one would change.
        public let subject: String
        /// What happens, in words.
        public let words: String
        /// The points of the window at which it happens.
        public let points: [CGPoint]
        /// The number of places, the box around them and the one deepest inside, in words.
        let places: String

        /// What may be wrong.
        public enum Kind: String, Sendable, Codable, CaseIterable {
            /// A view that draws nothing takes the touches of what shows there.
            case unseen
            /// A control shows, and no tap on it reaches it.
            case unreachable
            /// A control shows, and some of the taps on it do not reach it.
            case covered
            /// Nothing moves, and what shows could scroll that way.
            case dead
            /// The app stops, or answers no more.
            case stops
            /// Two neighbours in one view that shows differ, and nothing shows where one ends.
            case surprising
            /// A finger that rests before it moves has another owner than one that does not.
            case dependsOnPace
        }

        /// The conflict in one line.
        public var description: String { "\(kind.rawValue): \(words)  [\(places)]" }
    }
}

extension TouchMap.Conflict {
    /// Conflicts that a test accepts: all of a kind, as `.dead`, or those of one subject, as `.covered("Save")`.
    public struct Exception: Sendable, Hashable {
        let kind: Kind
        let subject: String?

        private init(_ kind: Kind, _ subject: String? = nil) { (self.kind, self.subject) = (kind, subject) }

        /// See ``Kind/unseen``.
        public static let unseen = Exception(.unseen)
        /// See ``Kind/unreachable``.
        public static let unreachable = Exception(.unreachable)
        /// See ``Kind/covered``.
        public static let covered = Exception(.covered)
        /// See ``Kind/dead``.
        public static let dead = Exception(.dead)
        /// See ``Kind/stops``.
        public static let stops = Exception(.stops)
        /// See ``Kind/surprising``.
        public static let surprising = Exception(.surprising)
        /// See ``Kind/dependsOnPace``.
        public static let dependsOnPace = Exception(.dependsOnPace)

        /// Only the conflicts of this subject.
        public func callAsFunction(_ subject: String) -> Exception { Exception(kind, subject) }

        func accepts(_ conflict: TouchMap.Conflict) -> Bool {
            kind == conflict.kind && (subject == nil || subject == conflict.subject)
        }
    }
}
