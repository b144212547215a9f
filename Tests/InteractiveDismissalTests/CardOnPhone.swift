import HeadlessUIKit
import Testing

/// A phone with a card that comes and goes.
@MainActor
protocol CardOnPhone {
    var stage: Stage { get }
    var isPresented: Bool { get }
    /// Nothing is left over: no view, no transform, no touch that is swallowed, no frame that is wanted.
    var isTidy: Bool { get }
}

extension CardOnPhone {
    /// The card is presented once all is at rest, and nothing is left over.
    func expectPresented(_ hint: Comment? = nil, at location: SourceLocation = #_sourceLocation) {
        stage.settle()
        #expect(isPresented, hint, sourceLocation: location)
        #expect(isTidy, hint, sourceLocation: location)
    }

    /// The card is gone once all is at rest, and nothing is left over.
    func expectGone(_ hint: Comment? = nil, at location: SourceLocation = #_sourceLocation) {
        stage.settle()
        #expect(!isPresented, hint, sourceLocation: location)
        #expect(isTidy, hint, sourceLocation: location)
    }
}
