@_spi(Cards) import GestureArbiter
import HeadlessUIKit
@_spi(Cards) import InteractiveDismissal
import Panels

/// What holds for a card in an app once everything rests, and once the card has gone.
extension CardPlayer {
    func settle() {
        let end = scene.stage.time + 10
        while !scene.stage.settle(within: 0), scene.stage.time < end, violation == nil { frame() }
        check(scene.stage.settle(), "comes to rest", "\(scene.stage.stillMoving)")
    }

    /// Checks the card at rest, takes it away, and checks that nothing is left.
    func end(_ app: CardApp) {
        pull = nil
        settle()
        checkPlace(app)
        app.calmDown()
        note(.deed(.keyboard(0)))
        settle()
        // If a card returns from a drag that took its keyboard away, the text becomes first responder again.
        if app.isEdited {
            scene.stage.window.endEditing(true)
            note(.deed(.keyboard(0)))
            settle()
        }
        checkRest(app)
        guard app.setting.assumptions.dismissalStart != .never else { return }
        app.removeCard()
        note(.deed(.leave(animated: true)))
        settle()
        check(app.ends == app.departures, "told once", "\(app.ends) ends of \(app.departures) departures")
        checkBar(app)
        app.removeOthers()
        scene.stage.settle()
        checkGone(app)
    }

    // MARK: At rest

    private func checkRest(_ app: CardApp) {
        checkBar(app)
        checkStanding(app)
        if let panel = scene.panel {
            guard panel.parent != nil else {
                reached["panels dragged away", default: 0] += 1
                return check(
                    played.setup.mayLeave, "stays", "it has gone, and may not be dragged away")
            }
            check(panel.isShown != panel.view.isHidden, "shown or hidden", "shown \(panel.isShown)")
            if !panel.isShown { reached["panels hidden", default: 0] += 1 }
            guard panel.isShown else { return }
        }
        guard let control = app.control, scene.isThere, violation == nil else { return }
        if app.front !== app.layers[0] { reached["cards at rest over another", default: 0] += 1 }
        reached["cards at rest in an app", default: 0] += 1
        let position = control.position
        if position.translation > 0 { reached["cards half open", default: 0] += 1 }
        if case .stop(let stop)? = control.target(of: control.selectedDetent) {
            check(abs(position.translation - stop) < 1e-6, "rests at a detent", "\(position.translation), not \(stop)")
        }
        check(control.card.alpha == 1, "opaque at rest", "\(control.card.alpha)")
        let names = control.detents.map(\.identifier)
        check(
            names.contains(control.selectedDetent) || control.selectedDetent == .large, "one of its detents",
            "\(control.selectedDetent), of \(names)")
        checkContent(app)
        checkRoom(app)
        checkTitle(app)
        guard !app.isContentTaken else { return }
        checkPlace(app)
        let (before, height) = (corner(app), control.card.bounds.height)
        control.invalidateDetents()
        note(.deed(.invalidate))
        settle()
        check(
            isNear(before, corner(app)) && abs(control.card.bounds.height - height) < 0.5, "asked again it stays",
            "\(before) and \(height) high, then \(corner(app)) and \(control.card.bounds.height)")
        checkLikeNew(control, app)
    }

    /// The upper right corner of the topmost card on the screen.
    private func corner(_ app: CardApp) -> CGPoint {
        guard let card = app.front.card, scene.panel?.view.isHidden != true else { return CGPoint(x: -1, y: -1) }
        return card.convert(CGPoint(x: card.bounds.maxX, y: 0), to: nil)
    }

