import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// Recognizers that only observe do not change the card's movement, wherever they are and whoever was added first.
@MainActor
@Suite("Recognizers that only observe")
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

    /// The places of card and list after each event, as a finger drags the card, brings it back and scrolls on.
    private func way(
        back policy: ArbitrationPolicy, _ doubt: Doubt, moving: Bool, with order: Order?
    ) -> [CGFloat] {
        let scene = ClaimScene(doubt)
        if let order, order.isFirst { add(order, to: scene) }
        moving ? scene.attachMoving(policy) : scene.attach(policy)
        if let order, !order.isFirst { add(order, to: scene) }
        let finger = scene.touch(.list)
        var places: [CGFloat] = []
        for step in 0..<60 {
            finger.move(by: CGVector(dx: 0, dy: step < 20 ? 6 : -6))
            scene.stage.advanceFrame()
            places += [moving ? scene.card.transform.ty : scene.translation, scene.list.contentOffset.y]
        }
        #expect(scene.stage.settle(lettingGo: finger))
        return places
    }

    @Test(
        "A finger that returns the card and scrolls on does so with an observer as without",
        arguments: product(
            Order.all, Doubt.eachAlone.sampled(),
            [ArbitrationPolicy.continuous, ArbitrationPolicy(.down, when: .atEdge, handoff: .toScroll)]))
    func unnoticedOnTheWayBack(_ order: Order, _ doubt: Doubt, policy: ArbitrationPolicy) {
        for moving in [false, true] {
            let alone = way(back: policy, doubt, moving: moving, with: nil)
            #expect(alone.last ?? 0 > 50, "it scrolls: \(policy), \(moving)")
            #expect(way(back: policy, doubt, moving: moving, with: order) == alone, "\(policy), \(moving)")
        }
    }

    @Test(
        "The card moves the same with a pan that recognizes simultaneously with all others",
        arguments: product(Order.all, Doubt.eachAlone.sampled(), ClaimMoment.allCases))
    func unnoticed(_ order: Order, _ doubt: Doubt, moment: ClaimMoment) {
        for policy in moment.policies {
            let alone = moment.drags(of: policy, doubt)
            let watched = drags(moment, policy, doubt, with: order)
            #expect(alone.first == .began, "\(moment), \(policy)")
            #expect(watched == alone, "\(moment), \(policy)")
        }
    }
}
