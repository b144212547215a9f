import UIKitShim

/// Row P15: what a pan that follows a trackpad hears of scrolling over a list, and in which order the two pans act.
final class TrackpadScroll: ListTrial {
    private let pan = UIPanGestureRecognizer()
    private let questions = Questions()
    private var (heard, touches): (Int, Int) = (0, 0)
    private var (asked, order): ([String], [String]) = ([], [])

    init() {
        super.init([], "What does a pan hear of a trackpad's scrolling over a list?", .scroll)
        pan.allowedScrollTypesMask = .continuous
        questions.allowsSimultaneous = true
        questions.onShouldReceive = { [weak self] in self?.touches += 1 }
        questions.onShouldBegin = { [weak self] in
            guard let self else { return }
            let (place, way) = (pan.location(in: bench), pan.translation(in: bench))
            asked.append(
                "at (\(place.x.tenths), \(place.y.tenths)), \(way.y.tenths) pt, \(pan.numberOfTouches) touches")
        }
        pan.delegate = questions
        bench.add(pan) { [weak self] (pan: UIPanGestureRecognizer) in self?.act(pan, "the card's pan") }
        list.panGestureRecognizer.on { [weak self] (pan: UIPanGestureRecognizer) in self?.act(pan, "the list's pan") }
    }

    private func act(_ acting: UIPanGestureRecognizer, _ name: String) {
        if order.count < 4 { order.append(name) }
        guard acting === pan else { return }
        if acting.state == .began { heard = 0 }
        heard += 1
        guard acting.state == .ended || acting.state == .cancelled else { return }
        let speed = acting.velocity(in: bench).y.tenths
        observe("a pan under a trackpad begins", asked.last ?? "without a question")
        observe(
            "a pan under a trackpad acts",
            "\(heard) times, \(touches) touches; \(order.joined(separator: ", ")); ends at \(speed) pt/s")
        Delay(0.1) { [self] in
            observe("a list under a trackpad", list.isDecelerating ? "coasts after the end" : "does not coast")
        }
        (asked, order, touches) = ([], [], 0)
    }
}
