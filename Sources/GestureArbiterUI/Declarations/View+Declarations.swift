import GestureArbiter
import SwiftUIShim
import UIKitShim

extension View {
    /// Makes the view's place a region of its card's or panel's arbiter, or of `gestureArbiter(policy:onDrag:)`.
    ///
    ///     Header().arbiterRegion(.handle)
    ///
    /// `.arbiterRegion(.opaque)` keeps touches in the view from dragging the card, such as on a canvas or a map.
    ///
    /// Several views may form one region. A touch counts by its place, if the view is not clipped there.
    nonisolated public func arbiterRegion(_ region: ArbitrationPolicy.Region) -> some View { declares(.region(region)) }

    /// Switches on a flag of your app while the view is there and `isOn` is true.
    ///
    ///     Editor().arbiterFlag(.editing, isEditing)
    nonisolated public func arbiterFlag(_ flag: ArbitrationPolicy.Flag, _ isOn: Bool = true) -> some View {
        declares(.flag(flag, isOn: isOn))
    }

    /// Calls `perform` before a finger takes the card that contains the view, before scrolling hands over to the card,
    /// and when the card would leave after a lift.
    ///
    ///     Canvas().onArbiterAttempt { $0.stage == .begin && isDrawing ? .deny(reason: "drawing") : .allow }
    ///
    /// If several views have this modifier, the first answer other than `.allow` counts. A dismissal by code does not
    /// call it. To keep a card from leaving use ``cardDismissDisabled(_:onAttempt:)``.
    nonisolated public func onArbiterAttempt(
        perform ask: @escaping @MainActor (GestureArbiter.Attempt) -> Arbitration.Verdict
    ) -> some View { declares(.veto(ask)) }

    /// Calls `perform` for every decision of the arbiter around the view, in the turn after it.
    ///
    ///     Editor().onArbiterDecision { decision in print(decision) }
    nonisolated public func onArbiterDecision(
        perform tell: @escaping @MainActor (Arbitration.Decision) -> Void
    ) -> some View { declares(.listener(tell)) }

    nonisolated private func declares(_ declaration: Declaration) -> some View {
        background { BackgroundView<MarkerView>(wish: declaration) }
    }
}

/// A view's declaration to the arbiter around it.
enum Declaration {
    case region(ArbitrationPolicy.Region)
    case flag(ArbitrationPolicy.Flag, isOn: Bool)
    case veto(@MainActor (GestureArbiter.Attempt) -> Arbitration.Verdict)
    case listener(@MainActor (Arbitration.Decision) -> Void)
}
