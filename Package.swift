// swift-tools-version: 6.0
import PackageDescription

/// The platforms without UIKit. There UIKitShim re-exports the host, so that tests run. Elsewhere UIKitShim re-exports
/// UIKit, and no host is linked: on iOS and Mac Catalyst. visionOS and tvOS lack members of UIKit that the libraries
/// use; see Documentation/OnDevices.md.
let hosted: [Platform] = [.linux, .macOS, .windows, .android]

/// The product, in `Sources`: the libraries that an app links.
let product: [Target] = [
    .target(name: "GestureArbiter", dependencies: ["UIKitShim"]),
    .target(name: "Cards", dependencies: ["GestureArbiter", "UIKitShim"]),
    .target(name: "InteractiveDismissal", dependencies: ["Cards", "GestureArbiter", "UIKitShim"]),
    .target(
        name: "DeckTransition", dependencies: ["InteractiveDismissal", "Cards", "GestureArbiter", "UIKitShim"],
        packageAccess: false),
    .target(name: "Panels", dependencies: ["Cards", "GestureArbiter", "UIKitShim"], packageAccess: false),
    .target(
        name: "GestureArbiterUI",
        dependencies: [
            "DeckTransition", "Panels", "InteractiveDismissal", "Cards", "GestureArbiter", "SwiftUIShim", "UIKitShim",
        ]),
    // Cards, decks, panels and arbiters for apps in Objective-C.
    .target(
        name: "GestureArbiterObjC",
        dependencies: [
            "DeckTransition", "Panels", "InteractiveDismissal", "Cards", "GestureArbiter", "ObjectiveCShim",
            "UIKitShim",
        ]),
    // Describes decisions and policies in words, and asks policies. A release build may go without it.
    .target(name: "GestureArbiterDiagnostics", dependencies: ["GestureArbiter"]),
    // Reads and writes policies as JSON.
    .target(
        name: "GestureArbiterFiles", dependencies: ["GestureArbiterDiagnostics", "GestureArbiter", "JSONText"]),
    // Reads JSON with the place of every fault: policies, and the host's recordings of fingers.
    .target(name: "JSONText"),
    // Records touches on a phone.
    .target(name: "GestureArbiterFlights", dependencies: ["GestureArbiterDiagnostics", "GestureArbiter", "UIKitShim"]),
    // Tells who would get a finger, in debug builds of an app.
    .target(
        name: "GestureArbiterInspector",
        dependencies: ["GestureArbiterDiagnostics", "GestureArbiter", "SwiftUIShim", "UIKitShim"]),
    .target(
        name: "UIKitShim", dependencies: [.target(name: "HeadlessUIKit", condition: .when(platforms: hosted))]),
    .target(
        name: "SwiftUIShim", dependencies: [.target(name: "HeadlessSwiftUI", condition: .when(platforms: hosted))]),
    .target(name: "ObjectiveCShim"),
]

/// What an app's tests link, in `Testing`: policies tried without views.
let testing: [Target] = [
    .target(
        name: "GestureArbiterTesting", dependencies: ["GestureArbiterDiagnostics", "GestureArbiter"],
        path: "Testing/GestureArbiterTesting"),
    // Maps of screens: who gets each finger.
    .target(
        name: "TouchMaps",
        dependencies: ["GestureArbiterInspector", "GestureArbiterDiagnostics", "GestureArbiter", "HeadlessUIKit"],
        path: "Testing/TouchMaps"),
]

/// The host, in `Host`: UIKit and SwiftUI on a virtual clock, for tests.
let host: [Target] = [
    .target(
        name: "HeadlessUIKit", dependencies: ["JSONText"], path: "Host/HeadlessUIKit",
        resources: [.copy("Stage/Recordings")]),
    .target(name: "HeadlessSwiftUI", dependencies: ["HeadlessUIKit"], path: "Host/HeadlessSwiftUI"),
]

/// The laboratory, in `Laboratory`: replays a recorded touch on the host, to tell how UIKit behaved. The proofs, fuzzers
/// and type-checks there are built by scripts of their own.
let laboratory: [Target] = [
    .target(
        name: "FlightReplay", dependencies: ["GestureArbiterFlights", "GestureArbiterDiagnostics", "HeadlessUIKit"],
        path: "Laboratory/FlightReplay")
]

