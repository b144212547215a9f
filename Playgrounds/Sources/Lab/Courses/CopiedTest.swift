import Foundation
import HeadlessUIKit
import Recordings
import Scenes

/// A touch as a Swift test to paste: it plays the same samples, and expects the same decisions and the same end.
///
/// The test stages a list in a card. Whoever pastes it replaces that by their own screen.
@MainActor
package struct CopiedTest {
    private let replayed: Replayed
    private let settings: SceneSettings
    private let course: Course

    /// - Parameter course: The course of `replayed` in `settings`, after ``rounded(_:)``.
    package init(of replayed: Replayed, _ course: Course) {
        (self.replayed, self.course, settings) = (replayed, course, course.settings)
    }

    /// The same touch with samples that are short to write: the test plays these, and expects the decisions about them.
    package static func rounded(_ replayed: Replayed) -> Replayed {
        var rounded = replayed
        let script = replayed.script.beginningSoon
        let tracks = script.fingers.map { track in
            let samples = track.samples.map { sample in
                TouchScript.Sample(
                    time: (sample.time * 1e5).rounded() / 1e5, x: (sample.x * 100).rounded() / 100,
                    y: (sample.y * 100).rounded() / 100)
            }
            return TouchScript.Track(samples: samples, ends: track.ends)
        }
        rounded.script = TouchScript(name: script.name, fingers: tracks)
        rounded.offset = replayed.offset.map { ($0 * 100).rounded() / 100 }
        return rounded
    }

    package var swift: String {
        """
        import GestureArbiter
        import GestureArbiterDiagnostics
        import HeadlessUIKit
        import Testing

        /// \(replayed.words), copied from Deck Lab's scene "\(settings.scene)".
        @MainActor
        struct CopiedTouchTests {
            @Test("The touch is decided as it was in Deck Lab")
            func touch() throws {
                let screen = MyScreen()
                let touches = try TouchScript.load(Data(samples.utf8), file: "the copied touch")
                screen.stage.play(touches[0])
                #expect(screen.stage.settle(), "\\(screen.stage.stillMoving)")
                #expect(
                    screen.decisions == [
        \(decisions.map { "                \"\($0)\"," }.joined(separator: "\n"))
                    ])
        \(end.map { "        #expect(\($0))" }.joined(separator: "\n"))
            }
        }

        /// REPLACE THIS BY YOUR SCREEN: stage your own controller in `init`, and let the four properties read from it.
        ///
        /// Until then it is a list in a card, as large as the one of Deck Lab's scene "card".
        @MainActor
        private final class MyScreen {
            let stage: Stage
            private let card = UIView(frame: CGRect(x: 0, y: 55, width: 390, height: 789))
            private let list = UIScrollView(frame: CGRect(x: 0, y: 64, width: 390, height: 725))
            private let arbiter: GestureArbiter

            var decisions: [String] {
                arbiter.decisions.map { "+\\(Int(($0.time * 1000).rounded())) ms  \\($0.from) → \\($0.to)" }
            }
            var isDismissed: Bool { card.isHidden }
            /// How far the card is from rest, in points.
            var cardTranslation: CGFloat { card.transform.ty }
            /// How far the list is scrolled, in points.
            var contentOffset: CGFloat { list.contentOffset.y }

            init() {
                let home = UIViewController()
        \(stage.map { "        \($0)" }.joined(separator: "\n"))
                list.contentInsetAdjustmentBehavior = .never
                list.contentSize = CGSize(width: 390, height: 3600)
                list.contentOffset.y = \((settings.offset).short)
                card.addSubview(list)
                home.view.addSubview(card)
                let policy = \(settings.policy.swift)
                arbiter = GestureArbiter.attach(to: card, policy: policy, moving: card) { [card] outcome in
                    card.isHidden = outcome == .away
                }
        \(flags)        stage.settle()
            }
        }

        /// Of each finger, the seconds and the points from the window's left and top.
        private let samples = \"\"\"
        \(samples.map { "    \($0)" }.joined(separator: "\n"))
            \"\"\"

        """
    }

    /// Of the arbiter that decided most: the test stages one.
    private var decisions: [String] {
        let entries = course.decisions.map(\.entry)
        let names = Dictionary(grouping: entries, by: \.arbiter).mapValues(\.count)
        let name = names.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
        return entries.filter { $0.arbiter == name }.suffix(Self.decisionLimit).map {
            "+\(Int(($0.time * 1000).rounded())) ms  \($0.from) → \($0.to)"
        }
    }

    /// The number of decisions that an arbiter keeps.
    private static let decisionLimit = 64

    private var end: [String] {
        guard course.outcome != .dismissed, let last = course.frames.last else { return ["screen.isDismissed"] }
        return [
            "!screen.isDismissed", "abs(screen.cardTranslation - \(last.card.short)) < 0.5",
            "abs(screen.contentOffset - \(last.content.short)) < 0.5",
        ]
    }

    private var stage: [String] {
        let standard = Dictionary(
            uniqueKeysWithValues: Mirror(reflecting: Assumptions.standard).children.map { child in
                (child.label ?? "", "\(child.value)")
            })
        let lines = Mirror(reflecting: settings.assumptions).children.compactMap { child -> String? in
            guard let name = child.label, "\(child.value)" != standard[name] else { return nil }
            return "assumptions.\(name) = \(Self.literal(child.value))"
        }
        let assumptions = lines.isEmpty ? [] : ["var assumptions = Assumptions.standard"] + lines
        return ["var screen = Screen.phone", "screen.framesPerSecond = \(settings.framesPerSecond)"] + assumptions + [
            "stage = Stage(rootViewController: home, screen: screen\(lines.isEmpty ? "" : ", assumptions: assumptions"))"
        ]
    }

    private static func literal(_ value: Any) -> String {
        switch value {
        case let flag as Bool: "\(flag)"
        case let number as CGFloat: Double(number).short
        case let list as any Collection: "[" + list.map { literal($0) }.joined(separator: ", ") + "]"
        default: ".\(value)"
        }
    }

    private var flags: String {
        settings.policy.isEditing ? "        arbiter.flags = [.editing]\n" : ""
    }

    /// The script in the format of recordings, a few samples a line.
    private var samples: [String] {
        var lines = [#"{"version": 1, "name": "the copied touch", "fingers": ["#]
        for (index, track) in replayed.script.fingers.enumerated() {
            lines.append(#"{"ends": "\#(track.ends.rawValue)", "samples": ["#)
            let pieces = track.samples.enumerated().map { number, sample in
                let comma = number == track.samples.count - 1 ? "" : ","
                return "[\(sample.time.short), \(Double(sample.x).short), \(Double(sample.y).short)]\(comma)"
            }
            for start in stride(from: 0, to: pieces.count, by: 5) {
                lines.append(pieces[start..<min(start + 5, pieces.count)].joined(separator: " "))
            }
            lines.append(index == replayed.script.fingers.count - 1 ? "]}" : "]},")
        }
        return lines + ["]}"]
    }
}

extension Double {
    /// The shortest text that reads as the same number, without a fraction if it is whole.
    fileprivate var short: String {
        let text = "\(self + 0)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
