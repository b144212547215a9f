import GestureArbiter
import UIKitShim

/// How a view controller's view is dragged away: who moves when, and what a release does.
///
///     InteractiveDismissal().attach(to: filters) { outcome in … }
///
/// A value: it can be kept, compared and given to any number of controllers.
public struct InteractiveDismissal: Hashable, Sendable {
    /// Who moves when a finger lands on scrolled content.
    public var policy: ArbitrationPolicy
    /// Away or back, by distance and velocity at lift.
    public var release: ReleaseRule

    public init(policy: ArbitrationPolicy = .continuous, release: ReleaseRule = .velocityAndProgress()) {
        self.policy = policy
        self.release = release
    }

    /// Lets `controller`'s view be dragged away, as far as it is loaded.
    ///
    /// The drag starts on the controller's ``DismissalHandling/dismissalHandlingScrollView``, or, where there is none,
    /// on its whole view; there the scroll views are found under the finger.
    ///
    /// - Parameters:
    ///   - controller: Not kept. Its view keeps the arbiter.
    ///   - onOutcome: Called when the view has come to rest, back or out of sight. Dismiss the controller here.
    /// - Returns: The arbiter; nil where the controller's view is not loaded. Looking never loads one.
    @MainActor
    @discardableResult
    public func attach(
        to controller: UIViewController, onOutcome: @escaping @MainActor (GestureArbiter.Outcome) -> Void = { _ in }
    ) -> GestureArbiter? {
        guard let view = controller.viewIfLoaded else { return nil }
        let declared = (controller as? any DismissalHandling)?.dismissalHandlingScrollView
        return GestureArbiter.attach(
            to: declared ?? view, policy: policy, moving: view, release: release, onOutcome: onOutcome)
    }
}
