import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit
import Testing

/// A symptom of "Troubleshooting, by symptom": the fault, and the page's correction.
struct Symptom: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Plays the finger that shows the fault, with the page's line or without it.
    let play: @MainActor @Sendable (_ isMended: Bool) -> Finding

    init(_ name: String, play: @escaping @MainActor @Sendable (_ isMended: Bool) -> Finding) {
        testDescription = name
        self.play = play
    }

    /// What a reader finds: the text that is printed, and whether the screen does what was wanted.
    struct Finding {
        let words: String
        let isWell: Bool
    }

    static let all = standing + jumping + comingBack + leaving + elsewhere + undecided + opening + presenting
}

/// A list in a card, on a phone with HeadlessUIKit's default assumptions: the page shows what is printed there.
@MainActor
final class SickCard {
    let stage = Stage(assumptions: Assumptions())
    let card: UIView
    let list: UIScrollView

    init(_ frame: CGRect = CGRect(x: 0, y: 55, width: 390, height: 789), offset: CGFloat = 0) {
        card = UIView(frame: frame)
        list = UIScrollView(frame: card.bounds)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 2640)
        list.contentOffset.y = offset
        card.addSubview(list)
        stage.window.addSubview(card)
        stage.advanceFrame()
    }

    /// The card's visible distance below its place.
    var translation: CGFloat { card.transform.ty }

    /// Pulls from the middle of the card, and returns how far the card had moved when the finger lifted. If it `rests`
    /// first, nothing is flung.
    @discardableResult
    func pull(
        _ distance: CGFloat, across: CGFloat = 0, from y: CGFloat = 455, over seconds: Double = 0.2, rests: Bool = true
    ) -> CGFloat {
        let finger = stage.touch(at: CGPoint(x: 195, y: y))
        let start = translation
        finger.move(by: CGVector(dx: across, dy: distance), over: seconds)
        if rests { finger.hold(for: 0.1) }
        let moved = translation - start
        finger.lift()
        return moved
    }
}

extension GestureArbiter {
    /// The output of `print(touch)` for the last touch.
    var touchInWords: String { lastTouch.map { "\($0)" } ?? "nil" }
    /// The output of `print(release)` for the last release.
    var releaseInWords: String { lastRelease.map { "\($0)" } ?? "nil" }
}
