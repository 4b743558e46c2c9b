import Games
import TUI

let invocation = Shell.invocation

switch invocation.action {
case .help:
    print(HelpText(words: invocation.words, game: invocation.game, tool: invocation.tool).text)
case .version: print("parlor \(version)")
case .man: print(ManualPage(words: invocation.words).text)
case .completions(let shell): print(shell.script(in: invocation.words))
case .tool(let tool):
    Shell.end(tool.run(invocation, invocation.words, Shell.surroundings).rawValue)
case .demo:
    var options = TerminalOptions()
    options.title = "parlor --demo"
    Terminal.run(options: options, demo).leave()
case .play:
    let desk = Desk(
        invocation, Shell.environment, boards: BackgroundBoards(), judge: SolvingJudge(),
        clock: Shell.secondsSince1970)
    var options = desk.preferences.value.terminalOptions
    options.title = "parlor"
    let ending = Terminal.run(
        options: options, theme: { desk.preferences.value.theme(in: $0) },
        { parlor($0, desk) })
    desk.save()
    ending.leave()
}
