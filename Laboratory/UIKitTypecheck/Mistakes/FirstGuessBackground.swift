import InteractiveDismissal
import UIKit

@MainActor
func blur(_ configuration: inout CardConfiguration) {
    configuration.backgroundEffect = UIBlurEffect(style: .dark)  // expect-error: has been renamed to 'surfaceEffect'
}

@MainActor
func look(_ configuration: inout CardConfiguration) {
    configuration.showsGrabber = true  // expect-error: has been renamed to 'prefersGrabberVisible'
    configuration.dimmingAlpha = 0.4  // expect-error: has been renamed to 'dimming'
    configuration.policy = .handleOnly  // expect-error: Set `policy.condition = .touchStarts(in: .handle)`
}
