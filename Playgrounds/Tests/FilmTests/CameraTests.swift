import Film
import HeadlessUIKit
import Scenes
import Testing

/// Films of a finger in a scene.
@MainActor struct CameraTests {
    private let camera = Camera(Scene(of: CardDemo.self))

    private var ways: [CGFloat] {
        let places = camera.frames.compactMap(\.moment.finger?.y)
        return zip(places, places.dropFirst()).map { $1 - $0 }
    }

    @Test("A moved finger begins and ends at rest, and reaches its target")
    func fingerThatIsMovedBeginsAndEndsAtRest() throws {
        camera.touch(x: 200, y: 300)
        camera.move(dy: 200, over: 0.5)
        let last = try #require(camera.frames.last?.moment.finger)
        #expect(last == CGPoint(x: 200, y: 500))
        let greatest = try #require(ways.max())
        #expect(try #require(ways.first) < greatest / 4)
        #expect(try #require(ways.last) < greatest / 4)
    }

    @Test("A finger that flings is fastest when it lifts")
    func fingerThatFlingsIsFastestWhenItLifts() throws {
        camera.touch(x: 200, y: 300)
        camera.fling(dy: 200, over: 0.5)
        #expect(ways == ways.sorted())
        #expect(camera.frames.last?.moment.finger == nil)
    }

    @Test("Every frame is later than the one before")
    func everyFrameIsLaterThanTheOneBefore() {
        camera.touch(x: 200, y: 300)
        camera.move(dy: 200, over: 0.5)
        camera.lift()
        camera.touch(x: 200, y: 400)
        camera.glide(dy: 100, over: 0.1)
        camera.lift()
        camera.settle()
        let times = camera.frames.map(\.moment.time)
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("A film shows all of its words while nothing moves, and highlights one line")
    func filmShowsAllOfItsWordsWhereNothingMoves() {
        camera.tell("one line\nand another")
        camera.touch(x: 200, y: 300)
        camera.tell("the card", by: "drag")
        camera.move(dy: 200, over: 0.5)
        camera.lift()
        camera.settle()
        let svg = ToldFilm(camera).svg(title: "")
        let words = ["one line", "and another", "the card"]
        #expect(words.filter { !svg.contains(">\($0)</text>") } == [])
        let grounds = svg.components(separatedBy: "<g class=\"m ").dropFirst().filter {
            $0.contains("opacity=\"1\">\n<rect")
        }
        #expect(grounds.count == 1)
    }

    @Test("A line that comes true together with the next one is never highlighted, but stays readable")
    func whatComesTrueAtTheSameTimeAsTheNextLineIsLitInNoFrame() {
        camera.tell("lift")
        camera.tell("settle")
        camera.settle()
        let svg = ToldFilm(camera).svg(title: "")
        #expect(svg.contains(">lift</text>"))
        #expect(svg.components(separatedBy: "height=\"24\" rx=\"4\"").count == 2)
    }
}
