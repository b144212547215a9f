// MARK: - Coming

extension Presentation {
    func present(animated: Bool, source: UIViewController, _ completion: (() -> Void)?) {
        guard let presenter else { return }
        self.completion = completion
        let delegate = animated ? presented.transitioningDelegate : nil
        let animator = delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
        let interactor = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
        presented.isBeingPresented = true
        takePresenterIn()
        let context = makeContext(isPresenting: true, animator: animator, animated: animated, interactor: interactor)
        phase = .presenting(context)
        if animated { context.coordinator.transitionDuration = context.animator.transitionDuration(using: context) }
        controller.delegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: .none, transitionCoordinator: context.coordinator)
        inOrder(animated: animated) { controller.presentationTransitionWillBegin() }
        guard !animated else { return start(context) }
        if let view = controller.presentedView {
            container.addSubview(view)
            view.frame = controller.frameOfPresentedViewInContainerView
            container.window?.layoutPass()
        }
        context.completeTransition(true)
    }

    /// Row T24.
    private func inOrder(animated: Bool, willBegin: () -> Void) {
        let appearsFirst = Stage.of(container)?.assumptions.appearanceBeforePresentationWillBegin ?? true
        if !appearsFirst { willBegin() }
        if removesPresenter { presenter?.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        if appearsFirst { willBegin() }
    }

    func endPresenting(_ completed: Bool) {
        guard case .presenting(let context) = phase else { return }
        phase = .arriving(context)
        completed ? arrive() : turnBack()
        controller.presentationTransitionDidEnd(completed)
        if completed { phase = .presented }
        finish(context, completed)
        let waiting = waiting
        self.waiting = []
        for block in waiting { block() }
    }

    /// Row T13.
    private func arrive() {
        container.window?.layoutPass()
        presented.endAppearanceTransition()
        hidePresenter()
        if removesPresenter { presenter?.endAppearanceTransition() }
        presented.isBeingPresented = false
    }

    /// Row T11.
    private func turnBack() {
        presented.beginAppearanceTransition(false, animated: true)
        if removesPresenter { presenter?.beginAppearanceTransition(true, animated: true) }
        bringPresenterHome()
        unlink()
        clear()
        presented.endAppearanceTransition()
        if removesPresenter { presenter?.endAppearanceTransition() }
        presented.isBeingPresented = false
    }

    private func finish(_ context: TransitionContext, _ completed: Bool) {
        context.coordinator.finish()
        if context.isAnimated { context.animator.animationEnded(completed) }
        let completion = completion
        self.completion = nil
        completion?()
    }
}

// MARK: - Going

extension Presentation {
    func dismiss(animated: Bool, _ completion: (() -> Void)?) {
        switch phase {
        case .presented: break
        case .arriving: return waiting.append { [self] in dismiss(animated: animated, completion) }
        case .presenting: return warn("its presentation is under way. Complete that first")
        case .dismissing: return warn("it is being dismissed. Dismiss once")
        case .over: return
        }
        if let above = presented.presentation {
            guard case .presented = above.phase else { return above.warn("a transition is under way. Wait for it") }
            above.dismiss(animated: false, nil)
        }
        let start = Stage.of(container)?.assumptions.dismissalStart ?? .atOnce
        guard !animated || start != .never else { return warn("the stage's assumptions say never. Be ready for that") }
        requestDismissal(animated: animated, after: animated ? start.turns : 0, completion)
    }

    /// Row T3a.
    private func requestDismissal(animated: Bool, after turns: Int, _ completion: (() -> Void)?) {
        self.completion = completion
        let delegate = animated ? presented.transitioningDelegate : nil
        let animator = delegate?.animationController(forDismissed: presented)
        let interactor = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
        let context = makeContext(isPresenting: false, animator: animator, animated: animated, interactor: interactor)
        presented.isBeingDismissed = true
        phase = .dismissing(context)
        wait(turns) { [weak self] in self?.beginDismissing() }
    }

    private func wait(_ turns: Int, then block: @escaping () -> Void) {
        guard turns > 0, let stage = Stage.of(container) else { return block() }
        stage.perform { self.wait(turns - 1, then: block) }
    }

    private func beginDismissing() {
        guard case .dismissing(let context) = phase else { return }
        let isAnimated = context.isAnimated
        if isAnimated { context.coordinator.transitionDuration = context.animator.transitionDuration(using: context) }
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

    /// Row T14.
    private func leave() {
        let (presenter, removed) = (presenter, removesPresenter)
        bringPresenterHome()
        unlink()
        clear()
        presented.endAppearanceTransition()
        if removed { presenter?.endAppearanceTransition() }
    }

    /// Row T18.
    private func stay() {
        phase = .presented
        presented.beginAppearanceTransition(true, animated: true)
        if removesPresenter { presenter?.beginAppearanceTransition(false, animated: true) }
        hidePresenter()
        presented.endAppearanceTransition()
        if removesPresenter { presenter?.endAppearanceTransition() }
    }

    private func warn(_ reason: String) {
        Stage.of(container)?.warnings.append("\(presented) was not dismissed: \(reason).")
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