    private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
        abs(one.x - other.x) < 0.5 && abs(one.y - other.y) < 0.5
    }

    /// Each controller is presented, over the others and in the window, or neither; and has told of its end if it is gone.
    private func checkStanding(_ app: CardApp) {
        guard scene.kind.isPresented else { return }
        let chain = Array(sequence(first: scene.home as UIViewController, next: \.presentedViewController))
        for layer in app.layers {
            let (root, moments) = (layer.root, layer.session.moments)
            let isPresented = root.presentingViewController != nil
            check(isPresented == chain.contains(root), "one state", "it has a presenter: \(isPresented)")
            check(isPresented == (root.viewIfLoaded?.window != nil), "in the window", "it is presented: \(isPresented)")
            check(
                !isPresented || layer.presentation != nil, "what was pulled in is free", "presented, and not as asked")
            check(!root.isBeingPresented && !root.isBeingDismissed, "at rest", "it is still on its way")
            check(isPresented || !layer.isEdited, "nothing is edited that is gone", "a text is")
            check(
                layer.session.isOver != isPresented || moments.isEmpty, "told of its end",
                "it is presented: \(isPresented), and was told: \(moments)")
            if moments.contains(.grabbed), moments.last == .dismissed {
                reached["dragged and dismissed", default: 0] += 1
            }
            if moments.contains(.returned) { reached["dragged and returned", default: 0] += 1 }
            if moments.first == .grabbed, moments.last == .dismissed {
                reached["brought in and gone back", default: 0] += 1
            }
            if moments.contains(.attempted) { reached["refused to go", default: 0] += 1 }
        }
        check(
            app.past.allSatisfy { $0.isOver || $0.moments.isEmpty }, "told of its end", "an earlier card was not")
        if scene.root.presentingViewController != nil, app.pulls > 1 {
            reached["cards presented after pulls", default: 0] += 1
        }
    }

    /// As much of a card shows above a keyboard as above the bar or the screen's bottom edge before.
    func checkStand(_ app: CardApp) {
        settle()
        let known = [88, 140, 200] as [CGFloat]
        guard scene.kind.direction == .down, !app.setting.floats, finger == nil, !app.hasKeyboard,
            scene.panel?.isShown ?? true, let control = app.control, control.card.window != nil,
            !app.isContentTaken, !app.isEdited, app.front.deck != .classic,
            scene.stage.window.bounds.size == scene.stage.screen.size,
            let height = known.first(where: { control.selectedDetent == .height($0) })
        else { return }
        app.carryOut(.raise)
        note(.deed(.raise))
        settle()
        reached["cards on keyboards", default: 0] += 1
        let shown = scene.stage.screen.size.height - 336 - corner(app).y
        check(abs(shown - height) < 0.75, "it stands on the keyboard", "\(shown) pt show, not \(height)")
    }

    /// A list under a large title, which a finger has opened and closed, rests at its edge.
    private func checkTitle(_ app: CardApp) {
        let list = scene.content.list
        let isAlone = !played.acts.contains { if case .app = $0 { true } else { false } }
        guard app.setting.hasTitle, app.setting.adjusts, app.setting.startOffset == 0, isAlone, list.window != nil
        else {
            return
        }
        let beyond = -(list.contentOffset.y + list.adjustedContentInset.top)
        check(beyond < 0.5, "its list rests at its edge", "\(beyond) pt beyond it")
    }

    /// A panel that is narrower than its parent does not change the parent's insets at the top and bottom.
    private func checkRoom(_ app: CardApp) {
        guard let panel = scene.panel, app.setting.room != nil, [.bottomPanel, .topPanel].contains(scene.kind),
            panel.view.window != nil,
            panel.card.bounds.width + 30 < scene.home.view.bounds.width
        else { return }
        reached["rooms beside narrow panels", default: 0] += 1
        let insets = scene.home.additionalSafeAreaInsets
        check(insets.top == 3 && insets.bottom == 0, "room at its side", "\(insets)")
    }

    /// The card lies where a new one would: keyboards, other screens and rotations leave no trace.
    private func checkLikeNew(_ control: any CardControlling, _ app: CardApp) {
        // Content without a list is as high as it was when it was first measured, which a new card does at another time.
        guard app.setting.showsList else { return }
        var plain = played
        plain.acts = []
        plain.app?.coversAtStart = max(app.layers.filter { $0.root.presentingViewController != nil }.count - 1, 0)
        // A new panel at another edge than the bottom gets no bar, since a bar must not change such a panel.
        if scene.kind != .bottomPanel {
            plain.app?.hasBar = false
            plain.app?.sharesBar = false
        }
        let twin = CardPlayer(plain, scene.kind)
        let (stage, window) = (twin.scene.stage, scene.stage.window.bounds.size)
        stage.settle()
        if window != stage.window.bounds.size { stage.resize(to: window, over: 0) }
        stage.preferredContentSizeCategory = scene.stage.preferredContentSizeCategory
        guard let front = twin.app?.front, let new = front.control else { return }
        let size = app.front.content.list.contentSize
        front.lengthen(to: scene.content.isVertical ? size.height : size.width)
        front.root.preferredContentSize = app.front.root.preferredContentSize
        if control.detents == new.detents { new.invalidateDetents() } else { new.detents = control.detents }
        if let other = app.other { twin.app?.other?.select(other.selectedDetent, animated: false) }
        stage.settle()
        new.select(control.selectedDetent, animated: false)
        stage.settle()
        guard new.selectedDetent == control.selectedDetent else { return }
        reached["cards like new ones", default: 0] += 1
        check(
            isNear(corner(app), twin.corner(twin.app!))
                && abs(control.card.bounds.height - new.card.bounds.height) < 0.5,
            "like a new one", "\(corner(app)), a new one at \(twin.corner(twin.app!))")
    }

    /// The bar has no transform while the other panel is at its lower detent and this panel is hidden or gone.
    private func checkBar(_ app: CardApp) {
        guard let other = app.other, other.selectedDetent == .height(88),
            scene.home.addedPanels.allSatisfy({ $0 === other || !$0.isShown })
        else { return }
        reached["bars of two, at home", default: 0] += 1
        check(app.bar.transform == .identity, "the bar is home", "\(app.bar.transform)")
    }

    /// Content that was taken out of the panel has none of the panel's insets: only those of the panel that the content
    /// is in now, as any other content would have there.
    private func checkContent(_ app: CardApp) {
        guard app.isContentTaken else { return }
        reached["contents taken out", default: 0] += 1
        let (stage, content) = (scene.stage, scene.root)
        guard let panel = app.nextPanel else {
            return check(
                content.additionalSafeAreaInsets == .zero, "content that is taken out is its own",
                "its insets are \(content.additionalSafeAreaInsets)")
        }
        stage.window.rootViewController = app.elsewhere
        stage.settle()
        defer {
            stage.window.rootViewController = scene.home
            stage.settle()
        }
        guard panel.isShown else { return }
        reached["contents in another panel", default: 0] += 1
        let (parent, other) = (UIViewController(), UIViewController())
        let twin = Stage(rootViewController: parent, screen: stage.screen, assumptions: app.setting.assumptions)
        let size = stage.window.bounds.size
        if size != twin.window.bounds.size { twin.resize(to: size, over: 0) }
        other.preferredContentSize = content.preferredContentSize
        let new = parent.addNextPanel(other)
        twin.settle()
        new.select(panel.selectedDetent, animated: false)
        twin.settle()
        let (found, wanted) = (content.additionalSafeAreaInsets, other.additionalSafeAreaInsets)
        check(found == wanted, "content in another panel is that panel's", "its insets are \(found), not \(wanted)")
    }

    // MARK: Gone

    private func checkGone(_ app: CardApp) {
        guard violation == nil else { return }
        let (home, root) = (scene.home, scene.root)
        func left(_ isNone: Bool, _ text: @autoclosure () -> String) { check(isNone, "leaves nothing", text()) }
        checkStanding(app)
        left(scene.panel?.parent == nil && home.children.count == 1, "it has a parent")
        left(home.presentedViewController == nil, "home still presents")
        left(scene.stage.window.subviews.count == 1, "\(scene.stage.window.subviews.count) views in the window")
        let own = app.setting.look == .slide ? 1 : 2
        left(home.view.subviews.count == own, "the parent has \(home.view.subviews.count) subviews")
        let top: CGFloat = scene.panel == nil ? 0 : 3
        left(
            home.additionalSafeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0),
            "the parent's insets are \(home.additionalSafeAreaInsets)")
        left(app.elsewhere.additionalSafeAreaInsets == .zero, "the other screen has insets")
        left(app.bar.transform == .identity, "the bar's transform is \(app.bar.transform)")
        let isElsewhere = root.parent === app.elsewhere && root.view.superview === app.elsewhere.view
        left(isElsewhere || root.parent == nil && root.view.superview == nil, "the content is still somewhere")
        // The disturbance `.lookingOnPans` leaves its pans in place; they do not cancel touches in the view.
        let recognizers = ((home.view.gestureRecognizers ?? []) + (scene.stage.window.gestureRecognizers ?? []))
            .filter { $0.cancelsTouchesInView && $0 !== app.puller?.panGestureRecognizer }
        left(recognizers.isEmpty, "a recognizer is on the presenter or the window")
        let look = (home.view.transform.isIdentity, home.view.alpha, home.view.layer.cornerRadius, home.view.isHidden)
        check(look == (true, 1, 0, false), "the presenter as it was", "\(look)")
        check(app.thumbnail.alpha == 1, "the presenter as it was", "its thumbnail is not seen")
        check(home.view.frame == scene.stage.window.bounds, "the presenter as it was", "\(home.view.frame)")
        let calls = (app.barController.openCalls, app.barController.appearances)
        check(!scene.kind.isPresented || calls == (0, 1), "appearance", "\(calls)")
        for layer in app.layers {
            let (list, insets) = (layer.content.list, layer.root.additionalSafeAreaInsets)
            left(insets == .zero, "the content's insets are \(insets)")
            let flip = app.setting.isUpsideDown ? CGFloat(-1) : 1
            let isAsSet = layer.content.isVertical ? list.transform.d == flip : list.transform.a == flip
            let values = (list.bounces, list.isScrollEnabled, list.showsVerticalScrollIndicator, isAsSet)
            check(values == (true, true, true, true), "the client's properties", "\(values)")
            check(layer.content.view.transform.isIdentity, "the controller's view", "it is transformed")
            let mask = layer.root.view.autoresizingMask
            check(
                !scene.kind.isPresented || mask == UIViewController().view.autoresizingMask, "the controller's view",
                "it resizes otherwise")
        }
        left(scene.stage.stillMoving.isEmpty, "still moving: \(scene.stage.stillMoving)")
        reached["cards gone from an app", default: 0] += 1
    }
}
