import SwiftUIShim
import UIKitShim

/// A row of a list, which may be another view when it is back in sight.
struct Row: Equatable {
    weak var list: UIView?
    let path: IndexPath

    static func == (one: Row, other: Row) -> Bool {
        one.list != nil && one.list === other.list && one.path == other.path
    }
}

extension UIView {
    private var cellAround: UIView? {
        sequence(first: self, next: \.superview).first { $0 is UITableViewCell || $0 is UICollectionViewCell }
    }

    var listAround: UIView? {
        cellAround.flatMap { cell in sequence(first: cell, next: \.superview).first { $0 is UIScrollView } }
    }

    var row: Row? {
        let (cell, list) = (cellAround, listAround)
        let path =
            switch list {
            case let table as UITableView: (cell as? UITableViewCell).flatMap(table.indexPath)
            case let collection as UICollectionView: (cell as? UICollectionViewCell).flatMap(collection.indexPath)
            default: nil as IndexPath?
            }
        return path.map { Row(list: list, path: $0) }
    }
}
