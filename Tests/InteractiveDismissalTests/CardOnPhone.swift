import HeadlessUIKit
import Testing

/// A phone with a card that comes and goes.
@MainActor
protocol CardOnPhone {
    var stage: Stage { get }
    var isPresented: Bool { get }
    /// True if nothing is left over: no view, no transform, no touch that is swallowed, no frame that is requested.
    var isTidy: Bool { get }
}

extension CardOnPhone {
    /// Expects that the card is presented once everything is at rest, and nothing is left over.
    func expectPresented(_ hint: Comment? = nil, at location: SourceLocation = #_sourceLocation) {
        stage.settle()
        #expect(isPresented, hint, sourceLocation: location)
        #expect(isTidy, hint, sourceLocation: location)
    }

    /// Expects that the card is gone once everything is at rest, and nothing is left over.
    func expectGone(_ hint: Comment? = nil, at location: SourceLocation = #_sourceLocation) {
        stage.settle()
        #expect(!isPresented, hint, sourceLocation: location)
        #expect(isTidy, hint, sourceLocation: location)
    }
}
