/// A way from one controller to another. The host has no storyboards: segues are made and performed by hand.
@preconcurrency @MainActor
open class UIStoryboardSegue {
    /// What a storyboard would call it.
    public let identifier: String?
    /// Where it starts.
    public let source: UIViewController
    /// What it leads to.
    public let destination: UIViewController

    /// A segue that has not been performed.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }

    /// Overridden by those that show the destination.
    open func perform() {}
}
