/// Which way the interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// As English does.
    case leftToRight = 0
    /// As Arabic does.
    case rightToLeft = 1
}

/// What a view's content is, as far as mirroring it for right-to-left goes.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Follows the language; as a view has it unless set.
    case unspecified = 0
    /// Transport buttons and scrubbers: never mirrored.
    case playback = 1
    /// Things that stand for places in space: never mirrored.
    case spatial = 2
    /// Left to right in every language.
    case forceLeftToRight = 3
    /// Right to left in every language.
    case forceRightToLeft = 4
}
