import DeckTransition
import HeadlessUIKit
import Support

/// What was observed of a stroke over a deck: after each of its events, and when everything had come to rest.
struct Course: Equatable {
    struct Step: Equatable {
        /// How far the card is from rest, in points.
        var card: CGFloat
        /// How far the list is scrolled, in points.
        var content: CGFloat
        /// Where the finger is in the window, in points.
        var finger: CGFloat
        /// How many decisions there have been.
        var decisions: Int
    }

    var steps: [Step] = []
    var isPresented = true
    /// The client's properties that have changed; if the deck has left, those of its presenter.
    var changes: [String] = []
    /// What of the deck is left.
    var remains: [String] = []
}

/// A stroke over a list in a deck.
struct StrokePlay: Sendable {
    var stroke: TouchScript
    /// How far the list is scrolled at touch-down, in points.
    var startOffset: CGFloat

    var name: String { "\(stroke.name) from \(startOffset)" }

    /// Every recorded and composed stroke, on a list at its top and on one that is scrolled.
    static let all: [StrokePlay] = (TouchScript.recorded + TouchScript.composed).flatMap { stroke in
        [0, 60].map {
            StrokePlay(stroke: stroke.moved(soThatFirstSampleIsAt: CGPoint(x: 195, y: 400)), startOffset: $0)
        }
    }

    /// Plays it on a fresh phone.
    ///
    /// - Parameter disturb: Called after each event and in each frame of the settling.
    @MainActor
    func play(
        _ doubt: Doubt = .standard, _ configuration: DeckConfiguration = DeckConfiguration(),
        disturbing disturb: (DeckScene) -> Void = { _ in }
    ) -> (course: Course, scene: DeckScene) {
        let scene = DeckScene(assumptions: doubt.assumptions, presenting: false, modal: ListController())
        scene.modal.dressUp()
        let homeBefore = ClientProperties(of: scene.home)
        scene.present(configuration)
        scene.stage.settle()
        scene.modal.list.contentOffset.y = startOffset
        let before = ClientProperties(of: scene.home, scene.modal)
        var course = Course()
        scene.stage.play(stroke) { event in
            disturb(scene)
            guard scene.isPresented else { return }
            course.steps.append(scene.step(finger: event.location.y))
        }
        let isSettled = scene.settle { disturb(scene) }
        course.isPresented = scene.isPresented
        course.changes =
            scene.isPresented
            ? ClientProperties(of: scene.home, scene.modal).differences(from: before)
            : ClientProperties(of: scene.home).differences(from: homeBefore)
        course.remains = (isSettled ? [] : scene.stage.stillMoving) + scene.remains
        return (course, scene)
    }
}

extension DeckScene {
    fileprivate func step(finger: CGFloat) -> Course.Step {
        Course.Step(
            card: cardTranslation, content: modal.list.contentOffset.y, finger: finger,
            decisions: deck?.arbiter?.decisions.count ?? 0)
    }

    /// Runs frame by frame; false if something still moves after ten seconds.
    fileprivate func settle(inEachFrame: () -> Void) -> Bool {
        for _ in 0..<1200 {
            if stage.settle(within: 0) { return true }
            inEachFrame()
            stage.advanceFrame()
        }
        return false
    }

    fileprivate var remains: [String] {
        guard isPresented else {
            let views = stage.window.subviews.count
            return views == 1 ? [] : ["\(views) views in the window"]
        }
        let isInPlace = cardFrame == CGRect(x: 0, y: 55, width: 390, height: 789)
        let isPictureInPlace = abs((pictureFrame?.minY ?? .nan) - 47) < 1e-9
        return (isInPlace ? [] : ["card at \(cardFrame)"]) + (isPictureInPlace ? [] : ["presenter not in its place"])
    }
}

extension ListController {
    /// Sets properties to other values than the defaults, so that resetting one to its default is noticed.
    fileprivate func dressUp() {
        loadViewIfNeeded()
        view.isMultipleTouchEnabled = true
        view.alpha = 0.9
        view.layer.cornerRadius = 3
        view.layer.shadowOpacity = 0.5
        list.alwaysBounceHorizontal = true
        list.decelerationRate = .fast
        list.delaysContentTouches = false
        list.scrollsToTop = false
        list.showsVerticalScrollIndicator = false
        list.contentInset.bottom = 20
        list.panGestureRecognizer.maximumNumberOfTouches = 3
    }
}
