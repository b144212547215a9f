import HeadlessUIKit

extension Layer {
    /// Writes the layer as it is in the frame `still`; in the time line's frames it moves from there.
    func draw(still: Int, timeline: inout Timeline, into svg: inout SVG) {
        let places = wholePlacements
        let place = places[still]
        let isStill = zip(isParentThere, places).allSatisfy { !$0 || $1 == place }
        var attributes = ""
        if !isStill { attributes += " class=\"m \(timeline.name(movingThrough: places))\"" }
        if place.transform != .identity { attributes += " transform=\"\(place.transform.attribute)\"" }
        if place.opacity != 1 { attributes += " opacity=\"\(css(place.opacity))\"" }
        svg.group(attributes) { drawContent(still: still, timeline: &timeline, into: &$0) }
    }

    private func drawContent(still: Int, timeline: inout Timeline, into svg: inout SVG) {
        switch content {
        case .shape(let text): svg.fragment(text)
        case .group(let clip, let layers):
            svg.group(clip.map { " clip-path=\"\($0)\"" } ?? "") { part in
                for layer in layers { layer.draw(still: still, timeline: &timeline, into: &part) }
            }
        }
    }

    /// A placement for every frame: where the layer is not there, it waits unseen where it was, or will be.
    private var wholePlacements: [Placement] {
        var last = placements.lazy.compactMap(\.self).first ?? Placement()
        return zip(placements, isParentThere).map { placement, isParentThere in
            if let placement { last = placement }
            return placement ?? Placement(transform: last.transform, opacity: isParentThere ? 0 : last.opacity)
        }
    }
}

extension CGAffineTransform {
    /// The transform as an element's attribute.
    fileprivate var attribute: String {
        guard (a, b, c, d) != (1, 0, 0, 1) else { return "translate(\(Film.css(tx)) \(Film.css(ty)))" }
        return "matrix(\([a, b, c, d, tx, ty].map { "\($0)" }.joined(separator: " ")))"
    }
}
