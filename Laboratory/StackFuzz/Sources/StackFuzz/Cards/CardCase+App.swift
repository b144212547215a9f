import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

extension CardCase {
    /// Draws a card of one kind in an app that does more with it than two kinds could be compared by.
    static func randomInApp(_ chance: inout Chance) -> CardCase {
        var played = CardCase()
        let kind = chance.of([
            CardKind.presentation, .cover, .cover, .deck, .deck, .deck, .bottomPanel, .bottomPanel, .bottomPanel,
            .topPanel,
            .leftPanel, .rightPanel,
        ])
        played.kinds = [kind]
        played.setup.list = .atEdge
        played.setup.mayLeave = chance.percent(kind.isPresented ? 90 : 25)
        played.setup.content = chance.of([.slides, .resizes])
        played.setup.handoff = chance.of([[], .toDrag, .toScroll, .continuous, .continuous])
        played.setup.opening = chance.of([.atEdge, .always, .never])
        played.setup.beyondRest = chance.of([.resists, .stops])
        played.setup.momentum = chance.of([.stays, .bounces, .carries])
        played.setup.release = chance.of([.projection(), .velocityAndProgress()])
        if chance.percent(25) { played.setup.handle = .init() }
        played.app = .random(for: kind, &chance)
        for _ in 0..<chance.count(1...7) {
            if chance.percent(45) {
                played.appendAppStroke(&chance)
            } else {
                played.acts.append(.app(.random(&chance)))
            }
            played.acts.append(.wait(frames: chance.count(0...48)))
        }
        if chance.percent(kind.isPresented ? 40 : 60) { played.bringAbout(kind, &chance) }
        if chance.percent(10) { played.hideList(&chance) }
        return played
    }

    /// Hides the list: nothing in the content says how high that is. The card perhaps goes to that height at the end.
    private mutating func hideList(_ chance: inout Chance) {
        app?.showsList = false
        guard chance.percent(50) else { return }
        app?.detents = [.height(200), .content]
        app?.selected = nil
        acts += [.lift, .app(.select(.content, animated: chance.percent(50)))]
    }

    /// Appends a finger's strokes, from anywhere on the card or beside it, perhaps beside a second finger.
    private mutating func appendAppStroke(_ chance: inout Chance) {
        acts.append(.touch(depth: chance.number(-60...380).rounded(), aside: chance.number(-150...150).rounded()))
        if chance.percent(12) {
            acts += [.move(along: chance.number(-80...80).rounded(), across: 0, frames: 16), .thumb(isDown: true)]
            acts += [.moveThumb(along: chance.number(-120...120).rounded(), frames: 16)]
            acts.append(chance.percent(50) ? .swap : .thumb(isDown: false))
        }
        for _ in 0..<chance.count(1...3) {
            let (along, across) = (chance.number(-400...400).rounded(), chance.number(-20...20).rounded())
            // At most 5 pt in a frame, or a flick.
            let frames = max(Int(abs(along) / (chance.percent(75) ? 5 : 20)), 1)
            acts.append(.move(along: along, across: across, frames: frames))
            if chance.percent(15) { acts.append(.app(.random(&chance))) }
        }
        if chance.percent(50) { acts.append(.hold(frames: 12)) }
        if chance.percent(75) { acts.append(chance.percent(6) ? .cancel : .lift) }
    }

    /// Puts a sequence of actions that chance alone seldom produces before the others.
    private mutating func bringAbout(_ kind: CardKind, _ chance: inout Chance) {
        guard var app else { return }
        let before = sequence(kind, &app, &chance)
        self.app = app
        acts = before + acts
    }

