import InteractiveDismissal
import UIKit

@MainActor public final class Screen: UIViewController {
    func showSettings() { presentCard(UIViewController(), detents: [.medium, .large]) }
    func showPhoto() { presentCard(UIViewController(), as: .cover) { $0.look = .zoom(from: { nil }) } }
}

@MainActor public func entry() -> UIViewController {
    let screen = Screen()
    screen.showSettings()
    screen.showPhoto()
    return screen
}
