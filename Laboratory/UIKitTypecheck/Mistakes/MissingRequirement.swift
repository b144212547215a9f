import UIKitShim

final class Still: NSObject, UIViewControllerAnimatedTransitioning {  // expect-error: does not conform to protocol
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
}
