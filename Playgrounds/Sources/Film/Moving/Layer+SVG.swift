import HeadlessUIKit

extension Layer {
    /// Writes the layer as it is in the frame `still`; the timeline's rules move it from there.
    ///
    /// - Parameter isBrief: True if it is in something that is there for a few frames only, and probably again in
    ///   another outline: its drawing is then kept once, and referred to.
    func draw(
        still: Int, isBrief: Bool = false, timeline: inout Timeline, definitions: inout Definitions, into svg: inout SVG
    ) {
        let isBrief = isBrief || zip(placements, isParentThere).contains { $0 == nil && $1 }
        let places = wholePlacements
        let place = places[still]
        let isStill = zip(isParentThere, places).allSatisfy { !$0 || $1 == place }
        var attributes = ""
        if !isStill { attributes += " class=\"m \(timeline.name(movingThrough: places))\"" }
        if place.transform != .identity { attributes += " transform=\"\(place.transform.attribute)\"" }
        if place.opacity != 1 { attributes += " opacity=\"\(css(place.opacity))\"" }
        svg.group(attributes) {
            drawContent(still: still, isBrief: isBrief, timeline: &timeline, definitions: &definitions, into: &$0)
        }
    }

    private func drawContent(
        still: Int, isBrief: Bool, timeline: inout Timeline, definitions: inout Definitions, into svg: inout SVG
    ) {
        switch content {
        case .shape(let text): svg.fragment(text)
        case .group(let clip, let layers):
            svg.group(clip.map { " clip-path=\"\($0)\"" } ?? "") { part in
                var inside = SVG(ink: part.ink)
                for layer in layers {
                    layer.draw(
                        still: still, isBrief: isBrief, timeline: &timeline, definitions: &definitions, into: &inside)
                }
                part.fragment(isBrief ? definitions.reference(to: inside.body) : inside.body)
            }
        }
    }

    /// A placement for every frame: in frames without the layer it waits hidden at its last place, or at its next.
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
