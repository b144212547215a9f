import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Scenes

@MainActor
extension Illustration {
    /// The steps of "From one line to a player". What is filmed is the article's own code, which a test compiles.
    static var path: [Illustration] { [one, two, three, four, five] }

    private static var one: Illustration {
        let app = PathApp()
        app.home.showPlayer()
        app.home.stepOne()
        let camera = app.cameraOfPlayer()
        app.home.queue.contentOffset.y = 120
        camera.pass(0.2)
        camera.touch(x: 250, y: 420)
        camera.tell("A queue that has been scrolled\nscrolls,", by: "scroll")
        camera.move(dy: 130, over: 0.4)
        camera.tell("and stretches beyond its top.", by: "scroll")
        camera.move(dy: 80, over: 0.3)
        camera.letGo()
        camera.touch(x: 250, y: 420)
        camera.tell("At its top a pull\nmoves the player.", by: "drag")
        camera.move(dy: 200, over: 0.4)
        camera.fling(dy: 120, over: 0.14)
        camera.tell("Let go, the player leaves.")
        camera.settle()
        return picture(1, camera, "A queue scrolls; when it is at its top, a pull takes the player away")
    }

    private static var two: Illustration {
        let app = PathApp()
        app.home.showPlayer()
        _ = app.home.stepTwo()
        let camera = app.cameraOfPlayer()
        app.home.queue.contentOffset.y = 40
        camera.pass(0.2)
        camera.touch(x: 250, y: 420)
        camera.tell("Scrolled by 40 pt: the queue\nscrolls to its top,", by: "scroll")
        camera.move(dy: 50, over: 0.3)
        camera.tell("and the player goes on,\nunder the same finger.", by: "drag")
        camera.move(dy: 150, over: 0.4)
        camera.move(dy: -150, over: 0.4)
        camera.tell("Back at its place,\nthe queue scrolls on.", by: "scroll")
        camera.move(dy: -90, over: 0.3)
        camera.letGo()
        camera.touch(x: 250, y: 130)
        camera.tell("On the artwork: the player.", by: "drag")
        camera.move(dy: 140, over: 0.4)
        camera.letGo()
        return picture(2, camera, "One finger scrolls the queue, drags the player, brings it back and scrolls on")
    }

    private static var three: Illustration {
        let app = PathApp()
        app.home.stepThree()
        app.stage.settle()
        let camera = app.cameraOfCard()
        camera.tell("Presented.")
        camera.pass(0.3)
        camera.touch(x: 250, y: 420)
        camera.tell("A pull moves it,", by: "drag")
        camera.move(dy: 220, over: 0.4)
        camera.fling(dy: 100, over: 0.12)
        camera.tell("and let go, it leaves.")
        camera.pass(0.1)
        camera.touch(x: 250, y: 700)
        camera.tell("A finger catches it on its way,", by: "drag")
        camera.move(dy: -300, over: 0.5)
        camera.pass(0.1)
        camera.lift()
        camera.tell("and it is presented again.")
        camera.settle()
        return picture(3, camera, "A presented player is flung away, caught on its way out, and brought back")
    }

    private static var four: Illustration {
        let app = PathApp()
        app.home.stepFour()
        let camera = app.cameraOfCard()
        camera.pass(0.2)
        camera.touch(x: 195, y: 775)
        camera.tell("The player grows out of its bar,", by: "drag")
        camera.move(dy: -330, over: 0.6)
        camera.fling(dy: -150, over: 0.16)
        camera.tell("and comes.")
        camera.settle()
        camera.touch(x: 250, y: 300)
        camera.tell("Pulled down,", by: "drag")
        camera.move(dy: 220, over: 0.4)
        camera.fling(dy: 140, over: 0.14)
        camera.tell("it goes into the bar again.")
        camera.settle()
        return picture(4, camera, "A bar is pulled up and grows into a player, which a finger takes back into the bar")
    }

    private static var five: Illustration {
        let app = PathApp()
        app.home.attachPlayer()
        let camera = app.cameraOfCard()
        camera.pass(0.2)
        camera.touch(x: 195, y: 775)
        camera.tell("Out of the bar,", by: "drag")
        camera.move(dy: -330, over: 0.6)
        camera.pass(0.1)
        camera.lift()
        camera.tell("it rests half open.")
        camera.settle()
        camera.touch(x: 250, y: 760)
        camera.tell("A finger that goes up opens it,", by: "drag")
        camera.move(dy: -420, over: 0.6)
        camera.tell("and goes on in the queue.", by: "scroll")
        camera.move(dy: -160, over: 0.4)
        camera.letGo()
        return picture(
            5, camera, "Out of its bar a player comes half open; another finger opens it and scrolls its queue")
    }

    private static func picture(_ step: Int, _ camera: Camera, _ title: String) -> Illustration {
        camera.title = title
        return Illustration("player-\(step)", in: "InteractiveDismissal", camera)
    }
}

/// The article's app with some content.
@MainActor
private final class PathApp {
    let home = PlayerPath.Home()
    let stage: Stage

    init() {
        stage = Stage(rootViewController: home)
        home.view.backgroundColor = UIColor(red: 0.93, green: 0.94, blue: 0.96, alpha: 1)
        let songs = UIScrollView(frame: CGRect(x: 0, y: 60, width: 390, height: 686))
        RowsView.add((1...12).map { "Song \($0)" }, to: songs, hue: 2)
        home.view.insertSubview(songs, at: 0)
        home.bar.backgroundColor = .white
        let title = UILabel(frame: CGRect(x: 20, y: 20, width: 300, height: 24))
        title.text = "Song 3"
        home.bar.addSubview(title)
        dress(home.queue, home.artwork)
        home.player.backgroundColor = .white
        home.player.layer.cornerRadius = 12
        home.player.clipsToBounds = true
        home.nowPlaying.loadViewIfNeeded()
        home.nowPlaying.view.backgroundColor = .white
        dress(home.nowPlaying.queue, home.nowPlaying.artwork)
        stage.settle()
    }

    private func dress(_ queue: UIScrollView, _ artwork: UIView) {
        artwork.backgroundColor = RowsView.color(3)
        let size = queue.contentSize
        RowsView.add((4...40).map { "Song \($0)" }, to: queue, from: artwork.frame.height, hue: 3)
        queue.contentSize = size
    }

    /// Films the player, a view that is moved.
    func cameraOfPlayer() -> Camera { Camera(stage) { [home] in home.player.transform.ty } }

    /// Films the card that is presented, counting from where it is out of sight.
    func cameraOfCard() -> Camera {
        Camera(stage) { [home] in
            let card = home.nowPlaying.presentationController as? InteractivePresentationController
            return card?.card.transform.ty ?? home.view.bounds.height
        }
    }
}
