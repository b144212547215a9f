/// A rectangle that takes part in layout like a view, without being drawn.
@preconcurrency @MainActor open class UILayoutGuide: Hashable {
    /// The view that the guide belongs to: the one it was added to.
    open internal(set) weak var owningView: UIView?
    /// The guide's name in messages.
    open var identifier = ""
    let kind: Kind

    /// The source of a guide's frame.
    enum Kind: CaseIterable {
        /// Its own constraints.
        case own
        case safeArea, margins, readable, keyboard
        /// The content of a scroll view.
        case content
        /// The frame of a scroll view.
        case frame

        var name: String {
            switch self {
            case .own: "UILayoutGuide"
            case .safeArea: "safeAreaLayoutGuide"
            case .margins: "layoutMarginsGuide"
            case .readable: "readableContentGuide"
            case .keyboard: "keyboardLayoutGuide"
            case .content: "contentLayoutGuide"
            case .frame: "frameLayoutGuide"
            }
        }
    }

    /// Creates a guide that belongs to no view yet: see `UIView.addLayoutGuide(_:)`.
    public init() { kind = .own }

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        owningView = view
    }

    /// The guide's rectangle in its view, as of the last layout.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch kind {
        case .own: return view.autoLayout?.engine?.frame(of: self) ?? .zero
        case .safeArea, .margins, .readable, .keyboard: return view.bounds.inset(by: insets(in: view))
        case .content: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
        case .frame: return view.bounds
        }
    }

    public nonisolated static func == (lhs: UILayoutGuide, rhs: UILayoutGuide) -> Bool { lhs === rhs }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A guide that follows something on the screen.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The area of the keyboard in a view: as wide as the view, from the keyboard's top to the view's bottom.
///
/// Where no keyboard is docked, its top is the bottom of the safe area. The guide moves with the keyboard's animation.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// A Boolean value that says whether the guide ends at the safe area while there is no keyboard; if false, it ends
    /// at the view's bottom.
    open var usesBottomSafeArea = true { didSet { owningView?.autoLayout?.engine?.guidesDidChange() } }
    /// Has no effect: the guide does not follow a floating keyboard.
    open var followsUndockedKeyboard = false
}

extension UIView {
    /// The guides that were added.
    public var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

    /// Adds a guide, and removes it from its previous view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        madeAutoLayout.guides.append(layoutGuide)
    }

    /// Removes a guide; the constraints on it are deactivated.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layoutGuide.kind == .own else { return }
        var view: UIView? = self
        while let current = view {
            for constraint in current.constraints
            where constraint.first === layoutGuide || constraint.second === layoutGuide { constraint.deactivate() }
            view = current.superview
        }
        autoLayout?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The part of the view that no bar or cut-out covers.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    /// The part of the view within its layout margins.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
    /// The readable part of the view: within the margins, and at most 672 points wide, a guess.
    public var readableContentGuide: UILayoutGuide { guide(.readable) }
    /// The place of the keyboard.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        guide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(.keyboard, of: self)
    }

    func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        let layout = madeAutoLayout
        if let guide = layout.builtInGuides.first(where: { $0.kind == kind }) { return guide }
        let guide = kind == .keyboard ? UIKeyboardLayoutGuide(kind, of: self) : UILayoutGuide(kind, of: self)
        layout.builtInGuides.append(guide)
        return guide
    }
}

extension UIScrollView {
    /// The scroll view's content. Constraints on its sides make `contentSize`.
    public var contentLayoutGuide: UILayoutGuide { guide(.content) }
    /// The scroll view's frame, which does not scroll.
    public var frameLayoutGuide: UILayoutGuide { guide(.frame) }
}
