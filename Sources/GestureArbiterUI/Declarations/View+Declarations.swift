import GestureArbiter
import SwiftUIShim
import UIKitShim

extension View {
    /// Makes the view's place a region of the arbiter around it: that of the card or panel that the view is in, or of
    /// `gestureArbiter(policy:onDrag:)`.
    ///
    ///     Header().arbiterRegion(.handle)
    ///
    /// Several views may be one region. What counts is where a touch comes down, as far as the view is not cut off there:
    /// in SwiftUI a touch lands on no view of the modifier's.
    nonisolated public func arbiterRegion(_ region: ArbitrationPolicy.Region) -> some View {
        declares(.region(region))
    }

    /// Keeps touches that come down in the view from dragging the card: for a canvas, a map, a drawing that follows the
    /// finger by itself.
    nonisolated public func arbiterOpaque() -> some View { declares(.region(.opaque)) }

    /// Says that a state of your app is on, as long as the view is there and `isOn` is true.
    ///
    ///     Editor().arbiterFlag(.editing, isEditing)
    nonisolated public func arbiterFlag(_ flag: ArbitrationPolicy.Flag, _ isOn: Bool = true) -> some View {
        declares(.flag(flag, isOn: isOn))
    }

    /// Asks before a finger takes the card that the view is in, before scrolling goes over into it, and when it is let go to
    /// leave.
    ///
    ///     Editor().onDismissalAttempt { $0.stage == .release && isDirty ? .deny(reason: "unsaved") : .allow }
    ///
    /// Where several ask, the first no counts. Dismissal by code asks nobody.
    nonisolated public func onDismissalAttempt(
        perform ask: @escaping @MainActor (GestureArbiter.Attempt) -> Arbitration.Verdict
    ) -> some View { declares(.veto(ask)) }

    /// Tells of every decision of the arbiter around the view, in the turn after it.
    ///
    ///     Editor().onArbiterDecision { decision in print(decision) }
    nonisolated public func onArbiterDecision(
        perform tell: @escaping @MainActor (Arbitration.Decision) -> Void
    ) -> some View { declares(.listener(tell)) }

    nonisolated private func declares(_ declaration: Declaration) -> some View {
        background { Marker(declaration: declaration) }
    }
}

/// What a view says to the arbiter around it.
enum Declaration {
    case region(ArbitrationPolicy.Region)
    case flag(ArbitrationPolicy.Flag, isOn: Bool)
    case veto(@MainActor (GestureArbiter.Attempt) -> Arbitration.Verdict)
    case listener(@MainActor (Arbitration.Decision) -> Void)
}

/// A view behind the content, which takes no touches: its place in the window is the content's.
struct Marker {
    let declaration: Declaration
}

extension Marker: UIViewRepresentable {
    func makeUIView(context: Context) -> MarkerView { MarkerView(declaration) }
    func updateUIView(_ view: MarkerView, context: Context) { view.declaration = declaration }
    static func dismantleUIView(_ view: MarkerView, coordinator: ()) { view.leave() }
}
