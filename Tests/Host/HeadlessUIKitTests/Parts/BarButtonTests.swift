import HeadlessUIKit
import Testing

@MainActor struct BarButtonTests {
    private let controller = UIViewController()
    private let stage: Stage
    private final class Notes { var heard: [String] = [] }
    private let notes = Notes()

    init() { stage = Stage(rootViewController: UINavigationController(rootViewController: controller)) }

    @Test("W2: a tap on a bar button performs its action, with the button as sender")
    func action() {
        let item = UIBarButtonItem(
            title: "Add",
            primaryAction: UIAction { [notes] in notes.heard.append(($0.sender as? UIBarButtonItem)?.title ?? "nobody")
            })
        controller.navigationItem.rightBarButtonItem = item
        #expect(stage.tapBarButton(item))
        #expect(notes.heard == ["Add"])
    }

    @Test("W2: a button with a target calls it while the target exists")
    func target() {
        var target: UIView? = UIView()
        let item = UIBarButtonItem(title: "Add", style: .plain, target: target) { [notes] _ in notes.heard.append("tap")
        }
        controller.navigationItem.leftBarButtonItem = item
        stage.tapBarButton(item)
        #expect(notes.heard == ["tap"])
        target = nil
        stage.tapBarButton(item)
        #expect(notes.heard == ["tap"])
    }

    @Test("W2: a button of no shown controller is not tapped, with a warning")
    func elsewhere() {
        let item = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [notes] _ in notes.heard.append("tap") })
        #expect(!stage.tapBarButton(item))
        #expect(stage.warnings.last?.contains("Push its controller first") == true)
        #expect(notes.heard.isEmpty)
    }

    @Test("W2: a button that is disabled is not tapped")
    func disabled() {
        let item = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [notes] _ in notes.heard.append("tap") })
        controller.navigationItem.rightBarButtonItems = [item]
        item.isEnabled = false
        #expect(!stage.tapBarButton(item))
        #expect(notes.heard.isEmpty)
    }

    @Test("W2: a button below a presented controller is not tapped")
    func covered() {
        let item = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
        controller.navigationItem.rightBarButtonItem = item
        controller.present(UIViewController(), animated: false)
        stage.settle()
        #expect(!stage.tapBarButton(item))
    }

    @Test("The first of several buttons is the single one")
    func several() {
        let (one, other) = (UIBarButtonItem(), UIBarButtonItem())
        controller.navigationItem.setRightBarButtonItems([one, other], animated: true)
        #expect(controller.navigationItem.rightBarButtonItem === one)
        controller.navigationItem.setRightBarButton(other, animated: true)
        #expect(controller.navigationItem.rightBarButtonItems?.count == 1)
    }

    @Test("An entry of a submenu is chosen by its title")
    func menu() {
        let action = UIAction(title: "Delete", attributes: .destructive) { [notes] _ in notes.heard.append("delete") }
        let menu = UIMenu(children: [UIMenu(options: .displayInline, children: [action])])
        #expect(stage.tapMenu("Delete", of: menu))
        #expect(notes.heard == ["delete"])
    }

    @Test("A disabled entry is not chosen, with a warning")
    func disabledEntry() {
        let menu = UIMenu(children: [UIAction(title: "Delete", attributes: .disabled) { _ in }])
        #expect(!stage.tapMenu("Delete", of: menu))
        #expect(stage.warnings.last?.contains("Delete") == true)
    }

    @Test("A button created with an action has its title, and performs it at a tap")
    func button() {
        let button = UIButton(primaryAction: UIAction(title: "Go") { [notes] _ in notes.heard.append("go") })
        button.frame = CGRect(x: 50, y: 200, width: 100, height: 44)
        controller.view.addSubview(button)
        button.setTitleColor(.red, for: .normal)
        stage.advanceFrame()
        stage.touch(at: CGPoint(x: 100, y: 220)).lift()
        stage.advanceFrame()
        #expect(button.title(for: .normal) == "Go")
        #expect(button.titleLabel?.textColor == .red)
        #expect(notes.heard == ["go"])
    }

    @Test("A tab bar item is created with a title and a number")
    func tabItem() {
        let item = UITabBarItem(title: "Home", image: nil, tag: 7)
        #expect(item.title == "Home")
        #expect(item.tag == 7)
    }
}
