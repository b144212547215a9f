import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Values that a scene keeps.
@MainActor
struct SceneStorageTests {
    private enum Sort: String {
        case name, date
    }
    private struct Preferences: View {
        let notes: Notes
        @SceneStorage("count") private var count = 1
        @SceneStorage("sort") private var sort = Sort.name
        @SceneStorage("name") private var name: String?

        var body: some View {
            let _ = notes.on("set") { (count, sort, name) = (count + 1, .date, "Ada") }
            let _ = notes.on("unset") { name = nil }
            Text("\(count) \(sort.rawValue) \(name ?? "nobody")")
        }
    }

    @Test("U66: Properties of one scene with the same key change together, and those of another scene do not")
    func scenes() {
        let (notes, other) = (Notes(), Notes())
        let hosted = Hosted(
            VStack {
                Preferences(notes: notes)
                Preferences(notes: Notes())
            })
        let elsewhere = Hosted(Preferences(notes: other))
        #expect(hosted.texts == ["1 name nobody", "1 name nobody"])
        notes.act["set"]?()
        hosted.stage.settle()
        elsewhere.stage.settle()
        #expect(hosted.texts == ["2 date Ada", "2 date Ada"])
        #expect(elsewhere.texts == ["1 name nobody"])
        notes.act["unset"]?()
        hosted.stage.settle()
        #expect(hosted.texts == ["2 date nobody", "2 date nobody"])
    }

    @Test("U66: A launch with the kept values begins with them, and a value of another type does not count")
    func launch() {
        for (kept, text) in [
            (["count": 4, "sort": "date", "name": "Ada"] as [String: Any], "4 date Ada"),
            (["count": "four", "sort": "size", "name": 3], "1 name nobody"),
        ] {
            let stage = Stage()
            stage.sceneStorage = kept
            let controller = UIHostingController(rootView: Preferences(notes: Notes()))
            stage.window.rootViewController = controller
            stage.settle()
            let label = controller.view.subviews.first as? UILabel
            #expect(label?.text == text)
        }
    }
}
