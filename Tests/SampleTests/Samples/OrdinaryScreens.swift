import HeadlessUIKit
import Testing
import UIKitShim

// The samples of "Your screens as they are".

/// Cups of tea: a plus in the bar, a button that clears, and a long press that drinks one.
final class TeaController: UIViewController {
    private let count = UILabel()
    private(set) var cups = 0 { didSet { count.text = "\(cups) cups" } }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.cups += 1 })
        let (clear, press) = (UIButton(type: .system), UILongPressGestureRecognizer())
        clear.setTitle("Clear", for: .normal)
        clear.addAction(UIAction { [weak self] _ in self?.clearAll() }, for: .touchUpInside)
        GestureAction { [weak self] in if $0.state == .began { self?.drinkUp() } }.add(to: press)
        view.addGestureRecognizer(press)

        let column = UIStackView(arrangedSubviews: [UIImageView(image: UIImage(systemName: "cup")), count, clear])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    private func clearAll() { cups = 0 }
    private func drinkUp() { cups = max(0, cups - 1) }
}

@MainActor struct TeaTests {
    @Test("The plus fills a cup, and Clear takes all")
    func fill() throws {
        let controller = TeaController()
        let stage = Stage(rootViewController: UINavigationController(rootViewController: controller))
        stage.tapBarButton(try #require(controller.navigationItem.rightBarButtonItem))
        stage.advanceFrame()
        #expect(controller.cups == 1)

        stage.touch(at: CGPoint(x: 195, y: 149)).lift()
        stage.advanceFrame()
        #expect(controller.cups == 0)
    }

    @Test("A long press drinks one cup")
    func drink() throws {
        let controller = TeaController()
        let stage = Stage(rootViewController: UINavigationController(rootViewController: controller))
        let plus = try #require(controller.navigationItem.rightBarButtonItem)
        for _ in 0..<3 { stage.tapBarButton(plus) }
        let finger = stage.touch(at: CGPoint(x: 195, y: 500))
        finger.hold(for: 0.6)
        finger.lift()
        #expect(controller.cups == 2)
    }
}
