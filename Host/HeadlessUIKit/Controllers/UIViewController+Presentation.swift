extension UIViewController {
    /// The controller that this one or a parent presents.
    public var presentedViewController: UIViewController? { outermost.presentation?.presented }

    /// The controller that presents this one or a parent.
    public var presentingViewController: UIViewController? { outermost.presentationOfSelf?.presenter }

    /// The presentation controller of this controller or a parent. Reading it before the presentation creates it.
    public var presentationController: UIPresentationController? {
        outermost.presentationOfSelf?.controller ?? outermost.prepareController(presenting: nil, source: self)
    }

    private var outermost: UIViewController { parent?.outermost ?? self }

    var coordinatorOfTransition: TransitionCoordinator? {
        presentation?.context?.coordinator ?? presentationOfSelf?.context?.coordinator
            ?? parent?.coordinatorOfTransition ?? viewIfLoaded?.window?.resizing
    }

    /// Returns the presentation controller, and creates it if needed. Row T1.
    func prepareController(presenting: UIViewController?, source: UIViewController) -> UIPresentationController {
        if let preparedController, preparedController.style == modalPresentationStyle {
            preparedController.presenter = presenting ?? preparedController.presenter
            return preparedController
        }
        let controller =
            if modalPresentationStyle == .custom {
                transitioningDelegate?.presentationController(
                    forPresented: self, presenting: presenting, source: source)
                    ?? UIPresentationController(presentedViewController: self, presenting: presenting)
            } else {
                UIPresentationController.ofSystem(for: self, presenting: presenting)
            }
        preparedController = controller
        return controller
    }

    func beginPresenting(_ other: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        let presenter = outermost
        guard let window = presenter.viewIfLoaded?.window, presenter.refusal(of: other) == nil else {
            return warn(
                "\(other) was not presented: \(presenter.refusal(of: other) ?? "its presenter is in no window").")
        }
        Stage.drive(the: window) {
            let controller = other.prepareController(presenting: presenter, source: self)
            let presentation = Presentation(of: other, by: presenter, in: window, controller: controller)
            presenter.presentation = presentation
            other.presentationOfSelf = presentation
            other.preparedController = nil
            presentation.present(animated: animated, source: self, completion)
        }
    }

    func beginDismissing(animated: Bool, _ completion: (() -> Void)?) {
        let outermost = outermost
        if let presentation = outermost.presentation {
            Stage.drive(the: presentation.window) { presentation.dismiss(animated: animated, completion) }
        } else if let presentation = outermost.presentationOfSelf {
            presentation.presenter?.dismiss(animated: animated, completion: completion)
        } else {
            warn("\(self) was not dismissed: it is not presented, and presents nothing. Dismiss one that is.")
        }
    }

    private func refusal(of other: UIViewController) -> String? {
        if let presented = presentation?.presented { return "\(presented) is presented already. Present from that one" }
        if isBeingDismissed { return "its presenter is being dismissed. Wait until that is over" }
        if other.presentationOfSelf != nil { return "it is presented already. Dismiss it first" }
        if other.parent != nil { return "it has a parent. Present the parent, or take it out" }
        if other === self { return "it cannot present itself. Present another" }
        return nil
    }

    private func warn(_ text: String) {
        Stage.of(viewIfLoaded)?.warnings.append(text)
    }
}
