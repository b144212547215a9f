import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A panel over a tab bar in SwiftUI")
struct SwiftUITabBarTests {
    enum Place: CaseIterable { case inTab, aroundTabs }

    private struct Home: View {
        let place: Place
        let rests: Bool
        @State private var tab = 0
        var body: some View {
            switch place {
            case .inTab:
                TabView(selection: $tab) {
                    player(over: Text("Songs")).tabItem { Text("Songs") }.tag(0)
                    Text("Search here").tabItem { Text("Search") }.tag(1)
                }
            case .aroundTabs:
                player(
                    over: TabView(selection: $tab) {
                        Text("Songs").tabItem { Text("Songs") }.tag(0)
                        Text("Search here").tabItem { Text("Search") }.tag(1)
                    })
            }
        }
        private func player(over view: some View) -> some View {
            view.frame(maxWidth: .infinity, maxHeight: .infinity)
                .panel(
                    as: Panel.Configuration { $0.restsOnTabBar = rests }, detents: [.height(64), .large]
                ) { Text("Player") }
        }
    }

    private func all(_ controller: UIViewController) -> [UIViewController] {
        [controller] + controller.children.flatMap(all)
    }
    private func panel(_ phone: Phone) -> Panel? { all(phone.home).compactMap { $0 as? Panel }.first }
    private func bar(_ phone: Phone) -> UITabBar? {
        all(phone.home).compactMap { $0 as? UITabBarController }.first?.tabBar
    }
    private func top(_ view: UIView?) -> CGFloat { view?.convert(CGPoint.zero, to: nil).y ?? .nan }

    @Test(
        "The panel rests on the bar, which moves away while the panel opens, and returns with it",
        arguments: Place.allCases)
    func rests(_ place: Place) {
        let phone = Phone(Home(place: place, rests: true))
        let rest = top(bar(phone))
        #expect(abs(top(panel(phone)?.card) - (rest - 64)) < 0.5)
        let finger = phone.stage.touch(at: CGPoint(x: 195, y: rest - 50))
        finger.move(by: CGVector(dx: 0, dy: -500), over: 0.3)
        #expect(top(bar(phone)) > rest)
        finger.lift()
        phone.settle()
        #expect(top(bar(phone)) >= 844)
        panel(phone)?.select(.height(64))
        phone.settle()
        #expect(top(bar(phone)) == rest)
        #expect(phone.stage.warnings == [])
    }

    @Test("The bar receives its taps", arguments: Place.allCases)
    func taps(_ place: Place) {
        let phone = Phone(Home(place: place, rests: true))
        phone.stage.touch(at: CGPoint(x: 290, y: top(bar(phone)) + 20)).lift()
        phone.settle()
        #expect(phone.texts.contains("Search here"))
    }

    @Test("Without the modifier the bar stays in place", arguments: Place.allCases)
    func without(_ place: Place) {
        let phone = Phone(Home(place: place, rests: false))
        let rest = top(bar(phone))
        panel(phone)?.select(.large)
        phone.settle()
        #expect(top(bar(phone)) == rest)
    }
}
