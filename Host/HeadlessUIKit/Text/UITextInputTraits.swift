/// How a text is typed. The host has no keyboard to show it: tests read what the app has set.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
    /// The keys of the keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The look of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The key that ends the input.
    var returnKeyType: UIReturnKeyType { get set }
    /// What the text is, for the system's suggestions.
    var textContentType: UITextContentType! { get set }
    /// A Boolean value that says whether the text is hidden.
    var isSecureTextEntry: Bool { get set }
    /// A Boolean value that says whether the key that ends the input needs a text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// When capital letters are typed.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether words are checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether quotation marks are replaced.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether dashes are replaced.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces are added and removed.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The rules of a password.
    var passwordRules: UITextInputPasswordRules? { get set }
}

/// The values of a text's traits.
struct InputTraits {
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var textContentType: UITextContentType!
    var isSecureTextEntry = false
    var enablesReturnKeyAutomatically = false
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
    var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    var passwordRules: UITextInputPasswordRules?
}

/// The keys of a keyboard: UIKit's choices, by their names.
public enum UIKeyboardType: Int, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// As in UIKit.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The look of a keyboard: UIKit's choices, by their names.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As in UIKit.
    case `default`, dark, light
}

/// The key that ends the input: UIKit's choices, by their names.
public enum UIReturnKeyType: Int, Sendable {
    /// As in UIKit.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// When capital letters are typed: UIKit's choices, by their names.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// As in UIKit.
    case none, words, sentences, allCharacters
}

/// Whether words are corrected: UIKit's choices, by their names.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As in UIKit.
    case `default`, no, yes
}

/// Whether words are checked: UIKit's choices, by their names.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As in UIKit.
    case `default`, no, yes
}

/// Whether quotation marks are replaced: UIKit's choices, by their names.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As in UIKit.
    case `default`, no, yes
}

/// Whether dashes are replaced: UIKit's choices, by their names.
public enum UITextSmartDashesType: Int, Sendable {
    /// As in UIKit.
    case `default`, no, yes
}

/// Whether spaces are added and removed: UIKit's choices, by their names.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As in UIKit.
    case `default`, no, yes
}

/// What a text is, for the system's suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// name, as UIKit names it.
    public static let name = UITextContentType(rawValue: "name")
    /// givenName, as UIKit names it.
    public static let givenName = UITextContentType(rawValue: "givenName")
    /// familyName, as UIKit names it.
    public static let familyName = UITextContentType(rawValue: "familyName")
    /// middleName, as UIKit names it.
    public static let middleName = UITextContentType(rawValue: "middleName")
    /// namePrefix, as UIKit names it.
    public static let namePrefix = UITextContentType(rawValue: "namePrefix")
    /// nameSuffix, as UIKit names it.
    public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
    /// nickname, as UIKit names it.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// jobTitle, as UIKit names it.
    public static let jobTitle = UITextContentType(rawValue: "jobTitle")
    /// organizationName, as UIKit names it.
    public static let organizationName = UITextContentType(rawValue: "organizationName")
    /// location, as UIKit names it.
    public static let location = UITextContentType(rawValue: "location")
    /// fullStreetAddress, as UIKit names it.
    public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
    /// streetAddressLine1, as UIKit names it.
    public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
    /// streetAddressLine2, as UIKit names it.
    public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
    /// addressCity, as UIKit names it.
    public static let addressCity = UITextContentType(rawValue: "addressCity")
    /// addressState, as UIKit names it.
    public static let addressState = UITextContentType(rawValue: "addressState")
    /// addressCityAndState, as UIKit names it.
    public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
    /// sublocality, as UIKit names it.
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    /// countryName, as UIKit names it.
    public static let countryName = UITextContentType(rawValue: "countryName")
    /// postalCode, as UIKit names it.
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    /// telephoneNumber, as UIKit names it.
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    /// emailAddress, as UIKit names it.
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// URL, as UIKit names it.
    public static let URL = UITextContentType(rawValue: "URL")
    /// creditCardNumber, as UIKit names it.
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
    /// username, as UIKit names it.
    public static let username = UITextContentType(rawValue: "username")
    /// password, as UIKit names it.
    public static let password = UITextContentType(rawValue: "password")
    /// newPassword, as UIKit names it.
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    /// oneTimeCode, as UIKit names it.
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
}

/// The rules of a password.
public final class UITextInputPasswordRules: Sendable {
    /// The rules, as a text.
    public let passwordRulesDescriptor: String
    /// Creates rules.
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
