import HeadlessUIKit
import Testing

@MainActor struct ImageTests {
    @Test("W1: an image view is as large as its picture")
    func initialSize() {
        let view = UIImageView(image: UIImage(size: CGSize(width: 30, height: 40)))
        #expect(view.frame.size == CGSize(width: 30, height: 40))
        #expect(view.intrinsicContentSize == CGSize(width: 30, height: 40))
    }

    @Test("W1: without a picture an image view has no intrinsic size")
    func noPicture() {
        let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        #expect(UIImageView().intrinsicContentSize == none)
    }

    @Test("W1: another picture moves views constrained to the image view")
    func anotherPicture() {
        let stage = Stage()
        let view = UIImageView(image: UIImage(size: CGSize(width: 30, height: 40)))
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(view)
        view.leftAnchor.constraint(equalTo: stage.window.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
        stage.advanceFrame()
        view.image = UIImage(size: CGSize(width: 60, height: 10))
        stage.advanceFrame()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 10))
    }

    @Test("W1: pictures take turns until they are stopped, or have done so as often as they should")
    func animated() {
        let (stage, view) = (Stage(), UIImageView())
        stage.window.addSubview(view)
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = [UIImage(size: CGSize(width: 1, height: 1)), UIImage(size: CGSize(width: 1, height: 1))]
        view.startAnimating()
        stage.advance(by: 10)
        #expect(view.isAnimating)
        view.stopAnimating()
        #expect(!view.isAnimating)
        (view.animationDuration, view.animationRepeatCount) = (0.5, 2)
        view.startAnimating()
        stage.advance(by: 0.9)
        #expect(view.isAnimating)
        stage.advance(by: 0.2)
        #expect(!view.isAnimating)
    }

    @Test("W1: touches pass through an image view")
    func touches() { #expect(!UIImageView(image: UIImage()).isUserInteractionEnabled) }

    @Test("W1: a name finds only the picture that a test has described")
    func names() {
        UIImage.assets["ImageTests cover"] = CGSize(width: 120, height: 80)
        #expect(UIImage(named: "ImageTests cover")?.size == CGSize(width: 120, height: 80))
        #expect(UIImage(named: "ImageTests nothing") == nil)
    }

    @Test("W1: the size of a PNG file is read from its header")
    func png() {
        let head: [UInt8] = [
            0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0x2c, 0, 0, 0,
            50,
        ]
        #expect(UIImage(data: Data(head), scale: 2)?.size == CGSize(width: 150, height: 25))
        #expect(UIImage(data: Data(head.dropLast())) == nil)
        #expect(UIImage(data: Data(head), scale: 0) == nil)
    }

    @Test("W1: an invalid length counts as 0", arguments: [CGFloat.nan, .infinity, -5])
    func oddLengths(length: CGFloat) {
        #expect(UIImage(size: CGSize(width: length, height: 4)).size == CGSize(width: 0, height: 4))
    }

    @Test("Another rendering mode keeps the size")
    func renderingMode() {
        let image = UIImage(size: CGSize(width: 3, height: 4)).withRenderingMode(.alwaysTemplate)
        #expect(image.size == CGSize(width: 3, height: 4))
        #expect(image.renderingMode == .alwaysTemplate)
    }

    @Test("The tint colour is the superview's unless set")
    func tint() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.tintColor == .systemBlue)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
    }

    @Test("The content of an effect view follows its size")
    func effect() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = CGRect(x: 5, y: 5, width: 100, height: 60)
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    }
}
