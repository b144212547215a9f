import UIKitShim

/// The samples of UIKitShim's page, in an app's screen that is compiled in both worlds.
enum Shimmed {
    final class Screen: UIViewController {
        private let list = UITableView()

        override func viewDidLoad() {
            super.viewDidLoad()
            list.frame = view.bounds
            view.addSubview(list)
        }
    }

    final class Drawing: UIViewController {
        private let list = UITableView()
        private var link: FrameLink?

        func listen() {
            let tap = UITapGestureRecognizer()
            GestureAction { [weak self] _ in self?.open() }.add(to: tap)
            view.addGestureRecognizer(tap)
        }

        func run() {
            link = FrameLink { [weak self] link in self?.draw(at: link.targetTimestamp) }
        }

        func later() {
            onNextTurn(of: view) { [weak self] in self?.list.reloadData() }
        }

        private func open() {}
        private func draw(at time: Double) {}
    }
}
