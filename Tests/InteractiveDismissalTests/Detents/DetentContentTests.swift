import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// What a list in the sheet shows, at every detent and between them.
@MainActor
@Suite("The content of a sheet with detents")
struct DetentContentTests {
    /// Includes both settings of what a list does whose end comes to be before its offset.
    private nonisolated static let doubts = Assumptions.SafeAreaUnderTransform.allCases.flatMap { safeArea in
        Assumptions.ContentBeyondEnd.allCases.map { end in
            var assumptions = Assumptions.standard
            (assumptions.safeAreaUnderTransform, assumptions.contentBeyondEnd) = (safeArea, end)
            return assumptions
        }
    }

    private func scene(
        _ assumptions: Assumptions, _ detents: [Detent] = [.medium, .large],
        selected: Detent.Identifier? = nil, content: CardTraits.ContentSizing = .slides
    ) -> SheetScene {
        var configuration = CardConfiguration.cover {
            $0.policy = .continuous
            $0.detents = detents
            $0.selectedDetent = selected
        }
        configuration.contentSizing = content
        return SheetScene(configuration, assumptions: assumptions)
    }

    /// The visible lower edge of the last row, in the window.
    private func end(_ scene: SheetScene) -> CGFloat {
        scene.sheet.list.convert(CGPoint(x: 0, y: 2640), to: nil).y
    }

    @Test(
        "One touch opens the sheet and scrolls to the last row, and no gap opens below", .offsetsAreKept,
        arguments: doubts)
    func oneTouch(_ assumptions: Assumptions) {
        let scene = scene(assumptions)
        scene.sheet.list.contentSize.height = 900
        let finger = scene.touch(at: 830)
        finger.move(by: .down(-800), over: 2)
        finger.hold(for: 0.2)
        let seen = scene.sheet.list.convert(CGPoint(x: 0, y: 900), to: nil).y
        #expect(scene.translation == 0)
        // The list is pulled beyond its end by the rest of the finger's movement, as content is.
        #expect(seen < 844 - 34 + 1 && seen > 600)
        finger.lift()
        scene.stage.settle()
        #expect(scene.sheet.list.convert(CGPoint(x: 0, y: 900), to: nil).y.isNear(844 - 34))
    }

    @Test("On the way from one detent to another the content is laid out once", arguments: doubts)
    func onePass(_ assumptions: Assumptions) {
        let scene = scene(assumptions)
        #expect(scene.sheet.view.safeAreaInsets.bottom.isNear(SheetScene.medium + 34))
        scene.sheet.forgetPasses()
        let finger = scene.touch(at: 800)
        finger.move(by: .down(-300), over: 0.5)
        let before = scene.sheet.passes.map(\.bottom).filter { !$0.isNear(SheetScene.medium + 34) }
        #expect(before.isEmpty)
        finger.move(by: .down(-200), over: 0.5)
        #expect(scene.sheet.view.safeAreaInsets.bottom.isNear(34))
        var changes: [CGFloat] = []
        for bottom in scene.sheet.passes.map(\.bottom) where changes.last.map({ !$0.isNear(bottom) }) ?? true {
            changes.append(bottom)
        }
        #expect(changes.count <= 2)
    }

    @Test(
        "A list at its end does not jump when code opens the sheet, whether it slides or is resized", arguments: doubts,
        CardTraits.ContentSizing.allCases)
    func openingAtTheEnd(_ assumptions: Assumptions, content: CardTraits.ContentSizing) {
        let scene = scene(assumptions, content: content)
        let list = scene.sheet.list
        list.contentOffset.y = 2640 + list.adjustedContentInset.bottom - list.bounds.height
        #expect(end(scene).isNear(844 - 34))
        scene.card?.select(.large)
        var seen: [CGFloat] = []
        for _ in 0..<150 {
            scene.stage.advance(by: 1.0 / 120)
            seen.append(end(scene))
        }
        scene.stage.settle()
        #expect(scene.translation == 0)
        #expect(seen.allSatisfy { abs($0 - 810) < 0.17 }, "to the pixel: \(seen.min()!) to \(seen.max()!)")
    }

    @Test("A list at its end does not jump when code closes the sheet to medium", arguments: doubts)
    func closingAtTheEnd(_ assumptions: Assumptions) {
        let scene = scene(assumptions, selected: .large)
        let list = scene.sheet.list
        list.contentOffset.y = 2640 + list.adjustedContentInset.bottom - list.bounds.height
        let offset = list.contentOffset.y
        scene.card?.select(.medium)
        scene.stage.settle()
        #expect(scene.translation.isNear(SheetScene.medium))
        #expect(list.contentOffset.y == offset)
    }

    @Test("Content that resizes is as tall as what it shows, at every point of the way", arguments: doubts)
    func resizing(_ assumptions: Assumptions) {
        let scene = scene(assumptions, content: .resizes)
        #expect(scene.sheet.view.bounds.height.isNear(844 - scene.top))
        #expect(scene.sheet.view.safeAreaInsets.bottom.isNear(34))
        let finger = scene.touch(at: 800)
        for _ in 0..<60 {
            finger.move(by: .down(-10), over: 1.0 / 60)
            #expect(scene.sheet.view.bounds.height.isNear(844 - scene.top))
        }
        finger.cancel()
        scene.stage.settle()
        // Dragged away from its lowest place it keeps its height.
        scene.card?.select(.medium, animated: false)
        _ = scene.carry(by: 200)
        #expect(scene.sheet.view.bounds.height.isNear(844 - 428.333333))
    }

    @Test("Content that measures itself by its safe area in every layout pass does not crash the app")
    func measuresInLayout() {
        final class MeasuringController: SheetController {
            var depth = 0
            var greatestDepth = 0
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                depth += 1
                greatestDepth = max(greatestDepth, depth)
                // Wrong, but common: this includes the part that is out of sight.
                if depth < 50 { preferredContentSize.height = 200 + view.safeAreaInsets.bottom }
                depth -= 1
            }
        }
        let sheet = MeasuringController()
        let scene = SheetScene([.content, .large], sheet: sheet)
        scene.stage.advance(by: 2)
        #expect(sheet.greatestDepth <= 2)
        #expect(scene.isPresented)
    }

    @Test(
        "A bar at the bottom of content that resizes stays visible, in hand and over a keyboard",
        arguments: doubts)
    func bar(_ assumptions: Assumptions) {
        final class BarController: SheetController {
            let field = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                let end = view.bounds.height - view.safeAreaInsets.bottom
                field.frame = CGRect(x: 0, y: end - 50, width: view.bounds.width, height: 50)
            }
            var end: CGFloat { field.convert(CGPoint(x: 0, y: 50), to: nil).y }
        }
        var configuration = CardConfiguration.cover { $0.detents = [.height(120), .medium, .large] }
        configuration.contentSizing = .resizes
        let sheet = BarController()
        let scene = SheetScene(configuration, assumptions: assumptions, sheet: sheet)
        for end in [844 - 34, 844 - 336] as [CGFloat] {
            if end < 800 { sheet.field.becomeFirstResponder() }
            scene.stage.settle()
            let finger = scene.touch(at: scene.top + 20)
            var ends: [CGFloat] = []
            for _ in 0..<30 {
                finger.move(by: .down(-8), over: 1.0 / 60)
                ends.append(sheet.end)
            }
            finger.cancel()
            scene.stage.settle()
            #expect((ends + [sheet.end]).allSatisfy { $0.isNear(end) }, "\(ends)")
        }
    }
}
