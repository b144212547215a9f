import Foundation
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing
import TouchMaps

/// The samples of "TouchMaps" and of "Who gets each finger".
@MainActor
@Suite(.enabled(if: TouchMap.hasCopies)) struct TouchMapsSamples {
    private final class Player: UIViewController {
        let songs = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            songs.frame = view.bounds
            songs.contentSize = CGSize(width: 390, height: 3000)
            songs.accessibilityIdentifier = "songs"
            songs.contentInsetAdjustmentBehavior = .never
            view.addSubview(songs)
            let save = UIButton(frame: CGRect(x: 155, y: 64, width: 80, height: 34))
            save.accessibilityIdentifier = "Save"
            save.backgroundColor = .blue
            songs.addSubview(save)
        }
    }

    private let player = Player()

    private func makeStage(_ assumptions: Assumptions = .standard) -> Stage {
        let screen = Screen(size: CGSize(width: 240, height: 640), scale: 3, safeAreaInsets: .zero)
        let stage = Stage(rootViewController: UIViewController(), screen: screen, assumptions: assumptions)
        stage.settle()
        stage.window.rootViewController?.presentCard(
            assumptions == .standard ? player : Player(), as: .cover, animated: false)
        stage.settle()
        return stage
    }

    @Test("A screen is mapped")
    func mapped() throws {
        let stage = makeStage()
        let map = try stage.touchMap()
        #expect(map.conflicts.isEmpty, "\(map.conflicts)")
        #expect(map.owner(at: CGPoint(x: 195, y: 600), going: .down) == .drags("card Player"))
    }

    /// Not run: a map takes seconds.
    private func written(_ stage: Stage) throws {
        let map = try stage.touchMap()
        #expect(map.owner(at: CGPoint(x: 195, y: 81)) == .presses("Save"))
        #expect(map.owner(at: CGPoint(x: 195, y: 600), going: .up) == .scrolls("songs"))
        print(map.play(at: CGPoint(x: 195, y: 600), going: .down)!.reason)
        // .atEdge is true: 0.0 pt to the top edge (needs 0.17 or less)
        #expect(map.conflicts(except: [.covered("Save"), .dead]) == [])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("player-\(UUID().uuidString).svg")
        try Data(map.svg(over: stage.snapshot()).utf8).write(to: file)
        try FileManager.default.removeItem(at: file)
        try map.expectSame(as: "Maps/player.txt")
    }

    @Test("A clear view over a button is a conflict")
    func found() throws {
        let stage = makeStage()
        let glass = UIView(frame: CGRect(x: 0, y: 60, width: 390, height: 60))
        player.view.addSubview(glass)
        print(try stage.touchMap(fingers: [.tap]).conflicts)
        // [unreachable: Save: 3 of 3 taps on what shows of it do not reach it: UIView 3 takes them  [3 places in x 159–231, y 62–86; such as (171, 74)]]
        #expect(try stage.touchMap(fingers: [.tap]).conflicts.map(\.kind) == [.unreachable])
    }

    func rebuilt() throws {
        let rebuilt = try TouchMap(rebuilding: { makeStage() }, grid: 44)
        let doubtful = try TouchMap.contested { assumptions in makeStage(assumptions) }
        #expect(doubtful.isEmpty, "\(doubtful)")
        #expect(rebuilt.conflicts == [])
    }
}
