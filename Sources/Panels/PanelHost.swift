@_spi(Cards) import Cards
import UIKitShim

/// Says where a panel lies, and makes it a kind of card of your own: a menu below a button, a bar above a toolbar.
///
///     final class Dropdown: PanelHost {
///         weak var button: UIView?
///
///         func place(of panel: Panel, in container: UIView) -> Panel.Place {
///             guard let button else { return Panel.Place(frame: container.bounds) }
///             let anchor = button.convert(button.bounds, to: container)
///             return Panel.Place(
///                 frame: CGRect(x: anchor.minX, y: anchor.maxY + 8, width: 280, height: 320),
///                 visibleBounds: container.bounds.inset(by: UIEdgeInsets(top: anchor.maxY, left: 0, bottom: 0, right: 0)))
///         }
///     }
///
/// Add such a panel by `addPanel(list, at: .top, host: dropdown)`. Detents, fingers, keyboards, the safe area of the content and
/// events are as in every panel. The panel holds its host weakly: keep the host, or let the parent be the host.
@preconcurrency @MainActor
public protocol PanelHost: AnyObject {
    /// Returns where the panel lies in `container`, the panel's view, which has the size and the place of the parent's
    /// view. Called in layout passes, but not in the frames of a movement.
    ///
    /// If the answer has changed, call the panel's `invalidateDetents()`, which asks again at once. In `animateChanges(_:)`
    /// the panel then goes there by its spring. If its size changes, it is placed across its way at once.
    func place(of panel: Panel, in container: UIView) -> Panel.Place
    /// Returns why the panel's user may not dismiss the panel now, such as `.vetoed(reason: "a search is running")`; nil,
    /// the default, if the user may. Called after the arbiter's `onAttempt`, and only if `interactiveDismissDisabled` is
    /// false.
    func refusal(of panel: Panel) -> DismissalRefusal?
    /// Called on the main actor in each frame of a movement, until the panel rests or is out of sight, before the client
    /// hears of that. The frame of `panel.card` is where the panel shows. Does nothing by default.
    func panelDidMove(_ panel: Panel)
}

extension PanelHost {
    /// The user may dismiss the panel.
    public func refusal(of panel: Panel) -> DismissalRefusal? { nil }
    /// Does nothing.
    public func panelDidMove(_ panel: Panel) {}
}

extension Panel {
    /// Where a panel lies, by its host.
    public struct Place: Sendable {
        /// The frame of the whole panel, in points of the container. `.large` shows all of it, `.medium` half, without the
        /// safe area that the frame covers at the side where the panel leaves; detents are measured from that side. If
        /// that side is inside the container, the panel floats: it is as tall as its visible part. With `reservedRegions`,
        /// and a fold that crosses the frame, the panel shows on one side of the fold.
        public var frame: CGRect
        /// The part of the container that shows the panel, in points; nil: all of it. The panel is clipped there, and out
        /// of sight beyond it, such as behind the toolbar that it comes from.
        public var visibleBounds: CGRect?

        /// Creates a place. A frame that is not finite changes nothing, and the log says so once; such visible bounds
        /// count as nil.
        public init(frame: CGRect, visibleBounds: CGRect? = nil) {
            self.frame = frame
            if let visibleBounds, visibleBounds.isFinite { self.visibleBounds = visibleBounds }
        }
    }

    /// Asks the host where the panel lies. A host that lays the panel out meanwhile gets its last answer.
    func askHost() {
        guard let host else {
            if hostPlace != nil {
                warnOnce("PanelHost", "A host was deallocated, and its panel stays where it is. Keep the host.")
            }
            return
        }
        guard !isAskingHost, let container = containerView else { return }
        isAskingHost = true
        let place = host.place(of: self, in: container)
        isAskingHost = false
        guard place.frame.isFinite else {
            return warnOnce(
                "PanelHost.place(of:in:)",
                "A frame is not finite, and its panel stays where it is. Return points of the container.")
        }
        hostPlace = place
        restingCard.floats = direction.inset(of: container.bounds.insets(of: place.frame)) > 0.5
    }
}
