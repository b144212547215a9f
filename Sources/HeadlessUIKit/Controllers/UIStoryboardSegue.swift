/// A way from one controller to another. The host has no storyboards: segues are made and performed by hand.
@MainActor
open class UIStoryboardSegue {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }

    /// Overridden by those that show the destination.
    open func perform() {}
}
