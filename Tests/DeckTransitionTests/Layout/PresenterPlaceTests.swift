@_spi(Cards) import DeckTransition
import HeadlessUIKit
import Testing

@Suite("The place of the presenter behind its card")
struct PresenterPlaceTests {
    let phone = DeckLayout.Container(size: CGSize(width: 390, height: 844), safeAreaTop: 47)
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    let step: CGFloat = 1 - 94 / 844

    /// The presenter's visible frame.
    func shown(_ place: DeckLayout.PresenterPlace, of frame: CGRect) -> CGRect {
        let (transform, size) = (place.transform, frame.size)
        let width = size.width * transform.a
        let height = size.height * transform.d
        return CGRect(
            x: frame.midX + transform.tx - width / 2, y: frame.midY + transform.ty - height / 2, width: width,
            height: height)
    }

    func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9
            && abs(one.maxX - other.maxX) < 1e-9 && abs(one.maxY - other.maxY) < 1e-9
    }

    @Test("At rest the presenter is at the safe area's top, scaled about the middle of its top edge")
    func atRest() {
        let place = DeckLayout(in: phone).presenterPlace(of: screen, progress: 1)
        let expected = CGRect(x: 195 * (1 - step), y: 47, width: 390 * step, height: 844 * step)
        #expect(isClose(shown(place, of: screen), expected))
        #expect(place.cornerRadius == 8)
    }

    @Test("While its card is out of sight, the presenter is unchanged")
    func away() {
        let place = DeckLayout(in: phone).presenterPlace(of: screen, progress: 0)
        #expect(place.transform == .identity)
        #expect(place.cornerRadius == 0)
    }

    @Test("Halfway, every value of the presenter is halfway")
    func halfway() {
        let place = DeckLayout(in: phone).presenterPlace(of: screen, progress: 0.5)
        #expect(abs(shown(place, of: screen).minY - 23.5) < 1e-9)
        #expect(abs(place.transform.a - (1 + step) / 2) < 1e-12)
        #expect(place.cornerRadius == 4)
    }

    @Test(
        "Beyond either end, the presenter stays at that end",
        arguments: [(-0.3, 0), (1.4, 1), (.nan, 0)] as [(CGFloat, CGFloat)])
    func beyond(progress: CGFloat, counted: CGFloat) {
        let layout = DeckLayout(in: phone)
        #expect(
            layout.presenterPlace(of: screen, progress: progress)
                == layout.presenterPlace(of: screen, progress: counted))
        #expect(
            layout.presenterPlace(of: screen, progress: 1, cardsAbove: [progress])
                == layout.presenterPlace(of: screen, progress: 1, cardsAbove: [counted]))
    }

    @Test("In a stack of three, the first presenter is smaller by three steps, and its top stays")
    func threeDeep() {
        let place = DeckLayout(in: phone).presenterPlace(of: screen, progress: 1, cardsAbove: [1, 1])
        let seen = shown(place, of: screen)
        #expect(abs(seen.minY - 47) < 1e-9)
        #expect(abs(seen.width - 390 * step * step * step) < 1e-9)
    }

    @Test("Each level of a stack shows a strip of the inset's height above the next one")
    func strips() {
        let tops = (1...3).map { level in
            let frame = level == 1 ? screen : CGRect(x: 0, y: 47 + 8 * CGFloat(level - 1), width: 390, height: 700)
            return shown(DeckLayout(in: phone, level: level).presenterPlace(of: frame, progress: 1), of: frame).minY
        }
        #expect(zip(tops, [47, 55, 63]).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test("A covering card pushes the one behind it to the first presenter's place")
    func covering() {
        let card = CGRect(x: 0, y: 55, width: 390, height: 789)
        let layout = DeckLayout(in: phone, level: 2, configuration: DeckConfiguration { $0.nesting = .cover })
        let seen = shown(layout.presenterPlace(of: card, progress: 1, cornerRadius: 8), of: card)
        #expect(abs(seen.minY - 47) < 1e-9)
    }

    @Test("A short card behind another stays at its own top")
    func shortPresenter() {
        let card = CGRect(x: 0, y: 500, width: 390, height: 344)
        let seen = shown(DeckLayout(in: phone, level: 2).presenterPlace(of: card, progress: 1), of: card)
        #expect(abs(seen.minY - 500) < 1e-9)
    }

    @Test("With dimming only, nothing is moved, scaled or rounded")
    func dimOnly() {
        let layout = DeckLayout(in: phone, configuration: DeckConfiguration { $0.presenter = .dimOnly })
        let place = layout.presenterPlace(of: screen, progress: 1)
        #expect(place.transform == .identity)
        #expect(place.cornerRadius == 0)
    }
}
