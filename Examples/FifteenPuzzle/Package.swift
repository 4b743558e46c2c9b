// swift-tools-version: 6.3

import PackageDescription

let libraries: [Target.Dependency] = [
    .product(name: "Reactive", package: "parlor"),
    .product(name: "TUI", package: "parlor"),
]
let testing = Target.Dependency.product(name: "ReactiveTesting", package: "parlor")

let package = Package(
    name: "FifteenPuzzle",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "parlor", path: "../..")],
    targets: [
        .executableTarget(name: "FifteenPuzzle", dependencies: libraries),
        .testTarget(
            name: "FifteenPuzzleTests", dependencies: libraries + [testing, "FifteenPuzzle"]),
    ]
)
