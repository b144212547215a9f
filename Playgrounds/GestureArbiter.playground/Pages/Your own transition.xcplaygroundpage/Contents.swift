//: # Your own transition
//: A presentation of your own says where the card is and what is around it. InteractiveDismissal does the rest: the
//: drag, the springs, the catch in mid-flight, one `dismiss`.
import GestureArbiter
import InteractiveDismissal
import PlaygroundSupport
import UIKit

final class Floating: InteractivePresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 16, y: bounds.height - 576, width: bounds.width - 32, height: 560)
    }
}

//: It is presented once home is on the screen, and not before.
PlaygroundPage.current.liveView = Home { home in
    home.present(
        ListOnCard(), onEvent: { print($0) },
        by: { presented, presenting in
            Floating(presentedViewController: presented, presenting: presenting, configuration: CardConfiguration.cover)
        })
}
