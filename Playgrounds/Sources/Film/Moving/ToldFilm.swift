import HeadlessUIKit

/// A phone that moves, and beside it what happens in words: a picture for a page that may be light or dark.
package struct ToldFilm {
    var frames: [Shot]
    var steps: [ToldLines.Step]
    /// The seconds of the picture for each second of the film, so that there is time to read.
    var slowness: Double

    @MainActor
    package init(_ camera: Camera, slowness: Double = 2) {
        (frames, steps, self.slowness) = (camera.frames, camera.steps, slowness)
    }

    /// The decisions of a run, and its frames up to rest.
    init(_ picture: MovingPicture) {
        frames = picture.framesToRest
        steps = picture.run.decisions.map { ToldLines.Step($0, lineLength: Self.wordsLength) }
        (slowness, isOfDecisions) = (2, true)
    }

    private var isOfDecisions = false
    private static let wordsLength = 68
    private static let phone = CGRect(x: 8, y: 12, width: 176, height: 381)

    package func svg(title: String) -> String {
        let times = frames.map(\.moment.time)
        var timeline = Timeline(frames: times, end: times.last ?? 0, slowness: slowness, lead: 0.8, pause: 2.5)
        var definitions = Definitions()
        var page = SVG(ink: .onEitherGround)
        let phone = MovingPhone(frames: frames, frame: Self.phone)
        phone.draw(into: &page, timeline: &timeline, definitions: &definitions)
        let width: CGFloat = isOfDecisions ? 476 : 300
        var lines = ToldLines(
            steps: steps, corner: CGPoint(x: Self.phone.maxX + 32, y: 0), width: width, isMonospaced: isOfDecisions)
        lines.corner.y = Self.phone.midY - lines.height / 2 + lines.lineHeight * 0.77
        lines.draw(still: times[phone.still], timeline: &timeline, into: &page)
        let size = CGSize(width: lines.corner.x + width, height: Self.phone.maxY + 12)
        return SVG.film(page, timeline: timeline, definitions: definitions, size: size, title: title)
    }
}

extension SVG {
    /// Returns a drawing that moves, as a file.
    static func film(
        _ page: SVG, timeline: Timeline, definitions: Definitions, size: CGSize, title: String
    ) -> String {
        var svg = SVG(ink: page.ink)
        svg.fragment(timeline.style)
        svg.fragment(definitions.body)
        svg.fragment(page.body)
        return svg.document(size: size, title: title)
    }
}
