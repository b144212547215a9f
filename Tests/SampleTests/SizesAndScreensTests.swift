import GestureArbiterUI
import HeadlessUIKit
import Support
import Testing

/// What "Sizes, iPad, Mac, navigation" says.
@MainActor
@Suite("Sizes and screens")
struct SizesAndScreensTests {
    private static let screens = [
        Screen.phone,
        Screen(
            size: CGSize(width: 844, height: 390), scale: 3,
            safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)),
        .tablet,
    ]

    private static let kinds: [(String, @MainActor (UIViewController, UIViewController) -> Void)] = [
        ("`presentCard`", { $0.presentCard($1) }),
        ("`presentCard(as: .cover)`", { $0.presentCard($1, as: .cover) }),
        ("`presentDeck`", { $0.presentDeck($1) }),
        ("`addPanel`", { $0.addPanel($1) }),
        ("`presentCard`, at `.medium`", { $0.presentCard($1, detents: [.medium, .large], selected: .medium) }),
        (
            "`addPanel(at: .leading)`, at `.width(280)`",
            { $0.addPanel($1, at: .leading, detents: [.width(280)]) }
        ),
    ]

    @Test("The page's table has the size of each kind of card on each screen")
    func sizes() throws {
        let page = try Repository.text("Sources/Cards/Cards.docc/SizesAndScreens.md")
        for (name, present) in Self.kinds {
            let sizes = Self.screens.map { screen in
                let (home, content) = (UIViewController(), UIViewController())
                let stage = Stage(rootViewController: home, screen: screen)
                present(home, content)
                stage.settle()
                let card = content.enclosingCard?.card
                let frame = (card?.convert(card?.bounds ?? .zero, to: nil) ?? .zero).intersection(stage.window.bounds)
                return "\(Int(frame.width.rounded())) × \(Int(frame.height.rounded()))"
            }
            let row = "| \(name) | \(sizes.joined(separator: " | ")) |"
            #expect(page.contains(row), "The page has no row that reads: \(row)")
        }
    }

    @Test("A NavigationStack in a card: its list hands over, and the page in it keeps the card")
    func navigationStack() {
        let home = UIHostingController(rootView: Browsing())
        let stage = Stage(rootViewController: home)
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: CGVector(dx: 0, dy: 300), over: 0.3)
        let card = home.presentedViewController?.enclosingCard
        #expect(card.map { $0.position.translation > 100 } == true)
        finger.lift()
        stage.settle()
        #expect(home.presentedViewController != nil)
        #expect(stage.warnings.isEmpty)
    }

    private struct Browsing: View {
        @State private var shows = true

        var body: some View {
            Color.white.card(isPresented: $shows) {
                NavigationStack {
                    List(0..<40, id: \.self) { Text("Page \($0)") }.cardDismissDisabled()
                }
            }
        }
    }

    @Test("A swipe action presents a card, as any controller")
    func swipeAction() {
        let home = Rows()
        let stage = Stage(rootViewController: home)
        stage.settle()
        stage.touch(at: CGPoint(x: 300, y: 160)).swipe(by: .right(-380), over: 0.2)
        stage.settle()
        #expect(home.presentedViewController?.enclosingCard != nil)
        #expect(stage.warnings.isEmpty)
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let edit = UIContextualAction(style: .normal, title: "Edit") { [weak self] _, _, done in
                self?.presentCard(UIViewController(), detents: [.medium, .large])
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [edit])
        }
    }
}
