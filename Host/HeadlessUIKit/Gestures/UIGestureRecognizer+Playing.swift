/// A recognizer that replays a recorded touch's states.
extension UIGestureRecognizer {
    /// Sets `state` without asking other recognizers or delegates. Other recognizers react as usual.
    ///
    /// A recognizer that has no touch yet takes the state when its first touch comes down.
    package func play(_ state: State) {
        switch (currentState, state) {
        case (.possible, .began), (.possible, .changed): arena?.begin(self, as: .began)
        case (.possible, .ended): arena?.begin(self, as: .ended)
        // The gesture was over: make it ready for the next touch.
        case (.began, .possible), (.changed, .possible): enter(.ended)
        default: request(state)
        }
    }
}
