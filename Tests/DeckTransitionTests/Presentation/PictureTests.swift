import DeckTransition
import HeadlessUIKit
import Testing

@MainActor
@Suite("An updated picture of the presenter")
struct PictureTests {
    /// A view that shows its value only after a layout, as a label's text or a cell's height does.
    final class Sign: UIView {
        let light = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var color = UIColor.red { didSet { setNeedsLayout() } }

        override func layoutSubviews() {
            super.layoutSubviews()
            light.backgroundColor = color
        }
    }

    @Test("The picture shows changes of the same turn")
    func sameTurn() throws {
        let scene = DeckScene(presenting: false)
        let sign = Sign(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        sign.addSubview(sign.light)
        scene.home.view.addSubview(sign)
        scene.stage.advanceFrame()
        scene.present()
        scene.stage.settle()
        #expect(scene.colors.contains(.red))
        sign.color = .green
        let updater: any DeckSnapshotUpdater = try #require(scene.deck)
        updater.requestPresentedViewSnapshotUpdate()
        #expect(scene.colors.contains(.green))
        #expect(!scene.colors.contains(.red))
    }
}

extension DeckScene {
    /// The colors of everything in the snapshot.
    fileprivate var colors: [UIColor] {
        func colors(in view: UIView) -> [UIColor] {
            [view.backgroundColor].compactMap { $0 } + view.subviews.flatMap(colors)
        }
        return picture.map(colors) ?? []
    }
}
