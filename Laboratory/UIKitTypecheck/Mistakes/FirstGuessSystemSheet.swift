import InteractiveDismissal
import UIKit

@MainActor
func move(_ settings: UIViewController) {
    settings.enclosingCard?.selectedDetentIdentifier = .large  // expect-error: has been renamed to 'selectedDetent'
}
