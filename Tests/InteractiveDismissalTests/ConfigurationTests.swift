@_spi(Cards) import Cards
import Foundation
@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("Configuration")
struct ConfigurationTests {
    @Test("Numbers that make no rule are replaced", arguments: [CGFloat.nan, .infinity, -.infinity, -1])
    func rules(_ number: CGFloat) {
        var policy = ArbitrationPolicy.continuous
        policy.slop = number
        policy.cone = number
        let configuration = CardConfiguration.cover {
            $0.policy = policy
            $0.release = .velocityAndProgress(threshold: number, progress: number)
        }
        #expect(configuration.policy.slop == 10)
        #expect(configuration.policy.cone == 45)
        let progress: CGFloat = number.isNaN ? 0.5 : number > 0 ? 1 : 0
        #expect(configuration.release == .velocityAndProgress(progress: progress))
        var other = CardConfiguration.cover
        other.policy = policy
        other.release = .distance(progress: number)
        #expect(other.policy == configuration.policy)
        #expect(other.release == .distance(progress: progress))
    }

    @Test("A card with detents leaves one way: if it is given both, it takes the first", arguments: [true, false])
    func bothWaysWithDetents(isVertical: Bool) {
        var configuration = CardConfiguration.cover {
            $0.policy = ArbitrationPolicy(isVertical ? .vertical : .horizontal)
            $0.detents = [.medium, .large]
        }
        configuration.contentSizing = .resizes
        let scene = ModalScene(configuration)
        #expect(scene.presentation?.arbiter?.direction == (isVertical ? .down : .right))
        #expect(scene.stage.warnings.count { $0.contains("leaves one way") } == 1)
    }

    @Test("Detents that are given to a card that leaves both ways are left out, and the log says so")
    func detentsForBothWays() {
        let scene = ModalScene(CardConfiguration.cover { $0.policy = ArbitrationPolicy(.vertical) })
        scene.presentation?.detents = [.medium, .large]
        #expect(scene.presentation?.detents == [])
        #expect(scene.stage.warnings.count { $0.contains("rests at one place") } == 1)
    }

    @Test("Numbers that make sense are left as they are, up to both ends of their ranges")
    func sense() {
        for number in [0.1, 2, 4] {
            #expect(CardConfiguration.cover { $0.dampingRatio = number }.dampingRatio == number)
        }
        for number in [0.001, 1, 5] { #expect(CardConfiguration.cover { $0.response = number }.response == number) }
        for cone in [1, 90] as [CGFloat] {
            var policy = ArbitrationPolicy.continuous
            (policy.cone, policy.slop) = (cone, 0)
            #expect(CardConfiguration.cover { $0.policy = policy }.policy == policy)
        }
        for share in [0, 0.3, 1] as [CGFloat] {
            let rules: [ReleaseRule] = [
                .velocityAndProgress(threshold: 0, progress: share), .projection(progress: share),
                .distance(progress: share),
            ]
            for rule in rules { #expect(CardConfiguration.cover { $0.release = rule }.release == rule) }
        }
    }

    @Test("Two equal configurations are equal")
    func equality() {
        #expect(CardConfiguration.cover == CardConfiguration.cover { $0.response = 0.35 })
        #expect(CardConfiguration.cover != CardConfiguration.cover { $0.begins = .onBegin })
        var configuration = CardConfiguration.cover
        configuration.impact = .light
        #expect(configuration != CardConfiguration.cover)
        #expect(
            CardConfiguration.cover { $0.response = 0.5 }.traits.spring == Motion.Spring(dampingRatio: 1, response: 0.5)
        )
    }

    @Test("If a look's own response is no number, the common one is used", arguments: [Double.nan, .infinity, -1, 0])
    func ownResponses(_ number: Double) {
        var configuration = CardConfiguration.cover { $0.response = 0.4 }
        configuration.presentingResponse = number
        configuration.dismissingResponse = number
        let expected = number.isNaN ? 0.4 : min(max(number, 0.001), 5)
        #expect(configuration.presentingResponse == expected)
        #expect(configuration.dismissingResponse == expected)
    }

    @Test(
        "With a projection, a flick that the article's rule sends back would come to rest beyond half",
        arguments: [(ReleaseRule.velocityAndProgress(), false), (.projection(), true)])
    func projection(release: ReleaseRule, leaves: Bool) {
        let scene = ModalScene(CardConfiguration.cover { $0.release = release })
        let finger = scene.touch()
        finger.move(by: .down(240), over: 0.5)
        finger.swipe(by: .down(125), over: 0.5)
        scene.stage.settle()
        #expect(scene.isPresented == !leaves)
    }

    @Test("A damping ratio below 1 overshoots rest on the way back, 1 does not", arguments: [0.5, 1])
    func damping(_ ratio: Double) {
        let scene = ModalScene(CardConfiguration.cover { $0.dampingRatio = ratio })
        scene.carry(by: 310).lift()
        var lowest: CGFloat = 0
        while !scene.stage.stillMoving.isEmpty {
            scene.stage.advanceFrame()
            lowest = min(lowest, scene.translation)
        }
        #expect((lowest < -10) == (ratio < 1))
        scene.expectPresented()
    }

    @Test("A frame that is not finite is replaced by the whole container")
    func place() {
        final class Nowhere: InteractivePresentationController {
            override var frameOfPresentedViewInContainerView: CGRect {
                CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 100)
            }
        }
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        let modal = UIViewController()
        home.present(modal) {
            Nowhere(presentedViewController: $0, presenting: $1, configuration: .cover)
        }
        stage.settle()
        #expect(modal.view.superview?.frame == stage.window.bounds)
    }

    @Test("Decisions read as sentences", .countsFromSlop)
    func text() {
        let scene = ModalScene()
        scene.carry(by: 110).lift()
        scene.stage.settle()
        #expect(
            scene.presentation?.decisions.last?.description.hasSuffix(
                "let go, back: 100 pt of 844 at 0 pt/s, 422 pt or 300 pt/s needed") == true)
        let said = scene.presentation?.arbiter?.lastRelease.map { "\($0)" }
        #expect(said == "back: 100 pt of 844 at 0 pt/s, 422 pt or 300 pt/s needed")
    }
}
