// Row U17.
/// Rows of fields and controls: a list.
public struct Form<Content: View> {
    private let content: Content
    /// Creates a form of rows.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension Form: View {
    public var body: some View { List { content } }
}

/// A group of rows. On the host the header and the footer are rows of their own.
public struct Section<Parent: View, Content: View, Footer: View> {
    private let header: Parent
    private let content: Content
    private let footer: Footer
    private var isExpanded: Binding<Bool>?
}
extension Section: View {
    public var body: some View {
        header
        if isExpanded?.wrappedValue ?? true { content }
        footer
    }
}
extension Section {
    /// Creates a section of rows with a header and a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { (self.header, self.content, self.footer) = (header(), content(), footer()) }
}
extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Creates a section of rows.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}
extension Section where Footer == EmptyView {
    /// Creates a section of rows with a header.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}
extension Section where Parent == EmptyView {
    /// Creates a section of rows with a footer.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
    /// Creates a section of rows with a footer.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { footer })
    }
}
extension Section {
    /// Creates a section of rows with a header and a footer.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { footer })
    }
}
extension Section where Footer == EmptyView {
    /// Creates a section of rows with a header.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { EmptyView() })
    }
    /// Creates a section with a header, whose rows are there while the binding is true. The host shows no sign to tap.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(content: content, header: header, footer: { EmptyView() })
        self.isExpanded = isExpanded
    }
}
extension Section where Parent == Text, Footer == EmptyView {
    /// Creates a section with a title, whose rows are there while the binding is true.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
    /// Creates a section of rows with a title above them.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}
