import TUI

if CommandLine.arguments.dropFirst() == ["--demo"] {
    var options = TerminalOptions()
    options.title = "parlor --demo"
    Terminal.run(options: options, demo).leave()
} else {
    print("parlor \(version)")
}
