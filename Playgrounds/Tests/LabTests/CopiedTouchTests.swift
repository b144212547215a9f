import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit
import Testing

/// The last touch, copied from Deck Lab's scene "card".
@MainActor
struct CopiedTouchTests {
    @Test("The touch is decided as it was in Deck Lab")
    func touch() throws {
        let screen = MyScreen()
        let touches = try TouchScript.load(Data(samples.utf8), file: "the copied touch")
        screen.stage.play(touches[0])
        #expect(screen.stage.settle(), "\(screen.stage.stillMoving)")
        #expect(
            screen.decisions == [
                "+24 ms  undecided → scroll",
                "+352 ms  scroll → drag",
                "+1084 ms  drag → nobody",
            ])
        #expect(!screen.isDismissed)
        #expect(abs(screen.cardTranslation - 0) < 0.5)
        #expect(abs(screen.contentOffset - 0) < 0.5)
    }
}

/// REPLACE THIS BY YOUR SCREEN: stage your own controller in `init`, and let the four properties read from it.
///
/// Until then it is a list in a card, as large as the one of Deck Lab's scene "card".
@MainActor
private final class MyScreen {
    let stage: Stage
    private let card = UIView(frame: CGRect(x: 0, y: 55, width: 390, height: 789))
    private let list = UIScrollView(frame: CGRect(x: 0, y: 64, width: 390, height: 725))
    private let arbiter: GestureArbiter

    var decisions: [String] {
        arbiter.decisions.map { "+\(Int(($0.time * 1000).rounded())) ms  \($0.from) → \($0.to)" }
    }
    var isDismissed: Bool { card.isHidden }
    /// How far the card is from rest, in points.
    var cardTranslation: CGFloat { card.transform.ty }
    /// How far the list is scrolled, in points.
    var contentOffset: CGFloat { list.contentOffset.y }

    init() {
        let home = UIViewController()
        var screen = Screen.phone
        screen.framesPerSecond = 120
        stage = Stage(rootViewController: home, screen: screen)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3600)
        list.contentOffset.y = 40
        card.addSubview(list)
        home.view.addSubview(card)
        let policy = ArbitrationPolicy.continuous
        arbiter = GestureArbiter.attach(to: card, policy: policy, moving: card) { [card] outcome in
            card.isHidden = outcome == .away
        }
        stage.settle()
    }
}

/// Of each finger, the seconds and the points from the window's left and top.
private let samples = """
    {"version": 1, "name": "the copied touch", "fingers": [
    {"ends": "lift", "samples": [
    [0, 195, 500], [0.008, 195, 495.26], [0.016, 195, 490.53], [0.024, 195, 485.79], [0.032, 195, 481.05],
    [0.04, 195, 476.32], [0.048, 195, 471.58], [0.056, 195, 466.84], [0.064, 195, 462.11], [0.072, 195, 457.37],
    [0.08, 195, 452.63], [0.088, 195, 447.89], [0.096, 195, 443.16], [0.104, 195, 438.42], [0.112, 195, 433.68],
    [0.12, 195, 428.95], [0.128, 195, 424.21], [0.136, 195, 419.47], [0.144, 195, 414.74], [0.152, 195, 410],
    [0.16, 195, 414.81], [0.168, 195, 419.62], [0.176, 195, 424.42], [0.184, 195, 429.23], [0.192, 195, 434.04],
    [0.2, 195, 438.85], [0.208, 195, 443.65], [0.216, 195, 448.46], [0.224, 195, 453.27], [0.232, 195, 458.08],
    [0.24, 195, 462.88], [0.248, 195, 467.69], [0.256, 195, 472.5], [0.264, 195, 477.31], [0.272, 195, 482.12],
    [0.28, 195, 486.92], [0.288, 195, 491.73], [0.296, 195, 496.54], [0.304, 195, 501.35], [0.312, 195, 506.15],
    [0.32, 195, 510.96], [0.328, 195, 515.77], [0.336, 195, 520.58], [0.344, 195, 525.38], [0.352, 195, 530.19],
    [0.36, 195, 535], [0.368, 195, 539.81], [0.376, 195, 544.62], [0.384, 195, 549.42], [0.392, 195, 554.23],
    [0.4, 195, 559.04], [0.408, 195, 563.85], [0.416, 195, 568.65], [0.424, 195, 573.46], [0.432, 195, 578.27],
    [0.44, 195, 583.08], [0.448, 195, 587.88], [0.456, 195, 592.69], [0.464, 195, 597.5], [0.472, 195, 602.31],
    [0.48, 195, 607.12], [0.488, 195, 611.92], [0.496, 195, 616.73], [0.504, 195, 621.54], [0.512, 195, 626.35],
    [0.52, 195, 631.15], [0.528, 195, 635.96], [0.536, 195, 640.77], [0.544, 195, 645.58], [0.552, 195, 650.38],
    [0.56, 195, 655.19], [0.568, 195, 660], [0.576, 195, 664.81], [0.584, 195, 669.62], [0.592, 195, 674.42],
    [0.6, 195, 679.23], [0.608, 195, 684.04], [0.616, 195, 688.85], [0.624, 195, 693.65], [0.632, 195, 698.46],
    [0.64, 195, 703.27], [0.648, 195, 708.08], [0.656, 195, 712.88], [0.664, 195, 717.69], [0.672, 195, 722.5],
    [0.68, 195, 727.31], [0.688, 195, 732.12], [0.696, 195, 736.92], [0.704, 195, 741.73], [0.712, 195, 746.54],
    [0.72, 195, 751.35], [0.728, 195, 756.15], [0.736, 195, 760.96], [0.744, 195, 765.77], [0.752, 195, 770.58],
    [0.76, 195, 775.38], [0.768, 195, 780.19], [0.776, 195, 785], [0.784, 195, 789.81], [0.792, 195, 794.62],
    [0.8, 195, 799.42], [0.808, 195, 804.23], [0.816, 195, 809.04], [0.824, 195, 813.85], [0.832, 195, 818.65],
    [0.84, 195, 823.46], [0.848, 195, 828.27], [0.856, 195, 833.08], [0.864, 195, 837.88], [0.872, 195, 842.69],
    [0.88, 195, 847.5], [0.888, 195, 852.31], [0.896, 195, 857.12], [0.904, 195, 861.92], [0.912, 195, 866.73],
    [0.92, 195, 871.54], [0.928, 195, 876.35], [0.936, 195, 881.15], [0.944, 195, 885.96], [0.952, 195, 890.77],
    [0.96, 195, 895.58], [0.968, 195, 900.38], [0.976, 195, 905.19], [0.984, 195, 910], [1.084, 195, 910]
    ]}
    ]}
    """