    private mutating func sequence(_ kind: CardKind, _ app: inout AppSetting, _ chance: inout Chance) -> [CardAct] {
        func move(_ way: CGFloat) -> CardAct { .move(along: way, across: 0, frames: max(Int(abs(way) / 5), 1)) }
        let pull = move(chance.of([-80, -60, 60, 140, 400]))
        switch kind == .topPanel && chance.percent(50) ? 4 : chance.count(0...10) {
        // A finger catches the card while it leaves and still shows.
        case 0:
            let wait = CardAct.wait(frames: chance.count(0...10))
            acts += [
                .lift, .app(.enter(animated: false)), .app(.leave(animated: true)), wait, .touch(depth: 20, aside: 0),
                pull,
            ]
            // The app lets the card leave again, or changes the screen, though a finger has it.
            if chance.percent(50) { acts.append(.app(chance.of([.leave(animated: true), .leaveScreen]))) }
            acts.append(.lift)
            return []
        // The keyboard disappears, or appears, while a finger drags the card outward.
        case 1:
            let (edit, wait) = (CardAct.app(.edit(isInList: false)), CardAct.wait(frames: chance.of([0, 72])))
            let way = move(chance.number(20...160).rounded())
            acts += [
                .lift, edit, .wait(frames: 72), .touch(depth: 60, aside: 0), way, .hold(frames: 12), edit, wait, .lift,
            ]
            return []
        // Two panels leave the window and return, one of them with the bar moved away by the other.
        case 2 where kind == .bottomPanel && chance.percent(50):
            (app.hasBar, app.sharesBar, app.floats, app.isOnTablet) = (true, true, false, false)
            acts += [.app(.other(isOpen: true, animated: false)), .app(.leaveScreen), .app(.leaveScreen)]
            return []
        // The hidden panel is shown while its parent is not in the window.
        case 2:
            let enter = CardAct.app(.enter(animated: chance.percent(50)))
            acts += [.app(.leave(animated: false)), .app(.leaveScreen), enter, .app(.leaveScreen)]
            return []
        // As much of the card shows above a keyboard as without one.
        case 3:
            (app.detents, app.floats) = ([.height(chance.of([88, 200])), .large], false)
            return [.app(.select(app.detents[0].identifier, animated: false)), .app(.raise)]
        // A finger drags the list through several detents.
        case 4:
            app.detents = [.height(88), .height(200), .large]
            (app.contentLength, app.edgeSwipe, app.isDimmed, app.startOffset) = (2640, 0, false, 0)
            app.isUpsideDown = kind == .bottomPanel && chance.percent(50)
            if app.isUpsideDown { setup.content = .resizes }
            let drag: [CardAct] = [.touch(depth: 40, aside: 0), pull, .hold(frames: 12), .lift, .wait(frames: 60)]
            guard kind == .topPanel else { return drag }
            // From the smallest detent, which shows 88 points.
            (app.selected, app.isUpsideDown, app.startOffset) = (nil, false, chance.of([0, 2640]))
            return [.touch(depth: 40, aside: 0), move(-chance.of([60, 140, 400])), .hold(frames: 12), .lift] + drag
        // The detents change while a finger holds the card between two detents, or below them.
        case 5:
            (app.detents, app.selected, app.startOffset) = ([.large, .height(300)], .height(300), 0)
            // A classic deck resists.
            if kind == .deck, chance.percent(66) { (app.deck, app.declared) = (.classic, nil) }
            let detents = chance.of([[.large], [.large, .medium], [.large, .height(200)]]) as [Detent]
            let change: [CardAct] = [.app(.detents(detents)), move(-1), .hold(frames: 12), .lift, .wait(frames: 60)]
            return [.touch(depth: 60, aside: 0), pull, .hold(frames: 12)] + change
        // A finger opens a card whose content the app has shortened, and so left beyond its end.
        case 6:
            (app.detents, app.selected, app.startOffset) = ([.large, .height(300)], .height(300), 200)
            (setup.opening, setup.content, app.contentLength) = (.always, chance.of([.resizes, .slides]), 2640)
            (app.hasTitle, app.isUpsideDown, app.look, app.declared) = (false, false, .slide, nil)
            // Content that becomes too short to scroll loses the inset that UIKit has added for the safe area.
            app.adjusts = false
            let shorten = CardAct.app(.content(chance.of([300, 450])))
            return [shorten, .wait(frames: 100), .touch(depth: 60, aside: 0), move(-200), .lift]
        // A finger closes and opens a large title, to and fro, and drags the card with the rest of its movement.
        case 7 where kind.direction == .down:
            (app.hasTitle, app.detents, app.contentLength) = (true, [.large], 2640)
            (app.isUpsideDown, app.adjusts, app.look, app.deck) = (false, true, .slide, .plain)
            (app.declared, app.startOffset, setup.handoff, setup.opening) = (nil, 0, .continuous, .atEdge)
            if chance.percent(66) { app.assumptions = Assumptions() }
            var (strokes, side): ([CardAct], CGFloat) = ([], chance.percent(66) ? 1 : -1)
            for _ in 0..<chance.count(2...5) {
                let (step, frames) = (chance.of([1, 4, 8, 15]) as CGFloat, chance.count(2...24))
                strokes.append(.move(along: step * CGFloat(frames) * side, across: 0, frames: frames))
                side = -side
            }
            acts = []
            return [.touch(depth: chance.of([200, 400]), aside: 0)] + strokes + [.hold(frames: 18), .lift]
        // A finger brings the card in twice, and the app presents it after that.
        case 8 where kind == .presentation || kind == .cover:
            (app.bringsIn, app.leavesBothWays) = (true, false)
            let leave: [CardAct] = [.app(.leave(animated: false)), .wait(frames: 2)]
            let pullIn =
                leave + [.touch(depth: 20, aside: 0), move(-chance.of([40, 300, 500])), .lift, .wait(frames: 80)]
            acts = []
            return pullIn + pullIn + (chance.percent(50) ? leave + [.app(.enter(animated: false))] : [])
        // A flick of a deck, but not far.
        case 9 where kind == .deck:
            (app.deck, app.detents) = (.classic, [])
            let flick = CGFloat(chance.count(40...200))
            return [.touch(depth: 60, aside: 0), .move(along: flick, across: 0, frames: 8), .lift]
        // A finger is left alone before anything is decided, and leaps.
        case 10:
            let first = CardAct.move(along: 0, across: chance.of([0, 8]), frames: 2)
            let second = CardAct.moveThumb(along: chance.of([-7, 7]), frames: 2)
            let leap = CardAct.move(along: chance.of([40, -40]), across: 0, frames: 1)
            return [
                .touch(depth: 60, aside: 0), first, .thumb(isDown: true), second, .swap, leap, .hold(frames: 9), .lift,
            ]
        // A finger brings the card in, and perhaps takes it back.
        case 7...9 where kind.isPresented:
            (app.bringsIn, app.leavesBothWays) = (true, false)
            let pullIn: [CardAct] = [.touch(depth: 20, aside: 0), move(-chance.number(100...400).rounded())]
            let back = CardAct.move(along: chance.of([0, 200]), across: chance.of([0, 40]), frames: 30)
            return [.app(.leave(animated: false))] + pullIn + [back, .hold(frames: chance.of([0, 12])), .lift]
        default: return []
        }
    }
}

