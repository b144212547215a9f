import Film
import HeadlessUIKit
import Scenes
import Testing

/// The picture at the top of the README, read as a browser reads it: its rules and its words are compared with the run.
@MainActor struct MovingPictureTests {
    private static func take() -> MovingPicture {
        let script = Reel().scripts.first { $0.name == "stroke-4 out, back, out" }
        return MovingPicture(script ?? .caught, startOffset: 40, policy: .continuous, in: DeckDemo.self)
    }

    private static let taken = take()
    private static let drawn = taken.svg(title: "A run, <moving>", ink: .light)
    private static let rules = KeyframeRule.rules(in: drawn)

    private var picture: MovingPicture { Self.taken }
    private var svg: String { Self.drawn }
    private var shown: [Shot] { picture.frames.filter { $0.moment.time <= picture.run.lastSecondShown } }

    /// True if some rule moves something as `place` says, in every frame, at the frame's time on the timeline.
    private func isMoved(_ place: (Moment) -> CGPoint) throws -> Bool {
        let shares = try timeline().keys.map(\.share)
        let places = shown.map { place($0.moment) }
        return Self.rules.contains { rule in
            let found = shares.compactMap(rule.place)
            guard found.count == places.count else { return false }
            return zip(found, places).allSatisfy { isSame($0 - found[0], $1 - places[0]) }
        }
    }

    private func isSame(_ one: CGVector, _ two: CGVector) -> Bool {
        abs(one.dx - two.dx) < 0.01 && abs(one.dy - two.dy) < 0.01
    }

    /// The rule of the time mark: the only one that moves to the right all the time.
    private func timeline() throws -> KeyframeRule {
        try #require(
            Self.rules.first { rule in
                zip(rule.keys, rule.keys.dropFirst()).allSatisfy { ($0.place?.x ?? 0) < ($1.place?.x ?? 0) }
            })
    }

    @Test("The picture's words are the decisions of the run, in order")
    func picturesWordsAreTheDecisionsOfTheRunInOrder() {
        let lines = svg.components(separatedBy: "xml:space=\"preserve\">").dropFirst()
            .map { $0.components(separatedBy: "</text>")[0] }
        #expect(words(lines.joined(separator: " ")) == words(picture.run.decisions.map(\.text).joined(separator: " ")))
    }

    private func words(_ text: String) -> [Substring] { text.split(separator: " ") }

    @Test("One finger scrolls, drags, scrolls again")
    func oneFingerScrollsDragsScrollsAgain() {
        #expect(picture.run.touches.count == 1)
        #expect(picture.run.owners.prefix(3) == ["scroll", "drag", "scroll"])
    }

    @Test("The time line follows the run in every frame")
    func timeLineFollowsTheRunInEveryFrame() throws {
        let keys = try timeline().keys
        let times = shown.map(\.moment.time)
        let end = try #require(keys.last?.place?.x)
        let told = keys.map { ($0.place?.x ?? 0) / end * (times.last ?? 0) }
        #expect(told.count == times.count)
        #expect(zip(told, times).allSatisfy { abs($0 - $1) < 1e-4 })
    }

    @Test("The time between two frames is the run's, at the picture's speed")
    func timeBetweenTwoFramesIsTheRunsAtThePicturesSpeed() throws {
        let keys = try timeline().keys
        let duration = try #require(number(after: "animation-duration:"))
        let words = try #require(svg.range(of: " times slower"))
        let slowness = try #require(svg[..<words.lowerBound].last?.wholeNumberValue)
        let share = try #require(keys.last).share - (try #require(keys.first).share)
        let lasted = try #require(shown.last).moment.time
        #expect(abs(share / 100 * duration - lasted * Double(slowness)) < 0.001)
    }

    private func number(after text: String) -> Double? {
        svg.range(of: text).flatMap { Double(svg[$0.upperBound...].prefix { $0.isNumber || $0 == "." }) }
    }

    @Test("The card follows the run in every frame")
    func cardFollowsTheRunInEveryFrame() throws {
        #expect(try isMoved { CGPoint(x: 0, y: $0.cardTranslation) })
    }

    @Test("The list's offset follows the run in every frame")
    func listsOffsetFollowsTheRunInEveryFrame() throws {
        #expect(try isMoved { CGPoint(x: 0, y: -$0.contentOffset) })
    }

    @Test("The finger follows the run in every frame, and stays in place after the lift")
    func fingerFollowsTheRunInEveryFrameAndStaysInPlaceAfterTheLift() throws {
        let last = try #require(picture.run.atLift.finger)
        #expect(try isMoved { $0.finger ?? last })
    }

    @Test("A wrong place would be found, because no rule of the picture contains it")
    func placeThatTheRunNeverHadIsFoundInNoRule() throws {
        #expect(try !isMoved { CGPoint(x: 0, y: $0.cardTranslation + ($0.time > 0.5 ? 0.1 : 0)) })
    }

    @Test("Without motion, every decision can be read")
    func withoutMotionEveryDecisionCanBeRead() throws {
        for (index, group) in svg.components(separatedBy: "<g ").enumerated() where group.contains("xml:space") {
            let tag = try #require(group.split(separator: ">").first)
            #expect(!tag.contains("opacity"), "the group \(index)")
        }
    }

    @Test("Without motion, the finger holds the card at its farthest place")
    func withoutMotionTheFingerHoldsTheCardAtItsFarthestPlace() throws {
        let held = picture.run.moments.filter { $0.isFrame && $0.finger != nil }
        let finger = try #require(held.max { $0.cardTranslation < $1.cardTranslation }?.finger)
        let there = "transform=\"translate(\(short(finger.x)) \(short(finger.y)))\">\n<use href=\"#"
        let name = svg.components(separatedBy: there).dropFirst().first?.prefix { $0 != "\"" }
        #expect(svg.contains("<g id=\"\(try #require(name))\">\n<circle"))
    }

    private func short(_ number: CGFloat) -> String {
        let text = "\((number * 1000).rounded() / 1000)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension CGPoint {
    fileprivate static func - (end: CGPoint, start: CGPoint) -> CGVector {
        CGVector(dx: end.x - start.x, dy: end.y - start.y)
    }
}

