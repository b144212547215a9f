import Foundation
import HeadlessUIKit
import Lab
import Recordings
import Scenes
import Testing

@MainActor
struct ComparisonTests {
    @Test("Gated and continuous differ first where the list hands over to the card")
    func gatedAndContinuousDifferAtTheHandOff() throws {
        let comparison = try Comparison(
            Stroke.scrollThenPull, .scene("card", policy: .named(.gated)), .scene("card"), from: 40)
        let handOff = try #require(
            comparison.other.decisions.first { $0.entry.from == "scroll" && $0.entry.to == "drag" })
        #expect(comparison.rows.first?.same == true)
        #expect(comparison.rows.first { !$0.same }?.sample == handOff.sample)
        #expect(comparison.first?.kind == .decision)
        #expect(comparison.first?.sample == handOff.sample)
        #expect(comparison.first?.at == handOff.entry.at)
        #expect(comparison.first?.text.contains("continuous: scroll → drag") == true)
        #expect(comparison.first?.text.contains("gated stays with scroll") == true)
    }

    @Test("A place that differs before any decision is the first difference, in points")
    func placeThatDiffersIsTheFirst() throws {
        var other = SceneSettings.scene("deck")
        other.options["damping"] = .number(0.5)
        let comparison = try Comparison(Stroke.straight([200], start: DeckDemo.strokeStart), .scene("deck"), other)
        #expect(comparison.first?.kind == .place)
        #expect(comparison.first?.text.contains("the card is at ") == true)
        #expect(comparison.first?.text.contains("damping 0.5") == true)
        #expect(!comparison.rows.contains { !$0.same })
    }

    @Test("The same decision a little later is in one row")
    func whoDecidesALittleLaterDecidesTheSame() throws {
        let comparison = try Comparison(
            Stroke.straight([-90], start: CGPoint(x: 195, y: 500)), .scene("card", policy: .named(.gated)),
            .scene("card"), from: 40)
        #expect(comparison.one.decisions.first?.sample == 0)
        #expect(comparison.other.decisions.first?.sample == 3)
        #expect(comparison.rows.first == Comparison.Row(sample: 0, at: 0, one: [0], other: [0], same: true))
        #expect(comparison.first == nil)
    }

    @Test("A comparison without a difference says so")
    func comparisonWithoutADifferenceSaysSo() throws {
        var other = SceneSettings.scene("card")
        other.assumptions.panEnd = .tooFewLeft
        let comparison = try Comparison(Stroke.scrollThenPull, .scene("card"), other)
        #expect(comparison.first == nil)
        #expect(comparison.text.hasPrefix("Nothing differs between panEnd"))
        #expect(try Client.object(comparison.json)["first"] is NSNull)
    }

    @Test("The message has the samples, beginning at touch-down")
    func messageHasTheSamples() throws {
        let comparison = try Comparison(
            Stroke.straight([50], start: CGPoint(x: 195, y: 400), since: 1), .scene("card"), .scene("deck"))
        let message = try Client.object(comparison.json)
        let samples = try #require(message["samples"] as? [[Any]])
        #expect(samples.first as? NSArray == [0, 0, "began", 195, 400])
        #expect(samples.last?[2] as? String == "ended")
        #expect(samples.count - 1 == comparison.one.frames.last?.sample)
    }

    @Test("One step of the work computes at most the requested frames")
    func oneStepOfTheWorkComputesAtMostTheRequestedFrames() throws {
        let replayed = try Replayed(Stroke.scrollThenPull, words: "The stroke")
        let take = try ComparisonTake(of: replayed, .scene("card"), .scene("card"))
        var pieces = 0
        while try take.proceed(frames: 8) == nil { pieces += 1 }
        let frames = try Comparison(Stroke.scrollThenPull, .scene("card"), .scene("card")).one.frames.count
        #expect(pieces >= 2 + 2 * frames / 8)
    }

    @Test("The titles distinguish an option of the scene and the start offset")
    func optionAndStartOffsetAreToldApart() {
        var other = SceneSettings.scene("card")
        other.offset = 40
        other.options["offset"] = .number(20)
        let titles = SceneSettings.titles(of: .scene("card"), other)
        #expect(titles.one == "offset as usual, scrolled at start 0 pt")
        #expect(titles.other == "offset 20, scrolled at start 40 pt")
    }

    @Test("Time before the first sample does not count as length")
    func timeBeforeTheFirstSampleIsNoPart() throws {
        let late = Stroke.straight([100], start: CGPoint(x: 195, y: 100), since: 400)
        #expect(throws: Never.self) { try Replayed(late, words: "The stroke") }
    }
}

