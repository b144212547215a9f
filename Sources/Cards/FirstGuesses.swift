// Names that one might guess. They do not compile; the compiler says what to write instead.

extension CardTraits {
    @available(
        *, unavailable, message: "A card that rests on a tab bar is a panel: see Panel.Configuration.restsOnTabBar."
    )
    public var restsOnTabBar: Bool {
        get { false }
        set {}
    }
}

extension CardTraits.ContentSizing {
    @available(*, unavailable, message: "A card is as high as its content by the detent `.content`.")
    public static var fitsContent: Self { .slides }
}

extension CardEvent {
    @available(*, unavailable, renamed: "didDismiss")
    public static var dismissed: Self { .didDismiss }
}

extension CardControlling {
    @available(*, unavailable, renamed: "select(_:animated:)")
    public func move(to detent: Detent.Identifier, animated: Bool = true) {}
}
