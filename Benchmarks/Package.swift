// swift-tools-version: 6.1
import PackageDescription

/// A separate package, so that `swift build` and `swift test` of the libraries do not build it.
let libraries: [Target.Dependency] = [
    .product(name: "GestureArbiter", package: "GestureArbiter"),
    .product(name: "GestureArbiterFlights", package: "GestureArbiter"),
    .product(name: "InteractiveDismissal", package: "GestureArbiter"),
    .product(name: "DeckTransition", package: "GestureArbiter"),
    .product(name: "HeadlessUIKit", package: "GestureArbiter"),
]

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "GestureArbiter", path: ".."),
        // No traits: the harness measures time. valgrind counts allocations; see `gate`.
        .package(url: "https://github.com/ordo-one/benchmark", .upToNextMinor(from: "1.38.1"), traits: []),
    ],
    targets: [
        .target(name: "Subjects", dependencies: libraries),
        .target(name: "Heap"),
        .executableTarget(name: "Probe", dependencies: ["Subjects"]),
        .executableTarget(
            name: "Speed", dependencies: ["Subjects", "Heap", .product(name: "Benchmark", package: "benchmark")],
            path: "Speed",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    ],
    swiftLanguageModes: [.v6]
)