/// Pictures of a phone alone, in scenes with shadows, sheets and several cards.
@MainActor struct FilmRowTests {
    @Test("The picture contains everything that a frame shows", arguments: ["map", "floating", "places", "nested"])
    func pictureContainsEverythingThatAFrameShows(name: String) throws {
        let demo = try #require(DemoCatalog.demo(named: name))
        let script = TouchScript.pull(by: [-120, 200])
        let film = FilmRow(MovingPicture(script, startOffset: 0, policy: .continuous, in: demo))
        let svg = film.svg(title: "")
        let shapes = film.films[0].frames.reduce(into: Set<Substring>()) { shapes, frame in
            shapes.formUnion(frame.picture.svgFragment().split(separator: "\n").filter { $0.hasPrefix("<text") })
        }
        #expect(shapes.count > 3)
        #expect(shapes.filter { !svg.contains($0) } == [])
    }

    @Test("A card that leaves is gone at the end of its film")
    func cardThatLeavesIsGoneAtTheEndOfItsFilm() throws {
        let script = TouchScript.pull(by: [400], isFlung: true)
        let film = FilmRow(MovingPicture(script, startOffset: 0, policy: .continuous, in: FloatingDemo.self))
        let last = try #require(film.films[0].frames.last)
        #expect(!last.picture.svgFragment().contains(">Nearby<"))
    }
}

/// A rule of the picture, as far as it moves something.
private struct KeyframeRule {
    /// In order: the share of the loop in percent, and the place; nil if the rule only fades.
    var keys: [(share: Double, place: CGPoint?)] = []

    static func rules(in svg: String) -> [KeyframeRule] {
        svg.split(separator: "\n").filter { $0.hasPrefix("@keyframes") }.map { KeyframeRule(text: $0) }
    }

    /// - Parameter text: `@keyframes k1{0%,5%{transform:translate(0px,12px)}9%,100%{transform:translate(0px,0px)}}`
    init(text: Substring) {
        for key in text.drop(while: { $0 != "{" }).dropFirst().split(separator: "}") {
            let parts = key.split(separator: "{")
            // The first key includes the lead, and the last the pause: only the run's share counts.
            let shares = parts[0].split(separator: ",").compactMap { Double($0.dropLast()) }
            guard let share = shares.first == 0 ? shares.last : shares.first else { continue }
            keys.append((share, Self.place(in: parts[1])))
        }
    }

    private static func place(in rule: Substring) -> CGPoint? {
        guard let start = rule.range(of: "translate(") else { return nil }
        let numbers = rule[start.upperBound...].split(separator: ")")[0].components(separatedBy: ",")
            .compactMap { Double($0.dropLast("px".count)) }
        return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
    }

    /// Returns the place at a share of the loop, interpolated between two keys.
    func place(at share: Double) -> CGPoint? {
        let later = keys.firstIndex { $0.share >= share - 1e-9 }
        guard let next = later else { return keys.last?.place }
        guard next > 0, let start = keys[next - 1].place, let end = keys[next].place else { return keys[next].place }
        let part = (share - keys[next - 1].share) / (keys[next].share - keys[next - 1].share)
        return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
}
