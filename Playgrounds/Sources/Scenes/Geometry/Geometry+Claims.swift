@_spi(Engine) import GestureArbiter
import HeadlessUIKit

/// Views under the finger that have a better claim than the drag, or would have one.
extension Geometry {
    func verdict(on path: TouchPath, _ arbiter: GestureArbiter) -> Mark? {
        // A claim that was decided counts, as the arbiter asks only once.
        for decision in arbiter.lastTouch?.decisions.reversed() ?? [] {
            guard case .yielded(let name) = decision.reason else { continue }
            let view = path.views.first { name.contains("\(type(of: $0))") } ?? path.views.first
            return view.map { .box($0.shownFrame, .verdict, "yielded to \(name)") }
        }
        guard arbiter.owner == .undecided, arbiter.policy.yields.contains(.controls) else { return nil }
        for view in path.views where view !== arbiter.panGestureRecognizer?.view {
            let name = "a \(type(of: view))"
            let following = view.following
            if following == .always { return .box(view.shownFrame, .verdict, "\(name) keeps this finger") }
            guard let control = view as? UIControl, control.isTracking else { continue }
            let keeps = following == .whileTracking || path.mayNotTakeAway(from: control)
            return .box(
                view.shownFrame, .verdict,
                keeps ? "\(name) keeps this finger" : "\(name) waits: a drag ends its tap")
        }
        return nil
    }
}

extension TouchPath {
    /// True if no scroll view around the control may take its touch away.
    fileprivate func mayNotTakeAway(from control: UIControl) -> Bool {
        let around = links.filter(\.isPannable).map(\.scrollView).filter(control.isDescendant(of:))
        let touched = views.first ?? control
        return !around.isEmpty
            && !around.contains { $0.canCancelContentTouches && $0.touchesShouldCancel(in: touched) }
    }
}

/// Whether a view follows a finger by itself, as GestureArbiter's article "Yielding" lists it.
private enum Following { case always, whileTracking, never }

extension UIView {
    fileprivate var following: Following {
        let named: [String: Following] = [
            "UIPickerView": .always, "MKMapView": .always, "PKCanvasView": .always,
            "UISlider": .whileTracking, "UISwitch": .whileTracking, "UIStepper": .whileTracking,
            "UIPageControl": .whileTracking, "UIDatePicker": .whileTracking,
        ]
        let ancestry = sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
        return ancestry.lazy.compactMap { named["\($0.subjectType)"] }.first ?? .never
    }

    fileprivate var shownFrame: CGRect { convert(bounds, to: nil) }
}
