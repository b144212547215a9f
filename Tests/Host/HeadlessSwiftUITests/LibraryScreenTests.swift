import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Albums as a list and as a grid.
@MainActor
@Suite("A library's screen: a list with a selection, a grid, scrolling to a view")
struct LibraryScreenTests {
    private struct Album: Identifiable {
        let id: Int
        static let all = (0..<50).map(Album.init)
    }

    private struct Albums: View {
        let notes: Notes
        @State private var album: Int? = 1
        var body: some View {
            let _ = notes.lines.append(album.map { "\($0)" } ?? "-")
            let _ = notes.on("select none") { album = nil }
            ScrollViewReader { proxy in
                let _ = notes.on("scroll to 30") { proxy.scrollTo(30, anchor: .top) }
                List(Album.all, selection: $album) { Text("Album \($0.id)") }
            }
        }
    }

    private struct Chosen: View {
        let notes: Notes
        @State private var albums: Set<String> = ["one"]
        var body: some View {
            let _ = notes.lines.append(albums.sorted().joined(separator: " "))
            List(selection: $albums) {
                Text("One").tag("one")
                Text("Two").tag("two")
                Text("Nobody's")
            }
        }
    }

    /// A view that does not read its selection.
    private struct Unread: View {
        let notes: Notes
        @State private var album: Int?
        var body: some View {
            let _ = notes.lines.append("read")
            let _ = notes.on("select 2") { album = 2 }
            List(Album.all, selection: $album) { Text("Album \($0.id)") }
        }
    }

    private let notes = Notes()

    private func tap<Content: View>(_ title: String, in hosted: Hosted<Content>) {
        guard let row = hosted.views(UILabel.self).first(where: { $0.text == title })?.superview else { return }
        let finger = hosted.stage.touch(at: row.convert(CGPoint(x: row.bounds.maxX - 5, y: row.bounds.midY), to: nil))
        hosted.stage.advance(by: 0.05)
        finger.lift()
        hosted.stage.settle()
    }

    private func selected<Content: View>(in hosted: Hosted<Content>) -> [String] {
        let table = hosted.views(UITableViewCell.self).filter(\.isSelected) as [UIView]
        let collection = hosted.views(UICollectionViewCell.self).filter(\.isSelected) as [UIView]
        return (table + collection).flatMap { hosted.views(UILabel.self, in: $0) }.compactMap(\.text)
    }

    @Test("U40: A tap selects a row, and so does the binding", arguments: settings(of: "listView"))
    func selection(_ name: String, _ assumptions: SwiftUIAssumptions) {
        let hosted = Hosted(assumptions, Albums(notes: notes))
        #expect(selected(in: hosted) == ["Album 1"])
        tap("Album 3", in: hosted)
        #expect(notes.lines.last == "3")
        #expect(selected(in: hosted) == ["Album 3"])
        notes.act["select none"]?()
        hosted.stage.settle()
        #expect(selected(in: hosted) == [])
        #expect(hosted.stage.warnings == [])
    }

    @Test("A list follows a selection that no body reads")
    func unread() {
        let hosted = Hosted(Unread(notes: notes))
        notes.act["select 2"]?()
        hosted.stage.settle()
        #expect(selected(in: hosted) == ["Album 2"])
        #expect(notes.lines == ["read"])
    }

    @Test("Several rows are selected by their tags; a row without a tag is not")
    func several() {
        let hosted = Hosted(Chosen(notes: notes))
        tap("Two", in: hosted)
        #expect(notes.lines.last == "one two")
        tap("One", in: hosted)
        #expect(notes.lines.last == "two")
        tap("Nobody's", in: hosted)
        #expect(notes.lines.last == "two")
    }

    @Test("U39: A reader scrolls a list to a row, whether or not it is on screen", arguments: settings(of: "listView"))
    func scrollsList(_ name: String, _ assumptions: SwiftUIAssumptions) throws {
        let hosted = Hosted(assumptions, Albums(notes: notes))
        notes.act["scroll to 30"]?()
        hosted.stage.settle()
        let row = try #require(hosted.views(UILabel.self).first { $0.text == "Album 30" })
        let list = try #require(hosted.views(UIScrollView.self).first)
        let top = row.superview?.convert(CGPoint.zero, to: nil).y
        #expect(top == list.adjustedContentInset.top)
    }

    private struct Grid: View {
        let notes: Notes
        let columns: [GridItem]
        var body: some View {
            ScrollViewReader { proxy in
                let _ = notes.on("show 40") { proxy.scrollTo(40) }
                let _ = notes.on("fly to 0") { withAnimation { proxy.scrollTo(0) } }
                ScrollView {
                    LazyVGrid(columns: columns, spacing: 10) {
                        ForEach(Album.all) { album in
                            GeometryReader { proxy in Text("\(album.id): \(Int(proxy.size.width))") }
                                .frame(height: 100)
                        }
                    }
                }
            }
        }
    }

    @Test(
        "U38: A grid has columns of a width, of a share, or as many as fit",
        arguments: [
            ([GridItem(.fixed(90)), GridItem(.flexible())], ["0: 90", "1: 292"]),
            ([GridItem(spacing: 10), GridItem(spacing: 10), GridItem()], ["0: 123", "1: 123", "2: 123"]),
            ([GridItem(.adaptive(minimum: 90))], ["0: 91", "1: 91", "2: 91", "3: 91"]),
        ] as [([GridItem], [String])])
    func grid(columns: [GridItem], texts: [String]) {
        let hosted = Hosted(Grid(notes: notes, columns: columns))
        #expect(Array(hosted.texts.prefix(texts.count)) == texts)
        let tops = hosted.views(UILabel.self).map { $0.convert(CGPoint.zero, to: nil).y }
        #expect(Set(tops.prefix(texts.count)).count == 1)
        #expect(tops[texts.count] == tops[0] + 110)
    }

    @Test("A reader scrolls as little as shows a view, and with an animation if asked")
    func scrollsGrid() throws {
        let hosted = Hosted(Grid(notes: notes, columns: [GridItem()]))
        let scrollView = try #require(hosted.views(UIScrollView.self).first)
        let start = scrollView.contentOffset.y
        let (top, bottom) = (scrollView.adjustedContentInset.top, scrollView.adjustedContentInset.bottom)
        notes.act["show 40"]?()
        #expect(scrollView.contentOffset.y == 40 * 110 + 100 - scrollView.bounds.height + bottom)
        notes.act["fly to 0"]?()
        #expect(scrollView.contentOffset.y > start)
        hosted.stage.settle()
        #expect(scrollView.contentOffset.y == -top)
    }
}
