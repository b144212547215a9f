import Panels
import UIKit

@MainActor public final class Screen: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        let panel = addPanel(UIViewController(), detents: [.height(88), .medium, .large])
        panel?.onEvent = { [weak self] event in
            if case .selected(let detent, _) = event { self?.title = detent.rawValue }
        }
    }
}

@MainActor public func entry() -> UIViewController { Screen() }
