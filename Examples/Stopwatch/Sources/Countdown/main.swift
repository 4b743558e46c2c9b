import TUI

let seconds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 25
var options = TerminalOptions()
options.inlineRows = 3
Terminal.run(options: options) { countdown($0, seconds: max(1, seconds)) }.leave()
