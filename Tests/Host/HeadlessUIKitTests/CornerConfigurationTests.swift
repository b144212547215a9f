import HeadlessUIKit
import Testing

@MainActor
@Suite("Corners")
struct CornerConfigurationTests {
    @Test("V14: a concentric corner is rounder the nearer it is to its container's corner")
    func concentric() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        container.cornerConfiguration = .corners(radius: .fixed(40))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
        container.addSubview(view)
        view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
        #expect(view.effectiveRadius(corner: .topLeft) == 30)
        #expect(view.effectiveRadius(corner: .bottomRight) == 5)
        #expect(view.effectiveRadius(corner: [.topLeft, .bottomRight]) == 30)
    }

    @Test("V14: a corner without a radius is square, and a fixed radius is used as given")
    func fixed() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.cornerConfiguration = .corners(
            topLeftRadius: .fixed(8), topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: nil)
        #expect(view.effectiveRadius(corner: .topLeft) == 8)
        #expect(view.effectiveRadius(corner: [.topRight, .bottomLeft]) == 0)
    }
}
