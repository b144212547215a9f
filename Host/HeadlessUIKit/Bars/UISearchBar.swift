/// An object that is told of the user's actions in a search bar.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    /// Asks whether editing may begin; true if not implemented.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells that editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Asks whether editing may end; true if not implemented.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells that editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Tells that the user has changed the text: by typing, or by `Stage.write(_:into:)`.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Tells that the return key was typed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Tells that "Cancel" was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Asks before a typed text changes the text; true if not implemented.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Tells that the user has selected another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    /// Never called: the host has no such button.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Never called: the host has no such button.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
}

/// The text field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

// Row W3.
/// A bar with a text field for a search text. A tap begins editing.
@preconcurrency @MainActor open class UISearchBar: UIView {
    /// The look of a search bar. Stores only.
    public enum Style: UInt, Sendable {
        /// The ordinary look.
        case `default` = 0
        /// A bar with a background.
        case prominent = 1
        /// A bar without a background.
        case minimal = 2
    }

    /// The field with the text, 10 points from the bar's edges, a guess.
    public let searchTextField = UISearchTextField()
    /// The delegate. Held weakly.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text line above the field. Stores only.
    open var prompt: String?
    /// The look. Stores only.
    open var searchBarStyle = Style.default
    // Row W3.
    /// A Boolean value that says whether there is a button "Cancel", beside the field.
    open var showsCancelButton = false {
        didSet {
            if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
            setNeedsLayout()
        }
    }
    private lazy var cancelButton = UIButton(
        configuration: .plain(), primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.cancel() })

    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        guard let search else { return }
        resignFirstResponder()
        text = ""
        search.isActive = false
    }
    /// The colour of the bar. Stores only.
    open var barTintColor: UIColor?
    var traits: InputTraits {
        get { searchTextField.traits }
        set { searchTextField.traits = newValue }
    }
    /// The search controller of this bar.
    weak var search: UISearchController?
    private lazy var relay = Relay(bar: self)

    /// Creates a bar without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addField()
    }

    /// Creates a bar without text or a size: the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addField()
    }

    /// The text. Setting it tells a search's updater, but not the delegate.
    open var text: String? {
        get { searchTextField.text }
        set {
            guard newValue != searchTextField.text else { return }
            searchTextField.text = newValue
            search?.tellUpdater()
        }
    }

    /// The text that is shown while the bar is empty.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// Shows or hides the button "Cancel", at once.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    // Row W34.
    /// The titles of the scopes; nil for none.
    open var scopeButtonTitles: [String]? { didSet { scopesMayChange() } }
    /// The index of the selected scope. Setting it tells nobody.
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopes.selectedSegmentIndex) }
        set { scopes.selectedSegmentIndex = newValue }
    }
    /// A Boolean value that says whether the scopes are shown, below the field.
    open var showsScopeBar = false { didSet { scopesMayChange() } }
    /// Shows or hides the scopes, at once.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    /// Stores only.
    open var scopeBarBackgroundImage: UIImage?
    private lazy var scopes = makeScopes()

    private func makeScopes() -> UISegmentedControl {
        let control = UISegmentedControl(frame: .zero)
        control.addTarget(
            self,
            action: { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
                search?.tellUpdater()
            }, for: .valueChanged)
        return control
    }

    private func scopesMayChange() {
        let titles = scopeButtonTitles ?? []
        let before = scopes.selectedSegmentIndex
        scopes.removeAllSegments()
        for (index, title) in titles.enumerated() { scopes.insertSegment(withTitle: title, at: index, animated: false) }
        scopes.selectedSegmentIndex =
            titles.isEmpty ? UISegmentedControl.noSegment : min(max(before, 0), titles.count - 1)
        if hasScopes { addSubview(scopes) } else { scopes.removeFromSuperview() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    private var hasScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }
    private var height: CGFloat { hasScopes ? 56 + 46 : 56 }

    /// No width of its own, and a height of 56 points, and of 46 for scopes: guesses.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = hasScopes ? 36 : bounds.height - 20
        let room = showsCancelButton ? min(cancelButton.intrinsicContentSize.width, bounds.width / 2) : 0
        searchTextField.frame = CGRect(x: 10, y: 10, width: bounds.width - 20 - room, height: height)
        cancelButton.frame = CGRect(x: bounds.width - 10 - room, y: 10, width: room, height: height)
        scopes.frame = CGRect(x: 10, y: 56, width: bounds.width - 20, height: 32)
    }

    private func addField() {
        addSubview(searchTextField)
        searchTextField.delegate = relay
        // Row W3.
        searchTextField.addTarget(
            self,
            action: { [weak self] _ in
                guard let self else { return }
                search?.tellUpdater()
                delegate?.searchBar(self, textDidChange: text ?? "")
            }, for: .editingChanged)
    }

    /// Forwards the field's callbacks: in UIKit a search bar is not its field's delegate.
    private final class Relay: UITextFieldDelegate {
        unowned let bar: UISearchBar
        init(bar: UISearchBar) { self.bar = bar }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) {
            bar.search?.isActive = true
            bar.delegate?.searchBarTextDidBeginEditing(bar)
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            bar.delegate?.searchBarSearchButtonClicked(bar)
            return true
        }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            bar.delegate?.searchBarShouldEndEditing(bar) ?? true
        }
        func textFieldDidEndEditing(_ textField: UITextField) { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }
}

extension Stage {
    // Row W3.
    /// Replaces the text of a search bar as a user would, and tells the delegate and the updater. Host-only.
    public func write(_ text: String, into searchBar: UISearchBar) {
        drive {
            searchBar.text = text
            searchBar.delegate?.searchBar(searchBar, textDidChange: text)
        }
    }
}
