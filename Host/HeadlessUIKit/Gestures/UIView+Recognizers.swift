extension UIView {
    func replaceRecognizers(with replacement: [UIGestureRecognizer]) {
        recognizers.filter { !replacement.contains($0) }.forEach(removeGestureRecognizer)
        replacement.forEach(addGestureRecognizer)
        recognizers = replacement
    }
}