extension AppSetting {
    static func random(for kind: CardKind, _ chance: inout Chance) -> AppSetting {
        var app = AppSetting()
        app.assumptions = .random(kind.isPresented ? Assumptions.switches : Assumptions.switchesOfGestures, &chance)
        // What moves content in every event would move the card itself.
        if !kind.isPresented { app.assumptions.disturbances = [] }
        app.framesPerSecond = chance.of([60, 120, 120])
        app.detents = Detent.random(&chance)
        if chance.percent(50) { app.selected = Detent.randomName(&chance, of: app.detents) }
        if chance.percent(33) { app.undimmed = Detent.randomName(&chance, of: app.detents) }
        if chance.percent(10) { app.redirection = Detent.randomName(&chance, of: app.detents) }
        if kind.isPresented {
            app.deck = chance.of(Deck.allCases)
            if chance.percent(15) { app.declared = chance.of(Declared.allCases) }
            if kind != .deck, chance.percent(50) { app.look = chance.of(Look.allCases) }
            if kind != .deck, chance.percent(30) { app.begins = .onBegin }
            app.covers = (0..<chance.of([0, 0, 1, 1, 2])).map { _ in chance.of(Cover.allCases) }
            app.coversAtStart = chance.count(0...app.covers.count)
            app.leavesBothWays = kind == .cover && app.detents.isEmpty && chance.percent(40)
            app.bringsIn = !app.leavesBothWays && chance.percent(25)
        } else {
            app.hasBar = chance.percent(33)
            app.sharesBar = app.hasBar && chance.percent(50)
            if chance.percent(33) { app.room = chance.of(Room.allCases) }
            app.floats = chance.percent(33)
            app.isDimmed = chance.percent(33)
            if chance.percent(33) { app.edgeSwipe = 20 }
            app.isOnTablet = chance.percent(15)
            app.scrollsAcross = [.leftPanel, .rightPanel].contains(kind) && chance.percent(50)
            app.isRightToLeft = chance.percent(25)
            app.hasRelativeEdge = chance.percent(50)
        }
        app.hasTitle = kind.direction == .down && chance.percent(10)
        app.isFollowed = chance.percent(25)
        app.contentLength = chance.of([0, 300, 2640, 2640])
        if app.contentLength > 1000 { app.startOffset = chance.of([0, 0, 40, 200]) }
        app.adjusts = chance.percent(75)
        app.isUpsideDown = chance.percent(20)
        (app.reducesMotion, app.goesAnimated) = (chance.percent(15), chance.percent(50))
        return app
    }
}

