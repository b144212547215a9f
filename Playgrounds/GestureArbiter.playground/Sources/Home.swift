import UIKit

/// What cards are presented over. It says when it is on the screen: UIKit presents nothing over a controller whose view is in no
/// window yet.
public final class Home: UIViewController {
    private let onShow: @MainActor (Home) -> Void
    private var wasShown = false

    /// - Parameter onShow: Called once, when its view is in a window.
    public init(onShow: @escaping @MainActor (Home) -> Void) {
        self.onShow = onShow
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .lightGray
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !wasShown else { return }
        wasShown = true
        onShow(self)
    }
}
