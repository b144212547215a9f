import HeadlessUIKit
import Testing

/// A checkout: a basket, an address, the payment and a message at the end, each on a page of its own.
private final class Order {
    var amounts = ["Tea": 1, "Cup": 2]
    var name = ""
    var street = ""
    var payment = 0
    var isExpress = false
    var total: Int { amounts.values.reduce(0, +) * 5 + (isExpress ? 4 : 0) }
}

private final class BasketController: UITableViewController {
    let order: Order
    private let goods = ["Tea", "Cup"]
    init(_ order: Order) {
        self.order = order
        super.init(style: .insetGrouped)
        title = "Basket"
    }
    required init?(coder: NSCoder) { fatalError("Pages are made by code.") }
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsSelection = false
        toolbarItems = [
            .flexibleSpace(),
            UIBarButtonItem(title: "Go on", primaryAction: UIAction { [weak self] _ in self?.goOn() }),
        ]
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }
    private func goOn() { navigationController?.pushViewController(AddressController(order), animated: true) }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { goods.count }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "Total \(order.total)"
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        let name = goods[indexPath.row]
        cell.textLabel?.text = name
        cell.detailTextLabel?.text = "\(order.amounts[name] ?? 0)"
        let stepper = UIStepper()
        (stepper.value, stepper.maximumValue) = (Double(order.amounts[name] ?? 0), 9)
        stepper.addAction(
            UIAction { [weak self, weak cell] action in
                guard let self, let stepper = action.sender as? UIStepper else { return }
                order.amounts[name] = Int(stepper.value)
                cell?.detailTextLabel?.text = "\(Int(stepper.value))"
                self.tableView.footerView(forSection: 0)?.textLabel?.text = "Total \(order.total)"
            }, for: .valueChanged)
        cell.accessoryView = stepper
        stepper.sizeToFit()
        stepper.frame.size = stepper.intrinsicContentSize
        return cell
    }
}

private final class AddressController: UIViewController, UITextFieldDelegate {
    let order: Order
    let scroll = UIScrollView()
    let name = UITextField()
    let street = UITextField()
    let express = UISwitch()
    let onward = UIButton(configuration: .borderedProminent())
    init(_ order: Order) {
        self.order = order
        super.init(nibName: nil, bundle: nil)
        title = "Address"
    }
    required init?(coder: NSCoder) { fatalError("Pages are made by code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for (field, words) in [(name, "Name"), (street, "Street")] {
            (field.placeholder, field.borderStyle, field.delegate) = (words, .roundedRect, self)
            field.autocapitalizationType = .words
            field.addAction(UIAction { [weak self] _ in self?.check() }, for: .editingChanged)
        }
        (name.textContentType, name.returnKeyType, street.returnKeyType) = (.name, .next, .done)
        onward.configuration?.title = "Payment"
        onward.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
        express.addAction(
            UIAction { [weak self] _ in self?.order.isExpress = self?.express.isOn ?? false }, for: .valueChanged)
        let space = UIView()
        space.heightAnchor.constraint(equalToConstant: 420).isActive = true
        let stack = UIStackView(arrangedSubviews: [name, express, space, street, onward])
        (stack.axis, stack.spacing, stack.alignment) = (.vertical, 12, .fill)
        for part in [scroll, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroll)
        scroll.addSubview(stack)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -20),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
        ])
        check()
    }
    private func check() {
        (order.name, order.street) = (name.text ?? "", street.text ?? "")
        onward.isEnabled = !order.name.isEmpty && !order.street.isEmpty
    }
    private func goOn() { show(PaymentController(order), sender: self) }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        view.layoutIfNeeded()
        scroll.scrollRectToVisible(textField.convert(textField.bounds, to: scroll), animated: true)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === name { street.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return false
    }
}

