import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

/// A grid with thumbnails, and a pager of photos that can be zoomed, opened from one of them.
@MainActor
final class PhotoScene: CardOnPhone {
    let stage: Stage
    let home = AppearanceRecorder()
    let thumbnails: [UIView]
    let photo: PhotoController
    private(set) var events: [CardEvent] = []

    init(_ look: CardConfiguration.Look? = nil, assumptions: Assumptions = .standard, isPresented: Bool = true) {
        let thumbnails = (0..<3).map {
            UIView(frame: CGRect(x: 20 + 120 * CGFloat($0), y: 500, width: 100, height: 80))
        }
        self.thumbnails = thumbnails
        let photo = PhotoController()
        self.photo = photo
        stage = Stage(rootViewController: home, assumptions: assumptions)
        for thumbnail in thumbnails {
            thumbnail.layer.cornerRadius = 6
            home.view.addSubview(thumbnail)
        }
        stage.settle()
        let zoom = CardConfiguration.Look.zoom(
            from: { [weak photo] in photo.map { thumbnails[$0.page] } },
            showing: { [weak photo] in photo.map { $0.images[$0.page] } })
        var configuration = CardConfiguration.cover {
            $0.policy = ArbitrationPolicy(
                .vertical,
                when: .atEdge && .custom("not zoomed") { [weak photo] _ in photo?.isZoomed == false })
        }
        configuration.look = look ?? zoom
        guard isPresented else { return }
        home.presentCard(photo, as: configuration, onEvent: { [weak self] in self?.note($0) })
        stage.settle()
    }

    private func note(_ event: CardEvent) {
        if case .moved = event { return }
        events.append(event)
    }

    var presentation: InteractivePresentationController? {
        photo.presentationController as? InteractivePresentationController
    }
    var isPresented: Bool { home.presentedViewController === photo }
    var card: UIView? { photo.viewIfLoaded?.superview }
    /// The visible place of the picture, in the window.
    var picture: CGRect { photo.images[photo.page].convert(photo.images[photo.page].bounds, to: nil) }
    var backdrop: UIView? { presentation?.containerView?.subviews.first { $0.backgroundColor == .black } }

    func touch(x: CGFloat = 195, y: CGFloat = 422) -> Finger { stage.touch(at: CGPoint(x: x, y: y)) }

    var isTidy: Bool {
        stage.window.subviews.count == (isPresented ? 2 : 1) && stage.stillMoving.isEmpty
            && (card?.transform.isIdentity ?? true) && (card?.alpha ?? 1) == 1 && card?.mask == nil
            && (isPresented || thumbnails.allSatisfy { $0.alpha == 1 })
    }
}

/// Three photos side by side, each in a scroll view of its own that zooms it.
final class PhotoController: UIViewController, UIScrollViewDelegate {
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var pages: [UIScrollView] = []
    private(set) var images: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.isPagingEnabled = true
        pager.contentInsetAdjustmentBehavior = .never
        pager.contentSize = CGSize(width: 1170, height: 844)
        view.addSubview(pager)
        for index in 0..<3 {
            let page = UIScrollView(frame: CGRect(x: 390 * CGFloat(index), y: 0, width: 390, height: 844))
            page.contentInsetAdjustmentBehavior = .never
            page.contentSize = page.bounds.size
            page.maximumZoomScale = 3
            page.delegate = self
            let content = UIView(frame: page.bounds)
            let image = UIView(frame: CGRect(x: 0, y: 266, width: 390, height: 312))
            content.addSubview(image)
            page.addSubview(content)
            pager.addSubview(page)
            pages.append(page)
            images.append(image)
        }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }

    var page: Int { isViewLoaded ? min(max(Int((pager.contentOffset.x / 390).rounded()), 0), 2) : 0 }
    var isZoomed: Bool { isViewLoaded && pages[page].zoomScale > 1 }
}
