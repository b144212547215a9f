/// Which way the interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

/// What a view's content is, as far as mirroring it for right-to-left goes.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    /// Transport buttons and scrubbers: never mirrored.
    case playback = 1
    /// Things that stand for places in space: never mirrored.
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}
