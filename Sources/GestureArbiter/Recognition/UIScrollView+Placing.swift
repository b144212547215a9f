import UIKitShim

/// Where content is, may rest, and is put.
extension UIScrollView {
    /// Whether content may rest at `place`.
    func rests(at place: ScrollHold.Place) -> Bool {
        let geometry = geometry(along: ScrollCourse(axis: place.axis))
        return place.offset >= geometry.minimum - 0.5 && place.offset <= geometry.maximum + 0.5
    }

    func offset(along axis: ArbitrationPolicy.Direction.Axis) -> CGFloat {
        axis == .vertical ? contentOffset.y : contentOffset.x
    }

    /// Puts the content at `place`; what is there already is not written again.
    func put(at place: ScrollHold.Place) {
        guard offset(along: place.axis) != place.offset else { return }
        switch place.axis {
        case .vertical: contentOffset.y = place.offset
        case .horizontal: contentOffset.x = place.offset
        }
    }

    /// Puts content that shows within its ends at the one that is nearest to `place`.
    func stayAtRest(nearest place: ScrollHold.Place) {
        guard rests(at: ScrollHold.Place(axis: place.axis, offset: offset(along: place.axis))) else { return }
        put(at: ScrollHold.Place(axis: place.axis, offset: nearestRest(to: place.offset, along: place.axis)))
    }

    /// Ends what it does by itself, the client's animations too, at `place`. What is stretched across goes back to its edge.
    func stop(at place: ScrollHold.Place) {
        setContentOffset(contentOffset, animated: false)
        put(at: place)
        goHome(along: [place.axis.other])
    }

    /// Ends what it does by itself: at `place`, where content may rest there. What is stretched, that way or
    /// across, goes back to its edge: stopped, it would stay where no finger can have left it.
    func comeToRest(at place: ScrollHold.Place) {
        if rests(at: place) {
            setContentOffset(contentOffset, animated: false)
            put(at: place)
        }
        goHome()
    }

    /// Brings back what is stretched along `axes`, by an animation. Nothing happens where nothing is.
    func goHome(along axes: Set<ArbitrationPolicy.Direction.Axis> = [.horizontal, .vertical]) {
        let rest = CGPoint(
            x: axes.contains(.horizontal) ? nearestRest(to: contentOffset.x, along: .horizontal) : contentOffset.x,
            y: axes.contains(.vertical) ? nearestRest(to: contentOffset.y, along: .vertical) : contentOffset.y)
        let isStretched = max(abs(rest.x - contentOffset.x), abs(rest.y - contentOffset.y)) > 0.5
        if isStretched { setContentOffset(rest, animated: true) }
    }

    /// Content that cannot be measured rests where it is.
    private func nearestRest(to offset: CGFloat, along axis: ArbitrationPolicy.Direction.Axis) -> CGFloat {
        let (here, geometry) = (self.offset(along: axis), geometry(along: ScrollCourse(axis: axis)))
        return geometry.offset == here ? min(max(offset, geometry.minimum), geometry.maximum) : here
    }
}
