import UIKitShim

/// Rows S17c and S17a: the height of a bar closed and open, in points, and how much of it opens with the first point.
struct BarGauge {
    var closed: CGFloat
    var open: CGFloat
    /// By how much the bar opened when the content was first pulled by a point.
    var firstStep: CGFloat = 0

    init(closed: CGFloat, open: CGFloat) { (self.closed, self.open) = (closed, open) }

    /// Opens the bar of `navigation` over `list`, and closes it again, without a finger: by setting the content's
    /// offset step by step.
    @MainActor
    init(_ navigation: UINavigationController, over list: UIScrollView) {
        func height(at offset: CGFloat) -> CGFloat {
            list.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
            navigation.view.layoutIfNeeded()
            return navigation.navigationBar.bounds.height
        }
        closed = height(at: 300)
        open = closed
        // A point at a time, as beyond its top the bar would stretch with the content.
        for _ in 0..<Self.mostPoints {
            let height = height(at: -list.adjustedContentInset.top - 1)
            guard height > open + 0.5 || open == closed else { break }
            if open == closed { firstStep = height - closed }
            open = max(open, height)
        }
        _ = height(at: 300)
    }

    private static let mostPoints = 120

    /// The setting of `barHeights`, with the evidence; nil if the bar has not opened.
    @MainActor
    func finding(of bar: UINavigationBar) -> (setting: String, evidence: String)? {
        guard open - closed > 20 else { return nil }
        let fitting = bar.sizeThatFits(bar.bounds.size).height
        let setting = open - closed < 48 ? "lowerParts" : closed < 49 ? "phone" : "taller"
        return (setting, "\(closed.tenths) pt closed, \(open.tenths) open; it says that it fits \(fitting.tenths)")
    }
    /// The setting of `barOpening`, with the evidence; nil if the bar has not opened.
    var opening: (setting: String, evidence: String)? {
        guard open - closed > 20 else { return nil }
        let setting = firstStep > (open - closed) / 2 ? "allAtOnce" : "withContent"
        return (setting, "\(firstStep.tenths) of \((open - closed).tenths) pt opened with the first point")
    }
}
