import GestureArbiter
import UIKitShim

/// The names of the views of a screen in maps, forecasts and audits: the accessibility identifier, else the label, else
/// the class. A name that several views share is numbered, from the back of the screen.
@MainActor
package struct ScreenNames {
    private let names: [ObjectIdentifier: String]

    package init(_ root: UIView) {
        var (views, counts): ([(view: UIView, name: String)], [String: Int]) = ([], [:])
        var rest = [root]
        while let view = rest.popLast() {
            if view is ForecastOverlay { continue }
            let name = Self.plainName(of: view)
            views.append((view, name))
            counts[name, default: 0] += 1
            rest += view.subviews.reversed()
        }
        var (seen, names): ([String: Int], [ObjectIdentifier: String]) = ([:], [:])
        for (view, name) in views {
            seen[name, default: 0] += 1
            names[ObjectIdentifier(view)] = counts[name] == 1 ? name : "\(name) \(seen[name, default: 1])"
        }
        self.names = names
    }

    package subscript(view: UIView) -> String { names[ObjectIdentifier(view)] ?? Self.plainName(of: view) }

    /// `pan of canvas`, `scrolling of list`, `card Settings`, `strip of card Settings`; the recognizer's own name, if it
    /// has one.
    package func name(of recognizer: UIGestureRecognizer) -> String {
        if let arbiter = GestureArbiter.of(recognizer) { return name(of: arbiter) }
        if let scrollView = recognizer.ownScrollView { return "scrolling of \(self[scrollView])" }
        let name = recognizer.name ?? Self.kind(of: recognizer)
        return recognizer.view.map { "\(name) of \(self[$0])" } ?? name
    }

    /// A card is named after the first view controller in it, a container without one after itself.
    package func name(of arbiter: GestureArbiter) -> String {
        guard let container = arbiter.container else { return "a card that is gone" }
        return (arbiter.isStrip ? "strip of card " : "card ") + (Self.controllerName(in: container) ?? self[container])
    }

    /// UIKit's word for a recognizer; for one of another kind, its class.
    private static func kind(of recognizer: UIGestureRecognizer) -> String {
        switch recognizer {
        case is UITapGestureRecognizer: "tap"
        case is UILongPressGestureRecognizer: "long press"
        case is UIScreenEdgePanGestureRecognizer: "edge pan"
        case is UIPanGestureRecognizer: "pan"
        case is UISwipeGestureRecognizer: "swipe"
        case is UIPinchGestureRecognizer: "pinch"
        default: "\(type(of: recognizer))"
        }
    }

    private static func plainName(of view: UIView) -> String {
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
        if let label = view.accessibilityLabel, !label.isEmpty { return label }
        return "\(type(of: view))"
    }

    private static func controllerName(in view: UIView) -> String? {
        if let controller = view.next as? UIViewController { return "\(type(of: controller))" }
        return view.subviews.lazy.compactMap(controllerName).first
    }
}
