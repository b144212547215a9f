import Foundation
@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// The table of the article "Yielding", row by row.
@MainActor
@Suite("Better claims to a touch")
struct ClaimTableTests {
    @Test("Each row of the table", arguments: ClaimRow.all, Doubt.eachAlone.sampled())
    func row(_ row: ClaimRow, _ doubt: Doubt) {
        for moment in row.moments {
            let rest = moment == .handoff ? 0 : row.rest
            for policy in moment.policies where !row.isFluid || policy.handoff != .never {
                let scene = ClaimScene(doubt)
                row.put(scene)
                scene.attach(policy)
                let wins = row.verdict(at: moment, policy, doubt) == .wins
                let expected = wins ? [] : moment.drags(of: policy, doubt, after: rest)
                #expect(moment.play(scene, after: rest) == expected, "\(moment), \(policy)")
            }
        }
    }

    @Test(
        "The arbiter waits for a recognizer in a list whose pan has not begun: the card moves together with the list",
        arguments: [ArbitrationPolicy.once, .continuous, .sheet], Doubt.eachAlone.sampled())
    func waits(_ policy: ArbitrationPolicy, _ doubt: Doubt) {
        var assumptions = doubt.assumptions
        assumptions.scrollSlop = 16
        let scene = ClaimScene(Doubt("\(doubt) scrollSlop=16", assumptions))
        let listsPan = scene.list.panGestureRecognizer
        scene.addPan(to: scene.label) { $0 === listsPan }
        scene.attach(policy)
        // If it is asked before the recognizer has begun, the card waits as in any list, and keeps the movement beyond
        // the slop.
        let lead = doubt.isOutermostFirst ? 10 : 14
        let finger = scene.touch(.list)
        for way in 1...30 {
            finger.move(by: CGVector(dx: 0, dy: 2))
            scene.turn()
            #expect(!scene.drags.isEmpty == scene.list.isDragging, "\(way * 2) pt")
            #expect(scene.translation == (way < 8 ? 0 : CGFloat(way * 2 - lead)), "\(way * 2) pt")
        }
        #expect(scene.stage.settle(lettingGo: finger))
    }

    @Test(
        "If that pan never begins, the recognizer wins after twice the slop",
        arguments: [ArbitrationPolicy.once, .continuous, .sheet], Doubt.eachAlone.sampled())
    func waitsInVain(_ policy: ArbitrationPolicy, _ doubt: Doubt) {
        let scene = ClaimScene(doubt, disturbances: [.swallowedTouches])
        let listsPan = scene.list.panGestureRecognizer
        scene.addPan(to: scene.label) { $0 === listsPan }
        scene.attach(policy)
        #expect(ClaimMoment.beginInList.play(scene) == [])
    }

    @Test(
        "A drawing pan that recognizes simultaneously with all others keeps the touch once its view is declared opaque",
        arguments: Doubt.eachAlone.sampled(), ClaimMoment.allCases)
    func drawing(_ doubt: Doubt, moment: ClaimMoment) {
        for policy in moment.policies {
            let scene = ClaimScene(doubt)
            let places = [scene.header, scene.label]
            for view in places { scene.addPan(to: view) { _ in true } }
            scene.attach(policy)
            for view in places { scene.arbiter?.treatAsOpaque(view) }
            #expect(moment.play(scene) == [], "\(moment), \(policy)")
        }
    }

    @Test(
        "A delegate is asked only about an active recognizer that would otherwise win",
        arguments: Doubt.eachAlone.sampled())
    func questions(_ doubt: Doubt) {
        let scene = ClaimScene(doubt)
        scene.attach(.continuous)
        let sideways = SidewaysPan(target: nil, action: nil)
        let companion = Companion { _ in true }
        sideways.delegate = companion
        scene.header.addGestureRecognizer(sideways)
        #expect(ClaimMoment.beginInHeader.play(scene).first == .began)
        #expect(companion.questions == 1, "UIKit's, of the two that share the touch")
    }

    @Test(
        "A control whose touch is cancelled is told, and sends no event",
        arguments: [ArbitrationPolicy.gated, .once, .continuous, .sheet], Doubt.eachAlone.sampled())
    func cancelled(_ policy: ArbitrationPolicy, _ doubt: Doubt) {
        let scene = ClaimScene(doubt)
        let tile = scene.cover(.header, with: Tile())
        var events: [UIControl.Event] = []
        for event in [UIControl.Event.touchUpInside, .touchCancel] {
            tile.addAction(UIAction { _ in events.append(event) }, for: event)
        }
        scene.attach(policy)
        let finger = scene.touch(.header)
        #expect(tile.isTracking)
        finger.pull(60)
        scene.turn()
        #expect(!tile.isTracking)
        #expect(!scene.drags.isEmpty)
        #expect(scene.stage.settle(lettingGo: finger))
        #expect(tile.cancellations == 1)
        #expect(events == [.touchCancel])
    }

