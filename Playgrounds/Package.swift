// swift-tools-version: 6.0
import PackageDescription

/// The pages of the playground, run here on the host: their UIKit is HeadlessUIKit. Each links what it imports, and no more.
let pages = [
    "One line": ["GestureArbiter"],
    "Policies": ["GestureArbiter", "GestureArbiterDiagnostics"],
    "Hand-off": ["GestureArbiter"],
    "Why": ["GestureArbiter", "GestureArbiterDiagnostics"],
    "Write a policy, ask it": [
        "GestureArbiter", "GestureArbiterDiagnostics", "GestureArbiterFiles", "GestureArbiterTesting",
    ],
    "The deck": ["DeckTransition", "GestureArbiter"],
    "Your own transition": ["GestureArbiter", "InteractiveDismissal"],
]
/// Our stand-in for PlaygroundSupport has another name, so that in Xcode nothing of this package hides Apple's.
let asUIKit = ["-module-alias", "UIKit=HeadlessUIKit", "-module-alias", "PlaygroundSupport=HeadlessPlayground"]
let libraries: [Target.Dependency] = [
    .product(name: "GestureArbiter", package: "GestureArbiter"),
    .product(name: "GestureArbiterDiagnostics", package: "GestureArbiter"),
    .product(name: "GestureArbiterFiles", package: "GestureArbiter"),
    .product(name: "GestureArbiterFlights", package: "GestureArbiter"),
    .product(name: "DeckTransition", package: "GestureArbiter"),
    .product(name: "Cards", package: "GestureArbiter"),
    .product(name: "InteractiveDismissal", package: "GestureArbiter"),
    .product(name: "Panels", package: "GestureArbiter"),
    .product(name: "HeadlessUIKit", package: "GestureArbiter"),
]

