// swift-tools-version: 6.0
// An app playground: open the folder DeckLab.swiftpm with Xcode, or with Swift Playgrounds on a Mac.
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "DeckLab",
    platforms: [.iOS("15.0")],
    products: [
        .iOSApplication(
            name: "DeckLab",
            targets: ["DeckLab"],
            bundleIdentifier: "org.gesturearbiter.decklab",
            displayVersion: "1.0",
            bundleVersion: "1",
            accentColor: .presetColor(.blue),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait],
            additionalInfoPlistContentFilePath: "Info.plist"
        )
    ],
    dependencies: [
        // The repository that contains this folder. Elsewhere (on an iPad, for example) use its address instead.
        .package(name: "GestureArbiter", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "DeckLab",
            dependencies: [
                .product(name: "GestureArbiter", package: "GestureArbiter"),
                .product(name: "GestureArbiterDiagnostics", package: "GestureArbiter"),
                .product(name: "GestureArbiterFiles", package: "GestureArbiter"),
                .product(name: "GestureArbiterFlights", package: "GestureArbiter"),
                .product(name: "Cards", package: "GestureArbiter"),
                .product(name: "InteractiveDismissal", package: "GestureArbiter"),
                .product(name: "DeckTransition", package: "GestureArbiter"),
                .product(name: "Panels", package: "GestureArbiter"),
                .product(name: "GestureArbiterUI", package: "GestureArbiter"),
                .product(name: "UIKitShim", package: "GestureArbiter"),
                .product(name: "SwiftUIShim", package: "GestureArbiter"),
            ],
            path: ".",
            exclude: ["Info.plist"])
    ],
    swiftLanguageModes: [.v6]
)
