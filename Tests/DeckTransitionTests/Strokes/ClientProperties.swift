import HeadlessUIKit

/// Everything about a client's controllers and views that nobody else may change permanently, by name.
///
/// Content offsets are left out, as the user changes them.
@MainActor
struct ClientProperties {
    private var values: [String: String] = [:]

    init(of controllers: UIViewController...) {
        for (index, controller) in controllers.enumerated() {
            let name = "\(type(of: controller)) \(index)"
            take(controller, name)
            if let view = controller.viewIfLoaded { takeTree(view, name + ".view") }
        }
    }

    /// The names of the values that differ from `other`, with both values.
    func differences(from other: ClientProperties) -> [String] {
        Set(values.keys).union(other.values.keys).filter { values[$0] != other.values[$0] }.sorted()
            .map { "\($0): \(other.values[$0] ?? "none") → \(values[$0] ?? "none")" }
    }

    private mutating func put(_ name: String, _ value: Any?) { values[name] = value.map { "\($0)" } ?? "nil" }

    private mutating func take(_ controller: UIViewController, _ name: String) {
        put(name + ".additionalSafeAreaInsets", controller.additionalSafeAreaInsets)
        put(name + ".isModalInPresentation", controller.isModalInPresentation)
        put(name + ".preferredContentSize", controller.preferredContentSize)
        put(name + ".children", controller.children.count)
        put(name + ".isBeingDismissed", controller.isBeingDismissed)
        put(name + ".isBeingPresented", controller.isBeingPresented)
    }

    private mutating func takeTree(_ view: UIView, _ name: String) {
        take(view, name)
        if let scrollView = view as? UIScrollView { take(scrollView, name) }
        // A disturbance's recognizer does not count: it takes no touch from a view.
        let recognizers = (view.gestureRecognizers ?? []).filter(\.cancelsTouchesInView)
        for (index, recognizer) in recognizers.enumerated() {
            take(recognizer, "\(name).gestureRecognizers[\(index)]")
        }
        for (index, subview) in view.subviews.enumerated() { takeTree(subview, "\(name).subviews[\(index)]") }
    }

    private mutating func take(_ view: UIView, _ name: String) {
        put(name + ".transform", view.transform)
        put(name + ".size", view.bounds.size)
        put(name + ".center", view.center)
        put(name + ".alpha", view.alpha)
        put(name + ".isHidden", view.isHidden)
        put(name + ".isOpaque", view.isOpaque)
        put(name + ".isUserInteractionEnabled", view.isUserInteractionEnabled)
        put(name + ".isMultipleTouchEnabled", view.isMultipleTouchEnabled)
        put(name + ".autoresizingMask", view.autoresizingMask)
        put(name + ".autoresizesSubviews", view.autoresizesSubviews)
        put(name + ".backgroundColor", view.backgroundColor?.cgColor)
        put(name + ".clipsToBounds", view.clipsToBounds)
        put(name + ".accessibilityViewIsModal", view.accessibilityViewIsModal)
        put(name + ".semanticContentAttribute", view.semanticContentAttribute)
        put(name + ".layer.corners", (view.layer.cornerRadius, view.layer.maskedCorners, view.layer.cornerCurve))
        put(name + ".layer.shadow", (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset))
        put(name + ".layer.zPosition", view.layer.zPosition)
    }

    private mutating func take(_ list: UIScrollView, _ name: String) {
        put(name + ".bounces", (list.bounces, list.alwaysBounceVertical, list.alwaysBounceHorizontal))
        put(name + ".isScrollEnabled", list.isScrollEnabled)
        put(name + ".isPagingEnabled", list.isPagingEnabled)
        put(name + ".isDirectionalLockEnabled", list.isDirectionalLockEnabled)
        put(name + ".decelerationRate", list.decelerationRate)
        put(name + ".touches", (list.delaysContentTouches, list.canCancelContentTouches, list.scrollsToTop))
        put(name + ".indicators", (list.showsVerticalScrollIndicator, list.showsHorizontalScrollIndicator))
        put(name + ".insets", (list.contentInset, list.contentInsetAdjustmentBehavior, list.adjustedContentInset))
        put(name + ".contentSize", list.contentSize)
        put(name + ".delegate", list.delegate.map { ObjectIdentifier($0) })
        put(name + ".isTracking", (list.isTracking, list.isDragging, list.isDecelerating))
    }

    private mutating func take(_ recognizer: UIGestureRecognizer, _ name: String) {
        put(name + ".isEnabled", recognizer.isEnabled)
        put(name + ".delegate", recognizer.delegate.map { ObjectIdentifier($0) })
        put(name + ".cancelsTouchesInView", recognizer.cancelsTouchesInView)
        put(name + ".delays", (recognizer.delaysTouchesBegan, recognizer.delaysTouchesEnded))
        put(name + ".state", recognizer.state)
        let touches = (recognizer as? UIPanGestureRecognizer).map {
            ($0.minimumNumberOfTouches, $0.maximumNumberOfTouches)
        }
        put(name + ".numbersOfTouches", touches)
    }
}
