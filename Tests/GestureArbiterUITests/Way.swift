import HeadlessSwiftUI
import HeadlessUIKit
import Support

/// One way in which UIKit and SwiftUI might behave.
struct Way: Sendable, CustomStringConvertible {
    let doubt: Doubt
    let swiftUI: SwiftUIAssumptions
    let description: String

    static let standard = Way(doubt: .standard, swiftUI: SwiftUIAssumptions(), description: "standard")

    /// The default, every switch of SwiftUI alone, and every switch of presentations alone.
    static let all = [standard] + swiftUIAlone + presentationsAlone

    private static let swiftUIAlone = SwiftUIAssumptions.switches.flatMap { doubt in
        doubt.settings.dropFirst().map { setting in
            Way(
                doubt: .standard, swiftUI: setting.assumptions,
                description: "\(doubt.name)=\(setting.description)")
        }
    }

    private static let presentationsAlone = Doubt.ofPresentationsAlone.dropFirst().map { doubt in
        Way(doubt: doubt, swiftUI: SwiftUIAssumptions(), description: doubt.description)
    }
}
