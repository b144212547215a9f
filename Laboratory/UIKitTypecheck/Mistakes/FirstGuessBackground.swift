import InteractiveDismissal
import UIKit

let blurred = CardConfiguration {
    $0.backgroundEffect = UIBlurEffect(style: .systemMaterial)  // expect-error: has been renamed to 'surfaceEffect'
}