let package = Package(
    name: "Playgrounds",
    platforms: [.macOS(.v15)],
    products: [
        // The name differs from its target's: to a Mac's disk "film" and "Film" are the same.
        .executable(name: "film", targets: ["FilmCommands"]),
        .executable(name: "decklab", targets: ["decklab"]),
    ],
    dependencies: [
        .package(name: "GestureArbiter", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    ],
    targets: [
        // It links no server: it is the first command that somebody types and waits for, so it has to build soon.
        .executableTarget(
            name: "FilmCommands",
            dependencies: [
                "Evidence", "Film", "Recordings", "Scenes",
                .product(name: "FlightReplay", package: "GestureArbiter"),
                .product(name: "GestureArbiterFlights", package: "GestureArbiter"),
                .product(name: "HeadlessUIKit", package: "GestureArbiter"),
                .product(name: "TouchMaps", package: "GestureArbiter"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "decklab",
            dependencies: [
                "Lab", "Recordings", "Scenes", .product(name: "HeadlessUIKit", package: "GestureArbiter"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        // The demos are the app playground's; here they are staged.
        .target(
            name: "Demos",
            dependencies: libraries + [
                .product(name: "UIKitShim", package: "GestureArbiter"),
                .product(name: "GestureArbiterUI", package: "GestureArbiter"),
                .product(name: "SwiftUIShim", package: "GestureArbiter"),
            ],
            path: "DeckLab.swiftpm/Demos"),
        .target(name: "Scenes", dependencies: libraries + ["Demos"]),
        .target(
            name: "Film",
            dependencies: [
                "Scenes", .product(name: "FlightReplay", package: "GestureArbiter"),
                .product(name: "GestureArbiterFlights", package: "GestureArbiter"),
                .product(name: "HeadlessUIKit", package: "GestureArbiter"),
                .product(name: "DeckTransition", package: "GestureArbiter"),
                .product(name: "GestureArbiterDiagnostics", package: "GestureArbiter"),
                .product(name: "InteractiveDismissal", package: "GestureArbiter"),
                .product(name: "Panels", package: "GestureArbiter"),
                .product(name: "TouchMaps", package: "GestureArbiter"),
            ]),
        .target(
            name: "Recordings",
            dependencies: [
                "Scenes", .product(name: "GestureArbiter", package: "GestureArbiter"),
                .product(name: "GestureArbiterFiles", package: "GestureArbiter"),
                .product(name: "GestureArbiterFlights", package: "GestureArbiter"),
                .product(name: "HeadlessUIKit", package: "GestureArbiter"),
            ]),
        .target(
            name: "Lab",
            dependencies: [
                "Recordings", "Scenes", .product(name: "GestureArbiter", package: "GestureArbiter"),
                .product(name: "GestureArbiterDiagnostics", package: "GestureArbiter"),
                .product(name: "GestureArbiterInspector", package: "GestureArbiter"),
                .product(name: "HeadlessUIKit", package: "GestureArbiter"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ],
            resources: [.copy("Page")]),
        .testTarget(
            name: "LabTests",
            dependencies: [
                "Lab", "Recordings", "Scenes", "decklab", .product(name: "GestureArbiter", package: "GestureArbiter"),
                .product(name: "GestureArbiterDiagnostics", package: "GestureArbiter"),
                .product(name: "HeadlessUIKit", package: "GestureArbiter"),
                .product(name: "InteractiveDismissal", package: "GestureArbiter"),
                .product(name: "Panels", package: "GestureArbiter"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ]),
        .testTarget(
            name: "FilmTests",
            dependencies: [
                "Film", "FilmCommands", "Recordings", "Scenes",
                .product(name: "GestureArbiterFlights", package: "GestureArbiter"),
                .product(name: "HeadlessUIKit", package: "GestureArbiter"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)

package.targets += [
    .target(name: "HeadlessPlayground", dependencies: [.product(name: "HeadlessUIKit", package: "GestureArbiter")]),
    .target(
        name: "GestureArbiter_Sources", dependencies: [.product(name: "HeadlessUIKit", package: "GestureArbiter")],
        path: "GestureArbiter.playground/Sources", swiftSettings: [.unsafeFlags(asUIKit)]),
    // The app playground's trials, on the host, where the answers are known.
    .target(
        name: "Measuring",
        dependencies: [
            .product(name: "GestureArbiter", package: "GestureArbiter"),
            .product(name: "GestureArbiterFlights", package: "GestureArbiter"),
            .product(name: "InteractiveDismissal", package: "GestureArbiter"),
            .product(name: "Panels", package: "GestureArbiter"),
            .product(name: "UIKitShim", package: "GestureArbiter"),
        ],
        path: "DeckLab.swiftpm/Measuring"),
    // Compares what was measured with the host's settings.
    .target(
        name: "Evidence",
        dependencies: ["Measuring", .product(name: "HeadlessUIKit", package: "GestureArbiter")]),
    .testTarget(
        name: "MeasuringTests",
        dependencies: [
            "Evidence", "Measuring", .product(name: "FlightReplay", package: "GestureArbiter"),
            .product(name: "GestureArbiterFlights", package: "GestureArbiter"),
            .product(name: "HeadlessUIKit", package: "GestureArbiter"),
        ]),
    .testTarget(name: "PageTests", dependencies: pages.keys.sorted().map { .target(name: targetName($0)) }),
]
package.targets += pages.map { page, modules in
    .executableTarget(
        name: targetName(page),
        dependencies: modules.map { .product(name: $0, package: "GestureArbiter") } + [
            "HeadlessPlayground", "GestureArbiter_Sources",
        ],
        path: "GestureArbiter.playground/Pages/\(page).xcplaygroundpage",
        swiftSettings: [
            .unsafeFlags(asUIKit + ["-Xfrontend", "-import-module", "-Xfrontend", "GestureArbiter_Sources"])
        ])
}

/// "Hand-off" as the name of a module: "Page_Hand_off".
func targetName(_ page: String) -> String {
    "Page_" + String(page.map { $0.isLetter ? $0 : "_" })
}
