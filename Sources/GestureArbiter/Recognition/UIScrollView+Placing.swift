import UIKitShim

/// Where content is, may rest, and is put.
extension UIScrollView {
    /// Whether content may rest at `offset`.
    func rests(at offset: CGFloat, along axis: ArbitrationPolicy.Direction.Axis) -> Bool {
        let geometry = geometry(along: axis)
        return offset >= geometry.minimum - 0.5 && offset <= max(geometry.minimum, geometry.maximum) + 0.5
    }

    func offset(along axis: ArbitrationPolicy.Direction.Axis) -> CGFloat {
        axis == .vertical ? contentOffset.y : contentOffset.x
    }

    /// Puts the content at `offset` along `axis`; what is there already is not written again.
    func place(at offset: CGFloat, along axis: ArbitrationPolicy.Direction.Axis) {
        guard self.offset(along: axis) != offset else { return }
        contentOffset =
            axis == .vertical
            ? CGPoint(x: contentOffset.x, y: offset) : CGPoint(x: offset, y: contentOffset.y)
    }

    /// Ends what it does by itself: at `offset` along `axis`, where content may rest there. What is stretched, that way or
    /// across, goes back to its edge: stopped, it would stay where no finger can have left it.
    func comeToRest(at offset: CGFloat, along axis: ArbitrationPolicy.Direction.Axis) {
        if rests(at: offset, along: axis) {
            setContentOffset(contentOffset, animated: false)
            place(at: offset, along: axis)
        }
        let rest = CGPoint(x: nearestRest(along: .horizontal), y: nearestRest(along: .vertical))
        let isStretched = max(abs(rest.x - contentOffset.x), abs(rest.y - contentOffset.y)) > 0.5
        if isStretched { setContentOffset(rest, animated: true) }
    }

    /// Content that cannot be measured rests where it is.
    private func nearestRest(along axis: ArbitrationPolicy.Direction.Axis) -> CGFloat {
        let (offset, geometry) = (offset(along: axis), geometry(along: axis))
        return geometry.offset == offset ? min(max(offset, geometry.minimum), geometry.maximum) : offset
    }
}
