extension UIWindow {
    /// True during a transition in which touches do not reach views. Row T17b.
    var isClosedToTouches: Bool {
        switch Stage.of(self)?.assumptions.touchesInTransition ?? .all {
        case .all: false
        case .interactiveOnly: transitions.contains { !$0.isInteractive }
        case .none: !transitions.isEmpty
        }
    }

    private var presentations: [Presentation] {
        Array(sequence(first: rootViewController?.presentation) { $0?.presented.presentation }.compactMap { $0 })
    }

    private var transitions: [TransitionContext] {
        presentations.compactMap(\.context).filter { $0.isAnimated && $0.hasStarted }
    }

    /// Changes the size as a rotation of the device does: tells controllers and presentations, then lays out, animated
    /// over `seconds`, together with their alongside animations.
    func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets, keepsSizeClasses: Bool, over seconds: TimeInterval) {
        let coordinator = TransitionCoordinator(isAnimated: seconds > 0, style: .none, containerView: self)
        coordinator.transitionDuration = seconds
        resizing = coordinator
        let isTurned = (size.width > size.height) != (bounds.width > bounds.height)
        if !keepsSizeClasses { tellOfNewTraits(ofSize: size, with: coordinator) }
        rootViewController?.viewWillTransition(to: size, with: coordinator)
        for presentation in presentations { presentation.controller.viewWillTransition(to: size, with: coordinator) }
        UIView.animate(withDuration: seconds, delay: 0, options: .allowUserInteraction) { [self] in
            let traits = traitCollection
            keptSizeClasses = keepsSizeClasses ? (traits.horizontalSizeClass, traits.verticalSizeClass) : nil
            screen.bounds.size = size
            deviceSafeAreaInsets = safeAreaInsets
            frame = screen.bounds
            if traitCollection != traits { traitsDidChange(from: traits) }
            layoutPass()
            coordinator.runAlongside()
        } completion: { [weak self] _ in
            self?.resizing = nil
            coordinator.finish()
        }
        guard isTurned else { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }

    // Row W7.
    /// Tells controllers and presentations of the new size's traits, before they are told of the size.
    private func tellOfNewTraits(ofSize size: CGSize, with coordinator: TransitionCoordinator) {
        let before = traitCollection
        let after = UITraitCollection(
            windowSize: size, displayScale: before.displayScale, layoutDirection: before.layoutDirection,
            preferredContentSizeCategory: before.preferredContentSizeCategory,
            userInterfaceIdiom: before.userInterfaceIdiom)
        guard after != before else { return }
        rootViewController?.willTransition(to: after, with: coordinator)
        for presentation in presentations { presentation.controller.willTransition(to: after, with: coordinator) }
    }
}

extension Stage {
    /// Changes the window's size, as a rotation of the device does. Omitted insets stay the same.
    ///
    /// Controllers are told by `viewWillTransition(to:with:)` first. Without a duration, everything happens in the next
    /// turn.
    ///
    /// - Parameters:
    ///   - size: The new size, in points.
    ///   - safeAreaInsets: The new insets, in points.
    ///   - keepsSizeClasses: True keeps the window's size classes at any size, as is reported for the windows of phone
    ///     apps on iOS 27. False derives them from the size.
    ///   - seconds: The duration.
    public func resize(
        to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil, keepsSizeClasses: Bool = false,
        over seconds: TimeInterval = 0
    ) {
        drive {
            window.resize(
                to: size, safeAreaInsets: safeAreaInsets ?? window.deviceSafeAreaInsets,
                keepsSizeClasses: keepsSizeClasses, over: seconds)
        }
    }

    /// Cancels the current touches, in the next turn, because this may be called while a touch is delivered. Row T17b.
    func takeTouchesAway() {
        perform { [self] in
            for touch in delivery.touchesDown {
                touch.isTakenAway = true
                touch.phase = .cancelled
                touch.timestamp = time
                delivery.deliver(touch, in: window)
                disturber.follow(touch)
            }
        }
    }
}
