import UIKitShim

struct Pause {
    let length: TimeInterval
    let duration: Duration  // expect-error: 'Duration' is only available in iOS 16.0 or newer
}
