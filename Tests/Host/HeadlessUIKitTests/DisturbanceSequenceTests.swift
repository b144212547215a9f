import HeadlessUIKit
import Testing

/// Random fingers on everything at once.
@MainActor struct DisturbanceSequenceTests {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test(
        "X1 to X7: after any touches on a table in a scroll view it comes to rest, within its bounds if these stay"
    )
    func sequences() {
        var (drags, selections, moves) = (0, 0, 0)
        for seed in 0..<30 {
            var random = Generator(state: UInt64(seed) &* 7919 &+ 1)
            var assumptions = Assumptions()
            assumptions.scrollTransfer = seed % 2 == 0 ? .atStart : .inMidGesture
            assumptions.disturbances = Set(Disturbance.allCases.filter { _ in Bool.random(using: &random) })
            let scene = TableScene(assumptions)
            scene.actions = [UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }]
            scene.table.refreshControl = UIRefreshControl()
            scene.table.setEditing(seed % 3 == 0, animated: false)
            let outer = UIScrollView(frame: scene.stage.window.bounds)
            outer.contentSize = CGSize(width: 400, height: 1200)
            scene.stage.window.addSubview(outer)
            outer.addSubview(scene.table)
            for _ in 0..<6 {
                let x: CGFloat =
                    scene.table.isEditing && Bool.random(using: &random) ? 380 : .random(in: 0..<400, using: &random)
                let finger = scene.stage.touch(at: CGPoint(x: x, y: .random(in: 0..<800, using: &random)))
                if Int.random(in: 0..<3, using: &random) == 0 { finger.hold(for: 0.3) }
                for _ in 0..<Int.random(in: 0..<4, using: &random) {
                    finger.move(
                        by: CGVector(
                            dx: .random(in: -80...80, using: &random), dy: .random(in: -200...200, using: &random)),
                        over: .random(in: 0.02...0.2, using: &random))
                    drags += scene.table.isDragging ? 1 : 0
                }
                Int.random(in: 0..<4, using: &random) == 0 ? finger.cancel() : finger.lift()
            }
            scene.table.refreshControl?.endRefreshing()
            #expect(scene.stage.settle(), "seed \(seed): \(scene.stage.stillMoving)")
            let isStill = assumptions.disturbances.isDisjoint(with: [.insetsChange, .hitViewRemoved, .hitViewReused])
            for scrollView in [scene.table, outer] {
                let top = -scrollView.adjustedContentInset.top
                let bottom = max(top, scrollView.contentSize.height - scrollView.bounds.height)
                #expect(!isStill || (top - 0.5...bottom + 0.5).contains(scrollView.contentOffset.y), "seed \(seed)")
                #expect(!scrollView.isTracking, "seed \(seed)")
                #expect(!scrollView.isDragging, "seed \(seed)")
            }
            #expect(scene.table.visibleCells.allSatisfy { !$0.isHighlighted } || !isStill, "seed \(seed)")
            selections += scene.heard.count { $0.hasPrefix("select") }
            moves += scene.heard.count { $0.hasPrefix("move") }
        }
        #expect(drags > 0)
        #expect(selections > 0)
        #expect(moves > 0)
    }
}
