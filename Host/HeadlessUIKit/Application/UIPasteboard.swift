/// What was copied. Each name has one pasteboard in a test run.
@preconcurrency @MainActor open class UIPasteboard {
    /// The pasteboard that apps share.
    public static let general = UIPasteboard(name: "general")
    /// The name.
    public let name: String
    private init(name: String) { self.name = name }
    /// The copied objects, by type.
    open var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
    /// The number of changes.
    open private(set) var changeCount = 0
    private func value<Value>(_ key: String) -> Value? { items.first?[key] as? Value }
    /// The copied text.
    open var string: String? {
        get { value("public.utf8-plain-text") }
        set { items = newValue.map { [["public.utf8-plain-text": $0]] } ?? [] }
    }
    /// The copied texts.
    open var strings: [String]? {
        get { items.compactMap { $0["public.utf8-plain-text"] as? String } }
        set { items = (newValue ?? []).map { ["public.utf8-plain-text": $0] } }
    }
    /// The copied address.
    open var url: URL? {
        get { value("public.url") }
        set { items = newValue.map { [["public.url": $0]] } ?? [] }
    }
    /// The copied picture.
    open var image: UIImage? {
        get { value("public.image") }
        set { items = newValue.map { [["public.image": $0]] } ?? [] }
    }
    /// A Boolean value that says whether a text was copied.
    open var hasStrings: Bool { string != nil }
    /// A Boolean value that says whether an address was copied.
    open var hasURLs: Bool { url != nil }
    /// A Boolean value that says whether a picture was copied.
    open var hasImages: Bool { image != nil }
}
