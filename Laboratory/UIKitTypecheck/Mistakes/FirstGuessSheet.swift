import InteractiveDismissal
import UIKit

@MainActor
func show(_ settings: UIViewController, over home: UIViewController) {
    home.presentCard(settings, as: .sheet)  // expect-error: A card is a sheet unless `as:` says otherwise
}
