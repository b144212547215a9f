import HeadlessUIKit

extension TouchMap {
    /// A finger whose owner depends on something that UIKit does not document.
    public struct Contested: Sendable, Codable, Equatable, CustomStringConvertible {
        /// The setting of the host's assumptions under which the owner differs, such as "nestedPriority = outermost".
        public let setting: String
        /// What the finger does.
        public let finger: Stroke
        /// Where it comes down, in the window.
        public let point: CGPoint
        /// Its owner under the default assumptions, and under the setting.
        public let (owner, other): (Owner, Owner)

        /// Such as "nestedPriority = outermost: down at (108, 444): triggers pan of canvas → drags card Screen".
        public var description: String { "\(setting): \(finger.rawValue) at \(point.words): \(owner) → \(other)" }
    }

    /// Plays a finger of each kind of place again, under every other setting of each switch of the host that concerns
    /// gestures, and returns those that then have another owner.
    ///
    ///     let doubtful = try TouchMap.contested { assumptions in makeStage(assumptions) }
    ///
    /// - Parameters:
    ///   - grid: The distance between two places, in points.
    ///   - fingers: What fingers do at each place.
    ///   - stage: Builds the screen, on a stage with these assumptions.
    /// - Throws: ``TouchMapError``.
    @MainActor
    public static func contested(
        grid: CGFloat = 24, fingers: [Stroke] = Stroke.allCases, _ stage: @escaping (Assumptions) -> Stage
    ) throws(TouchMapError) -> [Contested] {
        let defaults = Assumptions()
        func players(_ assumptions: Assumptions) throws(TouchMapError) -> (MappedScreen, Playing) {
            let screen = MappedScreen(stage(assumptions))
            guard Copies.areThere else {
                return (screen, { jobs in jobs.map { MappedScreen(stage(assumptions)).play($0) } })
            }
            return (screen, try screen.playingInCopies())
        }
        let (screen, play) = try players(defaults)
        let plain = TouchMap(area: screen.stage.window.bounds, grid: grid, fingers: fingers, rest: 0)
        let map = try plain.played(on: screen, by: play)
        var witnesses: [(job: Job, owner: Owner)] = []
        for stroke in fingers {
            // Two reasons may be two rules of UIKit.
            for group in map.groups(stroke, by: { [$0.owner.description, $0.reason] }) {
                let point = map.point(map.deepest(of: group.places))
                witnesses.append((Job(stroke, at: point, after: 0), map.owner(at: point, going: stroke) ?? .nothing))
            }
        }
        var contested: [Contested] = []
        for doubt in Assumptions.switchesOfGestures {
            for setting in doubt.settings.dropFirst() {
                var assumptions = defaults
                assumptions.set(setting)
                let results = try players(assumptions).1(witnesses.map(\.job))
                for (witness, result) in zip(witnesses, results) where result.owner != witness.owner {
                    contested.append(
                        Contested(
                            setting: "\(doubt.name) = \(setting)", finger: witness.job.stroke, point: witness.job.point,
                            owner: witness.owner, other: result.owner))
                }
            }
        }
        return contested
    }
}
