import Foundation
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// The way in mirrors the way out: the same finger upside down, over a view that presents, and over a card that leaves.
///
/// One part has no mirror image, on purpose: a card that is let go to leave gains speed until it is out of sight, and a
/// card that is let go to come in stops at its rest. There only the ends are compared, and not the frames.
@MainActor
@Suite("The way in mirrors the way out")
struct MirrorTests {
    static let strokes = (TouchScript.recorded + TouchScript.composed).filter { $0.fingers.count == 1 } + drawn

    /// Invented fingers: up to five stretches, each with its own speed, some of them rests, some back. None comes to
    /// rest exactly at a threshold of a rule, where rounding decides and a mirror image may differ.
    private static let drawn: [TouchScript] = {
        var dice = Dice(state: seed)
        return (0..<20).map { number in
            var (y, time) = (CGFloat.random(in: 60...500, using: &dice), 0.0)
            var samples = [TouchScript.Sample(time: 0, x: 195, y: y)]
            for stretch in 0..<Int.random(in: 1...5, using: &dice) {
                let speed =
                    [CGFloat(0), 61.3, 337.7, 907.7, 2003.3].randomElement(using: &dice)!
                    * (stretch == 0 ? 1 : [CGFloat(1), 1, -1].randomElement(using: &dice)!)
                for _ in 0..<Int.random(in: 3...30, using: &dice) {
                    time += 1.0 / 60
                    y = min(max(y + speed / 60, 4), 840)
                    samples.append(TouchScript.Sample(time: time, x: 195, y: y))
                }
            }
            return TouchScript(name: "drawn \(number) of seed \(seed)", fingers: [.init(samples: samples)])
        }
    }()

    /// Another seed: `MIRROR_SEED=7 swift test --filter MirrorTests`.
    private static let seed = ProcessInfo.processInfo.environment["MIRROR_SEED"].flatMap { UInt64($0) } ?? 1

    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    struct Course: Equatable {
        /// The distance from where it began, toward where it goes, in every frame: in hand, and on its way back.
        var places: [CGFloat] = []
        /// What the lift would do, as it was told while the finger was down.
        var armings: [Bool] = []
        /// The number of frames in which the finger was down.
        var held = 0
        var isCompleted = false
        var wasTaken = false
    }

    /// A modal in which nothing scrolls.
    final class StillModal: ListModal {
        override func viewDidLoad() {}
    }

    private func out(_ stroke: TouchScript, _ configuration: CardConfiguration, _ assumptions: Assumptions) -> Course {
        let scene = ModalScene(configuration, assumptions: assumptions, modal: StillModal())
        var (course, told) = (Course(), [CardEvent]())
        let lift = scene.stage.time + stroke.duration - 1e-6
        course.held = play(stroke, on: scene.stage) {
            course.places.append(scene.isPresented ? max(scene.translation, 0) : 844)
            if scene.stage.time < lift { told = scene.events }
        }
        course.wasTaken = scene.events.contains(.grabbed)
        course.isCompleted = !scene.isPresented
        course.armings = told.compactMap { if case .armed(let isArmed) = $0 { isArmed } else { nil } }
        return course
    }

    private func into(_ stroke: TouchScript, _ configuration: CardConfiguration, _ assumptions: Assumptions) -> Course {
        var policy = configuration.policy
        policy.direction = .up
        let scene = BarScene(configuration, policy: policy, assumptions: assumptions, modal: StillModal())
        scene.bar.frame = scene.home.view.bounds
        var (course, told) = (Course(), [CardEvent]())
        let lift = scene.stage.time + stroke.duration - 1e-6
        let first = stroke.fingers[0].samples[0]
        let mirrored = stroke.mirrored(.upToDown).moved(soThatFirstSampleIsAt: CGPoint(x: first.x, y: 844 - first.y))
        course.held = play(mirrored, on: scene.stage) {
            course.places.append(scene.isPresented ? 844 - min(scene.translation, 844) : 0)
            if scene.stage.time < lift { told = scene.events }
        }
        course.wasTaken = scene.events.contains(.grabbed)
        course.isCompleted = scene.isPresented
        // Armed means that letting go would dismiss the card; for a card that comes in, that it would not come.
        course.armings = told.compactMap { if case .armed(let isArmed) = $0 { !isArmed } else { nil } }
        return course
    }

    /// Returns the number of notes before the finger lifted.
    private func play(_ stroke: TouchScript, on stage: Stage, _ note: () -> Void) -> Int {
        let lift = stage.time + stroke.duration
        var held = 0
        stage.play(stroke) { _ in
            note()
            if stage.time < lift - 1e-6 { held += 1 }
        }
        while !stage.stillMoving.isEmpty, stage.time < 60 {
            stage.advanceFrame()
            note()
        }
        return held
    }

    static let rules: [ReleaseRule] = [
        .velocityAndProgress(), .velocityAndProgress(threshold: 800, progress: 0.3), .projection(progress: 0.4),
        .distance(progress: 0.6),
    ]

    @Test(
        "For every stroke each frame is as far in as out, and both have the same end and tell it at the same times",
        arguments: Doubt.eachAloneForPresentations.sampled(), [0, 1, 2, 3])
    func mirrored(_ doubt: Doubt, _ rule: Int) {
        let configuration = CardConfiguration.cover { $0.release = Self.rules[rule] }
        // The rules differ only at the lift: each but the first plays a third of the strokes.
        let strokes = rule == 0 ? Self.strokes.share(of: doubt) : Self.strokes.third(for: "\(doubt) \(rule)")
        // A card that is there resists a pull that begins upward; one that has not come gives nothing.
        for stroke in strokes where !stroke.beginsUpward {
            let (one, other) = (
                out(stroke, configuration, doubt.assumptions), into(stroke, configuration, doubt.assumptions)
            )
            #expect(one.wasTaken == other.wasTaken, "\(stroke.name)")
            #expect(one.isCompleted == other.isCompleted, "\(stroke.name)")
            #expect(one.armings == other.armings, "\(stroke.name)")
            // Until it is let go to complete.
            let frames = one.isCompleted ? one.held : max(one.places.count, other.places.count)
            let apart = zip(one.places, other.places).prefix(frames).map { abs($0 - $1) }.max() ?? 0
            #expect(apart < 1.0 / 3, "\(stroke.name): within a pixel")
        }
    }

    @Test("Some strokes complete, some go back, and some take nothing")
    func reach() {
        let courses = Self.strokes.map { into($0, CardConfiguration.cover, .standard) }
        #expect(courses.contains { $0.isCompleted })
        #expect(courses.contains { $0.wasTaken && !$0.isCompleted })
        #expect(courses.contains { !$0.wasTaken })
        #expect(courses.contains { !$0.armings.isEmpty })
    }
}

extension TouchScript {
    /// Whether the first finger leaves the slop upward.
    fileprivate var beginsUpward: Bool {
        let samples = fingers[0].samples
        return samples.first { abs($0.y - samples[0].y) >= 10 }.map { $0.y < samples[0].y } ?? false
    }
}
