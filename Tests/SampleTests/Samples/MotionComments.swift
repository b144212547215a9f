import Foundation
@_spi(Engine) import GestureArbiter
import Testing

/// The samples in the comments of `Motion`, and the numbers that stand beside them.
struct MotionCommentTests {
    @Test("A rubber band stretches by the number in its comment")
    func rubberBand() {
        let values = shown {
            Motion.RubberBand(dimension: 960).stretch(for: 100)  // 52.02 pt
        }
        #expect(values == ["52.02"])
    }

    @Test("The classic resistance shows what its comment says")
    func resistances() {
        let stretch = shown {
            Motion.ClassicResistance().stretch(for: 240)  // 95.56 pt
        }
        #expect(stretch == ["95.56"])
    }

    /// A build with -disable-reflection-metadata prints no names of cases.
    @Test("A fast release goes to the end", .enabled(if: "\(ReleaseRule.Target.away)" == "away"))
    func releaseRule() {
        let values = shown {
            let rule = ReleaseRule.velocityAndProgress()
            rule.judgement(of: .init(translation: 120, distance: 700, velocity: 900)).target  // .away
        }
        #expect(values == ["away"])
    }

    @Test("A rule of one's own has two thresholds")
    func ownRule() {
        let rule = ReleaseRule.custom("200 pt or 700 pt/s") { release, stops in
            if release.velocity > 700 || release.translation > 200 { return .away }
            return .stop(stops.nearest(to: release.translation))
        }
        #expect(rule.judgement(of: .init(translation: 120, distance: 700, velocity: 900)).target == .away)
        #expect(rule.judgement(of: .init(translation: -120, distance: -700, velocity: -600)).target == .open)
    }

    @Test("A judgement says why")
    func judgement() {
        let judgement = ReleaseRule.velocityAndProgress()
            .judgement(of: .init(translation: 120, distance: 700, velocity: 900))
        print(judgement)  // away: 900 pt/s, 300 needed
        #expect("\(judgement)" == "away: 900 pt/s, 300 needed")
    }

    @Test("After a hand-off a fling is told as the list's")
    func fling() {
        let fling = Arbitration.Release(
            translation: 200, distance: 789, velocity: 1500,
            sinceHandoff: .init(time: 0.09, distance: 200, slowest: 1500))
        print(ReleaseRule.velocityAndProgress().judgement(of: fling))
        // back: 200 pt of 789, and the fling was the list's
        let said = "\(ReleaseRule.velocityAndProgress().judgement(of: fling))"
        #expect(said == "back: 200 pt of 789, and the fling was the list's")
    }

    @Test("A spring is asked for places and times")
    func spring() {
        let values = shown {
            let spring = Motion.Spring(dampingRatio: 0.8, response: 0.4)
            spring.position(after: 0.1, from: 120, velocity: 900)  // points from the target
            spring.velocity(after: 0.1, from: 120, velocity: 900)  // and points per second
            spring.settlingTime(from: 120, velocity: 900)  // seconds until it counts as at rest
        }
        #expect(values.count == 3)
    }

    @Test("A departure is asked for places and velocities")
    func departure() {
        let values = shown {
            let departure = Motion.Departure(over: 589, velocity: 1200, within: 0.26)
            departure.position(after: 0.1)  // points from where it was let go
            departure.velocity(after: 0.1)  // points per second
        }
        #expect(values.count == 2)
    }

    @Test("A projection goes on from the card")
    func projection() {
        let card = (translation: CGFloat(20), height: 0)
        let velocity: CGFloat = 1000
        let landing = card.translation + Motion.Projection.normal.distance(from: velocity)
        #expect(abs(landing - 519) < 1e-9)
    }
}
