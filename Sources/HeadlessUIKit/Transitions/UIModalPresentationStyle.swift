/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    /// A page sheet on a phone.
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    /// Row T1: the transitioning delegate's presentation controller is used for this style only.
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
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
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}
