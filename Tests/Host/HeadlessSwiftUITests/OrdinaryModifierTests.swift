import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// The modifiers and wrappers of ordinary screens.
@MainActor
struct OrdinaryModifierTests {
    private enum Sort: String {
        case name, date
    }
    private struct Preferences: View {
        let notes: Notes
        @AppStorage private var count: Int
        @AppStorage private var sort: Sort
        @AppStorage private var name: String?
        init(_ notes: Notes, _ store: UserDefaults) {
            self.notes = notes
            _count = AppStorage(wrappedValue: 1, "count", store: store)
            _sort = AppStorage(wrappedValue: .name, "sort", store: store)
            _name = AppStorage("name", store: store)
        }
        var body: some View {
            let _ = notes.on("set") { (count, sort, name) = (count + 1, .date, "Ada") }
            let _ = notes.on("unset") { name = nil }
            Text("\(count) \(sort.rawValue) \(name ?? "nobody")")
        }
    }

    @Test("U52: Properties of the same key change together, and the defaults keep the value")
    func appStorage() throws {
        let suite = "OrdinaryModifierTests.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: suite))
        defer { store.removePersistentDomain(forName: suite) }
        let notes = Notes()
        let hosted = Hosted(
            VStack {
                Preferences(notes, store)
                Preferences(Notes(), store)
            })
        #expect(hosted.texts == ["1 name nobody", "1 name nobody"])
        notes.act["set"]?()
        hosted.stage.settle()
        #expect(hosted.texts == ["2 date Ada", "2 date Ada"])
        #expect(store.string(forKey: "sort") == "date")
        notes.act["unset"]?()
        hosted.stage.settle()
        #expect(hosted.texts == ["2 date nobody", "2 date nobody"])
    }

