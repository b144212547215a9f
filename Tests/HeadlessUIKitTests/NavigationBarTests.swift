import HeadlessUIKit
import Testing

@MainActor struct NavigationBarTests {
    @Test("S17a: the inset under a large title follows the bar that opens, or is there at once")
    func opening() {
        for opening in Assumptions.BarOpening.allCases {
            var assumptions = Assumptions()
            assumptions.barOpening = opening
            let controller = UIViewController()
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.prefersLargeTitles = true
            let stage = Stage(rootViewController: navigation, assumptions: assumptions)
            let list = UIScrollView(frame: controller.view.bounds)
            list.contentSize = CGSize(width: 390, height: 2640)
            controller.view.addSubview(list)
            stage.advanceFrame()
            let top = list.adjustedContentInset.top
            list.contentOffset.y = -top - 20
            #expect(list.adjustedContentInset.top == top + (opening == .withContent ? 20 : 52))
        }
    }
}
