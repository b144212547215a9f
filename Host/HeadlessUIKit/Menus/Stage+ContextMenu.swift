// Row W20.
/// The context menu that is open on a stage.
@MainActor struct OpenMenu {
    let configuration: UIContextMenuConfiguration
    let menu: UIMenu?
    let preview: UIViewController?
    /// Tells the owner that the preview was tapped, and that the menu is about to close.
    let tapPreview: (MenuAnimator) -> Void
    let willEnd: (MenuAnimator) -> Void
}

extension Stage {
    /// Opens the context menu at a point of the window, as a long press does, and returns it. Host-only. The menu stays
    /// open until an entry is tapped, by ``tapMenu(_:of:)`` with nil, or the menu is closed.
    ///
    /// The host has no long press for menus: a finger does not open it.
    @discardableResult public func openContextMenu(at point: CGPoint) -> UIMenu? {
        closeContextMenu()
        drive {
            var view = window.hitTest(point, with: nil)
            while let candidate = view, openMenu == nil {
                openMenu = candidate.menu(at: point)
                view = candidate.superview
            }
        }
        return openMenu?.menu
    }

    /// Closes the open context menu. Host-only.
    public func closeContextMenu() {
        guard let open = openMenu else { return }
        openMenu = nil
        let animator = MenuAnimator(open.preview)
        drive {
            open.willEnd(animator)
            animator.finish()
        }
    }

    /// Taps the preview of the open context menu, and closes the menu. Host-only.
    public func tapPreview() {
        guard let open = openMenu else { return warnOnce("Stage.tapPreview()", "no context menu is open.") }
        openMenu = nil
        let animator = MenuAnimator(open.preview)
        drive {
            open.tapPreview(animator)
            open.willEnd(animator)
            animator.finish()
        }
    }
}

extension UIView {
    fileprivate func menu(at point: CGPoint) -> OpenMenu? {
        let place = convert(point, from: nil)
        for interaction in interactions.compactMap({ $0 as? UIContextMenuInteraction }) {
            interaction.place = point
            guard let delegate = interaction.delegate,
                let configuration = delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: place)
            else { continue }
            return open(
                configuration,
                willDisplay: {
                    delegate.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: $0)
                },
                tapPreview: {
                    delegate.contextMenuInteraction(
                        interaction, willPerformPreviewActionForMenuWith: configuration, animator: $0)
                },
                willEnd: { delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: $0) })
        }
        if let table = self as? UITableView { return table.rowMenu(at: place) }
        return (self as? UICollectionView)?.itemMenu(at: place)
    }

    fileprivate func open(
        _ configuration: UIContextMenuConfiguration, willDisplay: (MenuAnimator) -> Void,
        tapPreview: @escaping (MenuAnimator) -> Void, willEnd: @escaping (MenuAnimator) -> Void
    ) -> OpenMenu {
        let preview = configuration.preview?()
        let animator = MenuAnimator(preview)
        willDisplay(animator)
        animator.finish()
        return OpenMenu(
            configuration: configuration, menu: configuration.actions?([]), preview: preview, tapPreview: tapPreview,
            willEnd: willEnd)
    }
}

extension UITableView {
    fileprivate func rowMenu(at place: CGPoint) -> OpenMenu? {
        guard let delegate, let path = indexPathForRow(at: place),
            let configuration = delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: place)
        else { return nil }
        _ = delegate.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
        return open(
            configuration,
            willDisplay: { delegate.tableView(self, willDisplayContextMenu: configuration, animator: $0) },
            tapPreview: {
                delegate.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
            },
            willEnd: {
                _ = delegate.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
                delegate.tableView(self, willEndContextMenuInteraction: configuration, animator: $0)
            })
    }
}

extension UICollectionView {
    fileprivate func itemMenu(at place: CGPoint) -> OpenMenu? {
        guard let delegate else { return nil }
        let path = indexPathForItem(at: place)
        let configuration =
            delegate.collectionView(self, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: place)
            ?? path.flatMap { delegate.collectionView(self, contextMenuConfigurationForItemAt: $0, point: place) }
        guard let configuration else { return nil }
        return open(
            configuration,
            willDisplay: { delegate.collectionView(self, willDisplayContextMenu: configuration, animator: $0) },
            tapPreview: {
                delegate.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
            },
            willEnd: { delegate.collectionView(self, willEndContextMenuInteraction: configuration, animator: $0) })
    }
}
