import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// A shop: a list that leads to its products, in one of two tabs.
@MainActor
@Suite("Navigation: links, a path, a bar, tabs")
struct NavigationScreenTests {
    private struct Product: View {
        let number: Int
        let notes: Notes
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Text("Product \(number)")
                NavigationLink("Reviews") { Text("No reviews") }
                Button("Back") { dismiss() }
            }
            .navigationTitle("Product \(number)").navigationBarTitleDisplayMode(.inline)
        }
    }

    private struct Shop: View {
        let notes: Notes
        @State private var path: [Int] = []
        @State private var isEditing = false
        var body: some View {
            let _ = notes.lines.append("\(path) \(isEditing)")
            let _ = notes.on("open 2 and 7") { path = [2, 7] }
            NavigationStack(path: $path) {
                List(0..<20, id: \.self) { NavigationLink("Open \($0)", value: $0) }
                    .navigationTitle("Shop")
                    .navigationDestination(for: Int.self) { Product(number: $0, notes: notes) }
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) {
                            Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
                        }
                        ToolbarItem(placement: .primaryAction) { Button("Cart") {}.disabled(true) }
                    }
            }
        }
    }

    private let notes = Notes()

    private func navigation<Content: View>(in hosted: Hosted<Content>) throws -> UINavigationController {
        try #require(hosted.controller.children.compactMap { $0 as? UINavigationController }.first)
    }

    private func tapRow<Content: View>(_ title: String, in hosted: Hosted<Content>) {
        guard let row = hosted.views(UILabel.self).first(where: { $0.text == title })?.superview else { return }
        let finger = hosted.stage.touch(at: row.convert(CGPoint(x: row.bounds.maxX - 5, y: row.bounds.midY), to: nil))
        hosted.stage.advance(by: 0.05)
        finger.lift()
        hosted.stage.settle()
    }

    @Test(
        "U41: A row with a link pushes a controller, and its value is in the path", arguments: settings(of: "listView"))
    func links(_ name: String, _ assumptions: SwiftUIAssumptions) throws {
        let hosted = Hosted(assumptions, Shop(notes: notes))
        let navigation = try navigation(in: hosted)
        tapRow("Open 3", in: hosted)
        #expect(navigation.viewControllers.count == 2)
        #expect(hosted.texts.contains("Product 3"))
        #expect(notes.lines.last == "[3] false")
        hosted.tap("Reviews")
        #expect(navigation.viewControllers.count == 3)
        #expect(hosted.texts == ["No reviews"])
        #expect(notes.lines.last == "[3] false")
        #expect(hosted.stage.warnings == [])
    }

    @Test("The back button and the swipe back pop a screen, and its value leaves the path")
    func back() throws {
        let hosted = Hosted(Shop(notes: notes))
        let navigation = try navigation(in: hosted)
        notes.act["open 2 and 7"]?()
        hosted.stage.settle()
        #expect(navigation.viewControllers.count == 3)
        #expect(navigation.topViewController?.navigationItem.title == "Product 7")
        hosted.tap("Back")
        #expect(notes.lines.last == "[2] false")
        #expect(hosted.texts.contains("Product 2"))
        let finger = hosted.stage.touch(at: CGPoint(x: 20, y: 700))
        finger.move(by: CGVector(dx: 300, dy: 0), over: 0.2)
        finger.lift()
        hosted.stage.settle()
        #expect(notes.lines.last == "[] false")
        #expect(navigation.viewControllers.count == 1)
        #expect(hosted.stage.warnings == [])
    }

    @Test("U42: A toolbar's buttons are bar button items, and a title is that of the bar")
    func bar() throws {
        let hosted = Hosted(Shop(notes: notes))
        let item = try #require(navigation(in: hosted).topViewController?.navigationItem)
        #expect(item.title == "Shop")
        #expect(item.rightBarButtonItems?.map(\.title) == ["Cart"])
        #expect(item.rightBarButtonItems?.map(\.isEnabled) == [false])
        let edit = try #require(item.leftBarButtonItems?.first)
        hosted.stage.tapBarButton(edit)
        hosted.stage.settle()
        #expect(notes.lines.last == "[] true")
        #expect(item.leftBarButtonItems?.map(\.title) == ["Done"])
    }

    private struct Tabs: View {
        let notes: Notes
        @State private var tab = "shop"
        var body: some View {
            let _ = notes.lines.append(tab)
            let _ = notes.on("show shop") { tab = "shop" }
            TabView(selection: $tab) {
                Shop(notes: Notes()).tabItem { Label("Shop", systemImage: "bag") }.tag("shop")
                ScrollView { Text("You") }.tabItem { Text("Account") }.tag("account")
            }
        }
    }

    @Test("U43: A tab is a UIKit tab: a tap on its item, or its tag, selects it")
    func tabs() throws {
        let hosted = Hosted(Tabs(notes: notes))
        let tabs = try #require(hosted.controller.children.first as? UITabBarController)
        #expect(tabs.tabBar.items?.map(\.title) == ["Shop", "Account"])
        #expect(hosted.texts.contains("Open 0"))
        let bar = tabs.tabBar
        let finger = hosted.stage.touch(at: bar.convert(CGPoint(x: bar.bounds.width * 0.75, y: 20), to: nil))
        hosted.stage.advance(by: 0.05)
        finger.lift()
        hosted.stage.settle()
        #expect(notes.lines.last == "account")
        #expect(hosted.texts.contains("You"))
        notes.act["show shop"]?()
        hosted.stage.settle()
        #expect(tabs.selectedIndex == 0)
        #expect(hosted.stage.warnings == [])
    }
}
