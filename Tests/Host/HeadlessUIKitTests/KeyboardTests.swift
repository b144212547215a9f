import HeadlessUIKit
import Testing

/// The notifications about a keyboard, and when they come.
@MainActor struct KeyboardTests {
    /// Writes down every notification of a stage's keyboard.
    @MainActor private final class Scene {
        let stage: Stage
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 44))
        private(set) var heard: [String] = []
        private(set) var durations: [TimeInterval] = []
        private var tokens: [any NSObjectProtocol] = []

        init(_ screen: Screen = .phone) {
            stage = Stage(screen: screen)
            stage.window.addSubview(field)
            let names: [(Notification.Name, String)] = [
                (UIResponder.keyboardWillChangeFrameNotification, "will change"),
                (UIResponder.keyboardDidChangeFrameNotification, "did change"),
                (UIResponder.keyboardWillShowNotification, "will show"),
                (UIResponder.keyboardDidShowNotification, "did show"),
                (UIResponder.keyboardWillHideNotification, "will hide"),
                (UIResponder.keyboardDidHideNotification, "did hide"),
            ]
            let key = UIResponder.keyboardAnimationDurationUserInfoKey
            for (name, words) in names {
                let token = NotificationCenter.default.addObserver(
                    forName: name, object: stage.window.screen, queue: nil
                ) { [weak self] notification in
                    let seconds = notification.userInfo?[key] as? TimeInterval ?? -1
                    MainActor.assumeIsolated { self?.hear(words, seconds) }
                }
                tokens.append(token)
            }
        }

        private func hear(_ words: String, _ seconds: TimeInterval) {
            heard.append(words)
            durations.append(seconds)
        }

        func take() -> [String] {
            defer { heard = [] }
            return heard
        }
    }

    @Test("K5: a keyboard posts will show and did show, will hide and did hide, each after its frame")
    func showsAndHides() {
        let scene = Scene()
        scene.stage.showKeyboard(height: 300)
        #expect(scene.take() == ["will change", "will show"])
        scene.stage.advance(by: 0.2)
        #expect(scene.take() == [])
        scene.stage.advance(by: 0.1)
        #expect(scene.take() == ["did change", "did show"])
        scene.stage.showKeyboard(height: 0)
        scene.stage.settle()
        #expect(scene.take() == ["will change", "will hide", "did change", "did hide"])
    }

    @Test("K5: a keyboard that undocks posts that it hides, one that floats from the start does not")
    func floats() {
        let scene = Scene()
        let frame = CGRect(x: 40, y: 200, width: 300, height: 240)
        scene.stage.floatKeyboard(in: frame)
        #expect(scene.take() == ["will change"])
        scene.stage.showKeyboard(height: 300)
        scene.stage.settle()
        _ = scene.take()
        scene.stage.floatKeyboard(in: frame)
        #expect(scene.take() == ["will change", "will hide"])
    }

    @Test("K5: a keyboard that hides without a change of its frame only posts that it hides")
    func hidden() {
        let scene = Scene()
        scene.stage.showKeyboard(height: 300)
        scene.stage.settle()
        _ = scene.take()
        scene.stage.hideKeyboard(tellsFrame: false)
        scene.stage.settle()
        #expect(scene.take() == ["will hide", "did hide"])
    }

    @Test("K5: a keyboard that is hidden meanwhile does not post that it has shown")
    func calledBack() {
        let scene = Scene()
        scene.stage.showKeyboard(height: 300)
        scene.stage.advance(by: 0.1)
        scene.stage.hideKeyboard()
        scene.stage.settle()
        #expect(scene.take() == ["will change", "will show", "will change", "will hide", "did change", "did hide"])
    }

    @Test("K5: a keyboard that appears without animation reports no duration, and is there in the same turn")
    func atOnce() {
        let scene = Scene()
        scene.stage.keyboardDuration = 0
        scene.field.becomeFirstResponder()
        scene.stage.advance(by: 0)
        #expect(scene.heard == ["will change", "will show", "did change", "did show"])
        #expect(Set(scene.durations) == [0])
    }

    @Test("K5: views laid out on a keyboard without animation move at once, also for one that only posts that it hides")
    func layoutGuide() {
        let scene = ConstraintScene()
        let bar = scene.view()
        activate(
            bar.bottomAnchor.constraint(equalTo: scene.root.keyboardLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50))
        scene.layOut()
        scene.stage.showKeyboard(height: 300, over: 0)
        #expect(bar.layer.presentation()?.frame.maxY == 544)
        scene.stage.hideKeyboard(tellsFrame: false)
        scene.stage.settle()
        #expect(bar.frame.maxY == 810)
    }
}
