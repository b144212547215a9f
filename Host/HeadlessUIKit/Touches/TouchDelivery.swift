/// Delivers touches to recognizers, and those that recognizers do not cancel to views.
@MainActor final class TouchDelivery {
    let gestures: GestureEnvironment
    private(set) var event = UIEvent()
    @exclusivity(unchecked) private var contacts: [Contact] = []
    private var time: TimeInterval = 0

    init(gestures: GestureEnvironment) { self.gestures = gestures }

    /// Delivers a change of a touch, whose position, phase and time are already updated.
    func deliver(_ touch: UITouch, in window: UIWindow) {
        time = touch.timestamp
        if touch.phase == .began { associate(touch, in: window) }
        event.timestamp = time
        guard let contact = contact(of: touch) else { return }
        contact.isLifted = touch.phase == .ended || touch.phase == .cancelled

        // Row G8: recognizers first, with their actions; then the view.
        gestures.handle { offer(contact) }
        tellView(of: contact)
        deliverWithheld(at: time)
    }

    /// Lets go of all touches, as the stage goes away.
    func forgetTouches() {
        for touch in contacts.map(\.touch) { (touch.view, touch.window, touch.gestureRecognizers) = (nil, nil, nil) }
        contacts = []
    }

    /// The touches whose fingers are down.
    var touchesDown: [UITouch] { contacts.filter { !$0.isLifted }.map(\.touch) }

    /// Delivers to views what no recognizer or scroll view delays any longer.
    func deliverWithheld(at time: TimeInterval) {
        self.time = max(self.time, time)
        for contact in contacts { release(contact) }
        if isAnyDone { contacts.removeAll { $0.isLifted && $0.delivery == .done } }
        guard isAnyOver else { return }
        event.touches.removeAll(where: isOver)
        if event.touches.isEmpty { event = UIEvent() }
    }

    /// Stops delivering the touch to its view; `tellCancelled` is due. Row G36.
    func cancelInView(_ touch: UITouch) {
        guard let contact = contact(of: touch), contact.delivery != .done else { return }
        contact.isCancelling = true
    }

    /// Keeps an ignored touch in its view, unless the action of another recognizer that has the touch is due. Row G35.
    func keepInView(_ touch: UITouch) {
        guard let contact = contact(of: touch), contact.isCancelling else { return }
        contact.isCancelling = contact.recognizers.contains {
            $0.isActionDue && $0.cancelsTouchesInView && $0.attempt.touches.contains { $0 === touch }
        }
    }

    /// Cancels the touch in its view, or drops it if the view has not received it. Row G37.
    func tellCancelled(_ touch: UITouch) {
        guard let contact = contact(of: touch), contact.isCancelling else { return }
        contact.isCancelling = false
        let delivery = contact.delivery
        contact.delivery = .done
        switch delivery {
        case .waiting, .done: return
        case .tracking, .endWithheld: send(.cancelled, of: contact)
        }
    }

    /// True if the touch's view has received it: content that tracks may prevent its scroll view from scrolling (row
    /// S20).
    func isTracked(_ touch: UITouch) -> Bool { contact(of: touch)?.delivery == .tracking }

    private func contact(of touch: UITouch) -> Contact? {
        for contact in contacts where contact.touch === touch { return contact }
        return nil
    }

    private var isAnyDone: Bool {
        for contact in contacts where contact.isLifted && contact.delivery == .done { return true }
        return false
    }

    private var isAnyOver: Bool {
        for touch in event.touches where isOver(touch) { return true }
        return false
    }

    private func isOver(_ touch: UITouch) -> Bool {
        (touch.phase == .ended || touch.phase == .cancelled) && contact(of: touch) == nil
    }
}

