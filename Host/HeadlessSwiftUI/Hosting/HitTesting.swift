import HeadlessUIKit

extension SwiftUIAssumptions {
    // Row U34.
    /// The answer of a hosting view's hit test where nothing is drawn.
    public enum EmptyHit: String, Hashable, Sendable, CaseIterable {
        /// The hosting view, as if something were drawn there.
        case hostingView
        /// Nothing: the touch goes to the view behind.
        case nothing
    }
}

extension HostingView {
    // Row U34.
    /// Whether a touch at this point goes through the hosting view.
    func passes(_ point: CGPoint) -> Bool {
        host?.assumptions.emptyHit == .nothing && !subviews.contains { draws($0, at: convert(point, to: $0)) }
    }

    private func draws(_ view: UIView, at point: CGPoint) -> Bool {
        guard !view.isHidden, view.bounds.contains(point) else { return false }
        return view is UILabel || view.backgroundColor != nil
            || view.subviews.contains { draws($0, at: view.convert(point, to: $0)) }
    }
}
