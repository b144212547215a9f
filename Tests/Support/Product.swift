/// Every combination of the three lists' elements, for a test's `arguments:`, which take at most two lists.
public func product<First: Sequence, Second: Sequence, Third: Sequence>(
    _ first: First, _ second: Second, _ third: Third
) -> [(First.Element, Second.Element, Third.Element)] {
    first.flatMap { one in second.flatMap { other in third.map { (one, other, $0) } } }
}
