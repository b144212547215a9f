import Foundation
import HeadlessUIKit
import Recordings
import Scenes

/// Two courses of the same fingers beside each other: the decisions, aligned by the finger's sample at which they were
/// made, and the first difference.
package struct Comparison: Hashable, Sendable {
    /// The decisions that were made after one sample and before the next, by their indices in each course; also those
    /// about an undecided touch that the other course makes a little later.
    package struct Row: Encodable, Hashable, Sendable {
        package var sample: Int
        /// Seconds since touch-down of the first decision that differs, or of the first one if none does.
        package var at: TimeInterval
        package var one: [Int]
        package var other: [Int]
        package var same: Bool

        package init(sample: Int, at: TimeInterval, one: [Int], other: [Int], same: Bool) {
            (self.sample, self.at, self.one, self.other, self.same) = (sample, at, one, other, same)
        }
    }

    package struct Difference: Encodable, Hashable, Sendable {
        package enum Kind: String, Encodable, Hashable, Sendable { case decision, place, outcome }

        /// Seconds since touch-down.
        package var at: TimeInterval
        package var sample: Int
        package var kind: Kind
        /// One or two sentences.
        package var text: String
    }

    /// Two places that are this far apart count as equal, in points.
    package static let tolerance = 0.5

    package let replayed: Replayed
    package let one: Course
    package let other: Course
    package let rows: [Row]
    /// Nil if nothing differs.
    package let first: Difference?

    package init(of replayed: Replayed, _ one: Course, _ other: Course) {
        (self.replayed, self.one, self.other) = (replayed, one, other)
        rows = Self.rows(one, other)
        first = Self.first(one, other, rows)
    }

    private static func rows(_ one: Course, _ other: Course) -> [Row] {
        let samples = alignedSamples(one.decisions, other.decisions)
        return Set(samples.one + samples.other).sorted().map { sample in
            let mine = one.decisions.indices.filter { samples.one[$0] == sample }
            let theirs = other.decisions.indices.filter { samples.other[$0] == sample }
            // Without a hand-off a policy forgets a scrolling touch before it ends, so the end does not count.
            let left = mine.map { one.decisions[$0] }.filter { !$0.endsScrolling }
            let right = theirs.map { other.decisions[$0] }.filter { !$0.endsScrolling }
            let odd = (0..<max(left.count, right.count)).first { index in
                guard left.indices.contains(index), right.indices.contains(index) else { return true }
                return !left[index].agrees(with: right[index])
            }
            let all = mine.map { one.decisions[$0] } + theirs.map { other.decisions[$0] }
            let odds = [left, right].compactMap { decisions in
                odd.flatMap { decisions.indices.contains($0) ? decisions[$0] : nil }
            }
            let times = (odds.isEmpty ? all : odds).map(\.entry.at)
            return Row(sample: sample, at: times.min() ?? 0, one: mine, other: theirs, same: odd == nil)
        }
    }

    /// Returns the sample that each decision belongs to: its own. If both courses decide the same about an undecided
    /// touch, one a little later, that is no difference until it can be seen, and both belong to the earlier sample.
    private static func alignedSamples(
        _ one: [Course.Decision], _ other: [Course.Decision]
    ) -> (one: [Int], other: [Int]) {
        var (mine, theirs) = (one.map(\.sample), other.map(\.sample))
        func isMade(_ decision: Course.Decision, in course: [Course.Decision]) -> Bool {
            course.contains { $0.sample == decision.sample && $0.agrees(with: decision) }
        }
        var isTaken = other.map { isMade($0, in: one) }
        for (index, decision) in one.enumerated() where decision.entry.from == "undecided" {
            guard !isMade(decision, in: other),
                let match = other.indices.first(where: { !isTaken[$0] && decision.agrees(with: other[$0]) })
            else { continue }
            isTaken[match] = true
            let sample = min(mine[index], theirs[match])
            (mine[index], theirs[match]) = (sample, sample)
        }
        return (mine, theirs)
    }

    private static func first(_ one: Course, _ other: Course, _ rows: [Row]) -> Difference? {
        let row = rows.first { !$0.same }
        let pair = framePairs(one, other).first { $0.differs }
        if let pair, row.map({ pair.time < $0.at - 1e-9 }) ?? true {
            return Difference(at: pair.time, sample: pair.sample, kind: .place, text: pair.words(one, other))
        }
        if let row {
            return Difference(at: row.at, sample: row.sample, kind: .decision, text: words(for: row, one, other))
        }
        guard one.outcome != other.outcome else { return nil }
        let end = [one, other].compactMap(\.frames.last).min { $0.time < $1.time }
        return Difference(
            at: end?.time ?? 0, sample: end?.sample ?? -1, kind: .outcome,
            text: "The decisions are the same. \(one.title) \(one.outcome.words); "
                + "\(other.title) \(other.outcome.words).")
    }
}

extension Course.Decision {
    /// True if the other decides the same at the same time, give or take a frame, or 100 ms while nobody moves. The
    /// reasons may differ, as those of two policies do; what becomes of a card that was let go may not.
    fileprivate func agrees(with other: Self) -> Bool {
        let delay = entry.from == "undecided" ? 0.1 : 1 / Course.framesPerSecond
        return entry.arbiter == other.entry.arbiter && entry.from == other.entry.from && entry.to == other.entry.to
            && fate == other.fate && abs(entry.at - other.entry.at) < delay + 1e-6
    }

