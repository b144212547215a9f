import HeadlessUIKit
import Testing

/// Keys and the menus of texts.
@MainActor
struct KeyTests {
    private final class Page: UIViewController {
        var heard: [String] = []
        var codes: [UIKeyboardHIDUsage] = []
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            addKeyCommand(
                UIKeyCommand(input: "n", modifierFlags: .command) { [weak self] _ in self?.heard.append("new") })
        }
        override var keyCommands: [UIKeyCommand]? {
            let off = UIKeyCommand(
                title: "Off", action: { [weak self] _ in self?.heard.append("off") }, input: "o",
                modifierFlags: .command, attributes: .disabled)
            let escape = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: []) { [weak self] _ in
                self?.heard.append("escape")
            }
            let plain = UIKeyCommand(input: "j", modifierFlags: []) { [weak self] _ in self?.heard.append("next") }
            return [off, escape, plain]
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            heard.append("down \(presses.first?.key?.characters ?? "")")
            if let code = presses.first?.key?.keyCode { codes.append(code) }
        }
    }
    private let page = Page()
    private let stage: Stage

    init() {
        stage = Stage(rootViewController: UINavigationController(rootViewController: page))
        stage.settle()
    }

    @Test("W31: keys perform the command of the nearest responder that has one; a disabled one is passed over")
    func commands() {
        #expect(stage.press("N", .command))
        #expect(stage.press(UIKeyCommand.inputEscape))
        #expect(stage.press("j"))
        #expect(!stage.press("o", .command))
        #expect(page.heard == ["new", "escape", "next", "down o"])
    }

    @Test("W31: a plain key types into an edited text, unless its command wants priority")
    func typing() {
        page.field.becomeFirstResponder()
        #expect(!stage.press("j"))
        #expect(page.field.text == "j")
        #expect(stage.press(UIKeyCommand.inputEscape) == false)
        #expect(stage.press("n", .command))
        #expect(page.heard.last == "new")
    }

    /// A view that takes the focus and the arrows.
    private final class Knob: UIView {
        var heard: [String] = []
        var wantsPriority = true
        override var canBecomeFocused: Bool { true }
        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow].map { input in
                let command = UIKeyCommand(input: input, modifierFlags: []) { [weak self] _ in self?.heard.append(input)
                }
                command.wantsPriorityOverSystemBehavior = wantsPriority
                return command
            }
        }
    }

    private func knob() -> Knob {
        let knob = Knob(frame: CGRect(x: 20, y: 200, width: 40, height: 40))
        page.view.addSubview(knob)
        return knob
    }

    @Test(
        "W37: keys go to the focused view and on along its responders; an arrow only to a command that wants priority")
    func focus() {
        let knob = knob()
        #expect(!stage.press(UIKeyCommand.inputLeftArrow))
        #expect(stage.focus(on: knob))
        #expect(knob.isFocused)
        #expect(stage.press(UIKeyCommand.inputLeftArrow))
        #expect(stage.press(UIKeyCommand.inputEscape))
        knob.wantsPriority = false
        #expect(!stage.press(UIKeyCommand.inputRightArrow))
        #expect(knob.heard == [UIKeyCommand.inputLeftArrow])
        #expect(page.codes.last == .keyboardRightArrow)
        #expect(page.heard.last == "down UIKeyInputRightArrow")
        stage.focus(on: nil)
        #expect(!knob.isFocused)
    }

    @Test(
        "W37: a view that is hidden, transparent, untouchable or gone is not focused; an edited text takes the focus away"
    )
    func focusLost() {
        let knob = knob()
        #expect(!stage.focus(on: page.view))
        for change in [{ knob.isHidden = $0 }, { knob.alpha = $0 ? 0 : 1 }, { knob.isUserInteractionEnabled = !$0 }]
            as [(Bool) -> Void]
        {
            change(true)
            #expect(!stage.focus(on: knob))
            change(false)
            #expect(stage.focus(on: knob))
        }
        page.field.becomeFirstResponder()
        #expect(!knob.isFocused)
        #expect(stage.focus(on: knob))
        #expect(!page.field.isFirstResponder)
        knob.removeFromSuperview()
        #expect(!knob.isFocused)
        #expect(!stage.press(UIKeyCommand.inputLeftArrow))
    }

    @Test("W36: a text copies, cuts, pastes and selects")
    func editing() {
        page.field.becomeFirstResponder()
        stage.typeText("tea")
        page.field.selectAll(nil)
        page.field.copy(nil)
        #expect(UIPasteboard.general.string == "tea")
        page.field.cut(nil)
        #expect(page.field.text == "")
        page.field.paste(nil)
        page.field.paste(nil)
        #expect(page.field.text == "teatea")
    }

    private final class Menus: UIEditMenuInteractionDelegate {
        var heard: [String] = []
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            UIMenu(children: [
                UIAction(title: "Share") { [weak self] _ in self?.heard.append("share") },
                UIDeferredMenuElement { show in show([UIAction(title: "More") { _ in self.heard.append("more") }]) },
            ])
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { heard.append("closes") }
    }

    @Test("W36: an edit menu is open until an entry is tapped; deferred entries are asked for")
    func editMenu() {
        let menus = Menus()
        let interaction = UIEditMenuInteraction(delegate: menus)
        page.view.addInteraction(interaction)
        let place = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
        interaction.presentEditMenu(with: place)
        #expect(stage.tapMenu("More", of: nil))
        interaction.presentEditMenu(with: place)
        #expect(stage.tapMenu("Share", of: nil))
        #expect(menus.heard == ["more", "closes", "share", "closes"])
        #expect(!stage.tapMenu("Share", of: nil))
    }
}
