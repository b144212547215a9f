@_spi(Cards) @_spi(Engine) import GestureArbiter
import GestureArbiterDiagnostics
import UIKitShim

/// Plays fingers that nobody puts down, on one screen that does not change.
@MainActor
package struct Forecaster {
    private let window: UIWindow
    private let names: ScreenNames
    private let asksClient: Bool

    /// The length of a movement between two events, in points, and their time, in seconds.
    private static let step: CGFloat = 5
    private static let pace: TimeInterval = 1 / 60

    package init(in window: UIWindow, _ names: ScreenNames, asksClient: Bool = false) {
        (self.window, self.names, self.asksClient) = (window, names, asksClient)
    }

    package func forecast(
        at location: CGPoint, moving way: ArbitrationPolicy.Direction, distance: CGFloat
    ) -> Forecast? {
        let uikit = PresumedUIKit(at: location, in: window, asksClient: asksClient)
        let imagined = GestureArbiter.imaginedFinger(at: location, in: window, beside: uikit, asksClient: asksClient)
        guard let finger = imagined else { return nil }
        uikit.comeDown(on: finger.touchedView)
        let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let direction = way.resolved(isRightToLeft: isRightToLeft)
        var play = Play(finger: finger, uikit: uikit)
        let length = distance.isFinite ? min(max(distance, 0), 10_000) : 60
        var (gone, time): (CGFloat, TimeInterval) = (0, CACurrentMediaTime())
        while gone < length {
            gone = min(gone + Self.step, length)
            time += Self.pace
            play.move(to: direction.movement(by: gone), at: time)
        }
        return forecast(of: play, by: direction.movement(by: length))
    }

    /// A finger, and the arbiters that drag with it.
    @MainActor
    private struct Play {
        let finger: ImaginedFinger
        let uikit: PresumedUIKit
        /// The arbiters whose cards the finger drags, in their order.
        var dragging: [GestureArbiter] = []

        mutating func move(to way: CGPoint, at time: TimeInterval) {
            for recognizer in finger.recognizers where !uikit.hasFailed(recognizer) {
                guard let arbiter = GestureArbiter.of(recognizer) else {
                    guard uikit.isPossible(recognizer), !waits(recognizer) else { continue }
                    if uikit.wouldBegin(recognizer, after: way) { begin(recognizer) }
                    continue
                }
                switch finger.follow(arbiter, way, time) {
                case nil: break
                case .fails: uikit.fail(recognizer)
                case .begins:
                    if uikit.isPossible(recognizer), uikit.letsBegin(after: way) { begin(recognizer) }
                    guard uikit.isUnderWay(recognizer) else { break }
                    if !dragging.contains(where: { $0 === arbiter }) { dragging.append(arbiter) }
                }
            }
        }

        /// Begins a recognizer, and fails the others that may not recognize beside it; or fails it for the same reason.
        private func begin(_ recognizer: UIGestureRecognizer) {
            guard !finger.recognizers.contains(where: { uikit.isUnderWay($0) && !areBeside($0, recognizer) }) else {
                return uikit.fail(recognizer)
            }
            uikit.begin(recognizer)
            for other in finger.recognizers where uikit.isPossible(other) && !areBeside(recognizer, other) {
                uikit.fail(other)
            }
        }

        /// Whether an arbiter that still may begin makes the recognizer wait.
        private func waits(_ recognizer: UIGestureRecognizer) -> Bool {
            finger.recognizers.contains { other in
                guard uikit.isPossible(other), let arbiter = GestureArbiter.of(other) else { return false }
                return finger.waits(recognizer, arbiter)
            }
        }

        private func areBeside(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
            guard one.canPrevent(other), other.canBePrevented(by: one) else { return true }
            for (mine, theirs) in [(one, other), (other, one)] {
                if let arbiter = GestureArbiter.of(mine) {
                    if finger.allows(arbiter, theirs) { return true }
                } else if uikit.allows(mine, with: theirs) {
                    return true
                }
            }
            return false
        }
    }
}

extension Forecaster {
    private func forecast(of play: Play, by way: CGPoint) -> Forecast {
        let (finger, uikit) = (play.finger, play.uikit)
        var forecast = Forecast()
        var owners = play.dragging.map { TouchOwner.drags(names.name(of: $0)) }
        if let control = uikit.changed(after: way) { owners.append(.changes(names[control])) }
        let arbiters = finger.recognizers.compactMap { GestureArbiter.of($0) }
        let deciding = arbiters.filter { $0.panGestureRecognizer.map { !uikit.hasFailed($0) } ?? false }
        let driven = deciding.flatMap(finger.scrollViews)
        owners += uikit.scrollViews.filter { scrollView in
            // An engine that has the finger knows; else UIKit moves what its pan moves.
            let moves = uikit.isUnderWay(scrollView.panGestureRecognizer) && uikit.moves(scrollView, by: way)
            return driven.contains(scrollView) || play.dragging.isEmpty && moves
        }.map { .scrolls(names[$0]) }
        forecast.rivals = finger.recognizers.filter {
            uikit.isUnderWay($0) && GestureArbiter.of($0) == nil && $0.ownScrollView == nil
        }.map(names.name)
        owners += forecast.rivals.map(TouchOwner.triggers)
        forecast.owner = owners.first ?? .nothing
        forecast.also = Array(owners.dropFirst())
        let teller = play.dragging.first ?? arbiters.first { !finger.decisions($0).isEmpty }
        let decisions = teller.map(finger.decisions) ?? []
        let changes = decisions.filter { $0.from != $0.to }
        let telling = changes.first { $0.to == .drag } ?? changes.first ?? decisions.first
        forecast.reason = telling?.explanation
        forecast.changes = changes.map { change in
            Forecast.Change(
                distance: (CGFloat(change.time / Self.pace) * Self.step).rounded(), owner: change.to,
                reason: change.explanation)
        }
        forecast.notAsked = uikit.notAsked.map { "the delegate of \(names.name(of: $0))" }
        if !asksClient, arbiters.contains(where: { $0.onAttempt != nil }) { forecast.notAsked.append("onAttempt") }
        forecast.restsOn = uikit.restsOn
        if !forecast.rivals.isEmpty, !arbiters.isEmpty { forecast.restsOn.insert(.order) }
        return forecast
    }
}
