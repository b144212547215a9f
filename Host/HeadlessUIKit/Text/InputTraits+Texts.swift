/// How a text is typed. Stores only.
extension UITextField: UITextInputTraits {
    public var keyboardType: UIKeyboardType {
        get { traits.keyboardType }
        set { traits.keyboardType = newValue }
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set { traits.keyboardAppearance = newValue }
    }
    public var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }
    public var textContentType: UITextContentType! {
        get { traits.textContentType }
        set { traits.textContentType = newValue }
    }
    public var isSecureTextEntry: Bool {
        get { traits.isSecureTextEntry }
        set { traits.isSecureTextEntry = newValue }
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalizationType }
        set { traits.autocapitalizationType = newValue }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrectionType }
        set { traits.autocorrectionType = newValue }
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellCheckingType }
        set { traits.spellCheckingType = newValue }
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotesType }
        set { traits.smartQuotesType = newValue }
    }
    public var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashesType }
        set { traits.smartDashesType = newValue }
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDeleteType }
        set { traits.smartInsertDeleteType = newValue }
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { traits.passwordRules }
        set { traits.passwordRules = newValue }
    }
}

extension UITextView: UITextInputTraits {
    public var keyboardType: UIKeyboardType {
        get { traits.keyboardType }
        set { traits.keyboardType = newValue }
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set { traits.keyboardAppearance = newValue }
    }
    public var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }
    public var textContentType: UITextContentType! {
        get { traits.textContentType }
        set { traits.textContentType = newValue }
    }
    public var isSecureTextEntry: Bool {
        get { traits.isSecureTextEntry }
        set { traits.isSecureTextEntry = newValue }
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalizationType }
        set { traits.autocapitalizationType = newValue }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrectionType }
        set { traits.autocorrectionType = newValue }
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellCheckingType }
        set { traits.spellCheckingType = newValue }
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotesType }
        set { traits.smartQuotesType = newValue }
    }
    public var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashesType }
        set { traits.smartDashesType = newValue }
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDeleteType }
        set { traits.smartInsertDeleteType = newValue }
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { traits.passwordRules }
        set { traits.passwordRules = newValue }
    }
}

extension UISearchBar: UITextInputTraits {
    public var keyboardType: UIKeyboardType {
        get { traits.keyboardType }
        set { traits.keyboardType = newValue }
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set { traits.keyboardAppearance = newValue }
    }
    public var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }
    public var textContentType: UITextContentType! {
        get { traits.textContentType }
        set { traits.textContentType = newValue }
    }
    public var isSecureTextEntry: Bool {
        get { traits.isSecureTextEntry }
        set { traits.isSecureTextEntry = newValue }
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalizationType }
        set { traits.autocapitalizationType = newValue }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrectionType }
        set { traits.autocorrectionType = newValue }
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellCheckingType }
        set { traits.spellCheckingType = newValue }
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotesType }
        set { traits.smartQuotesType = newValue }
    }
    public var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashesType }
        set { traits.smartDashesType = newValue }
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDeleteType }
        set { traits.smartInsertDeleteType = newValue }
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { traits.passwordRules }
        set { traits.passwordRules = newValue }
    }
}
