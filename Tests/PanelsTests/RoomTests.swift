import GestureArbiter
import HeadlessUIKit
import Panels
import Testing

/// Room that a panel makes in other controllers, and in a tab bar controller's.
@MainActor
@Suite("A panel makes room")
struct RoomTests {
    private let home = UIViewController()
    private let tabs = UITabBarController()

    private func scene(_ detents: [Detent]) -> (stage: Stage, root: PanelParent, panel: Panel) {
        tabs.viewControllers = [home, UIViewController()]
        let root = PanelParent(tabs)
        let stage = Stage(rootViewController: root)
        stage.settle()
        let panel = root.addPanel(UIViewController(), detents: detents)!
        panel.bar = tabs.tabBar
        stage.settle()
        return (stage, root, panel)
    }

    private static let several: [[Detent]] = [
        [.fraction(0.3), .large], [.fraction(0.3), .custom("most") { min($0.maximumHeight * 0.7, 500) }],
        [.height(100), .medium, .large],
    ]

    private enum Covered: CaseIterable { case parent, tabBarController, tab, all }

    @Test("Over a tab bar, the tabs get the room once, whichever controller is named", arguments: 0..<3)
    func tabBar(number: Int) {
        for covered in Covered.allCases {
            let other = RoomTests()
            let (stage, root, panel) = other.scene(Self.several[number])
            let (top, bar) = (panel.card.frame.minY, other.tabs.tabBar.frame)
            var selections = 0
            panel.onEvent = { if case .selected = $0 { selections += 1 } }
            switch covered {
            case .parent: panel.makeRoom(in: [root])
            case .tabBarController: panel.makeRoom(in: [other.tabs])
            case .tab: panel.makeRoom(in: [other.home])
            case .all: panel.makeRoom(in: [root, other.tabs, other.home])
            }
            stage.settle()
            #expect(panel.card.frame.minY == top, "\(covered)")
            #expect(other.tabs.tabBar.frame == bar, "\(covered)")
            #expect(other.home.view.safeAreaInsets.bottom == 844 - top, "\(covered)")
            #expect(selections == 0, "\(covered)")
            panel.select(.large)
            stage.settle()
            #expect(other.tabs.tabBar.frame.height == bar.height, "\(covered)")
            panel.remove(animated: false)
            stage.settle()
            #expect(other.home.view.safeAreaInsets.bottom == bar.height, "\(covered)")
            #expect(other.home.additionalSafeAreaInsets == .zero, "\(covered)")
        }
    }

    @Test("An unknown detent changes nothing, and is reported")
    func unknownLimit() {
        let stage = Stage(rootViewController: home)
        let panel = home.addPanel(UIViewController(), detents: [.height(88), .large])!
        stage.settle()
        panel.makeRoom(in: [home], upTo: "nowhere")
        panel.select(.large)
        stage.settle()
        #expect(home.additionalSafeAreaInsets == .zero)
        panel.makeRoom(in: [home], upTo: .height(88))
        panel.makeRoom(in: [], upTo: "nowhere")
        stage.settle()
        #expect(home.view.safeAreaInsets.bottom.isNear(34 + 88))
    }
}
