extension UIViewController {
    /// The appearance state of a controller.
    package enum Appearance: Hashable, Sendable {
        case disappeared
        case appearing(animated: Bool)
        case appeared
        case disappearing(animated: Bool)
    }

    /// Tells the controller, and its children if it forwards, that its view will appear or disappear.
    ///
    /// Beginning the opposite transition reverses the current one: a controller that was disappearing will appear.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != isOnItsWayIn else { return }
        appearance = isAppearing ? .appearing(animated: animated) : .disappearing(animated: animated)
        if isAppearing {
            loadViewIfNeeded()
            appearingIsTold = false
            viewWillAppear(animated)
        } else {
            viewWillDisappear(animated)
        }
        for child in forwarded { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Tells the controller that the appearance or disappearance announced by `beginAppearanceTransition` has happened.
    public func endAppearanceTransition() {
        switch appearance {
        case .appeared, .disappeared:
            return
        case .appearing(let animated):
            tellOfAppearing()
            appearance = .appeared
            viewDidAppear(animated)
        case .disappearing(let animated):
            appearance = .disappeared
            viewDidDisappear(animated)
        }
        for child in forwarded { child.endAppearanceTransition() }
    }

    /// Tells that the view appears, before the view lays out its subviews in the window, or else before it has appeared.
    func tellOfAppearing() {
        guard !appearingIsTold, case .appearing(let animated) = appearance, viewIfLoaded?.window != nil else { return }
        appearingIsTold = true
        viewIsAppearing(animated)
    }

    private var isOnItsWayIn: Bool {
        switch appearance {
        case .appearing, .appeared: true
        case .disappearing, .disappeared: false
        }
    }

    /// The children whose views are inside this controller's view.
    private var forwarded: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let container = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: container) == true }
    }
}

extension UIViewController {
    /// The appearance transition of a child whose view enters or leaves the window of a visible parent.
    package struct MoveAppearance {
        let controller: UIViewController
        let isAppearing: Bool
        /// Whether the parent is appearing: the child then has appeared as the parent has.
        let endsWithParent: Bool

        @MainActor func begin() { controller.beginAppearanceTransition(isAppearing, animated: false) }
        @MainActor func end() { if !endsWithParent { controller.endAppearanceTransition() } }
    }

    package func appearance(movingTo window: UIWindow?) -> MoveAppearance? {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods, parent.isOnItsWayIn else { return nil }
        let isAppearing = window != nil
        guard appearance == (isAppearing ? .disappeared : .appeared) else { return nil }
        return MoveAppearance(
            controller: self, isAppearing: isAppearing, endsWithParent: parent.appearance != .appeared)
    }

    /// Becomes the content of `window`: will appear, layout, did appear.
    package func fill(_ window: UIWindow) {
        beginAppearanceTransition(true, animated: false)
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.insertSubview(view, at: 0)
        window.layoutPass()
        endAppearanceTransition()
    }

    package func leave(_ window: UIWindow) {
        presentation?.abandon()
        beginAppearanceTransition(false, animated: false)
        viewIfLoaded?.removeFromSuperview()
        endAppearanceTransition()
    }
}

extension UIViewController {
    /// Shows one child's view in place of another's: adds it, runs the animations, and then removes the other. Both hear
    /// that they appear or disappear. Row T32.
    ///
    /// - Parameters:
    ///   - fromViewController: A child whose view shows.
    ///   - toViewController: A child whose view does not show yet.
    ///   - duration: In seconds; without animation if it is 0.
    ///   - options: Those of a transition, such as `transitionFlipFromLeft`, show nothing of their own here.
    ///   - animations: Changes of the views to animate; nil: none.
    ///   - completion: Called with whether the animation ran to its end.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        precondition(
            fromViewController.parent === self && toViewController.parent === self,
            "Children view controllers must have a common parent view controller when calling transition(from:to:…).")
        let end = beginExchange(of: fromViewController, for: toViewController, animated: duration > 0)
        let former = fromViewController.view
        (former?.superview ?? view)?.addSubview(toViewController.view)
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {}) { isWhole in
            if former !== toViewController.view { former?.removeFromSuperview() }
            end()
            completion?(isWhole)
        }
    }

    /// Tells two children, if the container shows and forwards, that one's view takes the other's place. Returns what
    /// tells them that this has happened.
    private func beginExchange(
        of former: UIViewController?, for next: UIViewController?, animated: Bool
    ) -> @MainActor () -> Void {
        guard appearance == .appeared, shouldAutomaticallyForwardAppearanceMethods else { return {} }
        former?.beginAppearanceTransition(false, animated: animated)
        next?.beginAppearanceTransition(true, animated: animated)
        return {
            former?.endAppearanceTransition()
            next?.endAppearanceTransition()
        }
    }

    /// Fills the container's view with another child's view. Row T28.
    ///
    /// The child's view goes to the back: views that the app has added to the container's view stay in front. Row V2.
    func show(_ child: UIViewController?, insteadOf other: UIViewController?) {
        guard isViewLoaded else { return }
        let end = beginExchange(of: other, for: child, animated: false)
        if let view = child?.view {
            view.frame = self.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            self.view.insertSubview(view, at: 0)
        }
        other?.viewIfLoaded?.removeFromSuperview()
        end()
    }
}
