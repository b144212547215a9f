extension Presentation {
    func dismiss(animated: Bool, _ completion: (() -> Void)?) {
        switch phase {
        case .presented: break
        case .arriving: return waiting.append { [self] in dismiss(animated: animated, completion) }
        case .requested, .presenting: return warn("its presentation is under way. Complete that first")
        case .dismissing: return warn("it is being dismissed. Dismiss once")
        case .over: return
        }
        if let above = presented.presentation {
            if let moving = above.firstInTransition { return moving.warn("a transition is under way. Wait for it") }
            above.dismiss(animated: false, nil)
        }
        let start = stage?.assumptions.dismissalStart ?? .atOnce
        guard !animated || start != .never else { return warn("the stage's assumptions say never. Be ready for that") }
        requestDismissal(animated: animated, after: animated ? start.turns : 0, completion)
    }

    /// The first presentation in transition, of this one and those above; while there is one, none can be dismissed.
    private var firstInTransition: Presentation? {
        guard case .presented = phase else { return self }
        return presented.presentation?.firstInTransition
    }

    /// Asks for animator and interactor, and begins the dismissal after `turns` turns of the run loop. Row T3a.
    private func requestDismissal(animated: Bool, after turns: Int, _ completion: (() -> Void)?) {
        self.completion = completion
        let delegate = animated ? presented.transitioningDelegate : nil
        let animator = delegate?.animationController(forDismissed: presented)
        let interactor = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
        let context = makeContext(isPresenting: false, animator: animator, animated: animated, interactor: interactor)
        if animated { context.coordinator.transitionDuration = context.animator.transitionDuration(using: context) }
        presented.isBeingDismissed = true
        phase = .dismissing(context)
        wait(turns) { [weak self] in self?.beginDismissing() }
    }

    private func wait(_ turns: Int, then block: @escaping () -> Void) {
        guard turns > 0, let stage else { return block() }
        stage.perform { self.wait(turns - 1, then: block) }
    }

    private func beginDismissing() {
        guard case .dismissing(let context) = phase else { return }
        let isAnimated = context.isAnimated
        presented.beginAppearanceTransition(false, animated: isAnimated)
        if removesPresenter { presenter?.beginAppearanceTransition(true, animated: isAnimated) }
        controller.dismissalTransitionWillBegin()
        isAnimated ? start(context) : context.completeTransition(true)
    }

    func endDismissing(_ completed: Bool) {
        guard case .dismissing(let context) = phase else { return }
        completed ? leave() : stay()
        presented.isBeingDismissed = false
        controller.dismissalTransitionDidEnd(completed)
        finish(context, completed)
    }

    /// Ends a completed dismissal. Rows T14 and T28.
    private func leave() {
        let (presenter, removed) = (presenter, removesPresenter)
        bringPresenterHome()
        unlink()
        clear()
        if removed { presenter?.endAppearanceTransition() }
        presented.endAppearanceTransition()
    }

    /// Ends a cancelled dismissal. Row T18.
    private func stay() {
        phase = .presented
        presented.beginAppearanceTransition(true, animated: true)
        if removesPresenter { presenter?.beginAppearanceTransition(false, animated: true) }
        hidePresenter()
        presented.endAppearanceTransition()
        if removesPresenter { presenter?.endAppearanceTransition() }
    }

    private func warn(_ reason: String) {
        stage?.warnings.append("\(presented) was not dismissed: \(reason).")
    }
}

extension Assumptions.DismissalStart {
    fileprivate var turns: Int {
        switch self {
        case .atOnce, .never: 0
        case .afterOneTurn: 1
        case .afterTwoTurns: 2
        case .afterThreeTurns: 3
        }
    }
}
