import UIKitShim

struct Place: Equatable {
    let frame: CGRect
}

struct Key: Hashable {  // expect-error: does not conform to protocol 'Hashable'
    let frame: CGRect
}
