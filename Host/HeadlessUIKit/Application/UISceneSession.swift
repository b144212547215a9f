/// What a person does in an app, as the system keeps it. Foundation's; Linux's Foundation has none. Stores only.
public final class NSUserActivity {
    /// The type, which the app declares in its information property list.
    public let activityType: String
    /// Values of a property list, as the activity needs them to go on.
    public var userInfo: [AnyHashable: Any]?

    /// Creates an activity of a type.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds values to `userInfo`, and replaces those of the same keys.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }
}

/// What the system keeps of a scene between two launches.
@preconcurrency @MainActor open class UISceneSession: Hashable {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app's interface.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
    /// What the scene is for: the app's interface.
    open var role: Role { .windowApplication }
    public nonisolated static func == (lhs: UISceneSession, rhs: UISceneSession) -> Bool { lhs === rhs }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    /// The activity that restores the scene. On the host a test sets it, and takes it to another stage. Stores only.
    open var stateRestorationActivity: NSUserActivity?

    init() {}
}

extension UIScene {
    /// What a scene is connected with. Nothing, on the host.
    @preconcurrency @MainActor public final class ConnectionOptions {
        /// Creates the options of a scene that is opened by itself. UIKit makes them; a test does so here.
        public init() {}
    }
}