    @Test("A list that cancels its controls' touches does so for the card", arguments: Doubt.eachAlone.sampled())
    func inGenerousList(_ doubt: Doubt) {
        final class GenerousList: UIScrollView {
            override func touchesShouldCancel(in view: UIView) -> Bool { true }
        }
        for policy in ClaimMoment.beginInList.policies {
            let scene = ClaimScene(doubt)
            let list = scene.cover(.list, with: GenerousList())
            list.contentSize = CGSize(width: 390, height: 2640)
            let tile = Tile(frame: CGRect(x: 0, y: 0, width: 390, height: 1000))
            list.addSubview(tile)
            scene.attach(policy)
            #expect(ClaimMoment.beginInList.play(scene, after: 0.3).first == .began, "\(policy)")
            #expect(tile.cancellations == 1, "\(policy)")
        }
    }

    @Test("A quick pull on such a control scrolls the list, and drags the card", arguments: Doubt.eachAlone.sampled())
    func quickInList(_ doubt: Doubt) {
        let scene = ClaimScene(doubt)
        let tile = scene.cover(.list, with: Tile())
        scene.attach(.continuous)
        #expect(ClaimMoment.beginInList.play(scene).first == .began)
        #expect(!tile.isTracking)
    }

    @Test("Maps, canvases and their subclasses are recognized by name", arguments: Doubt.eachAlone.sampled())
    func byName(_ doubt: Doubt) {
        final class Atlas: MKMapView {}
        final class Sketch: PKCanvasView {}
        for view in [Atlas(), Sketch()] {
            let scene = ClaimScene(doubt)
            scene.cover(.header, with: view)
            scene.attach(.continuous)
            #expect(ClaimMoment.beginInHeader.play(scene) == [])
            #expect(scene.reason.hasSuffix("yielded to a \(type(of: view))"))
        }
    }

    /// Views that follow a finger by themselves, by UIKit's names.
    enum Follower: String, CaseIterable {
        case stepper, pageControl, datePicker, pickerView, toggle

        @MainActor fileprivate var view: UIView {
            switch self {
            case .stepper: UIStepper()
            case .pageControl: UIPageControl()
            case .datePicker: UIDatePicker()
            case .pickerView: UIPickerView()
            case .toggle: UISwitch()
            }
        }
    }

    @Test(
        "A view that follows a finger keeps it",
        arguments: product(Follower.allCases, Doubt.eachAlone.sampled(), ClaimMoment.beginInHeader.policies))
    func followers(_ follower: Follower, _ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ClaimScene(doubt)
        scene.cover(.header, with: follower.view)
        scene.attach(policy)
        #expect(ClaimMoment.beginInHeader.play(scene) == [])
    }

    @Test(
        "From edited text, in a field or at the top of a text view, a pull drags the card, and editing continues",
        arguments: Doubt.eachAlone.sampled())
    func editing(_ doubt: Doubt) {
        for text in [UITextField(), UITextView()] as [UIView] {
            for policy in ClaimMoment.beginInHeader.policies {
                let scene = ClaimScene(doubt)
                scene.cover(.header, with: text)
                text.becomeFirstResponder()
                scene.attach(policy)
                #expect(ClaimMoment.beginInHeader.play(scene).first == .began, "\(type(of: text)), \(policy)")
                #expect(text.isFirstResponder, "\(type(of: text)), \(policy)")
                text.removeFromSuperview()
            }
        }
    }

    @Test(
        "A list that is too short, and does not bounce along the drag, does not count: the card is dragged",
        arguments: product([false, true], Doubt.eachAlone.sampled(), ClaimMoment.beginInList.policies))
    func withoutBounce(across: Bool, _ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ClaimScene(doubt)
        let table = scene.cover(.list, with: UITableView())
        scene.list.isScrollEnabled = false
        table.alwaysBounceVertical = true
        if across { table.bouncesVertically = false } else { table.bounces = false }
        scene.attach(policy)
        #expect(ClaimMoment.beginInList.play(scene).first == .began)
    }

    @Test("The article has the same rows in the same order")
    func article() throws {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let file = root.appendingPathComponent("Sources/GestureArbiter/GestureArbiter.docc/Yielding.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n").map(String.init)
        let heading = try #require(lines.firstIndex { $0.hasPrefix("| what |") })
        let rows = lines[(heading + 2)...].prefix { $0.hasPrefix("|") }
        #expect(Array(rows) == ClaimRow.all.map(\.line))
    }
}

/// A pan that begins only for a sideways movement.
@MainActor
private final class SidewaysPan: UIPanGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
}
