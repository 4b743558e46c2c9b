import TUI

if CommandLine.arguments.dropFirst() == ["--demo"] {
    Terminal.run(demoOptions, demo).leave()
} else {
    print("parlor \(version)")
}
