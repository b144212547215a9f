/// A transition from one controller to another. The host has no storyboards: a test creates and performs segues.
@preconcurrency @MainActor
open class UIStoryboardSegue {
    /// The name of the segue in a storyboard.
    public let identifier: String?
    /// The controller where the segue starts.
    public let source: UIViewController
    /// The controller that the segue leads to.
    public let destination: UIViewController

    /// Creates a segue that has not been performed.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }

    /// Shows the destination in subclasses. Does nothing here.
    open func perform() {}
}