    fileprivate var endsScrolling: Bool { entry.from.hasPrefix("scroll") && entry.to == "nobody" }

    /// "let go, away" of "let go, away: 460 pt of 789, 395 needed".
    private var fate: Substring? { entry.outcome?.prefix { $0 != ":" } }
}

// MARK: Places

extension Comparison {
    /// What both courses show at one time. If one has come to rest earlier, it stays there.
    private struct FramePair {
        var one: Course.Frame
        var other: Course.Frame
        /// The later of the two times, as the later frame is the one that has just appeared.
        var time: TimeInterval { max(one.time, other.time) }
        var sample: Int { max(one.sample, other.sample) }
        private var cardsDiffer: Bool { abs(one.card - other.card) > Comparison.tolerance }
        private var contentsDiffer: Bool { abs(one.content - other.content) > Comparison.tolerance }
        var differs: Bool { cardsDiffer || contentsDiffer }

        func words(_ one: Course, _ other: Course) -> String {
            func sentence(_ what: String, _ place: KeyPath<Course.Frame, Double>) -> String {
                "\(what) at \(self.one[keyPath: place].tenths) pt with \(one.title) and at "
                    + "\(self.other[keyPath: place].tenths) pt with \(other.title)"
            }
            let when = Comparison.words(for: time)
            switch (cardsDiffer, contentsDiffer) {
            case (true, true):
                return "\(when) \(sentence("the card is", \.card)); \(sentence("the content is", \.content))."
            case (true, false): return "\(when) \(sentence("the card is", \.card))."
            case (false, _): return "\(when) \(sentence("the content is", \.content))."
            }
        }
    }

    private static func framePairs(_ one: Course, _ other: Course) -> [FramePair] {
        guard let lastOfOne = one.frames.last, let lastOfOther = other.frames.last else { return [] }
        return (0..<max(one.frames.count, other.frames.count)).map { index in
            FramePair(
                one: one.frames.indices.contains(index) ? one.frames[index] : lastOfOne,
                other: other.frames.indices.contains(index) ? other.frames[index] : lastOfOther)
        }
    }

    /// The number of times at which both are compared.
    package var frameCount: Int { max(one.frames.count, other.frames.count) }
}

// MARK: Words

extension Comparison {
    /// The first difference, or a sentence that there is none.
    package var text: String {
        let settings = one.title == other.title ? "" : " between \(one.title) and \(other.title)"
        return first?.text
            ?? """
            Nothing differs\(settings): the same decisions at the same samples, content and \
            card within half a point of each other in all \(frameCount) frames, and the same end.
            """
    }

    private static func words(for time: TimeInterval) -> String {
        time < 0.0005 ? "Before anything moves" : "At +\(Int((time * 1000).rounded())) ms"
    }

    /// "At +305 ms continuous goes from scroll to drag: .atEdge is true. gated stays with scroll."
    private static func words(for row: Row, _ one: Course, _ other: Course) -> String {
        let mine = row.one.map { one.decisions[$0] }.filter { !$0.endsScrolling }
        let theirs = row.other.map { other.decisions[$0] }.filter { !$0.endsScrolling }
        let place = zip(mine, theirs).enumerated().first { !$1.0.agrees(with: $1.1) }?.offset
        let index = place ?? min(mine.count, theirs.count)
        let sides = [(one, mine), (other, theirs)].map { course, decisions in
            said(by: course, decisions.indices.contains(index) ? decisions[index].entry : nil, at: row)
        }
        // A course that decides something is named before one that does nothing.
        let isQuietFirst = !mine.indices.contains(index)
        let (before, after) = isQuietFirst ? (sides[1], sides[0]) : (sides[0], sides[1])
        return "At +\(Int((row.at * 1000).rounded())) ms \(before). \(after)."
    }

    private static func said(by course: Course, _ entry: DecisionEntry?, at row: Row) -> String {
        guard let entry else {
            let owner = course.decisions.last { $0.sample <= row.sample && $0.entry.at <= row.at + 1e-9 }?.entry.to
            guard let owner, owner != "undecided" else { return "\(course.title) is still undecided" }
            return "\(course.title) stays with \(owner)"
        }
        let who = entry.arbiter.isEmpty ? "" : "\(entry.arbiter) "
        return "\(course.title): \(who)\(entry.from) → \(entry.to), since \(entry.why)"
    }
}

// MARK: JSON

extension Comparison {
    /// The message to a page.
    package var json: String {
        var json = JSONText()
        json.raw("{\"type\":\"compared\"")
        json.field("title", title)
        json.field("script", replayed.script.name)
        json.field("start", replayed.words)
        json.raw(",\"samples\":")
        let events = replayed.script.events
        let touchDown = events.first?.time ?? 0
        json.list(events) { json, event in
            json.raw("[")
            json.seconds(event.time - touchDown)
            json.raw(",\(event.finger),\"\(TouchSample(event).phase.rawValue)\",")
            json.numbers(event.location.x, event.location.y)
            json.raw("]")
        }
        json.raw(",\"one\":")
        one.add(to: &json)
        json.raw(",\"other\":")
        other.add(to: &json)
        json.field("rows", rows)
        json.field("first", first)
        json.field("text", text)
        json.raw("}")
        return json.text
    }

    /// "deck: gated beside continuous"
    package var title: String {
        let scene = one.settings.scene == other.settings.scene ? "\(one.settings.scene): " : ""
        return "\(scene)\(one.title) beside \(other.title)"
    }
}
