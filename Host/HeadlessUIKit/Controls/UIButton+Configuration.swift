extension UIButton {
    // Row W30.
    /// The look of a button, as a value: its title, its colours and its spaces.
    @preconcurrency @MainActor public struct Configuration {
        /// The size of a button. Stores only.
        public enum Size: Int, Sendable {
            /// As in UIKit.
            case medium, small, mini, large
        }
        /// The alignment of title and subtitle. Stores only.
        public enum TitleAlignment: Int, Sendable {
            /// As in UIKit.
            case automatic, leading, center, trailing
        }
        /// The corners of the background.
        public enum CornerStyle: Int, Sendable {
            /// The radius of the background configuration.
            case fixed = -1
            /// That radius, scaled with the text size; on the host, that radius.
            case dynamic
            /// A small radius.
            case small
            /// A medium radius.
            case medium
            /// A large radius.
            case large
            /// Half the height.
            case capsule
        }
        /// The sign that a button has a menu. Stores only.
        public enum Indicator: Int, Sendable {
            /// As in UIKit.
            case automatic, none, popup
        }

        /// The title.
        public var title: String?
        /// The title with attributes; its text is the title.
        public var attributedTitle: AttributedString? {
            get { title.map { AttributedString($0) } }
            set { title = newValue.map { String($0.characters) } }
        }
        /// The text below the title.
        public var subtitle: String?
        /// The text below the title with attributes; its text is the subtitle.
        public var attributedSubtitle: AttributedString? {
            get { subtitle.map { AttributedString($0) } }
            set { subtitle = newValue.map { String($0.characters) } }
        }
        /// The picture. It takes space.
        public var image: UIImage?
        /// Where the picture is: before, after, above or below the title.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The space between picture and title, in points.
        public var imagePadding: CGFloat = 0
        /// The space between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The space around it all, in points.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The colour of the title; nil for the style's.
        public var baseForegroundColor: UIColor?
        /// The colour of the background, of a style that has one; nil for the style's.
        public var baseBackgroundColor: UIColor?
        /// The background; its colour, if there is one, comes before the style's.
        public var background = UIBackgroundConfiguration.clear()
        /// The corners of the background.
        public var cornerStyle = CornerStyle.dynamic
        /// The size. Stores only.
        public var buttonSize = Size.medium
        /// Stores only.
        public var titleAlignment = TitleAlignment.automatic
        /// Stores only.
        public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
        /// A Boolean value that says whether a wheel takes the picture's place. Stores only.
        public var showsActivityIndicator = false
        /// Stores only.
        public var indicator = Indicator.automatic
        /// Stores only.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Stores only.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Stores only.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Changes the attributes of the title. Stores only.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Stores only.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Stores only.
        public var automaticallyUpdateForSelection = true

        private enum Style { case plain, gray, tinted, filled }
        private let style: Style

        private init(_ style: Style) {
            self.style = style
            background.cornerRadius = 5.95
            background.backgroundColor = nil
        }

        /// A title in the tint colour.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A title in the tint colour on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A title in the tint colour on a pale tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A white title on the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// A title in the tint colour.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// A title in the tint colour on grey.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// A title in the tint colour on a pale tint.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// A white title on the tint colour.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Sets the default insets of the style.
        public mutating func setDefaultContentInsets() {
            contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        }

        /// Returns the configuration for the state of a button: here, the same.
        public func updated(for button: UIButton) -> Configuration { self }

        func foreground(tint: UIColor) -> UIColor { baseForegroundColor ?? (style == .filled ? .white : tint) }

        func fill(tint: UIColor) -> UIColor? {
            if let color = background.backgroundColor { return color }
            switch style {
            case .plain: return baseBackgroundColor
            case .gray: return baseBackgroundColor ?? .secondarySystemFill
            case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .filled: return baseBackgroundColor ?? tint
            }
        }

        func radius(of size: CGSize) -> CGFloat {
            switch cornerStyle {
            case .fixed, .dynamic: background.cornerRadius
            case .small: 4
            case .medium: 6
            case .large: 9
            case .capsule: size.height / 2
            }
        }

        private var isBeside: Bool { imagePlacement == .leading || imagePlacement == .trailing }

        /// The size of title, subtitle and picture with the space around them, in the fonts of the labels.
        func size(title font: UIFont, subtitle small: UIFont) -> CGSize {
            var text = CGSize(width: TextLines.width(of: title ?? "", font: font), height: font.lineHeight)
            if let subtitle {
                text.width = max(text.width, TextLines.width(of: subtitle, font: small))
                text.height += titlePadding + small.lineHeight
            }
            if let picture = image?.size {
                let gap = title == nil ? 0 : imagePadding
                text =
                    isBeside
                    ? CGSize(width: text.width + gap + picture.width, height: max(text.height, picture.height))
                    : CGSize(width: max(text.width, picture.width), height: text.height + gap + picture.height)
            }
            return CGSize(
                width: (text.width + contentInsets.leading + contentInsets.trailing).rounded(.up),
                height: (text.height + contentInsets.top + contentInsets.bottom).rounded(.up))
        }

        /// The place of the labels within the button: what insets and picture leave.
        func room(in bounds: CGRect, isMirrored: Bool) -> CGRect {
            var room = bounds.inset(
                by: UIEdgeInsets(
                    top: contentInsets.top, left: isMirrored ? contentInsets.trailing : contentInsets.leading,
                    bottom: contentInsets.bottom, right: isMirrored ? contentInsets.leading : contentInsets.trailing))
            guard let picture = image?.size else { return room }
            let (across, down) = (picture.width + imagePadding, picture.height + imagePadding)
            switch imagePlacement {
            case .top: (room.origin.y, room.size.height) = (room.minY + down, room.height - down)
            case .bottom: room.size.height -= down
            default:
                room.size.width -= across
                if (imagePlacement == .trailing) == isMirrored { room.origin.x += across }
            }
            return room
        }
    }

    /// Code that changes a button before it is laid out in another state.
    public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void
}

/// Changes the attributes of a text in a configuration. The host does not ask it.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// Returns the changed attributes.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer
    /// Creates a transformer.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }
    /// Returns the changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
