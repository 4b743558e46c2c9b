// swift-tools-version: 6.3

import PackageDescription

let libraries: [Target.Dependency] = [
    .product(name: "Reactive", package: "parlor"),
    .product(name: "TUI", package: "parlor"),
]

let package = Package(
    name: "LogViewer",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "parlor", path: "../..")],
    targets: [
        .executableTarget(name: "LogViewer", dependencies: libraries),
        .testTarget(name: "LogViewerTests", dependencies: libraries + ["LogViewer"]),
    ]
)
