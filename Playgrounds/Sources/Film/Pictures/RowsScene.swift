import DeckTransition
import HeadlessUIKit

/// Content for scenes that are in no demo: rows with a mark and words, in a scroll view.
@MainActor
enum RowsView {
    static let rowHeight: CGFloat = 56

    /// Adds rows to the content of a scroll view, from `y` on; the content becomes as high as they need.
    static func add(_ words: [String], to list: UIScrollView, from y: CGFloat = 0, hue: Int = 0) {
        for (number, text) in words.enumerated() {
            let top = y + CGFloat(number) * rowHeight
            let mark = UIView(frame: CGRect(x: 20, y: top + 12, width: 32, height: 32))
            mark.layer.cornerRadius = 8
            mark.backgroundColor = color(hue + number)
            list.addSubview(mark)
            let label = UILabel(frame: CGRect(x: 68, y: top + 16, width: 300, height: 24))
            label.text = text
            list.addSubview(label)
        }
        list.contentSize = CGSize(width: list.bounds.width, height: y + CGFloat(words.count) * rowHeight)
    }

    static func color(_ number: Int) -> UIColor {
        let colors: [(CGFloat, CGFloat, CGFloat)] = [
            (0.36, 0.55, 0.84), (0.88, 0.49, 0.35), (0.45, 0.68, 0.47), (0.68, 0.52, 0.76), (0.90, 0.72, 0.36),
        ]
        let (red, green, blue) = colors[number % colors.count]
        return UIColor(red: red, green: green, blue: blue, alpha: 1)
    }
}

/// An app of rows and a controller of rows, for decks that are in no demo.
@MainActor
final class RowsScene {
    let home = UIViewController()
    let settings = UIViewController()
    let stage: Stage

    init() {
        stage = Stage(rootViewController: home)
        for (controller, words) in [(home, "Message"), (settings, "Setting")] {
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            controller.view.backgroundColor = controller === home ? UIColor(white: 0.93, alpha: 1) : .white
            RowsView.add((1...14).map { "\(words) \($0)" }, to: list, from: controller === home ? 50 : 16)
            controller.view.addSubview(list)
        }
        stage.settle()
    }

    /// Films the deck in which the settings are presented.
    var camera: Camera {
        Camera(stage) { [settings] in
            (settings.presentationController as? DeckPresentationController)?.card.transform.ty ?? 0
        }
    }
}
