// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that neither `swift build` nor `swift test` of the libraries ever waits for it.
let package = Package(
    name: "StackFuzz",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "GestureArbiter", path: "../..")],
    targets: [
        .executableTarget(
            name: "StackFuzz",
            dependencies: [
                .product(name: "DeckTransition", package: "GestureArbiter"),
                .product(name: "GestureArbiter", package: "GestureArbiter"),
                .product(name: "GestureArbiterDiagnostics", package: "GestureArbiter"),
                .product(name: "GestureArbiterUI", package: "GestureArbiter"),
                .product(name: "HeadlessSwiftUI", package: "GestureArbiter"),
                .product(name: "HeadlessUIKit", package: "GestureArbiter"),
                .product(name: "Cards", package: "GestureArbiter"),
                .product(name: "InteractiveDismissal", package: "GestureArbiter"),
                .product(name: "Panels", package: "GestureArbiter"),
                .product(name: "TouchMaps", package: "GestureArbiter"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
