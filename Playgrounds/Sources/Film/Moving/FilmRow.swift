import HeadlessUIKit

/// Phones side by side that move at the same time, each with a line under it: a picture for a page that may be light or
/// dark.
package struct FilmRow {
    package var films: [Film]

    package struct Film {
        /// The screen in every frame; all films of a row begin at the same time.
        package var frames: [Shot]
        /// The line under the phone; empty for none.
        var caption = ""
    }

    /// A single phone that shows a run up to rest.
    package init(_ picture: MovingPicture) {
        self.init(films: [Film(frames: picture.framesToRest)])
    }

    init(films: [Film]) { self.films = films }

    private static let width: CGFloat = 176
    private static let gap: CGFloat = 44
    private static let margin = CGSize(width: 8, height: 12)
    private static let captionHeight: CGFloat = 28

    /// The times of the frames, those of the longest film.
    private var times: [TimeInterval] {
        films.map(\.frames).max { $0.count < $1.count }.map { $0.map(\.moment.time) } ?? []
    }

    package func svg(title: String) -> String {
        var timeline = Timeline(frames: times, end: times.last ?? 0, slowness: 1.5, lead: 0.8, pause: 1.6)
        var definitions = Definitions()
        var page = SVG(ink: .onEitherGround)
        var size = CGSize(width: 2 * Self.margin.width - Self.gap, height: 0)
        for film in films {
            let frame = CGRect(
                x: size.width + Self.gap - Self.margin.width, y: Self.margin.height, width: Self.width,
                height: film.height(ofWidth: Self.width))
            MovingPhone(frames: film.frames(times.count), frame: frame)
                .draw(into: &page, timeline: &timeline, definitions: &definitions)
            page.text(
                film.caption, at: CGPoint(x: frame.midX, y: frame.maxY + 24), size: 13, anchor: .middle)
            size.width += Self.width + Self.gap
            size.height = max(size.height, frame.maxY + Self.margin.height)
        }
        if films.contains(where: { !$0.caption.isEmpty }) { size.height += Self.captionHeight }
        return SVG.film(page, timeline: timeline, definitions: definitions, size: size, title: title)
    }
}

extension FilmRow.Film {
    /// The frames, with the last one repeated up to `count`: a film that has come to rest stays as it is.
    fileprivate func frames(_ count: Int) -> [Shot] {
        frames + Array(repeating: frames.last, count: count - frames.count).compactMap(\.self)
    }

    fileprivate func height(ofWidth width: CGFloat) -> CGFloat {
        guard let screen = frames.first?.picture.size else { return 0 }
        return (screen.height * width / screen.width).rounded()
    }
}
