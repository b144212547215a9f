import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// The screen of a song that plays.
@MainActor
@Suite("A player's screen: gradients, a cover with a badge, progress")
struct PlayerScreenTests {
    private struct Player: View {
        let played: Double?
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Rectangle().fill(.red).frame(width: 200, height: 200)
                    .overlay(alignment: .topTrailing) { Capsule().fill(.green).frame(width: 40, height: 20) }
                ZStack(alignment: .bottom) {
                    LinearGradient(colors: [.blue, .black], startPoint: .top, endPoint: .bottom)
                    Text("Song")
                }
                .frame(height: 100)
                ProgressView(value: played, total: 4)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private func frames(_ color: UIColor, in hosted: Hosted<Player>) -> [CGRect] {
        hosted.views(UIView.self).filter { $0.backgroundColor == color }.map { $0.convert($0.bounds, to: nil) }
    }

    @Test("U35: An overlay and a stack align a smaller view as their alignment says")
    func alignment() throws {
        let hosted = Hosted(Player(played: 1))
        let cover = try #require(frames(.systemRed, in: hosted).first)
        let badge = try #require(frames(.systemGreen, in: hosted).first)
        #expect(cover.minX == 0)
        #expect(badge == CGRect(x: 160, y: cover.minY, width: 40, height: 20))
        let title = try #require(hosted.views(UILabel.self).first)
        #expect(title.convert(title.bounds, to: nil).maxY == cover.maxY + 100)
    }

    @Test("A gradient takes the offered size")
    func gradient() throws {
        let hosted = Hosted(Player(played: nil))
        let gradient = try #require(frames(.systemBlue, in: hosted).first)
        #expect(gradient.size == CGSize(width: hosted.stage.screen.size.width, height: 100))
    }

    @Test("U36: Progress is a share of the available width", arguments: [(1.0, 0.25), (3, 0.75), (9, 1)])
    func progress(played: Double, share: CGFloat) throws {
        let hosted = Hosted(Player(played: played))
        let line = try #require(frames(.systemBlue, in: hosted).first { $0.height == 4 })
        #expect(line.minX == 0)
        #expect(line.width == share * hosted.stage.screen.size.width)
    }

    @Test("Unknown progress is a wheel")
    func wheel() {
        let hosted = Hosted(Player(played: nil))
        #expect(frames(.systemGray, in: hosted).map(\.size) == [CGSize(width: 20, height: 20)])
    }

    private struct Bar: UIViewRepresentable {
        let height: CGFloat
        let notes: Notes
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {
            notes.lines.append("\(Int(height)) \(context.transaction.animation == .easeInOut)")
        }
    }
    private struct Meter: View {
        let notes: Notes
        @State private var level = 1
        @State private var song = "one"
        var body: some View {
            let _ = notes.on("louder") { level += 1 }
            let _ = notes.on("next") { (song, level) = ("two", 0) }
            Bar(height: CGFloat(level), notes: notes).animation(.easeInOut, value: song)
        }
    }

    @Test("U44: The changes of a view have its animation in the pass in which the value changes")
    func animation() {
        let notes = Notes()
        let hosted = Hosted(Meter(notes: notes))
        for action in ["louder", "next", "louder"] {
            notes.act[action]?()
            hosted.stage.settle()
        }
        #expect(notes.lines == ["1 false", "2 false", "0 true", "1 false"])
    }
}
