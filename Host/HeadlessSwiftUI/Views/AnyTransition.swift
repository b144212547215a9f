// Row U72.
/// The way in which a view comes and goes. The host shows and removes each view at once.
public struct AnyTransition: Sendable {
    /// At once.
    public static let identity = AnyTransition()
    /// By opacity.
    public static let opacity = AnyTransition()
    /// From the leading edge, and to the trailing one.
    public static let slide = AnyTransition()
    /// By scale.
    public static let scale = AnyTransition()
    /// From an edge, and to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// By one transition in, and by the other out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    /// Both transitions at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}

extension View {
    /// Has no effect in the host: the view comes and goes at once.
    nonisolated public func transition(_ t: AnyTransition) -> some View { self }
}
