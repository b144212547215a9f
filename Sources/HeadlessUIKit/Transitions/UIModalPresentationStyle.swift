/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    /// A page sheet on a phone.
    case automatic = -2
    /// No style: what adaptive questions are answered with. Presented, it covers like `overFullScreen`.
    case none = -1
    /// Covers the screen; the presenter's view leaves the window (row T13).
    case fullScreen = 0
    /// As `overFullScreen` here: no sheet is drawn.
    case pageSheet = 1
    /// As `overFullScreen` here: no sheet is drawn.
    case formSheet = 2
    /// As `fullScreen` here.
    case currentContext = 3
    /// Row T1: the transitioning delegate's presentation controller is used for this style only.
    case custom = 4
    /// Covers the screen; the presenter's view stays below (row T17).
    case overFullScreen = 5
    /// As `overFullScreen` here.
    case overCurrentContext = 6
    /// As `overFullScreen` here: no popover is drawn.
    case popover = 7

    /// Row T13: whether the presenter's view leaves the window once it is covered.
    var removesPresenter: Bool {
        switch self {
        case .fullScreen, .currentContext: true
        case .automatic, .none, .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover: false
        }
    }
}

/// How a controller arrives without an animator. The host slides, or dissolves.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
    /// Slides in from below, and out again.
    case coverVertical = 0
    /// Slides here.
    case flipHorizontal = 1
    /// Dissolves.
    case crossDissolve = 2
    /// Slides here.
    case partialCurl = 3
}
