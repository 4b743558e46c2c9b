// swift-tools-version: 6.3

import PackageDescription

// Debug builds contain the inspector. Release builds leave it out, unless you ask for it with
// `make dist INSPECTOR=1`.
let inspector: [SwiftSetting] = [.define("INSPECTOR", .when(configuration: .debug))]

// The games and the toolkit are optimized in debug builds, too. Without that, a hint or a new board takes six to ten times
// as long in `swift run parlor` and `swift test`, and the tests that draw screens take a quarter longer.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

// The program creates its types by calls instead of finding them by their names: a start takes a fifth fewer
// instructions. Only `make dist` uses this flag for the libraries, too.
let starts: [SwiftSetting] = [
    .unsafeFlags(
        ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
        .when(configuration: .release))
]

let package = Package(
    name: "parlor",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Reactive", targets: ["Reactive"]),
        .library(name: "ReactiveTesting", targets: ["ReactiveTesting"]),
        .library(name: "RxCompatibility", targets: ["RxCompatibility"]),
        .library(name: "Games", targets: ["Games"]),
        .library(name: "TUI", targets: ["TUI"]),
        .executable(name: "parlor", targets: ["ParlorCommand"]),
    ],
    targets: [
        .target(name: "CLibrary"),
        .target(name: "ReactiveThreads"),
        .target(name: "Reactive", dependencies: ["ReactiveThreads"]),
        .target(name: "MarblePictures", dependencies: ["Reactive"]),
        .target(name: "ReactiveTesting", dependencies: ["MarblePictures", "Reactive"]),
        .target(name: "RxCompatibility", dependencies: ["Reactive"]),
        .target(
            name: "Games", dependencies: ["Reactive", "ReactiveThreads"], swiftSettings: optimized),
        .target(
            name: "TUI",
            dependencies: ["CLibrary", "Reactive", "ReactiveThreads", "MarblePictures"],
            swiftSettings: inspector + optimized),
        .target(
            name: "Parlor",
            dependencies: [
                "CLibrary", "Reactive", "ReactiveThreads", "MarblePictures", "Games", "TUI",
            ],
            swiftSettings: inspector + starts, plugins: ["StateCommit"]),
        .target(
            name: "Laboratory",
            dependencies: ["CLibrary", "Reactive", "MarblePictures", "Games", "TUI", "Parlor"],
            swiftSettings: inspector + starts),
        .executableTarget(name: "ParlorCommand", dependencies: ["Parlor", "Laboratory"]),
        .plugin(name: "StateCommit", capability: .buildTool()),
        .target(name: "Sweep", path: "Tests/Sweep"),
        .testTarget(
            name: "ReactiveTests",
            dependencies: ["Reactive", "ReactiveTesting", "RxCompatibility", "Sweep"],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        .testTarget(
            name: "RxSwiftCompatibilityTests",
            dependencies: ["Reactive", "ReactiveTesting", "RxCompatibility"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "RxCompatibilityTests",
            dependencies: ["RxCompatibility", "Reactive", "ReactiveTesting"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "GamesTests", dependencies: ["Games", "Reactive", "ReactiveTesting", "Sweep"],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "TUITests",
            dependencies: ["TUI", "CLibrary", "Reactive", "ReactiveTesting", "Sweep"],
            exclude: ["Fixtures"], swiftSettings: inspector),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "Reactive", "ReactiveTesting", "RxCompatibility", "Games", "TUI", "Parlor",
                "Laboratory",
            ],
            // The code of a page may use only what the page imports.
            swiftSettings: inspector + [.enableUpcomingFeature("MemberImportVisibility")]),
        .testTarget(
            name: "ParlorTests",
            dependencies: [
                "Parlor", "Laboratory", "Reactive", "ReactiveTesting", "Games", "TUI", "Sweep",
            ],
            exclude: ["Fixtures", "Recordings"], swiftSettings: inspector),
    ],
    swiftLanguageModes: [.v6]
)