private final class PaymentController: UIViewController {
    let order: Order
    let ways = UISegmentedControl(items: ["Card", "Invoice"])
    let slider = UISlider()
    let tip = UILabel()
    let pay = UIButton(type: .system)
    init(_ order: Order) {
        self.order = order
        super.init(nibName: nil, bundle: nil)
        title = "Payment"
    }
    required init?(coder: NSCoder) { fatalError("Pages are made by code.") }
    override func viewDidLoad() {
        super.viewDidLoad()
        ways.selectedSegmentIndex = order.payment
        ways.addAction(
            UIAction { [weak self] _ in self?.order.payment = self?.ways.selectedSegmentIndex ?? 0 }, for: .valueChanged
        )
        slider.maximumValue = 10
        slider.addAction(
            UIAction { [weak self] _ in self?.tip.text = "Tip \(Int(self?.slider.value ?? 0))" }, for: .valueChanged)
        pay.setTitle("Pay", for: .normal)
        pay.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
        for (index, part) in [ways, slider, tip, pay].enumerated() {
            part.frame = CGRect(x: 20, y: 140 + CGFloat(index) * 60, width: 350, height: 44)
            view.addSubview(part)
        }
    }
    private func ask() {
        let alert = UIAlertController(title: "Pay \(order.total)?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Not yet", style: .cancel))
        alert.addAction(UIAlertAction(title: "Pay", style: .default) { [weak self] _ in self?.done() })
        present(alert, animated: true)
    }
    private func done() {
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        let thanks = UIViewController()
        thanks.title = "Thanks"
        thanks.navigationItem.hidesBackButton = true
        navigationController?.setViewControllers([thanks], animated: true)
    }
}

@MainActor struct CheckoutScreenTests {
    private let order = Order()
    private let navigation: UINavigationController
    private let stage: Stage

    init() {
        navigation = UINavigationController(rootViewController: BasketController(order))
        stage = Stage(rootViewController: navigation)
        stage.settle()
    }

    private func tap(_ view: UIView, at share: CGFloat = 0.5) {
        let point = CGPoint(x: view.bounds.width * share, y: view.bounds.midY)
        stage.touch(at: view.convert(point, to: nil)).lift()
        stage.settle()
    }

    @Test("From the basket to the end by a finger alone")
    func byFinger() throws {
        let basket = try #require(navigation.topViewController as? BasketController)
        let row = try #require(basket.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        tap(try #require(row.accessoryView), at: 0.75)
        #expect(order.amounts["Tea"] == 2)
        #expect(row.detailTextLabel?.text == "2")
        #expect(basket.tableView.footerView(forSection: 0)?.textLabel?.text == "Total 20")
        let bar = try #require(navigation.toolbar)
        tap(bar, at: 0.95)

        let address = try #require(navigation.topViewController as? AddressController)
        #expect(navigation.isToolbarHidden)
        tap(address.onward)
        #expect(navigation.topViewController === address)
        tap(address.name)
        stage.typeText("Ada\n")
        stage.settle()
        #expect(address.street.isFirstResponder)
        let field = address.street.convert(address.street.bounds, to: nil)
        #expect(field.maxY <= stage.window.bounds.maxY - stage.keyboardHeight)
        stage.typeText("Main Street 1\n")
        stage.settle()
        #expect(address.onward.isEnabled)
        address.scroll.setContentOffset(.zero, animated: false)
        tap(address.express)
        #expect(order.isExpress)
        stage.touch(at: CGPoint(x: 195, y: 500)).swipe(by: .down(-400), over: 0.2)
        stage.settle()
        tap(address.onward)

        let payment = try #require(navigation.topViewController as? PaymentController)
        tap(payment.ways, at: 0.75)
        #expect(order.payment == 1)
        let thumb = stage.touch(at: payment.slider.convert(CGPoint(x: 15, y: 22), to: nil))
        thumb.move(by: CGVector(dx: 180, dy: 0), over: 0.3)
        thumb.lift()
        stage.settle()
        #expect(payment.tip.text?.hasPrefix("Tip ") == true)
        #expect(payment.tip.text != "Tip 0")
        tap(payment.pay)
        stage.tapAlert("Not yet")
        stage.settle()
        #expect(navigation.topViewController === payment)
        tap(payment.pay)
        #expect((navigation.presentedViewController as? UIAlertController)?.title == "Pay 24?")
        stage.tapAlert("Pay")
        stage.settle()
        #expect(navigation.viewControllers.map(\.title) == ["Thanks"])
        #expect(stage.feedback == [.success])
    }
}
