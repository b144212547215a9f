import GestureArbiter
import UIKit

@MainActor public final class Screen: UIViewController {
    private let card = UIView()
    private var isDismissed = false

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        GestureArbiter.attach(to: card, policy: .continuous, moving: card) { [weak self] outcome in
            self?.isDismissed = outcome == .away
        }
    }
}

@MainActor public func entry() -> UIViewController { Screen() }
