@_spi(Engine) import GestureArbiter
import HeadlessUIKit

@testable import GestureArbiterInspector

/// Who gets a finger that is really put down. The screen is not the same afterwards.
@MainActor
func playedOwner(
    on stage: Stage, at location: CGPoint, moving way: ArbitrationPolicy.Direction, distance: CGFloat = 60
) -> TouchOwner {
    let names = ScreenNames(stage.window)
    let views = stage.window.tree
    let recognizers = views.flatMap { $0.gestureRecognizers ?? [] }
    let touched = stage.window.hitTest(location, with: nil)
    // Others may move with their insets.
    let scrollViews = views.compactMap { $0 as? UIScrollView }.filter { touched?.isDescendant(of: $0) ?? false }
    let sliders = views.compactMap { $0 as? UISlider }
    let (offsets, values) = (scrollViews.map(\.contentOffset), sliders.map(\.value))
    var begun: [UIGestureRecognizer] = []
    for recognizer in recognizers where GestureArbiter.of(recognizer) == nil {
        recognizer.addTarget(stage) { if $0.state == .began || $0.state == .ended { begun.append($0) } }
    }
    let start = stage.time
    let finger = stage.touch(at: location)
    let movement: CGVector =
        switch way {
        case .up: CGVector(dx: 0, dy: -distance)
        case .down: CGVector(dx: 0, dy: distance)
        case .left: CGVector(dx: -distance, dy: 0)
        default: CGVector(dx: distance, dy: 0)
        }
    finger.move(by: movement, over: 0.2)
    for arbiter in recognizers.compactMap({ GestureArbiter.of($0) }) {
        guard let touch = arbiter.lastTouch, touch.time >= start - 1e-6,
            touch.decisions.contains(where: { $0.to == .drag })
        else { continue }
        return .drags(names.name(of: arbiter))
    }
    for (slider, value) in zip(sliders, values) where slider.value != value { return .changes(names[slider]) }
    let moved = zip(scrollViews, offsets).filter { scrollView, offset in
        abs(scrollView.contentOffset.x - offset.x) > 1 || abs(scrollView.contentOffset.y - offset.y) > 1
    }
    if let inner = moved.map(\.0).max(by: { $1.isDescendant(of: $0) }) { return .scrolls(names[inner]) }
    let others = begun.filter { recognizer in !scrollViews.contains { $0.panGestureRecognizer === recognizer } }
    return others.first.map { .triggers(names.name(of: $0)) } ?? .nothing
}

extension UIView {
    var tree: [UIView] { [self] + subviews.flatMap(\.tree) }
}
