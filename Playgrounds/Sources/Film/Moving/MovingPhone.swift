import HeadlessUIKit

/// A phone whose screen and finger follow the frames of a film.
struct MovingPhone {
    var frames: [Shot]
    /// The place on the page.
    var frame: CGRect

    /// The frame that is shown if nothing may move: the one in which the finger has the card farthest from its start.
    var still: Int {
        let held = frames.indices.filter { frames[$0].moment.finger != nil }
        return held.max { way(to: $0) < way(to: $1) } ?? 0
    }

    private func way(to index: Int) -> CGFloat {
        abs(frames[index].moment.cardTranslation - frames[0].moment.cardTranslation)
    }

    func draw(into svg: inout SVG, timeline: inout Timeline, definitions: inout Definitions) {
        guard let screen = frames.first?.picture.size else { return }
        let scale = frame.width / screen.width
        let pictures = frames.map {
            Cel.Group($0.picture, cornerRadius: Phone.cornerRadius, definitions: &definitions).parts
        }
        svg.group(" transform=\"translate(\(css(frame.minX)) \(css(frame.minY))) scale(\(css(scale)))\"") { phone in
            for layer in Layer.layers(of: pictures) {
                layer.draw(still: still, timeline: &timeline, definitions: &definitions, into: &phone)
            }
            drawFinger(into: &phone, timeline: &timeline, definitions: &definitions)
        }
        svg.rect(
            frame.insetBy(dx: -1.5, dy: -1.5), radius: Phone.cornerRadius * scale + 1.5, fill: "none",
            stroke: svg.ink.outline)
    }

    private func drawFinger(into svg: inout SVG, timeline: inout Timeline, definitions: inout Definitions) {
        var finger = SVG(ink: svg.ink)
        Phone.drawFinger(at: .zero, into: &finger)
        let shape = Cel.shape(finger.body)
        let fingers: [[Cel]] = frames.map { shot in
            guard let place = shot.moment.finger else { return [] }
            let placement = Placement(transform: CGAffineTransform(translationX: place.x, y: place.y))
            return [.group(Cel.Group(placement: placement, parts: [shape]))]
        }
        for layer in Layer.layers(of: fingers) {
            layer.draw(still: still, timeline: &timeline, definitions: &definitions, into: &svg)
        }
    }
}