extension Detent {
    static let drawnHeights: [CGFloat] = [88, 140, 200, 300, 0, 1, 301, 5000, -3, .nan]
    static let drawnShares: [CGFloat] = [0, 0.2, 0.25, 0.5, 0.8, 0.9, 2, -1, .nan]

    /// Draws detents, some of which are inactive or make no sense.
    static func random(_ chance: inout Chance) -> [Detent] {
        if chance.percent(15) { return [.medium, .large] }
        return (0..<chance.of([0, 1, 2, 2, 3, 3, 4])).map { _ in
            switch chance.count(0...11) {
            case 0, 1: .medium
            case 2, 3: .large
            case 4: .content
            case 5, 6: .height(chance.of(Array(drawnHeights.prefix(4))))
            case 7: .height(chance.of(drawnHeights))
            case 8: .fraction(chance.of(drawnShares))
            case 9: .custom("odd") { $0.contentHeight > 300 ? nil : $0.maximumHeight / 3 }
            case 10: .custom("mood") { CardApp.isMoodInactive ? nil : $0.maximumHeight * 0.7 }
            default: .custom("text") { $0.traitCollection.preferredContentSizeCategory == .large ? 120 : 180 }
            }
        }
    }

    static func randomName(_ chance: inout Chance, of detents: [Detent]) -> Identifier {
        let names = detents.map(\.identifier) + [.medium, .large, "nobody"]
        return chance.percent(80) && !detents.isEmpty ? chance.of(detents).identifier : chance.of(names)
    }
}

extension AppDeed {
    fileprivate static func random(_ chance: inout Chance) -> AppDeed {
        let isAnimated = chance.percent(66)
        return switch chance.count(0...27) {
        case 0, 1: .leave(animated: isAnimated)
        case 2, 3: .enter(animated: isAnimated)
        case 4: .attempt
        case 5: .modal(chance.percent(50))
        case 6, 7:
            .select(chance.of([.medium, .large, .height(88), .height(300), "odd", "mood"]), animated: isAnimated)
        case 8: .selectNext
        case 9: .invalidate
        case 10, 11:
            .detents(
                chance.percent(50)
                    ? Array([.height(140), .medium, .large].prefix(chance.count(0...3))) : Detent.random(&chance))
        case 12: .undimmed(chance.of([nil, .medium, .large]))
        case 13, 14: .wish(chance.of([0, 100, 120, 420, 700, 2000]))
        case 15: .content(chance.of([0, 300, 1200]))
        case 16: .turn(seconds: chance.of([0, 0.3]))
        case 17: .edit(isInList: true)
        case 18, 19: .edit(isInList: false)
        case 20: .keyboard(chance.of([0, 0, 336, 250]))
        case 21: .textSize(isLarge: chance.percent(60))
        case 22: .mood(isInactive: chance.percent(60))
        case 23: .other(isOpen: chance.percent(50), animated: isAnimated)
        case 24: .leaveScreen
        case 25: chance.percent(25) ? .takeContent(intoPanel: chance.percent(50)) : .invalidate
        default: .enter(animated: isAnimated)
        }
    }
}
