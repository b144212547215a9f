import UIKitShim

/// One trial: the instruction, the bench on which to follow it, and the reading.
final class TrialController: UIViewController {
    private let trial: Trial
    private let question = UILabel()
    private let instruction = UILabel()
    private let result = UILabel()
    private let buttons = UIView()

    init(_ trial: Trial) {
        self.trial = trial
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("A trial's controller is made with the trial. It is in no storyboard.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        question.text = trial.question
        question.font = .systemFont(ofSize: 20, weight: .bold)
        instruction.text = trial.hand.instruction
        instruction.font = .systemFont(ofSize: 15)
        result.font = .systemFont(ofSize: 13)
        for label in [question, instruction, result] {
            label.numberOfLines = 0
            view.addSubview(label)
        }
        view.addSubview(trial.bench)
        view.addSubview(buttons)
        addButtons()
        addController()
        trial.onReading = { [weak self] in self?.showReading() }
        showReading()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 8)
        question.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 48)
        instruction.frame = CGRect(x: area.minX, y: question.frame.maxY, width: area.width, height: 76)
        trial.bench.frame.origin = CGPoint(
            x: area.midX - trial.bench.bounds.width / 2, y: instruction.frame.maxY + 8)
        result.frame = CGRect(x: area.minX, y: trial.bench.frame.maxY + 4, width: area.width, height: 44)
        buttons.frame = CGRect(x: area.minX, y: area.maxY - 44, width: area.width, height: 44)
    }

    private func showReading() {
        result.text = trial.report ?? "Nothing read yet."
    }

    private func addController() {
        guard let controller = trial.controller else { return }
        addChild(controller)
        controller.view.frame = trial.bench.bounds
        trial.bench.addSubview(controller.view)
        controller.didMove(toParent: self)
    }

    private func addButtons() {
        buttons.addButton("Back") { [weak self] in self?.dismiss(animated: true) }
        buttons.addButton("Again") { [weak self] in
            self?.trial.forget()
            self?.showReading()
        }
        guard trial.hand.startsByItself else { return }
        buttons.addButton("Measure") { [weak self] in self.map { $0.trial.run(over: $0) } }
        if trial.hand == .touchWhileItMoves {
            buttons.addButton("I touched it") { [weak self] in self?.trial.confirm() }
        }
    }
}
