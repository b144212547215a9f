import HeadlessUIKit

extension Stage {
    /// Maps who gets each finger on the screen as it is now. The stage is untouched afterwards.
    ///
    /// Each finger is played in a copy of the process, for which the screen's own code runs: its delegates, actions and
    /// conditions. A screen that stops or hangs when touched is a result, `.stops`. Darwin and
    /// Windows have no such copies: there use ``TouchMap/init(rebuilding:grid:fingers:rest:)``.
    ///
    /// - Parameters:
    ///   - view: The view whose area is mapped; the window by default.
    ///   - grid: The distance between two places, in points: 44 for a quick look, 8 for a boundary.
    ///   - fingers: What fingers do at each place.
    ///   - rest: The seconds for which fingers rest before they move. Above 0, each finger is also played without a rest,
    ///     and where that changes the owner is a conflict.
    /// - Throws: ``TouchMapError``.
    public func touchMap(
        of view: UIView? = nil, grid: CGFloat = 24, fingers: [TouchMap.Stroke] = TouchMap.Stroke.allCases,
        rest: TimeInterval = 0
    ) throws(TouchMapError) -> TouchMap {
        guard view == nil || view?.window === window else { throw .nothingToMap }
        let area = view.map { $0.convert($0.bounds, to: nil) } ?? window.bounds
        let screen = MappedScreen(self)
        let map = TouchMap(area: area, grid: grid, fingers: fingers, rest: rest)
        return try map.played(on: screen, by: screen.playingInCopies())
    }
}

extension TouchMap {
    /// Maps who gets each finger on a screen that is built anew for each finger. This runs on every platform. A screen
    /// that stops when touched stops the test.
    ///
    /// - Parameters:
    ///   - stage: Builds the screen: the same one each time.
    ///   - grid: The distance between two places, in points: 44 for a quick look, 8 for a boundary.
    ///   - fingers: What fingers do at each place.
    ///   - rest: The seconds for which fingers rest before they move. Above 0, each finger is also played without a rest,
    ///     and where that changes the owner is a conflict.
    /// - Throws: ``TouchMapError``.
    @MainActor
    public init(
        rebuilding stage: @escaping () -> Stage, grid: CGFloat = 24, fingers: [Stroke] = Stroke.allCases,
        rest: TimeInterval = 0
    ) throws(TouchMapError) {
        let screen = MappedScreen(stage())
        let map = TouchMap(area: screen.stage.window.bounds, grid: grid, fingers: fingers, rest: rest)
        self = try map.played(on: screen) { jobs in jobs.map { MappedScreen(stage()).play($0) } }
    }

    /// Whether this platform has the copies of a process that `Stage.touchMap` plays fingers in.
    package static var hasCopies: Bool { Copies.areThere }

    /// The most fingers of one map.
    static let limit = 20_000

    /// Returns the map with its plays and conflicts.
    @MainActor
    func played(on screen: MappedScreen, by play: @escaping Playing) throws(TouchMapError) -> TouchMap {
        try check(screen.stage)
        var map = self
        map.plays = played(after: rest, on: screen, by: play)
        let quick = rest > 0 ? played(after: 0, on: screen, by: play) : map.plays
        map.conflicts = ConflictFinder(map: map, quick: quick, screen: screen, play: play).conflicts
        return map
    }

    @MainActor
    private func played(
        after rest: TimeInterval, on screen: MappedScreen, by play: @escaping Playing
    ) -> [Stroke: [Play]] {
        // A keyboard is not drawn, and takes its touches itself.
        let keyboard = screen.stage.keyboardFrame ?? .null
        let isTyping = Play(owner: .triggers("keyboard"), reason: "", view: "keyboard")
        return fingers.reduce(into: [:]) { plays, stroke in
            let touched = places.filter { !keyboard.contains(point($0)) }
            let results = play(touched.map { Job(stroke, at: point($0), after: rest) })
            plays[stroke] = Array(repeating: isTyping, count: places.count)
            for (place, result) in zip(touched, results) { plays[stroke]?[place] = result }
        }
    }

    @MainActor
    private func check(_ stage: Stage) throws(TouchMapError) {
        guard !stage.hasFinger else { throw .busy }
        guard grid > 0, grid.isFinite, (0...60).contains(rest), !area.isEmpty, !area.isInfinite, !fingers.isEmpty
        else {
            throw .nothingToMap
        }
        let each = Double(fingers.count) * (rest > 0 ? 2 : 1)
        let count = each * Double((area.width / grid).rounded(.up)) * Double((area.height / grid).rounded(.up))
        guard count <= Double(Self.limit) else {
            throw .tooManyFingers(CGFloat(min(count, 1e9)).rounded, limit: Self.limit)
        }
    }
}

/// Plays fingers, each on a screen that no finger has touched.
typealias Playing = @MainActor ([Job]) -> [TouchMap.Play]

/// A finger to play.
struct Job: Sendable {
    let stroke: TouchMap.Stroke
    let point: CGPoint
    let rest: TimeInterval
    /// The number of a view that takes no touches; nil for the screen as it is.
    let without: Int?

    init(_ stroke: TouchMap.Stroke, at point: CGPoint, after rest: TimeInterval, without: Int? = nil) {
        (self.stroke, self.point, self.rest, self.without) = (stroke, point, rest, without)
    }
}

/// The reason why there is no map.
public enum TouchMapError: Error, Equatable, CustomStringConvertible {
    /// A finger is down.
    case busy
    /// The grid is so fine that the map would take minutes.
    case tooManyFingers(Int, limit: Int)
    /// The area, the grid, the rest or the list of fingers is empty or not a number, or the view is not in the window.
    case nothingToMap
    /// This platform has no copies of a process.
    case noCopies

    /// What happened, and what to do.
    public var description: String {
        switch self {
        case .busy: "a finger is down. Lift it before you map the screen."
        case .tooManyFingers(let count, let limit):
            "the map would take \(count) fingers, and at most \(limit) are played. Use a larger grid, fewer fingers or a "
                + "smaller view."
        case .nothingToMap:
            "there is nothing to map: the view must be in the stage's window, its area and `grid` above 0, `rest` from 0 to "
                + "60 s, and `fingers` not empty."
        case .noCopies: "this platform has no copies of a process. Use `TouchMap(rebuilding: { makeStage() })`."
        }
    }
}
