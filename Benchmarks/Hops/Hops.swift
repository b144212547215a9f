import DeckTransition
import Foundation
import GestureArbiter
import HeadlessUIKit
import Panels

/// Drags a deck or a panel, so that callgrind records one event of the drag, and nothing else.
@main
enum Hops {
    @MainActor
    static func main() {
        final class List: UIViewController {
            override func viewDidLoad() {
                let list = UIScrollView(frame: view.bounds)
                list.contentSize = CGSize(width: 390, height: 2000)
                list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(list)
            }
        }
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        stage.settle()
        switch CommandLine.arguments.dropFirst().first {
        case "deck": home.presentDeck(List(), animated: false)
        case "panel": home.addPanel(List(), animated: false)
        default: exit(2)
        }
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        for _ in 0..<6 {
            finger.move(by: CGVector(dx: 0, dy: 8))
            stage.advanceFrame()
        }
        oneDragEvent(finger)
    }

    @MainActor @inline(never)
    private static func oneDragEvent(_ finger: Finger) { finger.move(by: CGVector(dx: 0, dy: 4)) }
}
