import TUI

let invocation = Shell.invocation

switch invocation.action {
case .help: print(HelpText(words: invocation.words, game: invocation.game).text)
case .demo:
    var options = TerminalOptions()
    options.title = "parlor --demo"
    Terminal.run(options, demo).leave()
case .version, .play: print("parlor \(version)")
}
