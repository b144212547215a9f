import DeckTransition
import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

/// What scrolls in a card, as the UIKit that it is.
@MainActor
@Suite("What scrolls in a deck in SwiftUI")
struct ContentTests {
    private struct Home<Card: View>: View {
        let card: Card
        @State private var isShown = true
        var body: some View { Color.white.deck(isPresented: $isShown) { card } }
    }

    /// A finger that goes down, and so far back that nothing is dismissed: how far the card followed, in points.
    private func pull(
        _ phone: Phone, from point: CGPoint = CGPoint(x: 195, y: 400), along way: CGVector = CGVector(dx: 0, dy: 100)
    ) -> CGFloat {
        let finger = phone.stage.touch(at: point)
        finger.move(by: way, over: 0.2)
        let pulled = phone.card?.presentedAsDeck?.card.transform.ty ?? .nan
        finger.move(by: CGVector(dx: -way.dx, dy: -way.dy), over: 0.3)
        finger.lift()
        phone.settle()
        return pulled
    }

    private func content(_ phone: Phone) -> UIScrollView? {
        phone.views(UIScrollView.self).last { $0.contentSize.height > 800 }
    }

    @Test("A List hands over to the card at its top, and scrolls elsewhere", arguments: Way.all.sampled())
    func list(_ way: Way) {
        let phone = Phone(way, Home(card: List(0..<100, id: \.self) { Text("Row \($0)") }))
        #expect(pull(phone) > 50)
        content(phone)?.contentOffset.y = 400
        phone.wait(0.1)
        #expect(pull(phone) == 0)
    }

    @Test("A ScrollView in a ScrollView: the inner one is scrolled first, then the outer one, then the card")
    func nested() {
        let inner = ScrollView { ForEach(0..<40) { Text("Inner \($0)") } }.frame(height: 300)
        let phone = Phone(
            Home(
                card: ScrollView {
                    inner
                    ForEach(0..<60) { Text("Row \($0)") }
                }))
        let scrollViews = phone.views(UIScrollView.self).suffix(2)
        let innermost = scrollViews.last
        innermost?.contentOffset.y = 40
        phone.wait(0.1)
        let finger = phone.stage.touch(at: CGPoint(x: 195, y: 200))
        finger.move(by: CGVector(dx: 0, dy: 30), over: 0.2)
        #expect(phone.card?.presentedAsDeck?.card.transform.ty == 0)
        #expect((innermost?.contentOffset.y ?? 40) < 40)
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
        #expect((phone.card?.presentedAsDeck?.card.transform.ty ?? 0) > 50)
        finger.move(by: CGVector(dx: 0, dy: -200), over: 0.4)
        finger.lift()
        phone.settle()
    }

    @Test("A list that may not scroll leaves the touch to the card wherever it is scrolled")
    func scrollDisabled() {
        let phone = Phone(Home(card: ScrollView { ForEach(0..<60) { Text("Row \($0)") } }.scrollDisabled(true)))
        content(phone)?.contentOffset.y = 300
        phone.wait(0.1)
        #expect(pull(phone) > 50)
    }

    /// What `refreshable` and `swipeActions` are, and a page that scrolls across: in UIKit.
    private struct Table: UIViewRepresentable {
        let isRefreshable: Bool

        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
                ])
            }
        }

        func makeCoordinator() -> Rows { Rows() }
        func makeUIView(context: Context) -> UITableView {
            let table = UITableView(frame: .zero, style: .plain)
            (table.dataSource, table.delegate) = (context.coordinator, context.coordinator)
            if isRefreshable { table.refreshControl = UIRefreshControl() }
            return table
        }
        func updateUIView(_ uiView: UITableView, context: Context) {}
    }

    @Test(
        "A list that refreshes keeps the pull at its top for its control; one that does not gives it to the card",
        arguments: [true, false])
    func refreshable(_ isRefreshable: Bool) {
        let phone = Phone(Home(card: Table(isRefreshable: isRefreshable)))
        #expect((pull(phone) > 50) == !isRefreshable)
    }

    @Test("A swipe across a row is the row's")
    func swipeActions() {
        let phone = Phone(Home(card: Table(isRefreshable: false)))
        #expect(pull(phone, from: CGPoint(x: 300, y: 400), along: CGVector(dx: -150, dy: 10)) == 0)
    }

    private struct Pages: UIViewRepresentable {
        func makeUIView(context: Context) -> UIScrollView {
            let pages = UIScrollView()
            pages.isPagingEnabled = true
            pages.contentInsetAdjustmentBehavior = .never
            return pages
        }
        func updateUIView(_ uiView: UIScrollView, context: Context) {
            uiView.contentSize = CGSize(width: 1170, height: 300)
        }
    }

    @Test("Pages that scroll across go across, and leave a pull down to the card")
    func paging() {
        let phone = Phone(Home(card: ScrollView { Pages().frame(height: 300) }))
        let pages = phone.views(UIScrollView.self).last
        let point = CGPoint(x: 300, y: 200)
        #expect(pull(phone, from: point) > 50)
        let finger = phone.stage.touch(at: point)
        finger.move(by: CGVector(dx: -200, dy: 5), over: 0.2)
        #expect((pages?.contentOffset.x ?? 0) > 100)
        #expect(phone.card?.presentedAsDeck?.card.transform.ty == 0)
        finger.lift()
        phone.settle()
    }

    /// What a `DragGesture` in a row is taken to be from iOS 18 on: a recognizer among UIKit's, which goes with no other.
    private struct Draggable: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.addGestureRecognizer(UIPanGestureRecognizer())
            return view
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test("A drag of a row's own moves neither the list nor the card; beside it both go as ever")
    func dragGesture() {
        let phone = Phone(
            Home(
                card: ScrollView {
                    Draggable().frame(height: 200)
                    ForEach(0..<60) { Text("Row \($0)") }
                }))
        #expect(pull(phone, from: CGPoint(x: 195, y: 150)) == 0)
        #expect(pull(phone, from: CGPoint(x: 195, y: 600)) > 50)
    }

    /// What a `searchable` list is: UIKit's search bar in a navigation bar, which opens as the list is pulled.
    private struct Searchable: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UINavigationController {
            let controller = UIViewController()
            controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
            let list = UIScrollView(frame: controller.view.bounds)
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: 300, height: 2000)
            controller.view.addSubview(list)
            return UINavigationController(rootViewController: controller)
        }
        func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
    }

    @Test("A search bar in the card opens first, and then the card goes with the same finger")
    func searchable() {
        let phone = Phone(Home(card: Searchable()))
        let list = content(phone)
        // The bar is as high as the room that it takes.
        let closed = list?.adjustedContentInset.top ?? 0
        list?.contentOffset.y = 40 - closed
        phone.wait(0.1)
        let finger = phone.stage.touch(at: CGPoint(x: 195, y: 400))
        var barAtBegin: CGFloat?
        for _ in 0..<80 {
            finger.move(by: CGVector(dx: 0, dy: 4))
            phone.stage.advanceFrame()
            let pulled = phone.card?.presentedAsDeck?.card.transform.ty ?? 0
            if pulled > 0, barAtBegin == nil { barAtBegin = list?.adjustedContentInset.top }
        }
        #expect((barAtBegin ?? 0) > closed + 30, "open before the card moves")
        finger.cancel()
        phone.settle()
    }
}
