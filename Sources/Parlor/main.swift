import TUI

let invocation = Shell.invocation

switch invocation.action {
case .help: print(HelpText(words: invocation.words, game: invocation.game).text)
case .version: print("parlor \(version)")
case .demo:
    var options = TerminalOptions()
    options.title = "parlor --demo"
    Terminal.run(options: options, demo).leave()
case .play:
    let arguments = Array(CommandLine.arguments.dropFirst())
    Run(invocation, arguments, Shell.environment).play().leave()
}
