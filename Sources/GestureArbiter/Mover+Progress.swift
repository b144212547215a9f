import UIKitShim

extension GestureArbiter.Mover {
    /// A mover's place between two stops.
    public struct Progress: Equatable, Sendable {
        /// The distance from fully open, in points.
        public var translation: CGFloat
        /// The more open of the two stops, in points from fully open; under a two-way direction, the stop nearer to 0.
        public var moreOpen: CGFloat
        /// The less open stop, or the place out of sight.
        public var lessOpen: CGFloat
        /// The share of the way from the more open stop to the other, clamped to 0...1.
        public var share: CGFloat

        init(at translation: CGFloat, on side: CardLine.Side, among stops: ReleaseRule.Stops) {
            self.translation = translation
            let place = side.counted(translation)
            var places = stops.places
            // A stop may lie beyond the place where the mover is out of sight.
            if let away = stops.away { places.insert(away, at: places.firstIndex { $0 > away } ?? places.count) }
            let index = min(max((places.lastIndex { $0 <= place } ?? 0), 0), max(places.count - 2, 0))
            let (before, after) = (places[index], places[min(index + 1, places.count - 1)])
            let way = after - before
            share = way > 0 ? min(max((place - before) / way, 0), 1) : 0
            (moreOpen, lessOpen) = (side.counted(before), side.counted(after))
        }
    }
}
