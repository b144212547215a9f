extension Presentation {
    func present(animated: Bool, source: UIViewController, _ completion: (() -> Void)?) {
        guard let presenter else { return }
        self.completion = completion
        let delegate = animated ? presented.transitioningDelegate : nil
        let animator = delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
        let interactor = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
        presented.isBeingPresented = true
        whenItIsTime { [weak self] in self?.begin(animated: animated, animator, interactor) }
    }

    /// Begins the presentation at the time that `Assumptions.presentationStart` determines. Row T27.
    private func whenItIsTime(_ begin: @escaping @MainActor () -> Void) {
        guard let stage else { return begin() }
        switch stage.assumptions.presentationStart {
        case .insidePresent: begin()
        case .afterCommit: stage.afterCommit(begin)
        case .nextTurn: stage.afterCommit { stage.perform(begin) }
        }
    }

    private func begin(
        animated: Bool, _ animator: (any UIViewControllerAnimatedTransitioning)?,
        _ interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        guard case .requested = phase else { return }
        bringContainerIn()
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

    /// Calls `viewWillAppear` and `presentationTransitionWillBegin` in the assumed order. Row T24.
    private func inOrder(animated: Bool, willBegin: () -> Void) {
        let appearsFirst = stage?.assumptions.appearanceBeforePresentationWillBegin ?? true
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

    /// Ends a completed presentation. Row T13.
    private func arrive() {
        container.window?.layoutPass()
        presented.endAppearanceTransition()
        hidePresenter()
        if removesPresenter { presenter?.endAppearanceTransition() }
        presented.isBeingPresented = false
    }

    /// Ends a cancelled presentation. Row T11.
    private func turnBack() {
        presented.presentation?.abandon()
        presented.beginAppearanceTransition(false, animated: true)
        if removesPresenter { presenter?.beginAppearanceTransition(true, animated: true) }
        bringPresenterHome()
        unlink()
        clear()
        presented.endAppearanceTransition()
        if removesPresenter { presenter?.endAppearanceTransition() }
        presented.isBeingPresented = false
    }

    /// Calls everything that waits for the end.
    func finish(_ context: TransitionContext, _ completed: Bool) {
        context.coordinator.finish()
        if context.isAnimated { context.animator.animationEnded(completed) }
        let completion = completion
        self.completion = nil
        completion?()
    }
}