/// Facts that hold for any two courses; scenes, policies, switches, offsets and strokes are chosen by a seed.
@MainActor
struct ComparisonPropertyTests {
    private struct Case {
        var script: TouchScript
        var one: SceneSettings
        var other: SceneSettings
        var offset: Double
    }

    private func chance(_ seed: UInt64) -> Case {
        var numbers = SeededNumbers(seed)
        let scene = ["card", "deck", "nested", "sheet", "map"].randomElement(using: &numbers) ?? "card"
        let start = DemoCatalog.demo(named: scene)?.strokeStart ?? .zero
        func settings() -> SceneSettings {
            var settings = SceneSettings.scene(scene)
            settings.policy = (PolicyName.allCases.randomElement(using: &numbers) ?? .gated).choice
            if Bool.random(using: &numbers), let setting = Assumptions.switches.randomElement(using: &numbers) {
                setting.settings.randomElement(using: &numbers).map { settings.assumptions.set($0) }
            }
            return settings
        }
        let ways = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
            Double.random(in: -200...300, using: &numbers)
        }
        let script = Stroke.straight(
            ways, start: start, speed: .random(in: 200...1500, using: &numbers),
            since: .random(in: 0...0.1, using: &numbers))
        let offset = Bool.random(using: &numbers) ? 0 : Double.random(in: 0...150, using: &numbers)
        return Case(script: script, one: settings(), other: settings(), offset: offset)
    }

    private func comparison(_ seed: UInt64) throws -> Comparison {
        let chance = chance(seed)
        return try Comparison(chance.script, chance.one, chance.other, from: chance.offset)
    }

    @Test("A course has no difference from itself", arguments: 1...8 as ClosedRange<UInt64>)
    func courseHasNoDifferenceFromItself(seed: UInt64) throws {
        let chance = chance(seed)
        let comparison = try Comparison(chance.script, chance.one, chance.one, from: chance.offset)
        #expect(comparison.first == nil)
        #expect(!comparison.rows.contains { !$0.same })
        #expect(comparison.one.json == comparison.other.json)
    }

    @Test("Swapped courses have the mirrored comparison", arguments: 1...16 as ClosedRange<UInt64>)
    func swappedCoursesHaveTheMirroredComparison(seed: UInt64) throws {
        let comparison = try comparison(seed)
        let mirrored = Comparison(of: comparison.replayed, comparison.other, comparison.one)
        #expect(mirrored.rows.map(\.one) == comparison.rows.map(\.other))
        #expect(mirrored.rows.map(\.same) == comparison.rows.map(\.same))
        #expect(mirrored.first?.at == comparison.first?.at)
        #expect(mirrored.first?.sample == comparison.first?.sample)
        #expect(mirrored.first?.kind == comparison.first?.kind)
    }

    @Test("Every decision is in one row, that of its sample", arguments: 1...8 as ClosedRange<UInt64>)
    func everyDecisionIsInOneRow(seed: UInt64) throws {
        let comparison = try comparison(seed)
        #expect(comparison.rows.flatMap(\.one).sorted() == Array(comparison.one.decisions.indices))
        #expect(comparison.rows.flatMap(\.other).sorted() == Array(comparison.other.decisions.indices))
        for row in comparison.rows where !row.same {
            #expect(!row.one.contains { comparison.one.decisions[$0].sample != row.sample })
        }
    }

    @Test("The first difference is not later than any other", arguments: 1...24 as ClosedRange<UInt64>)
    func firstDifferenceIsNotLaterThanAnyOther(seed: UInt64) throws {
        let comparison = try comparison(seed)
        let frames = zip(comparison.one.frames, comparison.other.frames).filter {
            abs($0.card - $1.card) > Comparison.tolerance || abs($0.content - $1.content) > Comparison.tolerance
        }
        let earliest = [comparison.rows.first { !$0.same }?.at, frames.first?.0.time].compactMap(\.self).min()
        guard let earliest else { return }
        let first = try #require(comparison.first)
        #expect(first.at <= earliest + 1e-9)
    }
}
