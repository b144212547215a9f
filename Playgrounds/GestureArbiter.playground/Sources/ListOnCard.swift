import UIKit

/// Home, a card over it, and a list in the card: what the pages have in common.
public final class ListOnCard: UIViewController {
    public let card = UIView()
    public let header = UIView()
    public let list = UIScrollView()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .gray
        card.backgroundColor = .white
        header.backgroundColor = .lightGray
        card.clipsToBounds = true
        card.layer.cornerRadius = 24
        for row in 0..<40 { list.addSubview(self.row(row)) }
        card.addSubview(header)
        card.addSubview(list)
        view.addSubview(card)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = CGSize(width: view.bounds.width, height: view.bounds.height - 60)
        card.bounds = CGRect(origin: .zero, size: size)
        card.center = CGPoint(x: view.bounds.midX, y: 60 + size.height / 2)
        header.frame = CGRect(x: 0, y: 0, width: size.width, height: 44)
        list.frame = CGRect(x: 0, y: 44, width: size.width, height: size.height - 44)
        list.contentSize = CGSize(width: size.width, height: 40 * 60)
    }

    private func row(_ number: Int) -> UIView {
        let row = UIView(frame: CGRect(x: 16, y: CGFloat(number) * 60 + 4, width: 320, height: 52))
        row.backgroundColor = number % 2 == 0 ? .white : .lightGray
        row.layer.cornerRadius = 12
        return row
    }
}