/// The tests, in `Tests`. They run on the host.
let tests: [Target] = [
    .target(name: "Support", dependencies: ["GestureArbiterDiagnostics", "HeadlessUIKit"], path: "Tests/Support"),
    .testTarget(
        name: "SampleTests",
        dependencies: [
            "Panels", "DeckTransition", "InteractiveDismissal", "GestureArbiter", "GestureArbiterDiagnostics",
            "GestureArbiterFiles", "GestureArbiterTesting", "GestureArbiterFlights", "GestureArbiterInspector",
            "GestureArbiterUI", "SwiftUIShim", "TouchMaps", "HeadlessSwiftUI", "HeadlessUIKit", "UIKitShim", "Support",
        ]),
    // Policies without views: these tests import neither UIKit nor the host.
    .testTarget(
        name: "PolicyTests",
        dependencies: ["GestureArbiterFiles", "GestureArbiterTesting", "GestureArbiterDiagnostics", "GestureArbiter"],
        exclude: ["without-uikit"]),
    // A client's sources in Swift 5: on iOS they compile, and so must they on the host.
    .testTarget(
        name: "Swift5Tests", dependencies: ["GestureArbiterUI", "HeadlessSwiftUI", "HeadlessUIKit"],
        swiftSettings: [.swiftLanguageMode(.v5)]),
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
        name: "GestureArbiterUITests",
        dependencies: [
            "GestureArbiterUI", "DeckTransition", "Panels", "GestureArbiterDiagnostics", "HeadlessSwiftUI",
            "HeadlessUIKit", "Support",
        ]),
    .testTarget(
        name: "PanelsTests",
        dependencies: ["Panels", "InteractiveDismissal", "GestureArbiterDiagnostics", "HeadlessUIKit", "Support"]),
    .testTarget(
        name: "GestureArbiterObjCTests",
        dependencies: ["GestureArbiterObjC", "DeckTransition", "Panels", "HeadlessUIKit", "Support"]),
    // The rules that hold for every kind of card.
    .testTarget(
        name: "CardTests",
        dependencies: [
            "TouchMaps", "DeckTransition", "Panels", "GestureArbiterUI", "GestureArbiterDiagnostics",
            "GestureArbiterTesting", "HeadlessSwiftUI", "HeadlessUIKit", "Support",
        ],
        exclude: ["Maps"]),
    // Who gets a finger: forecasts, audits and maps, compared with one another and with fingers that were played.
    .testTarget(
        name: "InspectorTests",
        dependencies: [
            "TouchMaps", "GestureArbiterInspector", "GestureArbiterUI", "DeckTransition", "Panels",
            "InteractiveDismissal", "GestureArbiter", "GestureArbiterDiagnostics", "HeadlessSwiftUI", "HeadlessUIKit",
            "Support",
        ],
        exclude: ["Maps"]),
]

let package = Package(
    name: "GestureArbiter",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v15)],
    products: [
        .library(name: "GestureArbiter", targets: ["GestureArbiter"]),
        .library(name: "GestureArbiterDiagnostics", targets: ["GestureArbiterDiagnostics"]),
        .library(name: "GestureArbiterFiles", targets: ["GestureArbiterFiles"]),
        .library(name: "GestureArbiterTesting", targets: ["GestureArbiterTesting"]),
        .library(name: "GestureArbiterFlights", targets: ["GestureArbiterFlights"]),
        .library(name: "GestureArbiterInspector", targets: ["GestureArbiterInspector"]),
        .library(name: "TouchMaps", targets: ["TouchMaps"]),
        .library(name: "FlightReplay", targets: ["FlightReplay"]),
        .library(name: "Cards", targets: ["Cards"]),
        .library(name: "InteractiveDismissal", targets: ["InteractiveDismissal"]),
        .library(name: "DeckTransition", targets: ["DeckTransition"]),
        .library(name: "Panels", targets: ["Panels"]),
        .library(name: "GestureArbiterUI", targets: ["GestureArbiterUI"]),
        .library(name: "GestureArbiterObjC", targets: ["GestureArbiterObjC"]),
        .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
        .library(name: "HeadlessSwiftUI", targets: ["HeadlessSwiftUI"]),
        // For sources that are built with UIKit and with the host, as those of the playgrounds are.
        .library(name: "UIKitShim", targets: ["UIKitShim"]),
        .library(name: "SwiftUIShim", targets: ["SwiftUIShim"]),
    ],
    targets: product + testing + host + laboratory + tests,
    swiftLanguageModes: [.v6]
)
