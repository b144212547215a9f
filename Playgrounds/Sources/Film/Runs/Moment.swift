import HeadlessUIKit

/// The state of the screen at one time.
package struct Moment: Hashable, Sendable {
    /// The seconds since touch-down.
    package var time: TimeInterval = 0
    /// True if the screen showed it: a frame, not an event between frames.
    package var isFrame = false
    /// The place of the finger, in the window; nil once it has left.
    package var finger: CGPoint?
    /// The list's offset, in points; 0 at its top.
    package var contentOffset: CGFloat = 0
    /// The distance of the card from rest, in points, downward.
    package var cardTranslation: CGFloat = 0
}

/// A moment, with a picture of the screen.
package struct Shot: Hashable, Sendable {
    package var moment: Moment
    package var picture: Snapshot
}

extension Shot {
    /// The number of moments of a run that are shown.
    static let count = touchedCount + 3
    private static let touchedCount = 6

    /// Returns the indices of the moments to show: six up to the last lift, that one included, and three of the
    /// settling.
    ///
    /// The six are chosen by distance as well as by time, so that short pulls are shown and pauses are short.
    static func choice(from moments: [Moment], liftTime: TimeInterval) -> [Int] {
        let lift = moments.lastIndex { $0.time <= liftTime } ?? 0
        let (start, rest) = (moments[lift].time, moments.last?.time ?? 0)
        let settling = [0.12, 0.35, 1].map { share in
            moments[lift...].indices.min {
                abs(moments[$0].time - start - (rest - start) * share)
                    < abs(moments[$1].time - start - (rest - start) * share)
            } ?? lift
        }
        return touched(moments[...lift]) + settling
    }

    private static func touched(_ moments: ArraySlice<Moment>) -> [Int] {
        var ways: [CGFloat] = [0]
        for (earlier, later) in zip(moments, moments.dropFirst()) {
            ways.append(ways[ways.count - 1] + later.way(from: earlier))
        }
        let (wholeTime, wholeWay) = (max(moments.last?.time ?? 0, 0.001), max(ways.last ?? 0, 1))
        let progress = zip(moments, ways).map { $0.time / wholeTime * 0.4 + $1 / wholeWay * 0.6 }
        return (0..<touchedCount).map { index in
            let share = Double(index) / Double(touchedCount - 1)
            return progress.indices.min { abs(progress[$0] - share) < abs(progress[$1] - share) } ?? 0
        }
    }
}

extension Moment {
    /// Returns the distance that the finger went between the two; or, without a finger, the card.
    fileprivate func way(from earlier: Moment) -> CGFloat {
        guard let finger, let before = earlier.finger else { return abs(cardTranslation - earlier.cardTranslation) }
        return abs(finger.y - before.y)
    }
}
