import SwiftUIShim

final class Shared { var number = 0 }
enum SharedKey: EnvironmentKey {
    static var defaultValue = Shared()  // expect-error: is not concurrency-safe
}
