// swift-tools-version: 6.0
import PackageDescription

/// The platforms that have no UIKit of their own: there the libraries run on HeadlessUIKit, for tests.
/// Elsewhere UIKitShim re-exports UIKit, and no host is linked. Meant are iOS and Mac Catalyst: visionOS and tvOS lack
/// members of UIKit that the libraries use. See Documentation/OnDevices.md.
let hosted: [Platform] = [.linux, .macOS, .windows, .android]

let package = Package(
    name: "GestureArbiter",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v15)],
    products: [
        .library(name: "GestureArbiter", targets: ["GestureArbiter"]),
        // In words: what a release build may go without.
        .library(name: "GestureArbiterDiagnostics", targets: ["GestureArbiterDiagnostics"]),
        // From a phone to a test: what arbiters do, recorded.
        .library(name: "GestureArbiterFlights", targets: ["GestureArbiterFlights"]),
        // Here, without a phone: what a flight says of UIKit.
        .library(name: "FlightReplay", targets: ["FlightReplay"]),
        .library(name: "InteractiveDismissal", targets: ["InteractiveDismissal"]),
        .library(name: "DeckTransition", targets: ["DeckTransition"]),
        .library(name: "Panels", targets: ["Panels"]),
        // In SwiftUI, by modifiers.
        .library(name: "GestureArbiterUI", targets: ["GestureArbiterUI"]),
        .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
        .library(name: "HeadlessSwiftUI", targets: ["HeadlessSwiftUI"]),
        // For sources that are built in both worlds, as the playgrounds' are.
        .library(name: "UIKitShim", targets: ["UIKitShim"]),
        .library(name: "SwiftUIShim", targets: ["SwiftUIShim"]),
    ],
    targets: [
        .target(name: "GestureArbiter", dependencies: ["UIKitShim"]),
        .target(name: "GestureArbiterDiagnostics", dependencies: ["GestureArbiter"]),
        .target(name: "GestureArbiterFlights", dependencies: ["GestureArbiter", "UIKitShim"]),
        .target(name: "InteractiveDismissal", dependencies: ["GestureArbiter", "UIKitShim"]),
        .target(
            name: "DeckTransition", dependencies: ["InteractiveDismissal", "GestureArbiter", "UIKitShim"],
            packageAccess: false),
        .target(
            name: "Panels", dependencies: ["InteractiveDismissal", "GestureArbiter", "UIKitShim"],
            packageAccess: false),
        .target(
            name: "UIKitShim",
            dependencies: [.target(name: "HeadlessUIKit", condition: .when(platforms: hosted))]),
        .target(
            name: "FlightReplay", dependencies: ["GestureArbiterFlights", "GestureArbiterDiagnostics", "HeadlessUIKit"]),
        .target(name: "HeadlessUIKit", resources: [.copy("Stage/Recordings")]),
        .target(
            name: "GestureArbiterUI",
            dependencies: [
                "DeckTransition", "Panels", "InteractiveDismissal", "GestureArbiter", "SwiftUIShim", "UIKitShim",
            ]),
        .target(
            name: "SwiftUIShim",
            dependencies: [.target(name: "HeadlessSwiftUI", condition: .when(platforms: hosted))]),
        .target(name: "HeadlessSwiftUI", dependencies: ["HeadlessUIKit"]),

        .target(name: "Support", dependencies: ["GestureArbiterDiagnostics", "HeadlessUIKit"], path: "Tests/Support"),
        .testTarget(
            name: "SampleTests",
            dependencies: [
                "Panels", "DeckTransition", "InteractiveDismissal", "GestureArbiter", "GestureArbiterDiagnostics",
                "GestureArbiterFlights", "GestureArbiterUI", "SwiftUIShim", "HeadlessSwiftUI",
                "HeadlessUIKit", "UIKitShim",
            ]),
        // A client's sources in Swift 5: on iOS they compile, and so must they on the host.
        .testTarget(
            name: "Swift5Tests", dependencies: ["GestureArbiterUI", "HeadlessSwiftUI", "HeadlessUIKit"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "Support"]),
        .testTarget(
            name: "GestureArbiterTests", dependencies: ["GestureArbiterDiagnostics", "HeadlessUIKit", "Support"],
            exclude: ["AtLift/derive.py"],
            resources: [.copy("AtLift/at-lift.json"), .copy("AtLift/composed-strokes.json")]),
        .testTarget(
            name: "GestureArbiterFlightsTests",
            dependencies: [
                "FlightReplay", "GestureArbiterFlights", "GestureArbiterDiagnostics", "HeadlessUIKit", "Support",
                "UIKitShim",
            ],
            exclude: ["matrix.txt", "version-1.flight", "version-2.flight"]),
        .testTarget(
            name: "InteractiveDismissalTests",
            dependencies: ["InteractiveDismissal", "GestureArbiterDiagnostics", "HeadlessUIKit", "Support"]),
        .testTarget(
            name: "DeckTransitionTests",
            dependencies: ["DeckTransition", "GestureArbiterDiagnostics", "HeadlessUIKit", "Support"]),
        .testTarget(
            name: "HeadlessSwiftUITests", dependencies: ["HeadlessSwiftUI", "HeadlessUIKit"]),
        .testTarget(
            name: "GestureArbiterUITests",
            dependencies: [
                "GestureArbiterUI", "DeckTransition", "Panels", "GestureArbiterDiagnostics", "HeadlessSwiftUI",
                "HeadlessUIKit", "Support",
            ]),
        .testTarget(
            name: "PanelsTests",
            dependencies: ["Panels", "GestureArbiterDiagnostics", "HeadlessUIKit", "Support"]),
        // The rules that hold for every kind of card.
        .testTarget(
            name: "CardTests",
            dependencies: [
                "DeckTransition", "Panels", "GestureArbiterUI", "GestureArbiterDiagnostics", "HeadlessSwiftUI",
                "HeadlessUIKit", "Support",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
