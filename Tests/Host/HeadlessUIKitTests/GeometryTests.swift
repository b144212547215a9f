import HeadlessUIKit
import Testing

@Suite struct GeometryTests {
    @Test("A transform applies its last added step first")
    func transformAppliesItsLastAddedStepFirst() {
        let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
        let other = CGAffineTransform(translationX: 10, y: 20).concatenating(CGAffineTransform(scaleX: 2, y: 3))
        #expect(CGPoint(x: 1, y: 1).applying(other) == CGPoint(x: 22, y: 63))
    }

    @Test("A rotation by a quarter turns x into y")
    func rotationByAQuarterTurnsXIntoY() {
        let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(point.x) < 1e-15)
        #expect(point.y == 1)
        let turned = CGAffineTransform.identity.rotated(by: .pi / 2)
        let rect = CGRect(x: 0, y: 0, width: 40, height: 10).applying(turned)
        #expect(abs(rect.minX + 10) < 1e-12)
        #expect(abs(rect.minY) < 1e-12)
        #expect(abs(rect.width - 10) < 1e-12)
        #expect(abs(rect.height - 40) < 1e-12)
    }

    @Test("A transform and its inverse are the identity")
    func transformAndItsInverseAreTheIdentity() {
        let transform = CGAffineTransform(a: 2, b: 0, c: 1, d: 4, tx: 6, ty: 8)
        #expect(transform.concatenating(transform.inverted()).isIdentity)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(!CGAffineTransform().isIdentity)
    }

    @Test("A translation does not affect a size")
    func translationDoesNotAffectASize() {
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 100, ty: 100)
        #expect(CGSize(width: 4, height: 5).applying(transform) == CGSize(width: 8, height: -15))
    }

    @Test("Insets go inwards")
    func insetsGoInwards() {
        let rect = CGRect(x: 10, y: 10, width: 100, height: 50)
        let inset = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: -4))
        #expect(inset == CGRect(x: 12, y: 11, width: 102, height: 46))
    }
}

@MainActor
@Suite struct ViewGeometryTests {
    @Test("A frame is stored as bounds and center")
    func frameIsStoredAsBoundsAndCenter() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.bounds.size = CGSize(width: 80, height: 30)
        #expect(view.frame == CGRect(x: 20, y: 30, width: 80, height: 30))
    }

    @Test("A frame of negative size is made positive")
    func frameOfNegativeSizeIsMadePositive() {
        let view = UIView()
        view.frame = CGRect(x: 10, y: 10, width: -10, height: -5)
        #expect(view.frame == CGRect(x: 0, y: 5, width: 10, height: 5))
    }

    @Test("A transform changes the frame, but not bounds and center")
    func transformChangesTheFrameButNotBoundsAndCenter() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 0.5, y: 2).concatenating(CGAffineTransform(translationX: 7, y: 0))
        #expect(view.frame == CGRect(x: 32, y: -25, width: 50, height: 100))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        #expect(view.center == CGPoint(x: 50, y: 25))
    }

    @Test("A frame set under a transform reads the same")
    func frameSetUnderATransformReadsTheSame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.bounds.size == CGSize(width: 60, height: 80))
    }

    @Test("A transform applies about the anchor point")
    func transformAppliesAboutTheAnchorPoint() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
        #expect(view.frame == CGRect(x: 0, y: 50, width: 100, height: 100))
        view.center = CGPoint(x: 50, y: 0)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(view.frame == CGRect(x: 25, y: 0, width: 50, height: 50))
    }

    @Test("Points are converted through scrolled bounds and transforms, between branches, and back")
    func pointsAreConvertedThroughScrolledBoundsAndTransformsBetweenBranchesAndBack() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let scaled = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 10, y: 50, width: 20, height: 20))
        let sibling = UIView(frame: CGRect(x: 300, y: 0, width: 50, height: 50))
        root.addSubview(scaled)
        root.addSubview(sibling)
        scaled.addSubview(inner)
        scaled.bounds.origin = CGPoint(x: 0, y: 40)
        scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        // (1, 2) is (11, 52) in `scaled`, 89 left of and 88 above the middle of its bounds; halved, about (200, 200).
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 155.5, y: 156))
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 155.5, y: 156))
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: sibling) == CGPoint(x: -144.5, y: 156))
        #expect(inner.convert(CGPoint(x: -144.5, y: 156), from: sibling) == CGPoint(x: 1, y: 2))
        #expect(sibling.convert(inner.bounds, from: inner) == CGRect(x: -145, y: 155, width: 10, height: 10))
        #expect(inner.convert(CGPoint(x: 3, y: 3), to: inner) == CGPoint(x: 3, y: 3))
    }

    @Test("Flexible parts share a change in proportion to their size")
    func flexiblePartsShareAChangeInProportionToTheirSize() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 30))
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin]
        container.addSubview(view)
        container.frame.size = CGSize(width: 180, height: 150)
        // Horizontally, 80 is divided into 20 and 60 in proportion; vertically, all 50 goes to the top margin.
        #expect(view.frame == CGRect(x: 40, y: 60, width: 120, height: 30))
    }

    @Test("Flexible parts of length 0 share a change evenly")
    func flexiblePartsOfLength0ShareAChangeEvenly() {
        let container = UIView()
        let view = UIView()
        view.autoresizingMask = [.flexibleWidth, .flexibleRightMargin, .flexibleHeight]
        container.addSubview(view)
        container.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    }

    @Test("Autoresizing under a transform resizes the bounds")
    func autoresizingUnderATransformResizesTheBounds() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: container.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        container.addSubview(view)
        container.frame.size = CGSize(width: 200, height: 300)
        #expect(view.bounds.size == CGSize(width: 200, height: 300))
        #expect(view.center == CGPoint(x: 100, y: 150))
    }
}
