import DeckTransition
import GestureArbiterDiagnostics
import GestureArbiterUI
import UIKit

// What one types before reading a page. Each does not compile, and the compiler names the right word.

@MainActor
func configure(_ card: inout CardConfiguration, _ deck: inout DeckConfiguration) {
    card.backgroundEffect = UIBlurEffect(style: .dark)  // expect-error: has been renamed to 'surfaceEffect'
    card.background = .red  // expect-error: Set `surface` to a color
    card.backgroundColor = .red  // expect-error: has been renamed to 'surface'
    card.isDismissable = false  // expect-error: Set `interactiveDismissDisabled` to the opposite
    card.showsGrabber = true  // expect-error: has been renamed to 'prefersGrabberVisible'
    card.dimmingAlpha = 0.4  // expect-error: has been renamed to 'dimming'
    card.initialDetent = .medium  // expect-error: has been renamed to 'selectedDetent'
    card.policy = .handleOnly  // expect-error: Set `policy.condition = .touchStarts(in: .handle)`
    card.isModalInPresentation = true  // expect-error: Set it on the content's controller
    card.contentSizing = .fitsContent  // expect-error: A card is as high as its content by the detent `.content`
    card.detents = [.fitsContent]  // expect-error: 'fitsContent' has been renamed to 'content'
    card.detents = [.fitting]  // expect-error: 'fitting' has been renamed to 'content'
    card.avoidsKeyboard = true  // expect-error: Set `keyboard` to `.moves` or `.ignores`
    card.shadowColor = .black  // expect-error: Set `shadow`, with color, opacity, radius and offset
    card.shadowOpacity = 0.2  // expect-error: Set `shadow`, with color, opacity, radius and offset
    card.keyboardDismissMode = .onDrag  // expect-error: Set it on the scroll view
    card.grabberColor = .red  // expect-error: Set `grabber.color`
    card.handleHeight = 44  // expect-error: Set `grabber.touchHeight`
    card.largestUndimmedDetentIdentifier = .medium  // expect-error: renamed to 'largestUndimmedDetent'
    card.declared.exclude(UIView())  // expect-error: renamed to 'treatAsOpaque(_:)'
    card.prefersScrollingExpandsWhenScrolledToEdge = false  // expect-error: Set `policy.opening` to `.never`
    card.allowsTouchesBehind = true  // expect-error: Set `tapOutside` to `.passes`
    card.dismissesOnTapOutside = true  // expect-error: Set `tapOutside`, such as to `.dismisses`
    card.dismissesOnBackgroundTap = true  // expect-error: Set `tapOutside`, such as to `.dismisses`
    card.detents = [.custom(identifier: "peek") { _ in 80 }]  // expect-error: renamed to 'custom(_:_:)'
    card.detents = [.custom("half") { $0.maximumDetentValue / 2 }]  // expect-error: renamed to 'maximumHeight'
    deck.restsOnTabBar = true  // expect-error: A card that rests on a tab bar is a panel
}

@MainActor
func show(_ settings: UIViewController, over home: UIViewController) {
    home.presentCard(settings, as: .sheet)  // expect-error: A card is a sheet unless `as:` says otherwise
    home.presentCard(settings, as: .card { $0.dimming = 0 })  // expect-error: Write `CardConfiguration { … }`.
}

@MainActor
func use(_ card: any CardControlling, _ panel: Panel) {
    card.selectedDetentIdentifier = .large  // expect-error: has been renamed to 'selectedDetent'
    card.hide()  // expect-error: A panel hides
    card.isDragEnabled = false  // expect-error: Set `arbiter?.isEnabled`
    print(card.currentHeight)  // expect-error: Read `position.height`.
    print(card.arbiter?.lastTouch?.explanation ?? "")  // expect-error: has been renamed to 'description'
    panel.move(to: .large)  // expect-error: 'move(to:animated:)' has been renamed to 'select(_:animated:)'
    if panel.isHidden { return }  // expect-error: Ask `isShown`; call `hide()` and `show()`
    panel.onEvent = { event in
        if event == .settled { return }  // expect-error: A card that has stopped tells `returned`
        if event == .hidden { return }  // expect-error: A panel tells `moved` as it hides
        if event == .shown { return }  // expect-error: A panel tells `moved` as it shows
        if event == .didDismiss { print("gone") }  // expect-error: 'didDismiss' has been renamed to 'dismissed'
    }
}

@MainActor
func decide(_ arbiter: GestureArbiter, _ drag: GestureArbiter.Drag, in content: UIViewController) {
    _ = ArbitrationPolicy(.down, handoff: .none)  // expect-error: 'none' has been renamed to 'never'
    _ = ArbitrationPolicy.Condition.touchStarts(in: .control)  // expect-error: Controls keep their touches
    _ = ArbitrationPolicy.Condition.touchStarts(in: .view(content.view))  // expect-error: Name a region
    arbiter.declared.bind(.handle, to: content.view)  // expect-error: Call `bind(_:to:)` of the arbiter itself
    arbiter.setFlag("zoomed", true)  // expect-error: Insert the flag into `flags`, or remove it
    _ = arbiter.isTracking  // expect-error: Ask whether `owner` is `.drag`
    arbiter.rubberBand = .stops  // expect-error: Set `beyondRest` of the policy
    _ = ArbitrationPolicy.gated.decision(for: .init())  // expect-error: has been renamed to 'decide(in:)'
    _ = drag.phase  // expect-error: Switch over the drag itself
    arbiter.onTouchEnded = { _ in }  // expect-error: Read `lastTouch` after a touch
    _ = content.enclosingPanel  // expect-error: 'enclosingPanel' has been renamed to 'enclosingCard'
}
