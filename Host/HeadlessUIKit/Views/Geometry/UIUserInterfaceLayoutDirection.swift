/// The direction of the interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Left to right, as in English.
    case leftToRight = 0
    /// Right to left, as in Arabic.
    case rightToLeft = 1
}

/// The kind of a view's content, which decides whether it is mirrored for right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Content that follows the language; the default.
    case unspecified = 0
    /// Transport buttons and scrubbers, which are never mirrored.
    case playback = 1
    /// Content that represents places in space, which is never mirrored.
    case spatial = 2
    /// Content that runs left to right in every language.
    case forceLeftToRight = 3
    /// Content that runs right to left in every language.
    case forceRightToLeft = 4
}
