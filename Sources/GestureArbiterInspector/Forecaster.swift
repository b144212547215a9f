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
        let length = distance.isFinite ? min(max(distance, 0), 10_000) : 60
        var play = Play(finger: finger, uikit: uikit, way: direction.movement(by: length))
        var (gone, time): (CGFloat, TimeInterval) = (0, CACurrentMediaTime())
        func go(_ distance: CGFloat) {
            while gone < distance {
                gone = min(gone + Self.step, distance)
                time += Self.pace
                play.move(to: direction.movement(by: gone), at: time)
            }
        }
        go(length)
        var forecast = forecast(of: play)
        // A list whose slop is smaller comes to its edge, and hands over, by so much earlier.
        let dragging = play.dragging.count
        go(length + PresumedUIKit.slop)
        if play.dragging.count > dragging { forecast.restsOn.insert(.slop) }
        return forecast
    }

    /// A finger, and the arbiters that drag with it.
    @MainActor
    private struct Play {
        let finger: ImaginedFinger
        let uikit: PresumedUIKit
        /// From where the finger comes down to where it lifts.
        let way: CGPoint
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
            let rivals = finger.recognizers.filter {
                $0 !== recognizer && !uikit.hasFailed($0) && !areBeside($0, recognizer)
            }
            if rivals.contains(where: { GestureArbiter.of($0) != nil || uikit.wouldBegin($0, after: way) }) {
                uikit.rest(on: [.order, .slop])
            }
            guard !rivals.contains(where: uikit.isUnderWay) else { return uikit.fail(recognizer) }
            uikit.begin(recognizer)
            rivals.forEach(uikit.fail)
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
    private func forecast(of play: Play) -> Forecast {
        let (finger, uikit, way) = (play.finger, play.uikit, play.way)
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
        let changes = decisions.filter { $0.from != $0.to || $0.reason == .passedOn }
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
        if !forecast.rivals.isEmpty {
            if !arbiters.isEmpty { forecast.restsOn.insert(.order) }
            if uikit.hasShortContent { forecast.restsOn.insert(.shortContent) }
        }
        return forecast
    }
}
