import UIKitShim

/// A table's delegate: offsets, insets, and the target content offset.
final class ScrollingController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    private let table = UITableView(frame: .zero, style: .plain)
    private var rest: CGPoint?

    override func loadView() {
        view = table
        table.delegate = self
        table.dataSource = self
        table.contentInsetAdjustmentBehavior = .always
        table.decelerationRate = .fast
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    private var room: CGFloat {
        table.contentOffset.y + table.adjustedContentInset.top
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isTracking, room < 0 else { return }
        scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
        scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        rest = targetContentOffset.pointee
        if velocity.y < 0 { targetContentOffset.pointee.y = (targetContentOffset.pointee.y / 44).rounded() * 44 }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if #available(iOS 17.4, *) { scrollView.bouncesVertically = !decelerate }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }
}