    private struct Framed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(configuration.role == .destructive ? "!" : ">")
                configuration.label
                Text(configuration.isPressed ? "down" : "up")
            }
        }
    }

    @Test("U53: A style makes a button's view from its label, and tells a finger that is down on a control")
    func buttonStyle() {
        var assumptions = SwiftUIAssumptions()
        assumptions.buttonHit = .control
        var taps = 0
        let hosted = Hosted(
            assumptions,
            VStack {
                Button("Go") { taps += 1 }
                Button("Clear", role: .destructive) {}
                Button("Plain") {}.buttonStyle(.borderedProminent)
            }
            .buttonStyle(Framed()))
        #expect(hosted.texts == [">", "Go", "up", "!", "Clear", "up", "Plain"])
        let control = hosted.views(UIControl.self)[0]
        let finger = hosted.stage.touch(at: control.convert(CGPoint(x: 5, y: 5), to: nil))
        hosted.stage.advanceFrame()
        #expect(hosted.texts.contains("down"))
        finger.lift()
        hosted.stage.settle()
        #expect(taps == 1)
        #expect(!hosted.texts.contains("down"))
    }

    private struct Fields: View {
        let notes: Notes
        @State private var text = ""
        var body: some View {
            TextField("City", text: $text)
                .submitLabel(.search)
                .keyboardType(.emailAddress)
                .onSubmit { notes.lines.append("inner \(text)") }
                .onSubmit { notes.lines.append("outer") }
        }
    }

    @Test("U54: The return key submits to each action around the field")
    func submit() {
        let notes = Notes()
        let hosted = Hosted(Fields(notes: notes))
        let field = hosted.views(UITextField.self)[0]
        #expect(field.returnKeyType == .search)
        #expect(field.keyboardType == .emailAddress)
        field.becomeFirstResponder()
        hosted.stage.typeText("Rome\n")
        #expect(notes.lines.sorted() == ["inner Rome", "outer"])
    }

    private struct Loading: View {
        let notes: Notes
        @State private var isThere = true
        @State private var id = 1
        var body: some View {
            let _ = notes.on("go") { isThere = false }
            let _ = notes.on("next") { id = 2 }
            if isThere {
                Text("there")
                    .task(id: id) {
                        notes.lines.append("starts \(id)")
                        try? await Task.sleep(nanoseconds: 3_600_000_000_000)
                        notes.lines.append("over \(id)")
                    }
                    .onDisappear { notes.lines.append("disappears") }
            }
        }
    }

    @Test("U55: A task starts with its view and each value, and is cancelled as the view goes")
    func task() async {
        let notes = Notes()
        let hosted = Hosted(Loading(notes: notes))
        func wait(for line: String) async {
            for _ in 0..<2000 where !notes.lines.contains(line) { try? await Task.sleep(nanoseconds: 1_000_000) }
        }
        await wait(for: "starts 1")
        notes.act["next"]?()
        hosted.stage.settle()
        await wait(for: "over 2")
        await wait(for: "starts 2")
        notes.act["go"]?()
        hosted.stage.settle()
        #expect(notes.lines.contains("disappears"))
        let before = notes.lines.count
        for _ in 0..<2000 where notes.lines.count == before { try? await Task.sleep(nanoseconds: 1_000_000) }
        #expect(notes.lines.count { $0.hasPrefix("over") } == 2)
    }

    private struct Noting: View {
        let notes: Notes
        @State private var count = 0
        var body: some View {
            let _ = notes.on("count") { count += 1 }
            Text("count \(count)")
                .onAppear { notes.lines.append("appears") }
                .onDisappear { notes.lines.append("disappears") }
        }
    }

    @Test("U73: A presented controller's views disappear with it, and appear again with their state")
    func dismissed() {
        let notes = Notes()
        let hosted = Hosted(Text("home"))
        let controller = UIHostingController(rootView: Noting(notes: notes))
        for _ in 0..<2 {
            hosted.controller.present(controller, animated: true)
            hosted.stage.settle()
            notes.act["count"]?()
            hosted.controller.dismiss(animated: true)
            hosted.stage.settle()
        }
        #expect(notes.lines == ["appears", "disappears", "appears", "disappears"])
        hosted.controller.present(controller, animated: true)
        hosted.stage.settle()
        #expect(hosted.texts.contains("count 2"))
    }

    private struct Stacked: View {
        let notes: Notes
        @State private var pushes = false
        @State private var tab = 0
        var body: some View {
            let _ = notes.on("push") { pushes = true }
            let _ = notes.on("pop") { pushes = false }
            let _ = notes.on("tab") { tab = 1 - tab }
            TabView(selection: $tab) {
                NavigationStack {
                    Noting(notes: notes).navigationDestination(isPresented: $pushes) { Text("page") }
                }
                .tabItem { Text("one") }.tag(0)
                Text("two").tabItem { Text("two") }.tag(1)
            }
        }
    }

    @Test(
        "U73: Views behind a pushed page or another tab disappear, and appear again",
        arguments: [["push", "pop"], ["tab", "tab"]])
    func covered(_ acts: [String]) {
        let notes = Notes()
        let hosted = Hosted(Stacked(notes: notes))
        #expect(notes.lines == ["appears"])
        for (act, seen) in zip(acts, ["disappears", "appears"]) {
            notes.act[act]?()
            hosted.stage.settle()
            #expect(notes.lines.last == seen)
        }
        #expect(notes.lines.count == 3)
    }

    @Test("A view's identifier names its UIKit views")
    func identifier() {
        let hosted = Hosted(
            VStack {
                Text("one")
                Text("two").accessibilityIdentifier("the second")
            })
        #expect(hosted.views(UILabel.self).map(\.accessibilityIdentifier) == [nil, "the second"])
    }

    @Test(
        "U56: A pull renews a list, and its wheel turns until the action is over", arguments: settings(of: "listView"))
    func refresh(_ setting: (description: String, assumptions: SwiftUIAssumptions)) async {
        final class Loads {
            var calls = 0
            let (stream, end) = AsyncStream<Void>.makeStream()
        }
        let loads = Loads()
        let hosted = Hosted(
            setting.assumptions,
            List(0..<3) { Text("row \($0)") }
                .listStyle(.insetGrouped)
                .refreshable {
                    loads.calls += 1
                    for await _ in loads.stream {}
                })
        let list = hosted.views(UIScrollView.self)[0]
        #expect(hosted.texts.contains("row 2"))
        let finger = hosted.stage.touch(at: CGPoint(x: 195, y: 200))
        finger.move(by: CGVector(dx: 0, dy: 400), over: 0.5)
        finger.lift()
        hosted.stage.advance(by: 0.1)
        #expect(list.refreshControl?.isRefreshing == true)
        for _ in 0..<2000 where loads.calls == 0 { try? await Task.sleep(nanoseconds: 1_000_000) }
        #expect(loads.calls == 1)
        loads.end.finish()
        for _ in 0..<2000 where list.refreshControl?.isRefreshing == true {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(list.refreshControl?.isRefreshing == false)
    }

    private struct Finder: View {
        let notes: Notes
        @State private var query = ""
        var body: some View {
            let _ = notes.on("clear") { query = "" }
            NavigationStack {
                Text("for \(query)")
                    .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Places")
                    .onSubmit(of: .search) { notes.lines.append("search") }
            }
        }
    }

    @Test("U57: A search is a search controller of the page's item, and its text is the binding's")
    func search() throws {
        let notes = Notes()
        let hosted = Hosted(Finder(notes: notes))
        let navigation = try #require(hosted.controller.children.first as? UINavigationController)
        let item = try #require(navigation.topViewController?.navigationItem)
        let bar = try #require(item.searchController?.searchBar)
        #expect(bar.placeholder == "Places")
        #expect(!item.hidesSearchBarWhenScrolling)
        hosted.stage.write("tea", into: bar)
        hosted.stage.settle()
        #expect(hosted.texts.contains("for tea"))
        notes.act["clear"]?()
        hosted.stage.settle()
        #expect(bar.text == "")
    }

    private struct Walk: View {
        let notes: Notes
        @State private var page = "b"
        var body: some View {
            let _ = notes.on("first") { page = "a" }
            let _ = notes.lines.append("page \(page)")
            TabView(selection: $page) {
                Text("A").tag("a")
                Text("B").tag("b")
                Text("C").tag("c")
            }
            .tabViewStyle(.page)
        }
    }

    @Test("U58: A finger turns the pages of a tab view, and the selection follows; so does the page")
    func pages() {
        let notes = Notes()
        let hosted = Hosted(Walk(notes: notes))
        let pager = hosted.views(UIScrollView.self)[0]
        #expect(pager.contentOffset.x == pager.bounds.width)
        let finger = hosted.stage.touch(at: CGPoint(x: 300, y: 400))
        finger.move(by: CGVector(dx: -250, dy: 0), over: 0.15)
        finger.lift()
        hosted.stage.settle()
        #expect(pager.contentOffset.x == 2 * pager.bounds.width)
        #expect(notes.lines.last == "page c")
        notes.act["first"]?()
        hosted.stage.settle()
        #expect(pager.contentOffset.x == 0)
    }

    private struct Dragged: View {
        let notes: Notes
        @GestureState private var distance: CGFloat = 0
        var body: some View {
            let _ = notes.lines.append("\(Int(distance))")
            Color.blue.gesture(
                DragGesture(minimumDistance: 10).updating($distance) { value, state, _ in
                    state = value.translation.height
                })
        }
    }

    @Test("U60: A gesture's state follows the drag, and begins anew at its end")
    func gestureState() {
        let notes = Notes()
        let hosted = Hosted(Dragged(notes: notes))
        let finger = hosted.stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 30))
        hosted.stage.advanceFrame()
        #expect(notes.lines.last == "30")
        finger.lift()
        hosted.stage.settle()
        #expect(notes.lines.last == "0")
    }

    @Test("U61: In a view from right to left a row begins at the right, and so does leading")
    func direction() {
        let hosted = Hosted(
            VStack(alignment: .leading) {
                HStack {
                    Text("one")
                    Text("two")
                }
                Text("a longer line of text")
                Text("short")
            }
            .environment(\.layoutDirection, .rightToLeft))
        func frame(_ text: String) -> CGRect {
            let label = hosted.views(UILabel.self).first { $0.text == text }!
            return label.convert(label.bounds, to: nil)
        }
        #expect(frame("one").minX > frame("two").maxX)
        #expect(abs(frame("short").maxX - frame("a longer line of text").maxX) < 0.5)
    }

    @Test("Sections have headers and footers in any of their forms, and may be closed")
    func sections() {
        let hosted = Hosted(
            List {
                Section {
                    Text("1")
                } footer: {
                    Text("footer")
                }
                Section(header: Text("header")) { Text("2") }
                Section("Closed", isExpanded: .constant(false)) { Text("3") }
            })
        #expect(Set(hosted.texts) == ["1", "footer", "header", "2", "Closed"])
    }

    @Test(
        "U68: A list and a scroll view take the way in which a finger dismisses the keyboard",
        arguments: [
            (ScrollDismissesKeyboardMode.immediately, UIScrollView.KeyboardDismissMode.onDrag),
            (.interactively, .interactive), (.never, .none),
        ])
    func dismissesKeyboard(mode: ScrollDismissesKeyboardMode, taken: UIScrollView.KeyboardDismissMode) {
        let hosted = Hosted(
            VStack {
                List(0..<9, id: \.self) { Text("\($0)") }
                ScrollView { Text("Notes") }
            }
            .scrollDismissesKeyboard(mode))
        #expect(hosted.views(UIScrollView.self).map(\.keyboardDismissMode) == [taken, taken])
    }

    @Test("U41: A navigation view pushes what a link leads to")
    func navigationView() throws {
        let hosted = Hosted(NavigationView { NavigationLink("Reviews") { Text("No reviews") } })
        hosted.tap("Reviews")
        let navigation = try #require(
            hosted.controller.children.compactMap { $0 as? UINavigationController }.first)
        #expect(navigation.viewControllers.count == 2)
        #expect(hosted.texts.contains("No reviews"))
    }

    @Test("A colour of parts and a grey are UIKit's")
    func colours() {
        let hosted = Hosted(
            VStack {
                Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
                Color(white: 0.25)
            })
        let shown = hosted.views(UIView.self).compactMap(\.backgroundColor)
        #expect(shown.contains(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)))
        #expect(shown.contains(UIColor(white: 0.25, alpha: 1)))
    }

    @Test(
        "U67: A picture keeps its shape in a space, or around it",
        arguments: [(ContentMode.fit, CGSize(width: 200, height: 100)), (.fill, CGSize(width: 400, height: 200))])
    func shape(mode: ContentMode, size: CGSize) throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in }
        let hosted = Hosted(
            Image(uiImage: picture).resizable().aspectRatio(contentMode: mode).frame(width: 200, height: 200))
        let shown = try #require(hosted.views(UIImageView.self).first)
        #expect(shown.bounds.size == size)
        #expect(shown.center == CGPoint(x: 195, y: hosted.controller.view.safeAreaLayoutGuide.layoutFrame.midY))
    }

    @Test("U67: A color with a ratio is as large as fits")
    func ratio() throws {
        let hosted = Hosted(Color.red.aspectRatio(2, contentMode: .fit).frame(width: 300, height: 300))
        let shown = try #require(hosted.views(UIView.self).first { $0.backgroundColor == .systemRed })
        #expect(shown.bounds.size == CGSize(width: 300, height: 150))
    }
}
