/// The views that a table's cell has made.
struct CellParts {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    var shown: (any UIView & UIContentView)?
    var needsConfiguration = true
    var grip: ReorderControl?
    var edit: EditControl?
    /// The buttons of swipe actions.
    var actions: [UIView] = []
    var accessory: UIView?
    var accessoryType = UITableViewCell.AccessoryType.none
    var backgrounds: [UIView] = []
}

/// The control that deletes or inserts a row, and the button of a detail accessory.
@MainActor final class EditControl: UIControl {
    let act: @MainActor () -> Void

    init(_ act: @escaping @MainActor () -> Void) {
        self.act = act
        super.init(frame: .zero)
        addAction(UIAction { _ in act() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }
}

// Row W22.
/// The places of labels, controls and accessories. Widths are measured from screenshots by others, or guesses.
extension UITableViewCell {
    private static let (side, gap, controlWidth): (CGFloat, CGFloat, CGFloat) = (16, 8, 38)

    var tableView: UITableView? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
    }

    /// The widths of the controls before the content, and of those and the accessories after it.
    var contentInsets: (left: CGFloat, right: CGFloat) {
        let showsControl = isEditing && editingStyle != .none && shouldIndentWhileEditing
        let grip = isEditing && showsReorderControl ? ReorderControl.width : 0
        return (showsControl ? Self.controlWidth : 0, grip + accessoryWidth)
    }

    private var shownAccessory: UIView? { isEditing ? editingAccessoryView : accessoryView }
    private var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

    private var accessoryWidth: CGFloat {
        if let view = shownAccessory { return view.bounds.width + Self.side }
        return switch shownAccessoryType {
        case .none: 0
        case .disclosureIndicator: 34
        case .checkmark: 40
        case .detailButton: 47
        case .detailDisclosureButton: 66
        }
    }

    /// Where the text begins, and how wide it may be.
    private func textRoom(in width: CGFloat) -> (left: CGFloat, width: CGFloat) {
        var left = Self.side + CGFloat(indentationLevel) * indentationWidth
        if let image = parts.image?.image { left += image.size.width + Self.side }
        return (left, max(0, width - left - Self.side))
    }

    func heightOfLabels(in width: CGFloat) -> CGFloat {
        let room = CGSize(width: textRoom(in: width).width, height: 0)
        let text = parts.text?.sizeThatFits(room).height ?? 0
        let detail = parts.detail?.sizeThatFits(room).height ?? 0
        let image = parts.image?.image?.size.height ?? 0
        return max((style == .subtitle ? text + detail : max(text, detail)) + 22, image)
    }

    func layOutLabels() {
        let bounds = contentView.bounds
        let (left, width) = textRoom(in: bounds.width)
        if let view = parts.image, let image = view.image, view.translatesAutoresizingMaskIntoConstraints {
            let size = CGSize(width: image.size.width, height: min(image.size.height, bounds.height))
            view.frame = CGRect(
                origin: CGPoint(x: left - size.width - Self.side, y: (bounds.height - size.height) / 2), size: size)
        }
        guard let label = parts.text, label.translatesAutoresizingMaskIntoConstraints else { return }
        let row = CGRect(x: left, y: 0, width: width, height: bounds.height)
        guard let detail = parts.detail, !(detail.text ?? "").isEmpty else {
            label.frame = row
            return
        }
        let room = CGSize(width: width, height: 0)
        let (text, more) = (label.sizeThatFits(room), detail.sizeThatFits(room))
        switch style {
        case .default: label.frame = row
        case .subtitle:
            let top = (bounds.height - text.height - more.height) / 2
            label.frame = CGRect(x: left, y: top, width: width, height: text.height)
            detail.frame = CGRect(x: left, y: top + text.height, width: width, height: more.height)
        case .value1:
            let end = min(more.width, width)
            label.frame = CGRect(x: left, y: 0, width: max(0, width - end - Self.gap), height: bounds.height)
            detail.frame = CGRect(x: left + width - end, y: 0, width: end, height: bounds.height)
        case .value2:
            let first = width / 4
            label.frame = CGRect(x: left, y: 0, width: first, height: bounds.height)
            detail.frame = CGRect(
                x: left + first + Self.gap, y: 0, width: width - first - Self.gap, height: bounds.height)
        }
    }

    func layOutControls() {
        let showsGrip = isEditing && showsReorderControl
        let end = bounds.width - (showsGrip ? ReorderControl.width : 0)
        parts.grip = show(showsGrip, parts.grip, ReorderControl.init)
        parts.grip?.frame = CGRect(x: end, y: 0, width: ReorderControl.width, height: bounds.height)
        parts.edit = show(isEditing && editingStyle != .none, parts.edit) {
            EditControl { [weak self] in if let self { tableView?.tapEditControl(of: self) } }
        }
        parts.edit?.frame = CGRect(x: 0, y: 0, width: Self.controlWidth, height: bounds.height)
        layOutAccessory(before: end)
        layOutSwipeButtons()
    }

    private func layOutAccessory(before end: CGFloat) {
        if shownAccessoryType != parts.accessoryType || shownAccessory != nil, parts.accessory !== shownAccessory {
            parts.accessory?.removeFromSuperview()
            parts.accessory = nil
        }
        parts.accessoryType = shownAccessoryType
        if let view = shownAccessory {
            parts.accessory = view
            let size = view.bounds.size
            view.frame = CGRect(
                origin: CGPoint(x: end + swipe - Self.side - size.width, y: (bounds.height - size.height) / 2),
                size: size)
        } else if shownAccessoryType == .detailButton || shownAccessoryType == .detailDisclosureButton {
            let button =
                parts.accessory ?? EditControl { [weak self] in if let self { tableView?.tapDetail(of: self) } }
            parts.accessory = button
            button.frame = CGRect(x: end + swipe - accessoryWidth, y: 0, width: 44, height: bounds.height)
        }
        if let view = parts.accessory, view.superview !== self { addSubview(view) }
    }

    func layOutBackgrounds() {
        let showsSelection = (isSelected || isHighlighted) && selectionStyle != .none
        var views: [UIView] = []
        if let configuration = backgroundConfiguration {
            let updated =
                automaticallyUpdatesBackgroundConfiguration
                ? configuration.updated(for: configurationState) : configuration
            views.append(updated.view(reusing: parts.backgrounds.first))
        }
        if let backgroundView { views.append(backgroundView) }
        if showsSelection, let selectedBackgroundView { views.append(selectedBackgroundView) }
        for view in parts.backgrounds where !views.contains(view) { view.removeFromSuperview() }
        for (index, view) in views.enumerated() {
            if view.superview !== self { insertSubview(view, at: index) }
            view.frame = bounds
        }
        parts.backgrounds = views
    }

    private func show<View: UIView>(_ isShown: Bool, _ old: View?, _ make: () -> View) -> View? {
        guard isShown else {
            old?.removeFromSuperview()
            return nil
        }
        let view = old ?? make()
        if view.superview == nil { addSubview(view) }
        return view
    }
}

extension UIView {
    /// Returns the given width, and the height by constraints.
    func fittingHeight(in width: CGFloat) -> CGSize {
        let size = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(width: width, height: size.height)
    }
}