extension TouchDelivery {
    /// Finds the recognizers of a touch: those of the hit view and its superviews that accept it. Rows G9 to G12.
    private func associate(_ touch: UITouch, in window: UIWindow) {
        touch.window = window
        event.timestamp = touch.timestamp
        event.touches.append(touch)
        touch.view = window.hitTest(touch.position.asSeen(from: window), with: event)
        let contact = Contact(touch: touch)
        if hidesFromView(touch) { contact.delivery = .done }
        contacts.append(contact)
        let candidates = gestures.recognizers(from: touch.view)
        contact.recognizers = candidates.filter { wants($0, touch) }
        touch.gestureRecognizers = contact.recognizers
        for recognizer in contact.recognizers { gestures.join(recognizer, with: touch) }
        guard touch.scrollType == nil else {
            contact.delivery = .done  // no view is told of it
            return
        }
        contact.contentDelay = UIScrollView.contentDelay(of: touch, since: touch.timestamp)
        if let delay = contact.contentDelay {
            gestures.schedule(at: delay.until) { [weak self] in self?.deliverWithheld(at: delay.until) }
        }
    }

    /// True if the view does not receive the touch, because it has a finger already and does not accept several. Its
    /// recognizers receive all touches. Row G41.
    private func hidesFromView(_ touch: UITouch) -> Bool {
        guard let view = touch.view, !view.isMultipleTouchEnabled else { return false }
        return contacts.contains { $0.touch.view === view && !$0.isLifted }
    }

    /// True if the recognizer accepts the touch. It is asked about the event once per attempt, and about each touch
    /// once. Rows G11, G12 and G32.
    private func wants(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
        guard recognizer.isEnabled, !recognizer.isFinished else { return false }
        if !recognizer.isAnalysing {
            guard recognizer.shouldReceive(event) else { return false }
            guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true else { return false }
        }
        if let type = touch.scrollType {
            return (recognizer as? UIPanGestureRecognizer)?.allowedScrollTypesMask.contains(type) ?? false
        }
        guard recognizer.shouldReceive(touch) else { return false }
        return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }

    private func offer(_ contact: Contact) {
        let touch = contact.touch
        let phase = touch.phase
        for recognizer in contact.recognizers where recognizer.isReceiving(touch) {
            recognizer.receive(contact.touches, phase, event, isScroll: touch.scrollType != nil)
            if phase == .ended || phase == .cancelled { recognizer.forget(touch) }
        }
    }

    private func tellView(of contact: Contact) {
        guard !contact.isCancelling else { return }
        switch (contact.touch.phase, contact.delivery) {
        case (.moved, .waiting): contact.movedWhileWaiting = true
        case (.moved, .tracking): send(.moved, of: contact)
        case (.cancelled, .waiting): contact.delivery = .done
        case (.cancelled, .tracking), (.cancelled, .endWithheld):
            contact.delivery = .done
            send(.cancelled, of: contact)
        case (.ended, .tracking): contact.delivery = .endWithheld
        default: break
        }
    }

    private func release(_ contact: Contact) {
        guard !contact.isCancelling else { return }
        if contact.delivery == .waiting, !contact.delaysBegan(at: time) { begin(contact) }
        if contact.delivery == .endWithheld, !contact.delaysEnded {
            contact.delivery = .done
            send(.ended, of: contact)
        }
    }

    /// Delivers the touch's beginning to the view and, if the finger has moved meanwhile, one movement. Row S19.
    private func begin(_ contact: Contact) {
        let isLate = contact.movedWhileWaiting
        let began = isLate ? contact.asItBegan { tellBegan(of: contact) } : tellBegan(of: contact)
        guard began else { return }
        if isLate, contact.delivery == .tracking { contact.asOneMove { send(.moved, of: contact) } }
        if contact.isLifted, contact.delivery == .tracking { contact.delivery = .endWithheld }
    }

    private func tellBegan(of contact: Contact) -> Bool {
        let mayTrack = UIScrollView.contentMayTrack(contact.touch, with: event)
        contact.delivery = mayTrack ? .tracking : .done
        if mayTrack { send(.began, of: contact) }
        return mayTrack
    }

    /// Delivers a phase to the view. While it is delivered late, the touch has that phase.
    private func send(_ phase: UITouch.Phase, of contact: Contact) {
        let touch = contact.touch
        let current = touch.phase
        touch.phase = phase
        switch phase {
        case .began: touch.view?.touchesBegan(contact.touches, with: event)
        case .moved: touch.view?.touchesMoved(contact.touches, with: event)
        case .ended: touch.view?.touchesEnded(contact.touches, with: event)
        case .cancelled: touch.view?.touchesCancelled(contact.touches, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
        touch.phase = current
    }
}
