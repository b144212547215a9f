import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// Recognizers that only look on cost the card nothing, wherever they are and whoever came first.
@MainActor
@Suite("Onlookers")
struct OnlookerTests {
    enum Level: String, CaseIterable {
        case window
        case card
        case list
        case label
        case header
    }

    struct Order: Sendable, CustomStringConvertible {
        let level: Level
        let isFirst: Bool
        let isByClass: Bool

        var description: String {
            "on the \(level), \(isFirst ? "before" : "after") the arbiter, \(isByClass ? "by class" : "by delegate")"
        }

        static let all = Level.allCases.flatMap { level in
            [(true, false), (false, false), (false, true)].map { isFirst, isByClass in
                Order(level: level, isFirst: isFirst, isByClass: isByClass)
            }
        }
    }

    private func add(_ order: Order, to scene: ClaimScene) {
        let view =
            switch order.level {
            case .window: scene.stage.window as UIView
            case .card: scene.card
            case .list: scene.list
            case .label: scene.label
            case .header: scene.header
            }
        guard order.isByClass else {
            scene.addPan(to: view) { _ in true }
            return
        }
        let bystander = BystanderPan(target: nil, action: nil)
        bystander.cancelsTouchesInView = false
        view.addGestureRecognizer(bystander)
    }

    private func drags(
        _ moment: ClaimMoment, _ policy: ArbitrationPolicy, _ doubt: Doubt, with order: Order
    ) -> [GestureArbiter.Drag] {
        let scene = ClaimScene(doubt)
        if order.isFirst { add(order, to: scene) }
        scene.attach(policy)
        if !order.isFirst { add(order, to: scene) }
        return moment.play(scene)
    }

    @Test(
        "The card moves as if a pan that goes together with everybody were not there", arguments: Order.all,
        Doubt.eachAlone.sampled())
    func unnoticed(_ order: Order, _ doubt: Doubt) {
        for moment in ClaimMoment.allCases {
            for policy in moment.policies {
                let alone = moment.drags(of: policy, doubt)
                let watched = drags(moment, policy, doubt, with: order)
                #expect(alone.first == .began, "\(moment), \(policy)")
                #expect(watched == alone, "\(moment), \(policy)")
            }
        }
    }
}
