/// A recognizer that does what it was seen to do, for those who play a recorded touch again.
extension UIGestureRecognizer {
    /// Comes to `state`, whatever others and their delegates would say to it. What follows for the others is as ever.
    ///
    /// One that has no touch yet is under way already as its first one comes down.
    package func play(_ state: State) {
        switch (currentState, state) {
        case (.possible, .began), (.possible, .changed): arena?.begin(self, as: .began)
        case (.possible, .ended): arena?.begin(self, as: .ended)
        // Ready for the next touch: it was over.
        case (.began, .possible), (.changed, .possible): enter(.ended)
        default: request(state)
        }
    }
}
