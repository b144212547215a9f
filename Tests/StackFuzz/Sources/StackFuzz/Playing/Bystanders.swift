import HeadlessUIKit

/// Pans that are not ours, on the views of a scene, and controls on them.
@MainActor final class Bystanders {
    private var pans: [Bystander] = []
    private var controls: [UIControl] = []

    func come(_ onlookers: [Onlooker], in scene: Scene) {
        for onlooker in onlookers {
            for view in scene.views(at: onlooker.place) {
                if onlooker.manner == .tracksTap {
                    let control = UIControl(frame: view.bounds)
                    view.addSubview(control)
                    controls.append(control)
                    continue
                }
                let pan = Bystander(onlooker.manner)
                view.addGestureRecognizer(pan)
                pans.append(pan)
            }
        }
    }

    /// Whether one that goes together with nobody has the touch.
    var claims: Bool {
        pans.contains { $0.manner == .claims && ($0.state == .began || $0.state == .changed) }
    }

    func forget() {
        for pan in pans { pan.view?.removeGestureRecognizer(pan) }
        for control in controls { control.removeFromSuperview() }
        (pans, controls) = ([], [])
    }
}

@MainActor private final class Bystander: UIPanGestureRecognizer {
    let manner: Onlooker.Manner
    private let politeness = Politeness()

    init(_ manner: Onlooker.Manner) {
        self.manner = manner
        super.init(target: nil, action: nil)
        cancelsTouchesInView = manner == .claims
        switch manner {
        case .looksOn, .locksAxis: delegate = politeness
        case .claims, .tracksTap: break
        }
    }

    private final class Politeness: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }
}
