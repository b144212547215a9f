extension UIView {
    /// Notes whether constraints or the frame place the view from now on.
    func translationDidChange(to isTranslated: Bool) {
        guard isTranslated != (autoLayout?.isTranslated ?? true) else { return }
        let layout = madeAutoLayout
        layout.isTranslated = isTranslated
        layout.solvedFrame = nil
        guard let engine = layout.engine else { return }
        if !layout.isFixed { superview?.placesByConstraints() }
        engine.translationDidChange(of: layout)
    }

    /// Notes that the frame, or the origin of the bounds, has changed.
    func frameMayConcernConstraints() {
        if let autoLayout { autoLayout.engine?.frameDidChange(of: autoLayout) }
    }

    /// Makes the next layout pass visit this tree.
    func layoutPassIsDue() { window?.layoutNotes.isPassDue = true }

    /// Solves the constraints of the tree, if there are any.
    func solveConstraints() {
        if let window {
            guard window.autoLayout != nil else { return }
        }
        layoutEngine?.update()
    }

    /// The source of a text baseline in a view.
    enum Baseline {
        case fromTop(CGFloat)
        case fromMiddle(CGFloat)
        case fromBottom(CGFloat)
    }

    /// Returns the baseline of the first or the last line of text: an estimate.
    func baseline(isFirst: Bool) -> Baseline {
        switch self {
        case let label as UILabel:
            isFirst ? .fromTop(label.font.pointSize * 0.95) : .fromBottom(label.font.pointSize * 0.25)
        case is UIButton, is UITextField: .fromMiddle(17 * 0.35)
        default: .fromBottom(0)
        }
    }

    /// True if the content's height depends on its width.
    var wrapsContent: Bool {
        switch self {
        case let label as UILabel: label.numberOfLines != 1 && label.preferredMaxLayoutWidth <= 0
        case let text as UITextView: !text.isScrollEnabled
        default: false
        }
    }
}
