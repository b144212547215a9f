/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    /// The system's choice: a page sheet on a phone.
    case automatic = -2
    /// No style: an answer to adaptive questions. A presentation with it covers the screen like `overFullScreen`.
    case none = -1
    // Row T13.
    /// A presentation that covers the screen; the presenter's view leaves the window.
    case fullScreen = 0
    /// The same as `overFullScreen` here: no sheet is drawn.
    case pageSheet = 1
    /// The same as `overFullScreen` here: no sheet is drawn.
    case formSheet = 2
    /// The same as `fullScreen` here.
    case currentContext = 3
    // Row T1.
    /// A presentation by the transitioning delegate's presentation controller, which no other style uses.
    case custom = 4
    // Row T17.
    /// A presentation that covers the screen; the presenter's view stays below.
    case overFullScreen = 5
    /// The same as `overFullScreen` here.
    case overCurrentContext = 6
    /// The same as `overFullScreen` here: no popover is drawn.
    case popover = 7

    /// True if the presenter's view leaves the window once it is covered. Row T13.
    var removesPresenter: Bool {
        switch self {
        case .fullScreen, .currentContext: true
        case .automatic, .none, .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover: false
        }
    }
}

/// The transition of a controller without an animator. The host slides or dissolves.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
    /// A slide in from below, and out again.
    case coverVertical = 0
    /// A slide here.
    case flipHorizontal = 1
    /// A dissolve.
    case crossDissolve = 2
    /// A slide here.
    case partialCurl = 3
}
