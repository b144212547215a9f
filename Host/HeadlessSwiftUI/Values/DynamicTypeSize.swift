import HeadlessUIKit

// Row U63.
/// The user's preferred text size, or that of a part of the interface.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The smallest size.
    case xSmall
    /// A small size.
    case small
    /// A medium size.
    case medium
    /// The default.
    case large
    /// A larger size than the default.
    case xLarge
    /// A larger size.
    case xxLarge
    /// The largest size that is not for accessibility.
    case xxxLarge
    /// The first size for accessibility.
    case accessibility1
    /// The second size for accessibility.
    case accessibility2
    /// The third size for accessibility.
    case accessibility3
    /// The fourth size for accessibility.
    case accessibility4
    /// The largest size.
    case accessibility5

    /// Creates the size that UIKit has by another name; nil if UIKit does not know the size.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let index = Self.categories.firstIndex(of: uiSizeCategory) else { return nil }
        self = Self.allCases[index]
    }

    /// Whether the size is one of the five for accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// UIKit's names of the sizes, in their order.
    fileprivate static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
}

extension UIContentSizeCategory {
    /// Creates UIKit's name of a size; `unspecified` for nil.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        let index = dynamicTypeSize.flatMap(DynamicTypeSize.allCases.firstIndex)
        self = index.map { DynamicTypeSize.categories[$0] } ?? .unspecified
    }
}

private enum DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
extension EnvironmentValues {
    // Row U63.
    /// The text size: the stage's, unless set.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

extension View {
    // Row U63.
    /// Sets the size of the text in the view.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }
    /// Limits the size of the text in the view to a range: another size becomes the nearest in the range.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases.filter(range.contains)
        return EnvironmentChange(content: self) { environment in
            guard let least = sizes.first, let greatest = sizes.last else { return }
            environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), greatest)
        }
    }
}
