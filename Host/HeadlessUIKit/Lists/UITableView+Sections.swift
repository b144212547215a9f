// Row W15.
/// The headers and footers of sections, and their views on screen.
extension UITableView {
    /// A header or a footer.
    enum Part: Hashable {
        case header(Int)
        case footer(Int)

        var section: Int {
            switch self {
            case .header(let section), .footer(let section): section
            }
        }

        var height: WritableKeyPath<RowLayout.Section, CGFloat> {
            if case .header = self { \.header } else { \.footer }
        }
    }

    /// The space above the header of a section of a plain table, and the heights of the headers and footers of a
    /// grouped table that have no content, in points: as others have measured them on iOS 15 and later.
    private static let (topPadding, firstGap, gap): (CGFloat, CGFloat, CGFloat) = (22, 35, 17.5)

    func parts(ofSection index: Int) -> RowLayout.Section {
        let header = height(of: .header(index))
        let padding = sectionHeaderTopPadding == Self.automaticDimension ? Self.topPadding : sectionHeaderTopPadding
        return RowLayout.Section(
            padding: header > 0 && style == .plain ? padding : 0, header: header, footer: height(of: .footer(index)))
    }

    private func height(of part: Part) -> CGFloat {
        let given =
            switch part {
            case .header(let index): delegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight
            case .footer(let index): delegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight
            }
        guard given == Self.automaticDimension else { return given }
        if let view = waiting[part] ?? makeView(for: part) {
            waiting[part] = view
            return view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
        }
        guard style != .plain else { return 0 }
        return part == .header(0) ? Self.firstGap : Self.gap
    }

    /// Returns the delegate's view, or one with the data source's title; nil if there is neither.
    private func makeView(for part: Part) -> UIView? {
        let (view, title) =
            switch part {
            case .header(let index):
                (
                    delegate?.tableView(self, viewForHeaderInSection: index),
                    dataSource?.tableView(self, titleForHeaderInSection: index)
                )
            case .footer(let index):
                (
                    delegate?.tableView(self, viewForFooterInSection: index),
                    dataSource?.tableView(self, titleForFooterInSection: index)
                )
            }
        if let view { return view }
        guard let title else { return nil }
        let titled = UITableViewHeaderFooterView(reuseIdentifier: nil)
        titled.textLabel?.text = title
        return titled
    }

    /// Shows the headers and footers of the sections on screen, and removes the others.
    func showParts() {
        if needsHeaders { hideParts { _ in true } }
        needsHeaders = false
        guard layout.sections.contains(where: { $0.header > 0 || $0.footer > 0 }) else { return }
        var shown: Set<Part> = []
        for index in layout.sections.indices {
            for part in [Part.header(index), .footer(index)] where layout.sections[index][keyPath: part.height] > 0 {
                let frame = place(of: part)
                guard frame.intersects(bounds) else { continue }
                shown.insert(part)
                show(part, in: frame)
            }
        }
        hideParts { !shown.contains($0) }
    }

    private func show(_ part: Part, in frame: CGRect) {
        if let view = partViews[part] {
            if view.frame != frame { view.frame = frame }
            return
        }
        guard let view = waiting.removeValue(forKey: part) ?? makeView(for: part) else { return }
        partViews[part] = view
        view.frame = frame
        switch part {
        case .header(let index): delegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
        case .footer(let index): delegate?.tableView(self, willDisplayFooterView: view, forSection: index)
        }
        addSubview(view)
    }

    func hideParts(where isGone: (Part) -> Bool) {
        for (part, view) in partViews where isGone(part) {
            partViews[part] = nil
            view.removeFromSuperview()
            switch part {
            case .header(let index): delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: index)
            case .footer(let index): delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: index)
            }
            if let view = view as? UITableViewHeaderFooterView { partPool.enqueue(view, view.reuseIdentifier) }
        }
    }

    /// Returns the frame of a header or a footer. In a plain table it stays on screen as long as its section is.
    private func place(of part: Part) -> CGRect {
        let section = layout.sections[part.section]
        let (top, bottom) = layout.ends(of: part.section)
        var frame = CGRect(x: 0, y: top, width: bounds.width, height: section.header)
        switch part {
        case .header:
            let pinned = min(max(top, bounds.minY + adjustedContentInset.top), bottom - section.footer - section.header)
            if style == .plain { frame.origin.y = max(top, pinned) }
        case .footer:
            frame.size.height = section.footer
            frame.origin.y = bottom - section.footer
            let pinned = min(frame.minY, bounds.maxY - adjustedContentInset.bottom - section.footer)
            if style == .plain { frame.origin.y = max(pinned, top + section.header) }
        }
        return frame
    }

    // MARK: For the app

    /// Returns the view of a section's header; nil if it is not on screen.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        partViews[.header(section)] as? UITableViewHeaderFooterView
    }
    /// Returns the view of a section's footer; nil if it is not on screen.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        partViews[.footer(section)] as? UITableViewHeaderFooterView
    }

    /// Returns the rectangle of a section with its header and footer.
    public func rect(forSection section: Int) -> CGRect {
        loadRows()
        guard layout.sections.indices.contains(section) else { return .zero }
        let (top, bottom) = layout.ends(of: section)
        return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
    }
    /// Returns the rectangle of a header, where it is before it sticks to an edge.
    public func rectForHeader(inSection section: Int) -> CGRect {
        var rect = rect(forSection: section)
        if !rect.isEmpty { rect.size.height = layout.sections[section].header }
        return rect
    }
    /// Returns the rectangle of a footer, where it is before it sticks to an edge.
    public func rectForFooter(inSection section: Int) -> CGRect {
        var rect = rect(forSection: section)
        guard !rect.isEmpty else { return rect }
        rect.origin.y = rect.maxY - layout.sections[section].footer
        rect.size.height = layout.sections[section].footer
        return rect
    }

    /// Registers a class of headers and footers; nil removes the registration.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else { return partPool.forget(identifier) }
        guard let views = aClass as? UITableViewHeaderFooterView.Type else {
            preconditionFailure("\(aClass) is no class of headers. Register a subclass of UITableViewHeaderFooterView.")
        }
        partPool.register(identifier) { views.made(reusedAs: identifier) }
    }
    /// Returns a reusable header or footer, or a new one if the identifier is registered, or nil.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        guard let view = partPool.take(identifier) else { return partPool.make(identifier) }
        view.prepareForReuse()
        return view
    }
}
