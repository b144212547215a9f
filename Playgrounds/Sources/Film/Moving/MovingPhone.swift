import HeadlessUIKit

/// A phone whose screen and finger go through the frames of a film.
struct MovingPhone {
    var frames: [Shot]
    /// The place on the page.
    var frame: CGRect

    /// The frame that stands for all where nothing moves: the finger has the card farthest from where it began.
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
            for layer in Layer.layers(of: pictures) { layer.draw(still: still, timeline: &timeline, into: &phone) }
            drawFinger(into: &phone, timeline: &timeline)
        }
        svg.rect(
            frame.insetBy(dx: -1.5, dy: -1.5), radius: Phone.cornerRadius * scale + 1.5, fill: "none",
            stroke: svg.ink.outline)
    }

    private func drawFinger(into svg: inout SVG, timeline: inout Timeline) {
        var finger = SVG(ink: svg.ink)
        Phone.drawFinger(at: .zero, into: &finger)
        let shape = Cel.shape(finger.body)
        let fingers: [[Cel]] = frames.map { shot in
            guard let place = shot.moment.finger else { return [] }
            let placement = Placement(transform: CGAffineTransform(translationX: place.x, y: place.y))
            return [.group(Cel.Group(placement: placement, parts: [shape]))]
        }
        for layer in Layer.layers(of: fingers) { layer.draw(still: still, timeline: &timeline, into: &svg) }
    }
}

/// A run as a phone alone that moves: a picture for a page that may be light or dark.
package struct PhoneFilm {
    /// The screen in every frame of the run.
    package var frames: [Shot]

    /// Shows all that happens up to rest, and no more than a second of it after the lift.
    package init(_ picture: MovingPicture) {
        frames = picture.frames.filter { $0.moment.time <= picture.run.liftTime + 1 }
    }

    private static let size = CGSize(width: 192, height: 405)

    package func svg(title: String) -> String {
        let times = frames.map(\.moment.time)
        var timeline = Timeline(frames: times, end: times.last ?? 0, slowness: 1.5, lead: 0.8, pause: 1.6)
        var definitions = Definitions()
        var page = SVG(ink: .onEitherGround)
        MovingPhone(frames: frames, frame: CGRect(x: 8, y: 12, width: 176, height: 381))
            .draw(into: &page, timeline: &timeline, definitions: &definitions)
        var svg = SVG(ink: .onEitherGround)
        svg.fragment(timeline.style)
        svg.fragment(definitions.body)
        svg.fragment(page.body)
        return svg.document(size: Self.size, title: title)
    }
}
