import InteractiveDismissal
import UIKit

@MainActor
func blur(_ configuration: inout CardConfiguration) {
    configuration.backgroundEffect = UIBlurEffect(style: .dark)  // expect-error: has been renamed to 'surfaceEffect'
}
