import HeadlessUIKit
import Testing

@MainActor struct HostMisuseTests {
    @Test("A recognizer added to a second view leaves the first, with a warning")
    func recognizerOnTwoViews() {
        let scene = GestureScene()
        let pan = scene.pan("pan", on: scene.inner)
        #expect(scene.stage.warnings.isEmpty)
        scene.outer.addGestureRecognizer(pan)
        #expect(pan.view === scene.outer)
        #expect(scene.inner.gestureRecognizers == nil)
        #expect(
            scene.stage.warnings == [
                "A UIPanGestureRecognizer was added to a second view and so has left the first, a RecordingView. "
                    + "Give each view a recognizer of its own."
            ])
    }

    @Test("A stage that does not settle names the display link that was not invalidated")
    func displayLink() {
        let stage = Stage()
        let link = CADisplayLink(target: stage) { _ in }
        link.add(to: .main, forMode: .common)
        #expect(!stage.settle(within: 0.5))
        #expect(
            stage.stillMoving == [
                "a CADisplayLink of Stage still runs: pause or invalidate it when its work is done"
            ])
        link.invalidate()
        #expect(stage.settle())
    }

    @Test("A view added to its own descendant stops the program, with advice")
    func descendant() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, inner) = (UIView(), UIView())
                outer.addSubview(inner)
                inner.addSubview(outer)
            }
        }
        #expect(result.map { says($0, "Take the subview out of the view first") } ?? false)
    }

    @Test("A finger that has lifted cannot move")
    func lifted() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let finger = Stage().touch(at: .zero)
                finger.lift()
                finger.lift()
            }
        }
        #expect(result.map { says($0, "Put another one down") } ?? false)
    }

    @Test("A row or an item that is not there stops the program, and names the call")
    func missingRow() async {
        let table = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { () -> Void in
                UITableView().scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
            }
        }
        #expect(table.map { says($0, "scrollToRow(at:at:animated:)") } ?? false)
        let collection = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { () -> Void in
                let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
            }
        }
        #expect(collection.map { says($0, "scrollToItem(at:at:animated:)") } ?? false)
        let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { () -> Void in
                let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                _ = view.dequeueReusableCell(withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))
            }
        }
        #expect(cell.map { says($0, "dequeueReusableCell(withReuseIdentifier:for:)") } ?? false)
    }

    @Test("A cell without a registration stops the program, with advice")
    func unregistered() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UITableView().dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
            }
        }
        #expect(result.map { says($0, "Register one before it is dequeued") } ?? false)
    }
}

/// True if a program that a test let run into a fault said so.
func says(_ result: ExitTest.Result, _ text: String) -> Bool {
    String(decoding: result.standardErrorContent, as: UTF8.self).contains(text)
}
