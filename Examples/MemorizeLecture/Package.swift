// swift-tools-version: 6.3

import PackageDescription

let libraries: [Target.Dependency] = [
    .product(name: "Reactive", package: "parlor"),
    .product(name: "TUI", package: "parlor"),
]

let package = Package(
    name: "MemorizeLecture",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "parlor", path: "../..")],
    targets: [
        .executableTarget(name: "MemorizeLecture", dependencies: libraries),
        .testTarget(name: "MemorizeLectureTests", dependencies: libraries + ["MemorizeLecture"]),
    ]
)
